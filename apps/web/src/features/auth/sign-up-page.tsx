import { signUp } from '@countinghouse/contract/auth/sign-in'
import { signInPath } from '@countinghouse/contract/constants'
import { text } from '@countinghouse/contract/shell/sign-in.text'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { call } from '../../app/calls/call.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { AccountFields } from './light/account-fields.tsx'
import { accountProblems, emptyAccount } from './light/account-rule.ts'
import { fieldError } from './light/field-errors.ts'
import { focusFirstInvalid } from './light/focus-first-invalid.ts'
import { LightFrame } from '../../app/light/light-frame.tsx'
import type { LightPageProps } from './light/light-page.ts'
import classes from '../../app/light/light-form.module.css'
import { signInProblem } from './light/sign-in-problem.ts'
import { readFromAddress } from '../../app/light/consume-from-address.ts'
import { useAttempt } from '../../app/light/use-attempt.ts'

/** Accepts an invitation by the token in its link. */
function SignUpPage({ onSignedIn, prefetchApp }: LightPageProps) {
  const { t } = useLanguage()
  const [account, setAccount] = useState(emptyAccount)
  const [isTried, setIsTried] = useState(false)
  const { isBusy, failure, run } = useAttempt()
  const token = readFromAddress('token')
  if (token === null) {
    return (
      <LightFrame title={t(text.inviteTitle)}>
        <p className={classes.problem}>{t(text.inviteMissing)}</p>
        <p className={classes.form}>
          <a href={signInPath}>{t(text.signInInstead)}</a>
        </p>
      </LightFrame>
    )
  }
  const problems = isTried ? accountProblems(account) : {}
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsTried(true)
    if (Object.keys(accountProblems(account)).length > 0) return focusFirstInvalid(event.currentTarget)
    run(() => call(signUp, { ...account, token }).then(onSignedIn))
  }
  return (
    <LightFrame title={t(text.inviteTitle)} purpose={t(text.invitePurpose)} isWide>
      {failure !== null && (
        <p role="alert" className={classes.problem}>
          {signInProblem(failure, t)}
        </p>
      )}
      <form className={classes.form} onSubmit={submit} onInput={prefetchApp} noValidate>
        <AccountFields
          account={account}
          onChange={setAccount}
          errorOf={(name) => fieldError(name, problems, failure, t)}
        />
        <button type="submit" className={classes.primary} aria-disabled={isBusy}>
          {t(isBusy ? text.inviteBusy : text.inviteSubmit)}
        </button>
      </form>
    </LightFrame>
  )
}

export { SignUpPage as page }
