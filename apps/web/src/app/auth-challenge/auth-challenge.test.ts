import { expect, test } from 'vitest'
import { challenge, challengeOf, challenges, release, releaseAll } from './auth-challenge.ts'
import { CallError } from '../calls/call-error.ts'

const refusal = (code: string, details: Record<string, unknown> = {}) =>
  new CallError({ status: 403, code, message: code, details })

test('a refusal says what is wanted', () => {
  expect(challengeOf(refusal('password_change_required'))).toEqual({ kind: 'password' })
  expect(challengeOf(refusal('two_factor_required'))).toEqual({ kind: 'secondFactor' })
  expect(challengeOf(refusal('step_up_required', { reason: 'proof', proof: 'code' }))).toEqual({
    kind: 'proof',
    proof: 'code',
  })
  expect(challengeOf(refusal('step_up_required'))).toEqual({ kind: 'proof', proof: 'password' })
  expect(challengeOf(refusal('step_up_required', { reason: 'locked', name: 'Omar', hasPin: true }))).toEqual({
    kind: 'locked',
    name: 'Omar',
    hasPin: true,
  })
})

test('calls that want the same wait for one answer, and those that want another for theirs', async () => {
  const [first, second] = [release(refusal('step_up_required')), release(refusal('step_up_required'))]
  const locked = challenge({ kind: 'locked', name: null, hasPin: false })
  expect(challenges.getState().map((challenged) => challenged.challenge.kind)).toEqual(['proof', 'locked'])
  challenges.getState()[0]?.answer(false)
  expect(await Promise.all([first, second])).toEqual([false, false])
  releaseAll('locked')
  expect(await locked).toBe(true)
  expect(challenges.getState()).toEqual([])
})
