import { text } from '@countinghouse/contract/auth/sign-in-step.text'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useLanguage } from '../../../ui/language/language.tsx'
import { fieldError } from './field-errors.ts'
import { focusFirstInvalid } from './focus-first-invalid.ts'
import classes from '../../../app/light/light-form.module.css'
import { LightPassword } from './light-password.tsx'

type Props = {
  readonly minimum: number
  readonly submit: string
  readonly isBusy: boolean
  readonly failure: unknown
  readonly onSubmit: (password: string) => void
}

/** A new password, twice; the server has the last word. */
export function NewPasswordForm({ minimum, submit, isBusy, failure, onSubmit }: Props) {
  const { t } = useLanguage()
  const [form, setForm] = useState({ password: '', repeated: '' })
  const [isTried, setIsTried] = useState(false)
  const rule = t(text.passwordRule, { minimum })
  const isShort = form.password.length < minimum
  const isDifferent = form.password !== form.repeated
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsTried(true)
    if (isShort || isDifferent) return focusFirstInvalid(event.currentTarget)
    if (!isBusy) onSubmit(form.password)
  }
  const refused = fieldError('newPassword', {}, failure, t) ?? fieldError('password', {}, failure, t)
  return (
    <form className={classes.form} noValidate onSubmit={send}>
      <LightPassword
        label={t(text.newPassword)}
        name="new-password"
        autoComplete="new-password"
        hint={rule}
        value={form.password}
        onValue={(password) => setForm({ ...form, password })}
        error={isTried && isShort ? rule : refused}
      />
      <LightPassword
        label={t(text.repeated)}
        name="repeated"
        autoComplete="new-password"
        value={form.repeated}
        onValue={(repeated) => setForm({ ...form, repeated })}
        error={isTried && isDifferent ? t(text.mismatch) : null}
      />
      <button type="submit" className={classes.primary} aria-disabled={isBusy}>
        {isBusy ? t(text.busy) : submit}
      </button>
    </form>
  )
}
