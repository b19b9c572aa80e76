import { expect, test } from 'vitest'
import { beyondPaid } from './return-policy.ts'

const refundable = [
  { kind: 'cash', paymentTypeId: null, leftMinor: 1242 },
  { kind: 'card_manual', paymentTypeId: 7, leftMinor: 2000 },
]
const cash = (amountMinor: number, paymentTypeId = 1) => ({ kind: 'cash', paymentTypeId, amountMinor })
const card = (amountMinor: number, paymentTypeId = 7) => ({ kind: 'card_manual', paymentTypeId, amountMinor })

test('money goes back by the payments that it came by, cash by any cash, and the rest is beyond', () => {
  expect(beyondPaid(refundable, [cash(1240), card(2000)], -2)).toBe(0)
  expect(beyondPaid(refundable, [cash(1000), cash(500, 2), card(2000)], 0)).toBe(258)
  expect(beyondPaid(refundable, [card(2001)], 0)).toBe(1)
  expect(beyondPaid(refundable, [card(2000, 8)], 0), 'another card').toBe(2000)
})

test('store credit and the account of the customer are not limited here', () => {
  const others = ['store_credit', 'on_account'].map((kind) => ({ kind, paymentTypeId: 9, amountMinor: 5000 }))
  expect(beyondPaid(refundable, others, 0)).toBe(0)
})
