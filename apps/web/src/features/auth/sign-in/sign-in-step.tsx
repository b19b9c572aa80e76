import { signIn } from '@countinghouse/contract/auth/sign-in'
import type { SignInStep as Step } from '@countinghouse/contract/auth/sign-in'
import { text } from '@countinghouse/contract/auth/sign-in-step.text'
import type { InputOf } from '@countinghouse/contract/schema'
import { call } from '../../../app/calls/call.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { CodeForm } from './code-form.tsx'
import classes from '../../../app/light/light-form.module.css'
import { LightFrame } from '../../../app/light/light-frame.tsx'
import { NewPasswordForm } from '../light/new-password-form.tsx'
import type { SignInAnswer } from './sign-in-answer.ts'
import { signInProblem } from '../light/sign-in-problem.ts'
import steps from './sign-in-step.module.css'
import { useAttempt } from '../../../app/light/use-attempt.ts'

type Props = {
  readonly step: Step
  readonly onAnswer: (answer: SignInAnswer) => Promise<void>
  readonly onStartAgain: () => void
}

/** What is still missing after the password, one thing at a time. Source: docs/guides/auth.md, Sign-in and sessions. */
export function SignInStep({ step, onAnswer, onStartAgain }: Props) {
  const { t } = useLanguage()
  const attempt = useAttempt()
  const { isBusy, failure } = attempt
  const send = (input: InputOf<typeof signIn.input>) => attempt.run(() => call(signIn, input).then(onAnswer))
  const { challenge } = step
  const [title, purpose] = wordsOf[step.step]
  return (
    <LightFrame title={t(title)} purpose={t(purpose)}>
      {failure !== null && (
        <p role="alert" className={classes.problem}>
          {signInProblem(failure, t)}
        </p>
      )}
      {step.step === 'code' && (
        <CodeForm isBusy={isBusy} onSubmit={(code, isTrusted) => send({ challenge, code, isTrusted })} />
      )}
      {step.step === 'new_password' && (
        <NewPasswordForm
          minimum={step.minimum}
          submit={t(text.savePassword)}
          isBusy={isBusy}
          failure={failure}
          onSubmit={(newPassword) => send({ challenge, newPassword })}
        />
      )}
      {step.step === 'store' && (
        <ul className={steps.choices}>
          {step.stores.map(({ sno, Str_name }) => (
            <li key={sno}>
              <button
                type="button"
                className={classes.quiet}
                aria-disabled={isBusy}
                onClick={() => send({ challenge, storeId: sno })}
              >
                <bdi>{Str_name}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className={steps.other}>
        <button type="button" className={steps.link} onClick={onStartAgain}>
          {t(text.startAgain)}
        </button>
      </p>
    </LightFrame>
  )
}

const wordsOf = {
  code: [text.codeTitle, text.codePurpose],
  new_password: [text.passwordTitle, text.passwordPurpose],
  store: [text.storeTitle, text.storePurpose],
} as const
