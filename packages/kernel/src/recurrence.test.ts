import { expect, test } from 'vitest'
import { followingDate, nextDates } from './recurrence.ts'

test('a date follows on the day of the month, and on the last day of a shorter month without losing the day', () => {
  const monthly = { frequency: 'monthly', dayOfMonth: 31 } as const
  expect(nextDates('2027-12-31', { ...monthly, until: null, count: 4 })).toEqual([
    '2027-12-31',
    '2028-01-31',
    '2028-02-29',
    '2028-03-31',
  ])
  expect(followingDate('2026-11-15', { frequency: 'quarterly', dayOfMonth: 15 })).toBe('2027-02-15')
  expect(followingDate('2028-02-29', { frequency: 'yearly', dayOfMonth: 29 })).toBe('2029-02-28')
})

test('no date is after the last one', () => {
  const rule = { frequency: 'quarterly', dayOfMonth: 1 } as const
  expect(nextDates('2026-01-01', { ...rule, until: '2026-07-01', count: 10 })).toEqual([
    '2026-01-01',
    '2026-04-01',
    '2026-07-01',
  ])
  expect(nextDates('2026-01-01', { ...rule, until: '2025-12-31', count: 10 })).toEqual([])
})
