import { text } from '@countinghouse/contract/auth/errors.text'
import { text as platformText } from '@countinghouse/contract/errors.text'
import type { Locale, Text } from '@countinghouse/kernel/text'
import { CallError } from '../../../app/calls/call-error.ts'
import { consumeFromAddress } from '../../../app/light/consume-from-address.ts'

const code = consumeFromAddress('problem')

/** What went wrong on the way back from an identity provider; null: nothing. */
export function providerProblem(locale: Locale): CallError | null {
  if (code === null) return null
  const known: Readonly<Record<string, Text | undefined>> = {
    'auth.identity_unknown': text.identity_unknown,
    'auth.provider_taken': text.provider_taken,
    'auth.provider_down': text.provider_down,
    'auth.step_expired': text.step_expired,
    inactive_user: platformText.inactive_user,
    rate_limited: platformText.rate_limited,
  }
  const message = (known[code] ?? text.provider_refused)[locale]
  return new CallError({ status: 403, code, message, hasServerMessage: true })
}
