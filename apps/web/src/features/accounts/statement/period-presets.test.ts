import { expect, test } from 'vitest'
import { presetOf, presetPeriod } from './period-presets.ts'

const calendar = { today: '2026-03-15', yearStart: '2025-04-01' }

test('presets follow the fiscal year of the company', () => {
  expect(presetPeriod('this_month', calendar)).toEqual({ from: '2026-03-01', to: '2026-03-31' })
  expect(presetPeriod('last_month', calendar)).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(presetPeriod('this_quarter', calendar)).toEqual({ from: '2026-01-01', to: '2026-03-31' })
  expect(presetPeriod('last_quarter', calendar)).toEqual({ from: '2025-10-01', to: '2025-12-31' })
  expect(presetPeriod('this_year', calendar)).toEqual({ from: '2025-04-01', to: '2026-03-31' })
  expect(presetPeriod('last_year', calendar)).toEqual({ from: '2024-04-01', to: '2025-03-31' })
})

test('a period is known as its preset', () => {
  expect(presetOf({ from: '2026-02-01', to: '2026-02-28' }, calendar)).toBe('last_month')
  expect(presetOf({ from: '2026-02-01', to: '2026-02-27' }, calendar)).toBeNull()
})
