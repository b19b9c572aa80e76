import { expect, test } from 'vitest'
import { addDays, addMonths, countDays, countMonths, isWholeMonths, monthEnd, yearStart } from './days.ts'

test('months keep the day where they have it, and the last day stays the last', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2028-02-29', -12)).toBe('2027-02-28')
  expect(addMonths('2027-02-28', 12)).toBe('2028-02-29')
  expect(addMonths('2026-03-30', -1)).toBe('2026-02-28')
  expect(addMonths('2026-03-15', -3)).toBe('2025-12-15')
})

test('periods are counted with both ends', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
  expect(monthEnd('2028-02-10')).toBe('2028-02-29')
  expect(countDays('2026-03-01', '2026-03-31')).toBe(31)
  expect(countMonths('2025-12-31', '2026-02-01')).toBe(3)
  expect(isWholeMonths('2026-02-01', '2026-03-31')).toBe(true)
  expect(isWholeMonths('2026-02-02', '2026-03-31')).toBe(false)
})

test('a fiscal year starts in the month of the company', () => {
  expect(yearStart('2026-03-31', 4)).toBe('2025-04-01')
  expect(yearStart('2026-04-01', 4)).toBe('2026-04-01')
  expect(yearStart('2026-11-05', 1)).toBe('2026-01-01')
})
