import type { PaymentChoice } from '@countinghouse/contract/sales/register'
import { expect, test } from 'vitest'
import { exactOf, likelyNotes, settle } from './settle.ts'

const cash: PaymentChoice = {
  id: 1,
  code: 'CASH',
  name: 'Cash',
  kind: 'cash',
  allowChange: true,
  allowRefund: true,
  needsReference: false,
  opensDrawer: false,
  roundingMinor: null,
  foreign: null,
}
const coins = { ...cash, id: 2, roundingMinor: 5 }
const card = { ...cash, id: 3, kind: 'card_manual', allowChange: false }
const types = [cash, coins, card]
const tender = (paymentTypeId: number, tenderedMinor: number) => ({
  key: `${paymentTypeId} ${tenderedMinor}`,
  paymentTypeId,
  tenderedMinor,
  currencyMinor: null,
  reference: '',
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
