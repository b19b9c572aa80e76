import { setup } from '@countinghouse/contract/auth/setup'
import { signInPath } from '@countinghouse/contract/constants'
import { text } from '@countinghouse/contract/shell/setup.text'
import { text as signInText } from '@countinghouse/contract/shell/sign-in.text'
import type { FormEvent } from 'react'
import { Suspense, useState } from 'react'
import { call } from '../../../app/calls/call.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { fieldError } from '../light/field-errors.ts'
import { focusFirstInvalid } from '../light/focus-first-invalid.ts'
import { LightFrame } from '../../../app/light/light-frame.tsx'
import type { LightPageProps } from '../light/light-page.ts'
import classes from '../../../app/light/light-form.module.css'
import { LightInput } from '../light/light-input.tsx'
import { SetupCompany } from './setup-company.tsx'
import type { SetupForm, SetupStep } from './setup-form.ts'
import { emptySetup, setupSteps, stepProblems } from './setup-form.ts'
import { signInProblem } from '../light/sign-in-problem.ts'
import { readFromAddress } from '../../../app/light/consume-from-address.ts'
import { useAttempt } from '../../../app/light/use-attempt.ts'
import { later } from '../../../app/offline/later.ts'

const AccountFields = later(async () => (await import('../light/account-fields.tsx')).AccountFields)
const stepTitles = { company: text.company, store: text.storeStep, you: text.you }
const localZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** First run: company, store, owner. Source: docs/guides/auth.md, Sign-in and sessions. */
function SetupPage({ onSignedIn, prefetchApp }: LightPageProps) {
  const { t } = useLanguage()
  const [form, setForm] = useState<SetupForm>(() => emptySetup(localZone))
  const [at, setAt] = useState(0)
  const [isTried, setIsTried] = useState(false)
  const { isBusy, failure, run } = useAttempt()
  const token = readFromAddress('token')
  if (token === null) {
    return (
      <LightFrame title={t(text.title)}>
        <p className={classes.problem}>{t(text.tokenMissing)}</p>
        <p className={classes.form}>
          <a href={signInPath}>{t(signInText.signInInstead)}</a>
        </p>
      </LightFrame>
    )
  }
  const step: SetupStep = setupSteps[at] ?? 'company'
  const isLast = at === setupSteps.length - 1
  const problems = isTried ? stepProblems(step, form) : {}
  const go = (to: number) => {
    setIsTried(false)
    setAt(to)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsTried(true)
    if (Object.keys(stepProblems(step, form)).length > 0) return focusFirstInvalid(event.currentTarget)
    if (isLast) run(() => call(setup, { ...form, token }).then(onSignedIn))
    else go(at + 1)
  }
  const fields = { form, onChange: setForm, errorOf: (name: keyof SetupForm) => fieldError(name, problems, failure, t) }
  return (
    <LightFrame title={t(text.title)} purpose={t(text.purpose)} isWide>
      {failure !== null && (
        <p role="alert" className={classes.problem}>
          {signInProblem(failure, t)}
        </p>
      )}
      <form key={step} className={classes.form} onSubmit={submit} onInput={prefetchApp} noValidate>
        <div role="status">
          <p className={classes.hint}>{t(text.progress, { step: at + 1 })}</p>
          <h2>{t(stepTitles[step])}</h2>
        </div>
        {step === 'company' && (
          <Suspense fallback={<p className={classes.hint}>{t(text.loadingCountries)}</p>}>
            <SetupCompany {...fields} />
          </Suspense>
        )}
        {step === 'store' && (
          <LightInput
            label={t(text.storeName)}
            name="storeName"
            autoFocus
            hint={t(text.storeHelp)}
            value={form.storeName}
            onValue={(storeName) => setForm({ ...form, storeName })}
            error={fields.errorOf('storeName')}
          />
        )}
        {step === 'you' && (
          <Suspense>
            <AccountFields
              account={form}
              onChange={(account) => setForm({ ...form, ...account })}
              errorOf={fields.errorOf}
            />
          </Suspense>
        )}
        <div className={classes.actions}>
          {at > 0 && (
            <button type="button" className={classes.quiet} onClick={() => go(at - 1)}>
              {t(text.back)}
            </button>
          )}
          <button type="submit" className={classes.primary} aria-disabled={isBusy}>
            {t(isBusy ? text.busy : isLast ? text.finish : text.next)}
          </button>
        </div>
      </form>
    </LightFrame>
  )
}

export { SetupPage as page }
