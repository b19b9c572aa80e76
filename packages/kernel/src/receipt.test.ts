import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundCash, totalsOfCart, totalsOfSold } from './receipt.ts'

const vat = [{ ratePpm: 200_000 }]

test('1.235 kg at 7.49 are 9.25', () => {
  const { grossMinor } = totalsOfCart([{ quantity: 1.235, unitMinor: 749, taxCodeId: 1, rates: [] }], {
    isInclusive: true,
  })
  expect(grossMinor).toBe(925)
})

test('T3: an order discount of 10 % over three rates is apportioned 4.00, 0.55 and 1.00', () => {
  const totals = totalsOfCart(
    [
      { quantity: 2, unitMinor: 1999, taxCodeId: 1, rates: vat },
      { quantity: 1, unitMinor: 550, taxCodeId: 2, rates: [] },
      { quantity: 3, unitMinor: 333, taxCodeId: 3, rates: [{ ratePpm: 50_000 }] },
    ],
    { isInclusive: true, discountPpm: 100_000 },
  )
  expect(totals).toMatchObject({ netMinor: 4349, taxMinor: 643, grossMinor: 4992, discountMinor: 555 })
  expect(totals.lines.map(({ discountMinor }) => discountMinor)).toEqual([400, 55, 100])
})

test('S1 of the worked day: a jacket and two pairs of socks less 10 % are 64.80 with 10.80 tax', () => {
  const totals = totalsOfCart(
    [
      { quantity: 1, unitMinor: 6000, taxCodeId: 1, rates: vat },
      { quantity: 2, unitMinor: 600, taxCodeId: 1, rates: vat },
    ],
    { isInclusive: true, discountPpm: 100_000 },
  )
  expect(totals).toMatchObject({ grossMinor: 6480, taxMinor: 1080, netMinor: 5400, discountMinor: 720 })
  expect(totals.lines.map(({ discountMinor }) => discountMinor)).toEqual([600, 120])
})

test('cash is rounded to its smallest coin, half away from zero', () => {
  const rounded = [1243, 1242, 1247, 1248, 1003, -1243].map((amount) => roundCash(amount, 5))
  expect(rounded).toEqual([1245, 1240, 1245, 1250, 1005, -1245])
})

test('the lines of any cart add up to its totals, and no line is below zero', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 99_999 }).map((units) => units / 100),
    unitMinor: fc.integer({ min: 0, max: 500_000 }),
    discountPpm: fc.integer({ min: 0, max: 1_000_000 }),
    taxCodeId: fc.constantFrom(1, 2),
  })
  const cart = fc.array(line, { minLength: 1, maxLength: 20 })
  const terms = fc.record({
    isInclusive: fc.boolean(),
    rounding: fc.constantFrom('line' as const, 'document' as const),
    discountPpm: fc.integer({ min: 0, max: 1_000_000 }),
  })
  fc.assert(
    fc.property(cart, terms, (lines, given) => {
      const totals = totalsOfCart(
        lines.map((one) => ({ ...one, rates: one.taxCodeId === 1 ? vat : [{ ratePpm: 50_000 }] })),
        given,
      )
      const sum = (key: 'netMinor' | 'taxMinor' | 'grossMinor') => totals.lines.reduce((all, one) => all + one[key], 0)
      expect([sum('netMinor'), sum('taxMinor'), sum('grossMinor')]).toEqual([
        totals.netMinor,
        totals.taxMinor,
        totals.grossMinor,
      ])
      expect(totals.netMinor + totals.taxMinor).toBe(totals.grossMinor)
      for (const one of totals.lines)
        expect(Math.min(one.netMinor, one.taxMinor, one.grossMinor)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('amounts that were sold elsewhere are taxed as they were paid, and a discount never exceeds its line', () => {
  const line = { quantity: 3, unitMinor: 1200, discountMinor: 360, taxCodeId: 1, rates: vat }
  expect(totalsOfSold([line, { ...line, quantity: 1, discountMinor: 0 }], { isInclusive: true })).toMatchObject({
    netMinor: 3700,
    taxMinor: 740,
    grossMinor: 4440,
    discountMinor: 360,
    lines: [{ baseMinor: 3600, netMinor: 2700, taxMinor: 540, discountNetMinor: 300 }, { grossMinor: 1200 }],
  })
  expect(() => totalsOfSold([{ ...line, discountMinor: 3601 }], { isInclusive: true })).toThrow(RangeError)
})
