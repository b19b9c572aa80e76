import { expect, test } from 'vitest'
import { timedUuid } from './timed-uuid.ts'

test('a UUID begins with its moment, says its version, and is never the same twice', () => {
  const created = timedUuid(0x0192_f3a4_b5c6)
  expect(created).toMatch(/^0192f3a4-b5c6-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(timedUuid(0x0192_f3a4_b5c6)).not.toBe(created)
  expect(timedUuid(1) < timedUuid(2)).toBe(true)
})
