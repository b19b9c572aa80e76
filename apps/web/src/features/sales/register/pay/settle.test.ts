import type { PaymentChoice } from '@countinghouse/contract/sales/register'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exactOf, foreignOf, likelyNotes, settle } from './settle.ts'

const cash: PaymentChoice = {
  id: 1,
  code: 'CASH',
  name: 'Cash',
  kind: 'cash',
  allowChange: true,
  allowRefund: true,
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
}
const coins = { ...cash, id: 2, roundingMinor: 5 }
const card = { ...cash, id: 3, kind: 'card_manual', allowChange: false }
const dollars = { ...cash, id: 4, roundingMinor: 100, foreign: { currency: 'USD', rate: '0.79' } }
const types = [cash, coins, card]
const tender = (paymentTypeId: number, tenderedMinor: number) => ({
  key: `${paymentTypeId} ${tenderedMinor}`,
  paymentTypeId,
  tenderedMinor,
  currencyMinor: null,
  reference: '',
  terminal: null,
})

test('a split payment leaves the change of its cash part', () => {
  expect(settle({ grossMinor: 4736, tenders: [tender(3, 3500), tender(1, 2000)], types })).toMatchObject({
    payableMinor: 4736,
    dueMinor: 0,
    changeMinor: 764,
    inputs: [
      { paymentTypeId: 3, changeMinor: 0 },
      { paymentTypeId: 1, tenderedMinor: 2000, changeMinor: 764 },
    ],
  })
})

test('only the cash part is rounded to coins, after the other payments', () => {
  expect(settle({ grossMinor: 4736, tenders: [tender(3, 3500), tender(2, 1235)], types })).toMatchObject({
    payableMinor: 4735,
    roundingMinor: -1,
    dueMinor: 0,
    changeMinor: 0,
  })
  expect(settle({ grossMinor: 4736, tenders: [tender(3, 3500)], types })).toMatchObject({
    payableMinor: 4736,
    dueMinor: 1236,
  })
  expect(exactOf(coins, 1236)).toBe(1235)
  expect(exactOf(card, 1236)).toBe(1236)
})

test('change is given from the cash that came last, never more than a payment was', () => {
  const { inputs } = settle({ grossMinor: 100, tenders: [tender(1, 150), tender(1, 20)], types })
  expect(inputs.map(({ changeMinor }) => changeMinor)).toEqual([50, 20])
})

test('likely notes are above what is due, each once', () => {
  expect(likelyNotes(6480, 'GBP')).toEqual([6500, 7000, 8000])
  expect(likelyNotes(500, 'GBP')).toEqual([1000, 2000, 5000])
  expect(likelyNotes(830, 'JPY')).toEqual([1000, 2000, 5000])
})

test('dollars are settled at their value, with change in coins of the till; parts add up to what is payable', () => {
  const given = { ...tender(4, 7900), currencyMinor: 10_000 }
  expect(foreignOf(dollars, 6000, 'GBP')?.exactMinor).toBe(7600)
  expect(settle({ grossMinor: 6003, tenders: [given], types: [coins, dollars] })).toMatchObject({
    payableMinor: 6005,
    roundingMinor: 2,
    changeMinor: 1895,
    inputs: [{ tenderedMinor: 7900, currencyMinor: 10_000, changeMinor: 1895 }],
  })
  const sums = fc.tuple(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 30_000 }))
  fc.assert(
    fc.property(sums, ([grossMinor, valueMinor]) => {
      const first = { ...tender(4, valueMinor), currencyMinor: 1 }
      const { dueMinor } = settle({ grossMinor, tenders: [first], types: [coins, dollars] })
      const tenders = dueMinor === 0 ? [first] : [first, tender(2, dueMinor)]
      const { inputs, payableMinor, roundingMinor } = settle({ grossMinor, tenders, types: [coins, dollars] })
      const paid = inputs.reduce((sum, input) => sum + input.tenderedMinor - (input.changeMinor ?? 0), 0)
      expect(paid).toBe(payableMinor)
      expect(Math.abs(roundingMinor)).toBeLessThanOrEqual(2)
    }),
  )
})
