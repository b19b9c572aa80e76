import { changePassword } from '@countinghouse/contract/auth/sign-in'
import type { SessionUser } from '@countinghouse/contract/auth/session'
import { text } from '@countinghouse/contract/shell/password.text'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { call, CallError } from '../calls/call.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { brokenPasswordRule } from './password-rule.ts'

const empty = { oldPassword: '', newPassword: '', confirmPassword: '' }

type Who = Pick<SessionUser, 'usr_cmp_id' | 'Usr_userid'>

/** State of the password change form and its result. Source: spec sections 5, 7 and 8. */
export function usePasswordChange(user: Who, onChanged: () => void) {
  const { t } = useLanguage()
  const problemId = `${useId()}-problem`
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
    onSuccess: onChanged,
  })
  return {
    problem,
    problemId,
    isPending,
    isSuccess,
    submit: (event: FormEvent) => {
      event.preventDefault()
      if (isPending || isSuccess) return
      const rule = brokenPasswordRule(form)
      setProblem(rule === null ? null : t(rule))
      if (rule === null) mutate()
    },
    field: (name: keyof typeof empty) => ({
      value: form[name],
      onChange: (value: string) => setForm({ ...form, [name]: value }),
      isInvalid: problem !== null,
      problemId,
    }),
  }
}

export type PasswordChange = ReturnType<typeof usePasswordChange>

/** A failed request without a server message shows the pinned text. */
function isOurs(error: Error): boolean {
  return error instanceof CallError && !error.hasServerMessage
}
