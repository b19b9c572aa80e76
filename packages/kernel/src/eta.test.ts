import { expect, test } from 'vitest'
import { addDays } from './days.ts'
import { addProductionDays, forecastLegs, originHandlingDays } from './eta.ts'

const none = { etd: null, eta: null, atd: null, ata: null, clearedOn: null, deliveredOn: null }
const lane = { transitDays: 34, transitDaysP90: 41, customsDays: 3, inlandDays: 2 }

test('E1: an order of 2 March with 30 days of production is in stock on 18 May, in nine of ten cases on 25 May', () => {
  const factory = addProductionDays('2026-03-02', 30, [])
  expect(factory).toBe('2026-04-01')
  const etd = addDays(factory, originHandlingDays)
  expect(forecastLegs({ ...none, etd }, lane).map(({ leg, p50, p90 }) => [leg, p50, p90])).toEqual([
    ['departed', '2026-04-06', '2026-04-06'],
    ['arrived', '2026-05-10', '2026-05-17'],
    ['cleared', '2026-05-13', '2026-05-20'],
    ['delivered', '2026-05-15', '2026-05-22'],
    ['available', '2026-05-18', '2026-05-25'],
  ])
})

test('what happened replaces what was expected, and what the carrier announced the lane', () => {
  const announced = forecastLegs({ ...none, atd: '2026-04-08', eta: '2026-05-20' }, lane)
  expect(announced.map(({ p50, p90, isActual }) => [p50, p90, isActual]).slice(0, 2)).toEqual([
    ['2026-04-08', '2026-04-08', true],
    ['2026-05-20', '2026-05-27', false],
  ])
  const arrived = forecastLegs({ ...none, atd: '2026-04-08', ata: '2026-05-22', eta: '2026-05-20' }, lane)
  expect(arrived.at(-1)).toEqual({ leg: 'available', p50: '2026-06-01', p90: '2026-06-01', isActual: false })
  const delivered = forecastLegs(
    { ...none, ata: '2026-05-22', clearedOn: '2026-05-22', deliveredOn: '2026-05-23' },
    null,
  )
  expect(delivered.map(({ leg, p50 }) => [leg, p50])).toEqual([
    ['arrived', '2026-05-22'],
    ['cleared', '2026-05-22'],
    ['delivered', '2026-05-23'],
    ['available', '2026-05-25'],
  ])
})

test('nothing is expected without a departure, or without a lane and an announced arrival', () => {
  expect(forecastLegs(none, lane)).toEqual([])
  expect(forecastLegs({ ...none, etd: '2026-04-06' }, null)).toHaveLength(1)
})

test('holidays of the supplier are no days of production', () => {
  expect(addProductionDays('2026-01-30', 10, [{ from: '2026-02-01', to: '2026-02-14' }])).toBe('2026-02-23')
})

test('a supplier that is closed for good and dates at the end of the calendar have a last day', () => {
  const closed = [{ from: '2026-04-01', to: '9999-12-31' }]
  expect(addProductionDays('2026-03-02', 29, closed)).toBe('2026-03-31')
  expect(addProductionDays('2026-03-02', 30, closed)).toBe('9999-12-31')
  expect(
    addProductionDays('2026-01-01', 3, [
      { from: '2026-01-02', to: '2026-01-10' },
      { from: '2026-01-03', to: '2026-01-04' },
      { from: '2025-12-01', to: '2026-01-01' },
    ]),
  ).toBe('2026-01-13')
  const forecast = forecastLegs({ ...none, etd: '9999-12-20' }, lane)
  expect(forecast.at(-1)).toEqual({ leg: 'available', p50: '9999-12-31', p90: '9999-12-31', isActual: false })
})
