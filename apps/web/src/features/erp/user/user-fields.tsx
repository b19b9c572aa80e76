import type { getUserChoices, UserDetails } from '@countinghouse/contract/erp/user'
import { userTypes } from '@countinghouse/contract/erp/user'
import { text } from '@countinghouse/contract/erp/user.text'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { DateInput } from '../../../ui/field/date-input.tsx'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import type { UserDraft } from './user-draft.ts'
import styles from './user.module.css'

type Option = { readonly value: string; readonly title: string }

export type UserFieldsProps = {
  readonly draft: UserDraft
  readonly problems: Readonly<Record<string, string>>
  readonly onChange: (change: Partial<UserDraft>) => void
  readonly choices: OutputOfRoute<typeof getUserChoices>
  /** Choices for the default store. */
  readonly stores: readonly { readonly id: number; readonly name: string }[]
  readonly isReadOnly?: boolean
}

const personal = [
  { name: 'firstName', type: 'text', maxLength: 80 },
  { name: 'lastName', type: 'text', maxLength: 80 },
  { name: 'designation', type: 'text', maxLength: 80 },
  { name: 'department', type: 'text', maxLength: 80 },
  { name: 'employeeNo', type: 'text', maxLength: 40 },
  { name: 'email', type: 'email', maxLength: 254 },
  { name: 'phone', type: 'tel', maxLength: 30 },
] as const
const days = ['validFrom', 'validUntil'] as const

/** Fields of a user. */
export function UserFields({ draft, problems, onChange, choices, stores, isReadOnly = false }: UserFieldsProps) {
  const { t, locale } = useLanguage()
  const none = { value: '', title: t(text.none) }
  const entered = ({ name, type, maxLength }: (typeof personal)[number]) => (
    <PlainField key={name} label={t(text[name])} problem={problems[name]} {...hintOf(name)}>
      {(control) => (
        <input
          {...control}
          type={type}
          maxLength={maxLength}
          dir={type === 'text' ? 'auto' : 'ltr'}
          autoComplete="off"
          readOnly={isReadOnly}
          value={draft[name]}
          onChange={(event) => onChange({ [name]: event.currentTarget.value })}
        />
      )}
    </PlainField>
  )
  const chosen = (name: keyof UserDetails & keyof typeof text, options: readonly Option[]) => (
    <PlainField label={t(text[name])} problem={problems[name]}>
      {(control) => (
        <select
          {...control}
          disabled={isReadOnly}
          value={draft[name]}
          onChange={(event) => onChange({ [name]: event.currentTarget.value })}
        >
          {options.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </select>
      )}
    </PlainField>
  )

  function hintOf(name: string): { hint?: string } {
    return name === 'email' || name === 'phone' ? { hint: t(text[`${name}Hint`]) } : {}
  }

  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t(text.person)}</legend>
        {personal.map(entered)}
        {chosen('locale', [
          { value: 'en', title: t(text.locale_en) },
          { value: 'ar', title: t(text.locale_ar) },
        ])}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t(text.workplace)}</legend>
        {chosen(
          'userType',
          userTypes.map((value) => ({ value, title: t(text[`userType_${value}`]) })),
        )}
        {draft.userType === 'store_bound' &&
          chosen('homeModuleId', [
            none,
            ...choices.modules.map(({ id, name }) => ({ value: String(id), title: name[locale] })),
          ])}
        {chosen('defaultStoreId', [none, ...stores.map(({ id, name }) => ({ value: String(id), title: name }))])}
        {days.map((name) => (
          <PlainField key={name} label={t(text[name])} problem={problems[name]}>
            {(control) => (
              <DateInput
                {...control}
                readOnly={isReadOnly}
                value={draft[name]}
                onChange={(value) => onChange({ [name]: value })}
              />
            )}
          </PlainField>
        ))}
      </fieldset>
    </>
  )
}
