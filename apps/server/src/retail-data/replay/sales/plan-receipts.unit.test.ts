import { expect, test } from 'vitest'
import type { RetailLine } from '../../retail-line.ts'
import { DocumentGatherer } from './document-gatherer.ts'
import { planReceipts } from './plan-receipts.ts'

const issues = (['goods', 'fee', 'voucher', 'test'] as const).map((kind) => ({
  code: kind.toUpperCase(),
  kind,
  why: 'of this test',
  called: kind === 'fee' ? 'Postage' : kind,
  lines: 1,
  sales: 1,
}))
const sellable = { goods: new Map([['GOODS', 1]]), services: new Map([['FEE', 2]]) }

function line(more: Partial<RetailLine>): RetailLine {
  const plain = { invoice: '1', code: 'GOODS', description: '', quantity: 1, day: '2010-01-04', time: '09:00' }
  return { ...plain, priceMinor: 200, priceMillionths: 2_000_000, customer: '13085', country: '', ...more }
}

function planned(...lines: readonly RetailLine[]) {
  const gatherer = new DocumentGatherer()
  for (const one of lines) gatherer.add(one)
  const { days, sums } = planReceipts({ days: gatherer.days(), issues, sellable, identity: 7 })
  return { sales: days.flatMap((day) => day.sales), returns: days.flatMap((day) => day.returns), sums: sums.all() }
}

test('a return belongs to the latest receipt that has enough left, else to several, else to none', () => {
  const bought = [
    line({ invoice: '1', quantity: 5 }),
    line({ invoice: '2', quantity: 2, time: '10:00' }),
    line({ invoice: '3', quantity: 9, time: '11:00', customer: '1' }),
    line({ invoice: '4', quantity: 9, time: '11:00', priceMinor: 199 }),
    line({ invoice: '5', quantity: 9, time: '18:00' }),
  ]
  const back = (invoice: string, quantity: number, time: string) => line({ invoice, quantity: -quantity, time })
  const { sales, returns, sums } = planned(
    ...bought,
    back('C6', 1, '12:00'),
    back('C7', 4, '13:00'),
    back('C8', 3, '14:00'),
  )
  const [first, second] = sales.map(({ uid }) => uid)
  expect(returns.map(({ originalUid, lines }) => [originalUid, lines[0]?.quantity])).toEqual([
    [second, 1],
    [first, 4],
    [second, 1],
    [first, 1],
    [null, 1],
  ])
  expect(new Set([...sales, ...returns].map(({ uid }) => uid)).size).toBe(10)
  expect(sums.classes.map(({ name, lines, amount }) => [name, lines, amount])).toEqual([
    ['goods sold', 5, '68.00'],
    ['returned to their receipt', 2, '-10.00'],
    ['returned in part to their receipt', 1, '-6.00'],
  ])
  expect(planned(...bought).sales).toEqual(sales)
})

test('an unknown customer returns without a receipt', () => {
  const { returns } = planned(line({ customer: '' }), line({ customer: '', invoice: 'C2', quantity: -1 }))
  expect(returns).toMatchObject([{ originalUid: null, lines: [{ quantity: 1, originalLineNo: null }] }])
})

test('services and vouchers are of the same receipt, tests are left out, and long invoices are several receipts', () => {
  const many = Array.from({ length: 501 }, () => line({ invoice: '9' }))
  const { sales, sums } = planned(
    line({}),
    line({ code: 'fee', priceMinor: 350, priceMillionths: 3_500_000 }),
    line({ code: 'VOUCHER', quantity: 2 }),
    line({ code: 'TEST', priceMillionths: 1000, priceMinor: 0 }),
    ...many,
  )
  expect(sales.map(({ lines, vouchers }) => [lines.length, vouchers])).toEqual([
    [2, [200, 200]],
    [500, []],
    [1, []],
  ])
  expect(sums.classes.at(-1)).toEqual({ name: 'left out', reason: 'test: of this test', lines: 1, amount: '0.001' })
  expect(sums.total).toEqual({ lines: 505, amount: '1011.501' })
})
