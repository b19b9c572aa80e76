import { text } from '@countinghouse/contract/shell/sign-in.text'
import { useLanguage } from '../../../ui/language/language.tsx'
import type { Account } from './account-rule.ts'
import classes from '../../../app/light/light-form.module.css'
import { LightInput } from './light-input.tsx'
import { LightPassword } from './light-password.tsx'

type Props = {
  readonly account: Account
  readonly onChange: (account: Account) => void
  readonly errorOf: (name: keyof Account) => string | null
}

/** Name, user name and password of a new account; shared by invitation and first run. */
export function AccountFields({ account, onChange, errorOf }: Props) {
  const { t } = useLanguage()
  const field = (name: keyof Account) => ({
    name,
    label: t(text[name]),
    value: account[name],
    onValue: (value: string) => onChange({ ...account, [name]: value }),
    error: errorOf(name),
  })
  return (
    <>
      <div className={classes.pair}>
        <LightInput autoComplete="given-name" autoFocus {...field('firstName')} />
        <LightInput autoComplete="family-name" {...field('lastName')} />
      </div>
      <LightInput autoComplete="username" autoCapitalize="none" spellCheck={false} {...field('username')} />
      <LightPassword autoComplete="new-password" hint={t(text.passwordRule)} {...field('password')} />
    </>
  )
}
