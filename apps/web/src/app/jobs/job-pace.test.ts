import type { TextParams } from '@countinghouse/contract/text'
import { format } from '@countinghouse/contract/text'
import type { Text } from '@countinghouse/kernel/text'
import { expect, test } from 'vitest'
import { durationText, isOver, paceOf, withSample } from './job-pace.ts'

test('pace and rest are told after three seconds of progress', () => {
  const at = (ms: number, done: number) => ({ at: ms, done })
  expect(paceOf([], 100)).toBeNull()
  expect(paceOf([at(0, 0), at(2000, 50)], 100)).toBeNull()
  expect(paceOf([at(0, 10), at(4000, 50)], 100)).toEqual({ perSecond: 10, remainingSeconds: 5 })
  expect(paceOf([at(0, 10), at(4000, 50)], null)).toEqual({ perSecond: 10, remainingSeconds: null })
  expect(paceOf([at(0, 10), at(4000, 10)], 100)).toBeNull()
  expect(paceOf([at(0, 0), at(4000, 120)], 100)?.remainingSeconds).toBe(0)
})

test('only the last half minute counts', () => {
  const samples = [0, 10_000, 20_000, 40_000].reduce<ReturnType<typeof withSample>>(
    (known, ms) => withSample(known, { at: ms, done: ms }),
    [],
  )
  expect(samples.map(({ at }) => at)).toEqual([10_000, 20_000, 40_000])
})

test('a duration in the two units that matter', () => {
  const t = (text: Text, params?: TextParams) => format(text, 'en', params)
  expect([0.4, 59, 60, 125, 3660, -1].map((seconds) => durationText({ t }, seconds))).toEqual([
    '0 s',
    '59 s',
    '1 min 0 s',
    '2 min 5 s',
    '1 h 1 min',
    '0 s',
  ])
})

test('a job is over when it is done, failed or cancelled', () => {
  const statuses = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const
  expect(statuses.filter((status) => isOver({ status }))).toEqual(['done', 'failed', 'cancelled'])
})
