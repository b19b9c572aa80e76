import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchPace } from './pace.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

test('work is in small steps with rests while five calls come in a second, and hurries again a second after', () => {
  const pace = watchPace()
  const now = () => [pace.rowsAtOnce(), pace.restShare()]
  expect(now()).toEqual([200, 0])
  for (let call = 1; call <= 4; call++) pace.noteCall()
  expect(now(), 'four are no crowd').toEqual([200, 0])
  vi.advanceTimersByTime(900)
  pace.noteCall()
  expect(now(), 'five within a second').toEqual([50, 1])
  vi.advanceTimersByTime(200)
  expect(now(), 'the first is more than a second ago').toEqual([200, 0])
})
