import { text } from '@countinghouse/contract/auth/sign-in-step.text'
import { useLanguage } from '../../../ui/language/language.tsx'
import steps from './sign-in-step.module.css'

/** The way to a new password, where mail can go out; elsewhere an administrator gives a link. */
export function ForgottenPassword() {
  const { t } = useLanguage()
  return (
    <p className={steps.other}>
      <a href="/auth/reset">{t(text.forgotten)}</a>
    </p>
  )
}
