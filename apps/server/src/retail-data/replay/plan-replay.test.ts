import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RetailLine } from '../retail-line.ts'
import { onHandOf, totalsOf } from './code-totals.ts'
import { halfOfPrice } from './half-of-price.ts'
import { readMovement } from './movement.ts'
import { MovementGatherer } from './movement-gatherer.ts'
import type { PlannedLine } from './plan-replay.ts'
import { mostLines, ReplayPlan } from './plan-replay.ts'

const line: RetailLine = {
  invoice: '489434',
  code: '22041',
  description: 'FRAME',
  quantity: 1,
  day: '2010-01-04',
  time: '09:30',
  priceMinor: 210,
  priceMillionths: 2_100_000,
  customer: '13085',
  country: 'United Kingdom',
}

test.each<[string, Partial<RetailLine>, string]>([
  ['sold', {}, 'sale'],
  ['taken back', { invoice: 'C489449', quantity: -1 }, 'sale_return'],
  ['taken back without a price', { invoice: 'c489449', quantity: -1, priceMinor: 0 }, 'sale_return'],
  ['written off', { quantity: -50, priceMinor: 0 }, 'adjust_out'],
  ['found', { quantity: 50, priceMinor: 0 }, 'adjust_in'],
  ['a debt', { invoice: 'A506401', priceMinor: -5_359_436 }, 'invoice number is neither digits nor C and digits'],
  ['nothing', { quantity: 0 }, 'no quantity'],
  ['a correction', { priceMinor: -1 }, 'negative price'],
  ['a credit note that gives', { invoice: 'C1' }, 'positive quantity on a credit note'],
  ['an invoice that takes', { quantity: -1 }, 'priced return without a credit note'],
])('a line is read: %s', (_case, more, expected) => {
  const reading = readMovement({ ...line, ...more })
  expect(reading.kind ?? ('why' in reading ? reading.why : null)).toBe(expected)
})

test('goods cost half of the price of the month, exactly', () => {
  const prices = [
    { from: '2010-01-01', amountMinor: 295 },
    { from: '2010-03-01', amountMinor: 310 },
  ]
  expect(['2009-12-01', '2010-02-28', '2010-03-01'].map((day) => halfOfPrice(prices, day, 2))).toEqual([
    '1.475',
    '1.475',
    '1.550',
  ])
  expect(halfOfPrice([{ from: '2010-01-01', amountMinor: 3 }], '2010-01-01', 0)).toBe('1.5')
})

test('an invoice of more lines than a posting has is several, also over days', () => {
  const lines = Array.from({ length: 2 * mostLines + 1 }, () => line)
  const plan = planOf([...lines, { ...line, day: '2010-01-05' }])
  const sizes = [...plan.days()].flatMap(({ day, postings }) =>
    postings.filter(({ sourceId }) => sourceId === 489_434).map((one) => [day, one.eventNo, one.lines.length]),
  )
  expect(sizes).toEqual([
    ['2010-01-04', 1, 500],
    ['2010-01-04', 2, 500],
    ['2010-01-04', 3, 1],
    ['2010-01-05', 4, 1],
  ])
})

test('the warehouse opens with the first four weeks and gets each month’s need; the store is filled before it runs low', () => {
  const days = ['2010-01-04', '2010-01-05', '2010-01-20', '2010-02-03', '2010-02-15']
  const plan = planOf(days.map((day, index) => ({ ...line, day, invoice: String(index + 1), quantity: 10 })))
  const supplied = [...plan.days()].map(({ postings }) =>
    postings
      .filter(({ sourceType }) => !sourceType.endsWith('invoice'))
      .flatMap(({ lines }) => lines.map(({ kind, quantity, unitCost }) => [kind, quantity, unitCost])),
  )
  expect(supplied).toEqual([
    [
      ['opening', 36, '1.050'],
      ['ito_dispatch', 30, null],
      ['ito_receive', 30, null],
    ],
    [],
    [],
    [
      ['purchase_receipt', 24, '1.050'],
      ['ito_dispatch', 20, null],
      ['ito_receive', 20, null],
    ],
    [],
  ])
})

const drawnLine = fc.record({
  invoice: fc.constantFrom('1', '2', '3', 'C4', 'C5', 'A6', '7'),
  code: fc.constantFrom('A1', 'a1 ', 'B2', 'POST'),
  quantity: fc.integer({ min: -40, max: 40 }),
  priceMinor: fc.constantFrom(0, 1, 250),
  day: fc.constantFrom(
    '2009-12-01',
    '2009-12-02',
    '2009-12-31',
    '2010-01-01',
    '2010-01-04',
    '2010-02-27',
    '2010-06-30',
  ),
})

test('whatever lines are drawn, nothing is ever short, no key comes twice, and what came and went is what is there', () => {
  fc.assert(
    fc.property(fc.array(drawnLine, { maxLength: 60 }), (drawn) => {
      const lines = drawn.map((more) => ({ ...line, ...more }))
      const plan = planOf(lines)
      const days = [...plan.days()]
      const places = new Places()
      for (const { postings } of days) for (const posting of postings) for (const one of posting.lines) places.move(one)
      expect(places.uncosted).toEqual([])
      expect(places.lowest).toBeGreaterThanOrEqual(0)
      const postings = days.flatMap((day) => day.postings)
      const keys = postings.map(({ sourceType, sourceId, eventNo }) => `${sourceType} ${sourceId} ${eventNo}`)
      expect(new Set(keys).size).toBe(keys.length)
      const { codes } = totalsOf(days)
      for (const [code, totals] of codes) {
        const supplied = totals.opening + totals.purchase_receipt
        expect(onHandOf(totals)).toBe(places.sum(code))
        expect(onHandOf(totals)).toBe(
          supplied + changeOf(lines.filter((one) => one.code.trim().toUpperCase() === code)),
        )
      }
      expect(totalsOf(planOf(lines).days())).toEqual(totalsOf(days))
    }),
    { numRuns: 300 },
  )
})

/** Straight from the lines: what is sold goes, what has no price comes or goes as its sign says, and credit notes bring back. */
function changeOf(lines: readonly RetailLine[]): number {
  const moving = lines.filter(({ invoice, quantity, priceMinor }) => {
    if (invoice.startsWith('A')) return false
    return quantity < 0 ? invoice.startsWith('C') || priceMinor === 0 : !invoice.startsWith('C')
  })
  return moving.reduce(
    (sum, { invoice, quantity, priceMinor }) =>
      sum + (priceMinor === 0 && !invoice.startsWith('C') ? quantity : -quantity),
    0,
  )
}

function planOf(lines: readonly RetailLine[]): ReplayPlan {
  const gathered = new MovementGatherer()
  for (const one of lines) gathered.add(one)
  const prices = [{ from: '2009-12-01', amountMinor: 210 }]
  const goods = new Map(['22041', 'A1', 'B2'].map((code) => [code, { prices }]))
  return new ReplayPlan({ goods, days: gathered.days, digits: 2, identity: 1 })
}

/** What lies where while lines are posted one by one. */
class Places {
  lowest = 0
  readonly uncosted: string[] = []
  private readonly held = new Map<string, number>()

  move({ kind, code, quantity, unitCost }: PlannedLine): void {
    const to = { opening: 'warehouse', purchase_receipt: 'warehouse', ito_dispatch: 'transit' }[String(kind)]
    const from = { ito_dispatch: 'warehouse', ito_receive: 'transit', sale: 'store', adjust_out: 'store' }[String(kind)]
    const isNew = !this.held.has(`store ${code}`)
    if (to !== undefined || !['sale', 'adjust_out'].includes(kind)) this.add(`${to ?? 'store'} ${code}`, quantity)
    if (from !== undefined) this.add(`${from} ${code}`, -quantity)
    // Nobody knows what goods cost that come back to where there never were any.
    if (isNew && ['sale_return', 'adjust_in'].includes(kind) && unitCost === null) this.uncosted.push(code)
  }

  sum(code: string): number {
    return ['warehouse', 'transit', 'store'].reduce((sum, place) => sum + (this.held.get(`${place} ${code}`) ?? 0), 0)
  }

  private add(key: string, change: number): void {
    const held = (this.held.get(key) ?? 0) + change
    this.held.set(key, held)
    this.lowest = Math.min(this.lowest, held)
  }
}
