import { signIn } from '@countinghouse/contract/auth/sign-in'
import type { InputOf } from '@countinghouse/contract/schema'
import { text } from '@countinghouse/contract/shell/sign-in.text'
import { Suspense, useEffect, useState } from 'react'
import { call } from '../../../app/calls/call.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { later } from '../../../app/offline/later.ts'
import { readSessionMessage } from '../../../app/session/session-end.ts'
import { LightFrame } from '../../../app/light/light-frame.tsx'
import type { LightPageProps } from '../light/light-page.ts'
import classes from '../../../app/light/light-form.module.css'
import { SignInForm } from './sign-in-form.tsx'
import type { SignInAnswer } from './sign-in-answer.ts'
import { DemoUsers, PasswordHelp, Providers, SignInBanner } from './sign-in-options.tsx'
import { signInProblem } from '../light/sign-in-problem.ts'
import { consumeFromAddress } from '../../../app/light/consume-from-address.ts'
import { useAttempt } from '../../../app/light/use-attempt.ts'

/** Asked for only when something is missing after the password. */
const SignInStep = later(async () => (await import('./sign-in-step.tsx')).SignInStep)

const consoleLink = consumeFromAddress('link')
const sessionMessage = readSessionMessage()
let isLinkUsed = false

/** Sign-in. Source: docs/guides/auth.md, Sign-in and sessions. */
function SignInPage({ onSignedIn, prefetchApp }: LightPageProps) {
  const { t } = useLanguage()
  const [isByLink, setIsByLink] = useState(consoleLink !== null)
  const [step, setStep] = useState<Extract<SignInAnswer, { step: unknown }> | null>(null)
  const { isBusy, failure, run } = useAttempt()
  const answered = async (answer: SignInAnswer) => {
    if ('step' in answer) setStep(answer)
    else await onSignedIn()
  }
  useEffect(() => {
    if (consoleLink === null || isLinkUsed) return
    // The link works once; a second run of this effect must not spend it.
    isLinkUsed = true
    prefetchApp()
    run(() => call(signIn, { link: consoleLink }).then(answered))
  })
  const enterAs = (credentials: InputOf<typeof signIn.input>) => {
    setIsByLink(false)
    run(() => call(signIn, credentials).then(answered))
  }
  if (step !== null)
    return (
      <Suspense>
        <SignInStep key={step.challenge} step={step} onAnswer={answered} onStartAgain={() => setStep(null)} />
      </Suspense>
    )
  const banner = (
    <Suspense>
      <SignInBanner />
    </Suspense>
  )
  if (isByLink && isBusy) {
    return (
      <LightFrame title={t(text.title)} banner={banner}>
        <p role="status" className={classes.notice}>
          {t(text.linkBusy)}
        </p>
      </LightFrame>
    )
  }
  return (
    <LightFrame title={t(text.title)} banner={banner}>
      {sessionMessage !== null && failure === null && (
        <p role="alert" className={classes.notice}>
          {sessionMessage}
        </p>
      )}
      {failure !== null && (
        <p role="alert" className={classes.problem}>
          {isByLink ? t(text.linkFailed) : signInProblem(failure, t)}
        </p>
      )}
      <SignInForm isBusy={isBusy} onTouched={prefetchApp} onSubmit={enterAs} />
      <Suspense>
        <Providers
          onGoOn={() => enterAs({ isFromProvider: true })}
          onFailure={(failed) => run(() => Promise.reject(failed))}
        />
        <PasswordHelp />
        <DemoUsers onChoose={(demoUser) => enterAs({ demoUser })} />
      </Suspense>
    </LightFrame>
  )
}

export { SignInPage as page }
