import { expect, test } from 'vitest'
import type { Cart, Tills } from './tills-state.ts'
import { emptySheet, enterTill, parkCart, parseTills, recallCart } from './tills-state.ts'

const item = {
  variantId: 7,
  sku: 'LAMP',
  name: 'Lamp',
  options: '',
  unit: 'PCE',
  packQuantity: 1,
  unitMinor: 1200,
  taxIncluded: true,
  taxCodeId: 1,
  rates: [],
  taxFreeCodeId: null,
  productId: 70,
  brandId: null,
  categoryIds: [],
  isSerial: false,
  serialNo: null,
  available: 3,
  kit: null,
}
const at = '2026-03-10T09:00:00.000Z'
const lines = [{ id: 7, quantity: 2 }]
const tills: Tills = {
  active: '1/5',
  chosen: { 1: 5 },
  sheet: { ...emptySheet(), items: { 7: item }, customerId: 3 },
  parked: {},
  returns: {},
}
const cart: Cart = { tills, lines }

test('what is stored is what comes back, and a part that is not understood is empty', () => {
  expect(parseTills(JSON.stringify(tills))).toEqual(tills)
  expect(parseTills('{not json')).toMatchObject({ active: null, parked: {} })
  expect(parseTills(JSON.stringify({ ...tills, sheet: { uid: 'none' } }))).toMatchObject({
    active: '1/5',
    sheet: { items: {} },
  })
})

test('a cart that was kept before there were gift cards and card terminals is still understood', () => {
  const { giftCard: _, ...before } = emptySheet()
  const tender = { key: 'a', paymentTypeId: 2, tenderedMinor: 500, reference: '' }
  const { sheet } = parseTills(JSON.stringify({ sheet: { ...before, vouchers: [500], tenders: [tender] } }))
  expect(sheet).toEqual({
    ...before,
    giftCard: null,
    vouchers: [{ amountMinor: 500, card: null }],
    tenders: [{ ...tender, currencyMinor: null, terminal: null }],
  })
})

test('a parked sale comes back with its receipt and customer, and the open one is parked in its place', () => {
  const parked = parkCart(cart, at)
  expect(parked.lines).toEqual([])
  expect(parked.tills.sheet.uid).not.toBe(tills.sheet.uid)
  const other = { ...parked, lines: [{ id: 7, quantity: 1 }] }
  const recalled = recallCart(other, 0, at)
  expect(recalled).toMatchObject({ lines, tills: { sheet: { uid: tills.sheet.uid, customerId: 3 } } })
  expect(recalled.tills.parked['1/5']).toMatchObject([{ lines: [{ id: 7, quantity: 1 }] }])
})

test('another till parks the cart of the first one, which finds it again', () => {
  const entered = enterTill(cart, '1/6', at)
  expect(entered).toMatchObject({ lines: [], tills: { active: '1/6', parked: { '1/5': [{ lines }] } } })
  const back = enterTill(entered, '1/5', at)
  expect(recallCart(back, 0, at).lines).toEqual(lines)
})

test('lines whose goods are not known are left out', () => {
  expect(enterTill({ tills, lines: [...lines, { id: 8, quantity: 1 }] }, '1/5', at).lines).toEqual(lines)
})
