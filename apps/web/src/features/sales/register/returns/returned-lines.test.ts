import { expect, test } from 'vitest'
import { refundTypes, returnedLines } from './returned-lines.ts'

const line = {
  lineNo: 1,
  variantId: 5,
  sku: 'S',
  name: 'Socks',
  options: '',
  quantity: 3,
  unitMinor: 333,
  discountMinor: 100,
  grossMinor: 899,
  netMinor: 749,
  taxMinor: 150,
  returnedQuantity: 1,
  returnedGrossMinor: 300,
  note: null,
  kitNo: null,
  kitQuantity: null,
  ofKit: null,
  returnUntil: null,
  returnRefusal: null,
  serials: [],
  returnable: [],
}

test('a return gives back the cumulative part, never more pieces than are left', () => {
  const given = (quantity: number) =>
    returnedLines({ lines: [line] }, { quantities: { 1: quantity }, serials: {}, unstocked: [1] })
  expect(given(1)).toEqual([{ lineNo: 1, quantity: 1, isRestocked: false, serialNos: [], grossMinor: 299 }])
  expect(given(5)).toEqual([{ lineNo: 1, quantity: 2, isRestocked: false, serialNos: [], grossMinor: 599 }])
  expect(given(0)).toEqual([])
})

test('a refund is offered by a card terminal, on account and by a bound type only if the receipt was paid so', () => {
  const type = (id: number, kind: string, refundToSameTypeOnly = false) => ({
    id,
    code: kind,
    name: kind,
    kind,
    allowChange: false,
    allowRefund: true,
    needsReference: false,
    opensDrawer: false,
    isDefault: false,
    icon: null,
    minMinor: null,
    maxMinor: null,
    needsCustomer: false,
    refundToSameTypeOnly,
    roundingMinor: null,
    foreign: null,
  })
  const till = {
    paymentTypes: [
      type(1, 'cash'),
      type(2, 'card_terminal'),
      type(3, 'on_account'),
      type(4, 'mobile', true),
      type(5, 'voucher'),
      type(6, 'store_credit'),
    ],
  }
  const offered = (paid: readonly number[]) => refundTypes(till, paid).map(({ id }) => id)
  expect(offered([1])).toEqual([1, 6])
  expect(offered([2, 3, 4, 5])).toEqual([2, 3, 4, 1, 6])
})
