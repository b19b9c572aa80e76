import { minPasswordLength } from '@countinghouse/contract/constants'
import { text } from '@countinghouse/contract/shell/sign-in.text'
import type { Text } from '@countinghouse/kernel/text'

export type Account = {
  readonly firstName: string
  readonly lastName: string
  readonly username: string
  readonly password: string
}

export const emptyAccount: Account = { firstName: '', lastName: '', username: '', password: '' }

export type Problems<T> = { readonly [K in keyof T]?: Text }

/** What is wrong with a new account; the server has the last word. */
export function accountProblems(account: Account): Problems<Account> {
  const isUsername = /^[\p{L}\p{N}._@+-]{2,60}$/u.test(account.username.trim())
  return {
    ...missingOf(account, ['firstName', 'lastName']),
    ...(!isUsername && { username: text.usernameRule }),
    ...(account.password.length < minPasswordLength && { password: text.passwordRule }),
  }
}

/** The fields left empty. */
export function missingOf<T extends Readonly<Record<string, string>>>(
  form: T,
  names: readonly (keyof T)[],
): Problems<T> {
  const missing = names.filter((name) => form[name]?.trim() === '')
  return Object.fromEntries(missing.map((name) => [name, text.fieldMissing])) as Problems<T>
}
