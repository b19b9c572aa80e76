import { text } from '@countinghouse/contract/shell/sign-in.text'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useLanguage } from '../../../ui/language/language.tsx'
import { focusFirstInvalid } from '../light/focus-first-invalid.ts'
import classes from '../../../app/light/light-form.module.css'
import { LightInput } from '../light/light-input.tsx'
import { LightPassword } from '../light/light-password.tsx'

type Credentials = { username: string; password: string }

type Props = {
  readonly isBusy: boolean
  readonly onTouched: () => void
  readonly onSubmit: (credentials: Credentials) => void
}

/** User name and password; what was typed stays when signing in fails. */
export function SignInForm({ isBusy, onTouched, onSubmit }: Props) {
  const { t } = useLanguage()
  const [form, setForm] = useState<Credentials>({ username: '', password: '' })
  const [isTried, setIsTried] = useState(false)
  const missing = {
    username: isTried && form.username.trim() === '' ? t(text.usernameMissing) : null,
    password: isTried && form.password === '' ? t(text.passwordMissing) : null,
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsTried(true)
    if (form.username.trim() === '' || form.password === '') return focusFirstInvalid(event.currentTarget)
    if (!isBusy) onSubmit({ username: form.username.trim(), password: form.password })
  }
  return (
    <form className={classes.form} onSubmit={submit} onInput={onTouched} noValidate>
      <LightInput
        label={t(text.username)}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        value={form.username}
        onValue={(username) => setForm({ ...form, username })}
        error={missing.username}
      />
      <LightPassword
        label={t(text.password)}
        name="password"
        autoComplete="current-password"
        value={form.password}
        onValue={(password) => setForm({ ...form, password })}
        error={missing.password}
      />
      <button type="submit" className={classes.primary} aria-disabled={isBusy}>
        {t(isBusy ? text.busy : text.submit)}
      </button>
    </form>
  )
}
