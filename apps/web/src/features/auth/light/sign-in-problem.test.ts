import { format } from '@countinghouse/contract/text'
import type { TextParams } from '@countinghouse/contract/text'
import type { Text } from '@countinghouse/kernel/text'
import { expect, test } from 'vitest'
import { CallError } from '../../../app/calls/call-error.ts'
import { signInProblem } from './sign-in-problem.ts'

const t = (text: Text, params?: TextParams) => format(text, 'en', params)

test('too many attempts name the minutes, rounded up, at least one', () => {
  const tooMany = (retryAfterSeconds: number) =>
    new CallError({ status: 429, code: 'rate_limited', message: 'x', retryAfterSeconds })
  expect(signInProblem(tooMany(130), t)).toBe('Too many attempts. Try again in 3 minutes.')
  expect(signInProblem(tooMany(5), t)).toBe('Too many attempts. Try again in 1 minute.')
  const inDetails = new CallError({ status: 429, code: 'rate_limited', message: 'x', details: { retryAfter: 600 } })
  expect(signInProblem(inDetails, t)).toBe('Too many attempts. Try again in 10 minutes.')
})

test('a wrong pair reads as pinned; the words of the server go first', () => {
  const wrong = new CallError({ status: 401, code: 'auth.invalid_credentials', message: 'x' })
  expect(signInProblem(wrong, t)).toBe('Sign-in failed. Check your user name and password.')
  const inactive = new CallError({
    status: 403,
    code: 'inactive_user',
    message: 'Your account is inactive. Contact your administrator.',
    hasServerMessage: true,
  })
  expect(signInProblem(inactive, t)).toBe('Your account is inactive. Contact your administrator.')
})
