import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TermPart } from './due-parts.ts'
import { dueDay, dueParts, lessDiscount } from './due-parts.ts'

const whole: TermPart = { share: 1_000_000, event: 'bill_date', days: 30, dayOfMonth: null }

test('a part falls due so many days after its event, at the end of the month, or on a day of the month', () => {
  expect(dueDay(whole, '2028-01-31')).toBe('2028-03-01')
  expect(dueDay({ ...whole, event: 'month_end', days: 0 }, '2028-02-10')).toBe('2028-02-29')
  expect(dueDay({ ...whole, event: 'month_end', days: 15 }, '2026-12-05')).toBe('2027-01-15')
  expect(dueDay({ ...whole, days: 10, dayOfMonth: 15 }, '2026-11-05')).toBe('2026-11-15')
  expect(dueDay({ ...whole, days: 11, dayOfMonth: 15 }, '2026-11-05')).toBe('2026-12-15')
  // The 31st of a shorter month is its last day.
  expect(dueDay({ ...whole, days: 0, dayOfMonth: 31 }, '2026-02-28')).toBe('2026-02-28')
  expect(dueDay({ ...whole, days: 1, dayOfMonth: 31 }, '2026-11-30')).toBe('2026-12-31')
})

test('the last part carries what rounding leaves', () => {
  const third = { ...whole, share: 333_333 }
  const parts = [third, { ...third, days: 60 }, { ...third, share: 333_334, days: 90 }]
  expect(dueParts(parts, 10_000, '2026-01-01').map(({ minor }) => minor)).toEqual([3333, 3333, 3334])
  expect(lessDiscount(9999, 20_000)).toBe(9800)
})

test('parts of a whole come to it, whatever is owed', () => {
  const owed = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })
  const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 999_999 }), { maxLength: 23 })
  fc.assert(
    fc.property(owed, cuts, (minor, places) => {
      const ends = [...places.toSorted((a, b) => a - b), 1_000_000]
      const parts = ends.map((end, index) => ({ ...whole, share: end - (ends[index - 1] ?? 0) }))
      const dues = dueParts(parts, minor, '2026-11-21')
      expect(dues.reduce((sum, due) => sum + BigInt(due.minor), 0n)).toBe(BigInt(minor))
      expect(dues.every((due) => due.minor >= 0)).toBe(true)
    }),
  )
})
