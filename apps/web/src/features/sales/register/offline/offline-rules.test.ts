import { mostOfflineSales } from '@countinghouse/contract/sales/device'
import { text } from '@countinghouse/contract/sales/register-offline.text'
import { expect, test } from 'vitest'
import { isNearLimit, obstacleOf } from './offline-rules.ts'

const type = (id: number, kind: string) => ({
  id,
  code: kind,
  name: kind,
  kind,
  allowChange: false,
  allowRefund: false,
  needsReference: false,
  opensDrawer: false,
  isDefault: false,
  icon: null,
  minMinor: null,
  maxMinor: null,
  needsCustomer: false,
  refundToSameTypeOnly: false,
  roundingMinor: null,
  foreign: null,
})
const device = { companyId: 1, id: 3, key: 'k', name: 'Counter', tillId: 7, status: 'active', counter: 0 } as const
const now = '2026-03-04T12:00:00.000Z'
const allowed: Parameters<typeof obstacleOf>[0] = {
  device,
  till: { id: 7, paymentTypes: [type(1, 'cash'), type(2, 'card_manual'), type(3, 'points')] },
  sheet: { coupons: [], exchange: null, quote: null, vouchers: [] },
  tenders: [{ paymentTypeId: 1 }, { paymentTypeId: 2 }],
  needsApproval: false,
  hasLimited: false,
  hasSerials: false,
  waiting: { count: 0, since: null },
  now,
}

test('cash and a card by hand are kept on an active device of the till, and nothing else', () => {
  const refusal = (change: Partial<typeof allowed>) => obstacleOf({ ...allowed, ...change })?.text ?? null
  expect(refusal({})).toBeNull()
  expect(refusal({ tenders: [] })).toBeNull()
  expect(refusal({ device: null })).toBe(text.unregistered)
  expect(refusal({ device: undefined })).toBe(text.unregistered)
  expect(refusal({ device: { ...device, status: 'revoked' } })).toBe(text.revoked)
  expect(refusal({ device: { ...device, tillId: 8 } })).toBe(text.otherTill)
  expect(refusal({ tenders: [{ paymentTypeId: 1 }, { paymentTypeId: 3 }] })).toBe(text.noTender)
  expect(refusal({ tenders: [{ paymentTypeId: 9 }] })).toBe(text.noTender)
  expect(
    refusal({ sheet: { coupons: [], exchange: null, quote: null, vouchers: [{ amountMinor: 500, card: null }] } }),
  ).toBe(text.noVoucherSale)
  expect(refusal({ needsApproval: true })).toBe(text.noApproval)
  expect(refusal({ hasSerials: true })).toBe(text.noSerials)
  expect(refusal({ hasLimited: true })).toBe(text.noLimited)
})

test('a device keeps 5,000 sales and none for more than 72 hours, and warns at four fifths of both', () => {
  const waiting = (count: number, hours: number) => ({
    count,
    since: new Date(Date.parse(now) - hours * 3_600_000).toISOString(),
  })
  const refusal = (count: number, hours: number) => obstacleOf({ ...allowed, waiting: waiting(count, hours) })?.text
  expect(refusal(mostOfflineSales - 1, 71.9)).toBeUndefined()
  expect(refusal(mostOfflineSales, 1)).toBe(text.tooMany)
  expect(refusal(1, 72)).toBe(text.tooOld)
  expect(isNearLimit(waiting(3999, 57.5), now)).toBe(false)
  expect(isNearLimit(waiting(4000, 1), now)).toBe(true)
  expect(isNearLimit(waiting(1, 57.7), now)).toBe(true)
  expect(isNearLimit({ count: 0, since: null }, now)).toBe(false)
})
