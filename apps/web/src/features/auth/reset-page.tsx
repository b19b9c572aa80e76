import { requestReset, confirmReset } from '@countinghouse/contract/auth/reset'
import { minPasswordLength, signInPath } from '@countinghouse/contract/constants'
import { text } from '@countinghouse/contract/auth/sign-in-step.text'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { call } from '../../app/calls/call.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { focusFirstInvalid } from './light/focus-first-invalid.ts'
import classes from '../../app/light/light-form.module.css'
import { LightFrame } from '../../app/light/light-frame.tsx'
import { LightInput } from './light/light-input.tsx'
import { NewPasswordForm } from './light/new-password-form.tsx'
import { signInProblem } from './light/sign-in-problem.ts'
import { consumeFromAddress } from '../../app/light/consume-from-address.ts'
import steps from './sign-in/sign-in-step.module.css'
import { useAttempt } from '../../app/light/use-attempt.ts'

const token = consumeFromAddress('token')

/**
 * A forgotten password: first the link, then, with it, the new one.
 * Source: docs/guides/auth.md, Sign-in and sessions.
 */
function ResetPage() {
  return token === null ? <RequestLink /> : <NewPassword token={token} />
}

function RequestLink() {
  const { t } = useLanguage()
  const [username, setUsername] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [isRequested, setIsRequested] = useState(false)
  const { isBusy, failure, run } = useAttempt()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsTried(true)
    if (username.trim() === '') return focusFirstInvalid(event.currentTarget)
    run(() => call(requestReset, { username }).then(() => setIsRequested(true)))
  }
  return (
    <LightFrame title={t(text.resetTitle)} purpose={t(text.resetPurpose)}>
      <Problem failure={failure} />
      {isRequested ? (
        <p role="status" className={classes.notice}>
          {t(text.requested)}
        </p>
      ) : (
        <form className={classes.form} noValidate onSubmit={submit}>
          <LightInput
            label={t(text.username)}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            value={username}
            onValue={setUsername}
            error={isTried && username.trim() === '' ? t(text.usernameMissing) : null}
          />
          <button type="submit" className={classes.primary} aria-disabled={isBusy}>
            {t(isBusy ? text.busy : text.requestLink)}
          </button>
        </form>
      )}
      <BackToSignIn />
    </LightFrame>
  )
}

function NewPassword({ token: link }: { readonly token: string }) {
  const { t } = useLanguage()
  const [isDone, setIsDone] = useState(false)
  const { isBusy, failure, run } = useAttempt()
  return (
    <LightFrame title={t(text.passwordTitle)}>
      <Problem failure={failure} />
      {isDone ? (
        <p role="status" className={classes.notice}>
          {t(text.resetDone)}
        </p>
      ) : (
        <NewPasswordForm
          minimum={minPasswordLength}
          submit={t(text.resetSubmit)}
          isBusy={isBusy}
          failure={failure}
          onSubmit={(password) => run(() => call(confirmReset, { token: link, password }).then(() => setIsDone(true)))}
        />
      )}
      <BackToSignIn />
    </LightFrame>
  )
}

function Problem({ failure }: { readonly failure: unknown }) {
  const { t } = useLanguage()
  if (failure === null) return null
  return (
    <p role="alert" className={classes.problem}>
      {signInProblem(failure, t)}
    </p>
  )
}

function BackToSignIn() {
  const { t } = useLanguage()
  return (
    <p className={steps.other}>
      <a href={signInPath}>{t(text.signIn)}</a>
    </p>
  )
}

export { ResetPage as page }
