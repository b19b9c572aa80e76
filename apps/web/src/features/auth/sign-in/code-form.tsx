import { text } from '@countinghouse/contract/auth/sign-in-step.text'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { useLanguage } from '../../../ui/language/language.tsx'
import { focusFirstInvalid } from '../light/focus-first-invalid.ts'
import classes from '../../../app/light/light-form.module.css'
import { LightInput } from '../light/light-input.tsx'
import steps from './sign-in-step.module.css'

type Props = { readonly isBusy: boolean; readonly onSubmit: (code: string, isTrusted: boolean) => void }

/** A code of the authenticator app, or a recovery code. */
export function CodeForm({ isBusy, onSubmit }: Props) {
  const { t } = useLanguage()
  const trustId = useId()
  const [code, setCode] = useState('')
  const [isTrusted, setIsTrusted] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsTried(true)
    if (code.trim().length < 6) return focusFirstInvalid(event.currentTarget)
    if (!isBusy) onSubmit(code.trim(), isTrusted)
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <LightInput
        label={t(text.code)}
        name="code"
        dir="ltr"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        autoFocus
        value={code}
        onValue={setCode}
        error={isTried && code.trim().length < 6 ? t(text.codeMissing) : null}
      />
      <div className={steps.tick}>
        <input
          id={trustId}
          type="checkbox"
          checked={isTrusted}
          onChange={(event) => setIsTrusted(event.currentTarget.checked)}
        />
        <label htmlFor={trustId}>{t(text.trust)}</label>
      </div>
      <button type="submit" className={classes.primary} aria-disabled={isBusy}>
        {t(isBusy ? text.busy : text.goOn)}
      </button>
    </form>
  )
}
