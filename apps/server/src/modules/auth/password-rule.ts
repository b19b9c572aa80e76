import { maxPasswordLength, minPasswordLength } from '@countinghouse/contract/constants'
import { text } from '@countinghouse/contract/auth/password.text'
import { fail } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import { isGuessable } from './guessable.ts'

type ValidationContext = {
  /** Names that it must not hold. */
  readonly words: readonly string[]
  readonly locale: Locale
  /** As many characters at least; a company may ask for more. */
  readonly minimum?: number
}

/** Nobody's password may hold it, whoever he is. */
const ourName = 'countinghouse'

/** Why a new password cannot be taken, in the reader's language, or null. Source: spec section 5; docs/guides/auth.md, Sign-in and sessions. */
export function passwordProblem(
  password: string,
  { words, locale, minimum = minPasswordLength }: ValidationContext,
): string | null {
  const plain = password.normalize('NFC')
  const length = [...plain].length
  if (length < minimum) return format(text.too_short, locale, { minimum })
  if (length > maxPasswordLength) return format(text.too_long, locale, { maximum: maxPasswordLength })
  const folded = plain.toLowerCase()
  if (isGuessable(folded)) return format(text.common, locale)
  const telling = [ourName, ...words]
    .flatMap((value) => value.toLowerCase().split(/[\s@.]+/))
    .filter((word) => word.length >= 4)
  if (telling.some((word) => folded.includes(word))) return format(text.contextual, locale)
  return null
}

/** Throws: auth.password_rule at the field, always. */
export function rejectPassword(problem: string, field = 'password'): never {
  return fail('auth.password_rule', { fields: { [field]: [{ code: 'password_rule', message: problem }] } })
}
