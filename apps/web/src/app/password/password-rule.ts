import { minPasswordLength } from '@countinghouse/contract/constants'
import { text } from '@countinghouse/contract/shell/password.text'
import type { Text } from '@countinghouse/kernel/text'

export type PasswordForm = {
  readonly oldPassword: string
  readonly newPassword: string
  readonly confirmPassword: string
}

/** The first rule violated by a password change, or null; the server checks the old password. Source: spec section 5. */
export function brokenPasswordRule(form: PasswordForm): Text | null {
  if (form.oldPassword === '' || form.newPassword === '' || form.confirmPassword === '') return text.required
  if (form.newPassword.length < minPasswordLength) return text.tooShort
  return form.newPassword === form.confirmPassword ? null : text.mismatch
}
