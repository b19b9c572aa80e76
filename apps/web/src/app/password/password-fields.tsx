import { text } from '@countinghouse/contract/shell/password.text'
import classes from './change-password.module.css'
import { useLanguage } from '../../ui/language/language.tsx'
import { SecretField } from '../../ui/field/secret-field.tsx'
import type { PasswordChange } from './use-password-change.ts'

/** Old, new and confirmed password, with error or success below. Source: spec section 2, Change Password. */
export function PasswordFields({ change }: { readonly change: PasswordChange }) {
  const { t } = useLanguage()
  const { field, problem, problemId, isSuccess } = change
  return (
    <>
      <SecretField label={t(text.oldPassword)} autoComplete="current-password" hasFocus {...field('oldPassword')} />
      <SecretField
        label={t(text.newPassword)}
        autoComplete="new-password"
        hint={t(text.hint)}
        {...field('newPassword')}
      />
      <SecretField label={t(text.confirmPassword)} autoComplete="new-password" {...field('confirmPassword')} />
      <div id={problemId} role="alert" className={classes.problem}>
        {problem}
      </div>
      <div role="status" className={classes.done}>
        {isSuccess && t(text.done)}
      </div>
    </>
  )
}
