import { limits } from '@countinghouse/contract/erp/limits'
import type { LimitCode } from '@countinghouse/contract/erp/limits'
import { expect, test } from 'vitest'
import { parseLimit, typedLimit } from './limit-words.ts'

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
  ['backdate_days', '3', 3, null],
] as const)('%s is typed as %s', (code, typed, value, currency) => {
  expect(typedLimit(limitOf(code), role(code, value, currency))).toBe(typed)
  expect(parseLimit(limitOf(code), typed, role(code, value, currency))).toBe(value)
})

test('nothing is no limit, and what is no number is refused', () => {
  const any = role('none', 0, null)
  expect(parseLimit(limitOf('refund_amount'), ' ', any)).toBeUndefined()
  for (const typed of ['-1', 'x', '1.2.3', '1e3']) {
    expect(parseLimit(limitOf('refund_amount'), typed, any), typed).toBeNull()
    expect(parseLimit(limitOf('backdate_days'), typed, any), typed).toBeNull()
  }
})
