import { expect, test } from 'vitest'
import { CallError, offlineError } from '../../app/calls/call-error.ts'
import { refusalOf } from './command-error.ts'

const refused = (status: number, code: string) => new CallError({ status, code, message: code })

test('a command waits for whoever gave it, also where somebody else has signed in, and is refused for what it is alone', () => {
  const passing = [
    offlineError('en'),
    refused(503, 'busy'),
    refused(429, 'rate_limited'),
    refused(403, 'token_expired'),
    refused(409, 'session_changed'),
    refused(409, 'request_in_progress'),
  ]
  expect(passing.map(refusalOf)).toEqual(passing.map(() => null))
  expect([refused(409, 'state_conflict'), refused(403, 'forbidden')].map(refusalOf)).toEqual([
    'state_conflict',
    'forbidden',
  ])
})
