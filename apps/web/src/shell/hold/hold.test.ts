import { expect, test } from 'vitest'
import { hold, holdOf, holds, release, releaseAll } from './hold.ts'
import { CallError } from '../call-error.ts'

const refusal = (code: string, details: Record<string, unknown> = {}) =>
  new CallError({ status: 403, code, message: code, details })

test('a refusal says what is wanted', () => {
  expect(holdOf(refusal('password_change_required'))).toEqual({ kind: 'password' })
  expect(holdOf(refusal('two_factor_required'))).toEqual({ kind: 'secondFactor' })
  expect(holdOf(refusal('step_up_required', { reason: 'proof', proof: 'code' }))).toEqual({
    kind: 'proof',
    proof: 'code',
  })
  expect(holdOf(refusal('step_up_required'))).toEqual({ kind: 'proof', proof: 'password' })
  expect(holdOf(refusal('step_up_required', { reason: 'locked', name: 'Omar', hasPin: true }))).toEqual({
    kind: 'locked',
    name: 'Omar',
    hasPin: true,
  })
})

test('calls that want the same wait for one answer, and those that want another for theirs', async () => {
  const [first, second] = [release(refusal('step_up_required')), release(refusal('step_up_required'))]
  const locked = hold({ kind: 'locked', name: null, hasPin: false })
  expect(holds.getState().map((held) => held.hold.kind)).toEqual(['proof', 'locked'])
  holds.getState()[0]?.answer(false)
  expect(await Promise.all([first, second])).toEqual([false, false])
  releaseAll('locked')
  expect(await locked).toBe(true)
  expect(holds.getState()).toEqual([])
})
