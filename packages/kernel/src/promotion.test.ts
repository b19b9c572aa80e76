import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTimely, momentIn } from './promotion-time.ts'
import type { Promotion } from './promotion.ts'
import { promotionKinds } from './promotion-kinds.ts'
import type { CartLine } from './receipt.ts'
import { totalsOfCart } from './receipt.ts'

const everything = { productIds: [], categoryIds: [], brandIds: [] }
const promotion = (id: number, more: Partial<Promotion>): Promotion => ({
  id,
  name: `P${id}`,
  kind: 'line_percent',
  ratePpm: null,
  amountMinor: null,
  buyQuantity: null,
  getQuantity: null,
  leastMinor: null,
  priority: 100,
  stackGroup: `group ${id}`,
  isStackable: true,
  combinesWithManual: false,
  scope: everything,
  ...more,
})
const rates = [{ componentId: 1, ratePpm: 200_000, isCompound: false }] as never
const line = (unitMinor: number, more: Partial<CartLine> & { productId?: number; brandId?: number } = {}): CartLine => {
  const { productId = unitMinor, brandId = null, ...rest } = more
  const promoted = { productId, brandId, categoryIds: [7, 70], hasManualPrice: false }
  return { quantity: 1, unitMinor, taxCodeId: 1, rates, promoted, ...rest }
}
const totals = (lines: readonly CartLine[], promotions: readonly Promotion[], discountPpm = 0) =>
  totalsOfCart(lines, { isInclusive: true, promotions, discountPpm })

test('d3: stackable promotions apply one after the other, and a coupon is shared over the lines', () => {
  const { grossMinor, lines } = totals(
    [line(9000), line(4000)],
    [
      promotion(1, { ratePpm: 100_000, priority: 1, scope: { ...everything, productIds: [9000] } }),
      promotion(2, {
        kind: 'line_amount',
        amountMinor: 500,
        priority: 2,
        scope: { ...everything, productIds: [9000] },
      }),
      promotion(3, { kind: 'order_percent', ratePpm: 100_000 }),
    ],
  )
  expect(grossMinor).toBe(10_440)
  expect(lines.map(({ discountMinor }) => discountMinor)).toEqual([900 + 500 + 760, 400])
})

test('of a group the best applies, and one that does not stack wins only if it is better; the others say so', () => {
  const promotions = [
    promotion(1, { ratePpm: 100_000, stackGroup: 'sale' }),
    promotion(2, { kind: 'line_amount', amountMinor: 200, stackGroup: 'sale' }),
    promotion(3, { ratePpm: 150_000, stackGroup: 'member' }),
  ]
  const stacked = totals([line(1000)], promotions)
  // 1,000 less 2.00 of the first group, then 15 % of the rest.
  expect(stacked.grossMinor).toBe(680)
  expect(
    stacked.promotions.filter(({ refusal }) => refusal === 'better').map(({ promotionId }) => promotionId),
  ).toEqual([1])
  const alone = totals([line(1000)], [...promotions, promotion(4, { ratePpm: 500_000, isStackable: false })])
  expect(alone.grossMinor).toBe(500)
  expect(alone.promotions.map(({ promotionId, refusal }) => [promotionId, refusal])).toEqual([
    [4, null],
    [1, 'better'],
    [2, 'better'],
    [3, 'better'],
  ])
})

test('buy two get one: the cheapest of each full set is free, over all lines in its scope', () => {
  const free = promotion(1, { kind: 'buy_x_get_y', buyQuantity: 2, getQuantity: 1, ratePpm: 1_000_000 })
  const { lines } = totals([line(500, { quantity: 2 }), line(300, { quantity: 3 }), line(100, { quantity: 2 })], [free])
  // Sets: 500 500 300 | 300 300 100 | and one piece of 100 is left.
  expect(lines.map(({ discountMinor }) => discountMinor)).toEqual([0, 300, 100])
  expect(totals([line(500, { quantity: 2 })], [free]).grossMinor).toBe(1000)
})

test('a set of any number of pieces is counted, not listed: a barcode typed as quantity costs no memory', () => {
  const free = promotion(1, { kind: 'buy_x_get_y', buyQuantity: 2, getQuantity: 1, ratePpm: 1_000_000 })
  const { lines } = totals([line(5, { quantity: 100_000_000 }), line(3, { quantity: 50_000_001 })], [free])
  // 50,000,000 full sets, one piece is left over: the last of the cheap line, which is not in a set.
  expect(lines.map(({ discountMinor }) => discountMinor)).toEqual([33_333_333 * 5, 16_666_667 * 3])
})

test('three for a price: dear pieces fill sets first, the discount is shared by price, and a set is never dearer', () => {
  const bundle = promotion(1, { kind: 'bundle_price', buyQuantity: 3, amountMinor: 1000 })
  const { lines, grossMinor } = totals(
    [line(600, { quantity: 2 }), line(300, { quantity: 2 }), line(100, { quantity: 3 })],
    [bundle],
  )
  // Sets: 600 600 300 less 500 | 300 100 100 keep their prices | and one piece of 100 is left.
  expect(lines.map(({ discountMinor }) => discountMinor)).toEqual([400, 100, 0])
  expect(grossMinor).toBe(1000 + 300 + 300)
  expect(totals([line(600, { quantity: 2 })], [bundle]).grossMinor).toBe(1200)
  const many = totals([line(600, { quantity: 100_000_000 }), line(500, { quantity: 2 })], [bundle])
  // 33,333,333 sets of one price are counted; 600 500 500 are the last one.
  expect(many.grossMinor).toBe(33_333_334 * 1000)
})

test('a limit is used up line by line, and what it keeps from being taken off says so', () => {
  const limited = promotion(1, { ratePpm: 500_000, leftMinor: 700 })
  const { lines, promotions } = totals([line(1000), line(900), line(800)], [limited])
  expect(lines.map(({ discountMinor }) => discountMinor)).toEqual([500, 200, 0])
  expect(promotions.map(({ line: at, amountMinor, refusal }) => [at, amountMinor, refusal])).toEqual([
    [0, 500, null],
    [1, 200, null],
    [1, 250, 'limit'],
    [2, 400, 'limit'],
  ])
  const ofReceipt = promotion(2, { kind: 'order_amount', amountMinor: 500, leastMinor: 100, leftMinor: 120 })
  const receipt = totals([line(1000)], [ofReceipt])
  expect([receipt.grossMinor, receipt.promotions.map(({ refusal }) => refusal)]).toEqual([880, ['limit', null]])
})

test('weekdays and hours are those of the clock of the store', () => {
  // 15:59 and 16:00 on Friday in London are past midnight on Saturday in Auckland.
  const [before, at] = ['2026-07-03T14:59:00.000Z', '2026-07-03T15:00:00.000Z']
  expect(momentIn('Europe/London', before)).toEqual({ weekday: 'friday', time: '15:59' })
  expect(momentIn('Pacific/Auckland', at)).toEqual({ weekday: 'saturday', time: '03:00' })
  const happy = { times: [{ weekday: 'friday' as const, startsAt: '16:00', endsAt: '18:00' }] }
  const isOn = (instant: string) => isTimely(happy, momentIn('Europe/London', instant))
  expect([before, at, '2026-07-03T17:00:00.000Z', '2026-07-04T15:00:00.000Z'].map(isOn)).toEqual([
    false,
    true,
    false,
    false,
  ])
  const daily = { times: [{ weekday: 'daily' as const, startsAt: null, endsAt: '18:00' }, ...happy.times] }
  expect(isTimely(daily, momentIn('Europe/London', '2026-07-04T15:00:00.000Z'))).toBe(true)
  expect([isTimely({}, momentIn(undefined, at)), isTimely({ times: [] }, momentIn('UTC', at))]).toEqual([true, true])
})

test('a manual discount takes the place of promotions unless they combine, and a manual price ends them', () => {
  const tenth = promotion(1, { ratePpm: 100_000 })
  const manual = totals([line(1000, { discountPpm: 50_000 })], [tenth])
  expect([manual.grossMinor, manual.promotions[0]?.refusal]).toEqual([950, 'manual'])
  expect(totals([line(1000, { discountPpm: 50_000 })], [{ ...tenth, combinesWithManual: true }]).grossMinor).toBe(855)
  const priced = line(1000)
  const own = { ...priced, promoted: { ...priced.promoted, hasManualPrice: true } } as CartLine
  expect(totals([own], [tenth]).grossMinor).toBe(1000)
})

test('scope, threshold and fixed price decide; what is not in scope keeps its price', () => {
  const brand = promotion(1, { kind: 'line_fixed_price', amountMinor: 800, scope: { ...everything, brandIds: [3] } })
  expect(totals([line(1000, { brandId: 3, quantity: 2 }), line(1000)], [brand]).grossMinor).toBe(2600)
  expect(totals([line(700, { brandId: 3 })], [brand]).grossMinor).toBe(700)
  const category = promotion(2, { ratePpm: 500_000, scope: { ...everything, categoryIds: [70] } })
  expect(totals([line(1000)], [category]).grossMinor).toBe(500)
  const over = promotion(3, { kind: 'order_amount', amountMinor: 500, leastMinor: 2000 })
  expect([totals([line(1999)], [over]).grossMinor, totals([line(2000)], [over]).grossMinor]).toEqual([1999, 1500])
})

test('any cart and any promotions: parts add up, nothing is below zero or above its list price', () => {
  const anyPromotion = fc
    .record({
      kind: fc.constantFrom(...promotionKinds),
      ratePpm: fc.integer({ min: 0, max: 1_000_000 }),
      amountMinor: fc.integer({ min: 0, max: 5000 }),
      buyQuantity: fc.integer({ min: 1, max: 3 }),
      getQuantity: fc.integer({ min: 1, max: 2 }),
      leastMinor: fc.option(fc.integer({ min: 0, max: 9000 })),
      priority: fc.integer({ min: 0, max: 3 }),
      stackGroup: fc.constantFrom('a', 'b', 'c'),
      isStackable: fc.boolean(),
      combinesWithManual: fc.boolean(),
      leftMinor: fc.option(fc.integer({ min: 0, max: 3000 })),
    })
    .map((more) => (id: number) => promotion(id, more))
  const anyLine = fc
    .record({
      unitMinor: fc.integer({ min: 0, max: 5000 }),
      quantity: fc.constantFrom(1, 2, 3, 0.5, 1.25),
      discountPpm: fc.constantFrom(0, 0, 100_000, 1_000_000),
    })
    .map(({ unitMinor, ...more }) => line(unitMinor, more))
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 6 }),
      fc.array(anyPromotion, { maxLength: 6 }),
      fc.integer({ min: 0, max: 1_000_000 }),
      (lines, makers, discountPpm) => {
        const promotions = makers.map((make, index) => make(index + 1))
        const receipt = totals(lines, promotions, discountPpm)
        for (const { baseMinor, discountMinor, netMinor, taxMinor, grossMinor } of receipt.lines) {
          expect(discountMinor).toBeGreaterThanOrEqual(0)
          expect(discountMinor).toBeLessThanOrEqual(baseMinor)
          expect(netMinor + taxMinor).toBe(grossMinor)
          expect(grossMinor).toBe(baseMinor - discountMinor)
        }
        const applied = receipt.promotions.filter(({ refusal }) => refusal === null)
        for (const { id, leftMinor } of promotions)
          expect(
            applied.reduce((sum, { promotionId, amountMinor }) => sum + (promotionId === id ? amountMinor : 0), 0),
          ).toBeLessThanOrEqual(leftMinor ?? Infinity)
        expect(applied.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBeLessThanOrEqual(
          receipt.discountMinor,
        )
      },
    ),
  )
})
