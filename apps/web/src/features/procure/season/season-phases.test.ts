import { expect, test } from 'vitest'
import { calendarOf } from './season-phases.ts'

test('phases lie over whole months; one without an end goes to the end of the calendar', () => {
  const calendar = calendarOf({
    buyingFrom: '2026-01-16',
    buyingTo: '2026-01-31',
    sellingFrom: '2026-02-01',
    sellingTo: '2026-03-01',
    markdownFrom: '2026-03-01',
    deliveryFrom: null,
  })
  expect(calendar?.months.map(({ day }) => day)).toEqual(['2026-01-01', '2026-02-01', '2026-03-01'])
  // 90 days: 31, 28 and 31.
  expect(
    calendar?.phases.map(({ name, bar }) => [
      name,
      bar && Math.round(bar.start * 90),
      bar && Math.round(bar.length * 90),
    ]),
  ).toEqual([
    ['buying', 15, 16],
    ['delivery', null, null],
    ['selling', 31, 29],
    ['markdown', 59, 31],
  ])
})

test('a long season names every few months; one without dates has no calendar', () => {
  const long = calendarOf({ buyingFrom: '2025-11-30', markdownFrom: '2026-12-01' })
  expect(long?.months.map(({ day }) => day)).toEqual(['2025-11-01', '2026-02-01', '2026-05-01', '2026-08-01'])
  expect(calendarOf({ buyingFrom: null })).toBeNull()
})
