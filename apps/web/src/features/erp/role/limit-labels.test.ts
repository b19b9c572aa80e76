import { limits } from '@countinghouse/contract/erp/limits'
import type { LimitCode } from '@countinghouse/contract/erp/limits'
import { expect, test } from 'vitest'
import { parseLimit, enteredLimit } from './limit-labels.ts'

const role = (code: string, value: number, currency: string | null) => ({
  id: 1,
  name: 'Cashier',
  isSystem: false,
  isActive: true,
  version: 1,
  events: [],
  limits: [{ code, value, currency }],
  currency: 'GBP',
  require2fa: false,
  ipAllow: [],
})
const limitOf = (code: LimitCode) => limits.find((limit) => limit.code === code) ?? limits[0]

test.each([
  ['refund_amount', '50.00', 5000, 'GBP'],
  ['discount_pct', '12.5', 125_000, null],
] as const)('%s is typed as %s', (code, entered, value, currency) => {
  expect(enteredLimit(limitOf(code), role(code, value, currency))).toBe(entered)
  expect(parseLimit(limitOf(code), entered, role(code, value, currency))).toBe(value)
})

test('nothing is no limit, and what is no number is refused', () => {
  const any = role('none', 0, null)
  expect(parseLimit(limitOf('refund_amount'), ' ', any)).toBeUndefined()
  for (const entered of ['-1', 'x', '1.2.3', '1e3']) {
    expect(parseLimit(limitOf('refund_amount'), entered, any), entered).toBeNull()
    expect(parseLimit(limitOf('discount_pct'), entered, any), entered).toBeNull()
  }
})
