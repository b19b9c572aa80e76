import { text } from '@countinghouse/contract/erp/user.text'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { Segments } from '../../../ui/button/segments.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './user.module.css'

const waysIn = ['link', 'password'] as const
export type WayIn = (typeof waysIn)[number]

type Props = {
  readonly value: WayIn
  readonly login: string
  readonly hasMail: boolean
  readonly problem: string | undefined
  readonly onChange: (value: WayIn) => void
  readonly onLogin: (login: string) => void
}

/** Sign-in method of a new user: invitation or temporary password. */
export function UserWayIn({ value, login, hasMail, problem, onChange, onLogin }: Props) {
  const { t } = useLanguage()
  const hint = value === 'link' ? text.wayInLinkHint : hasMail ? text.wayInPasswordHint : text.wayInNoMailHint
  return (
    <div className={styles.choices}>
      <Segments
        label={t(text.wayIn)}
        value={value}
        options={waysIn.map((way) => ({ value: way, label: t(text[`wayIn_${way}`]) }))}
        onChange={(way) => onChange(way === 'password' ? 'password' : 'link')}
      />
      <p className={styles.note}>{t(hint)}</p>
      {value === 'password' && (
        <div className={styles.narrow}>
          <PlainField label={t(text.login)} problem={problem}>
            {(control) => (
              <input
                {...control}
                dir="ltr"
                maxLength={60}
                autoComplete="off"
                spellCheck={false}
                value={login}
                onChange={(event) => onLogin(event.currentTarget.value)}
              />
            )}
          </PlainField>
        </div>
      )}
    </div>
  )
}
