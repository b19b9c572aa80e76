import { expect, test } from 'vitest'
import { enteredSince } from './entered-since.ts'

test('what was sent is settled; what was typed meanwhile stays, and so does what was taken back', () => {
  const since = (now: Readonly<Record<string, string>>) =>
    enteredSince({ one: '1', two: '2' }, now, (key) => `saved ${key}`)
  expect(since({ one: '1', two: '2' })).toEqual({})
  expect(since({ one: '1', two: '22', three: '3' })).toEqual({ two: '22', three: '3' })
  expect(since({ one: '1' })).toEqual({ two: 'saved two' })
})
