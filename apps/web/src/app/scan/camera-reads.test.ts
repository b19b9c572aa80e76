import { expect, test } from 'vitest'
import type { Read } from './camera-reads.ts'
import { createSight, withAnswer, withRead } from './camera-reads.ts'

test('a code counts once while it is in sight, and again after two seconds out of it', () => {
  const isNew = createSight()
  const seenAt = [0, 100, 1900, 3800, 5800]
  expect(seenAt.map((at) => isNew('4711', at))).toEqual([true, false, false, false, true])
  expect(isNew('4712', 5801), 'another code').toBe(true)
})

test('answers go to the scans in their order, and one that nobody waits for goes to none', () => {
  const none: readonly Read[] = []
  const both = withRead(withRead(none, 'OAK'), 'ELM')
  const first = withAnswer(both, true)
  expect(first).toEqual([
    { code: 'OAK', isGood: true },
    { code: 'ELM', isGood: null },
  ])
  expect(withAnswer(withAnswer(first, false), true).at(-1)).toEqual({ code: 'ELM', isGood: false })
  expect(withAnswer(none, true)).toEqual([])
})

test('what has its answer makes room for the next', () => {
  expect(withRead(withAnswer(withRead([], 'OAK'), true), 'ELM')).toEqual([{ code: 'ELM', isGood: null }])
})
