import { changePassword } from '@countinghouse/contract/auth/sign-in'
import { text } from '@countinghouse/contract/shell/password.text'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { Dialog } from '../kit/dialog.tsx'
import { call, CallError } from './call.ts'
import classes from './change-password.module.css'
import { useLanguage } from './language.tsx'
import { brokenPasswordRule } from './password-rule.ts'
import { planLeave } from './planned-leave.ts'
import { SecretField } from './secret-field.tsx'
import { useSession } from './session.tsx'

/** How long the success text stands before the page reloads. */
const readingTimeMs = 1200

const empty = { oldPassword: '', newPassword: '', confirmPassword: '' }

/** Change Password. Source: spec sections 2, 5, 7 and 8. */
export function ChangePassword({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLanguage()
  const { user } = useSession()
  const id = useId()
  const [form, setForm] = useState(empty)
  const [problem, setProblem] = useState<string | null>(null)
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: async () => {
      const { results } = await call(changePassword, {
        usr_password: form.oldPassword,
        usr_passwordNew: form.newPassword,
        usr_cmp_id: user.usr_cmp_id,
        Usr_id: user.Usr_userid,
      })
      if (!results.success) throw new Error(results.message || t(text.failed))
    },
    onError: (error) => setProblem(isOurs(error) ? t(text.requestFailed) : error.message),
    onSuccess: () => {
      setTimeout(() => {
        onClose()
        planLeave()
        location.reload()
      }, readingTimeMs)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending || isSuccess) return
    const rule = brokenPasswordRule(form)
    setProblem(rule === null ? null : t(rule))
    if (rule === null) mutate()
  }
  const field = (name: keyof typeof empty) => ({
    value: form[name],
    onChange: (value: string) => setForm({ ...form, [name]: value }),
    isInvalid: problem !== null,
    problemId: `${id}-problem`,
  })
  const actions = (
    <>
      <Button variant="default" onClick={onClose}>
        {t(text.close)}
      </Button>
      <Button type="submit" form={id} disabled={isPending || isSuccess}>
        {t(isPending ? text.busy : text.submit)}
      </Button>
    </>
  )
  return (
    <Dialog title={t(text.title)} onClose={onClose} actions={actions}>
      <form id={id} className={classes.form} onSubmit={submit} noValidate>
        <SecretField label={t(text.oldPassword)} autoComplete="current-password" hasFocus {...field('oldPassword')} />
        <SecretField
          label={t(text.newPassword)}
          autoComplete="new-password"
          hint={t(text.hint)}
          {...field('newPassword')}
        />
        <SecretField label={t(text.confirmPassword)} autoComplete="new-password" {...field('confirmPassword')} />
        <div id={`${id}-problem`} role="alert" className={classes.problem}>
          {problem}
        </div>
        <div role="status" className={classes.done}>
          {isSuccess && t(text.done)}
        </div>
      </form>
    </Dialog>
  )
}

/** A failed request without a word of the server has the pinned text. */
function isOurs(error: Error): boolean {
  return error instanceof CallError && !error.hasServerMessage
}
