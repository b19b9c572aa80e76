import { expect, test } from 'vitest'
import { apportionMinor } from './money-line.ts'
import type { TaxRounding } from './tax.ts'
import { taxLine, taxLines } from './tax.ts'

type Taxed = readonly [amountMinor: number, ratePpm: number]

function figures(lines: readonly Taxed[], isInclusive: boolean, rounding: TaxRounding) {
  const taxed = taxLines(
    lines.map(([amountMinor, ratePpm]) => ({ amountMinor, taxCodeId: ratePpm, rates: [{ ratePpm }] })),
    { isInclusive, rounding },
  )
  const sum = (key: 'netMinor' | 'taxMinor' | 'grossMinor') => taxed.reduce((total, line) => total + line[key], 0)
  return {
    totals: [sum('netMinor'), sum('taxMinor'), sum('grossMinor')],
    lines: taxed.map(({ netMinor, taxMinor }) => [netMinor, taxMinor]),
  }
}

// Source: sales-crm-finance.md d2, T1 to T6.
test('T1: 23 % on 55.55 and 11.11, exclusive', () => {
  const lines = [
    [5555, 230_000],
    [1111, 230_000],
  ] as const
  expect(figures(lines, false, 'line')).toEqual({
    totals: [6666, 1534, 8200],
    lines: [
      [5555, 1278],
      [1111, 256],
    ],
  })
  expect(figures(lines, false, 'document')).toEqual({
    totals: [6666, 1533, 8199],
    lines: [
      [5555, 1278],
      [1111, 255],
    ],
  })
})

test('T2: 21 % in 379.00 twice, inclusive', () => {
  const lines = [
    [37_900, 210_000],
    [37_900, 210_000],
  ] as const
  expect(figures(lines, true, 'line')).toEqual({
    totals: [62_644, 13_156, 75_800],
    lines: [
      [31_322, 6578],
      [31_322, 6578],
    ],
  })
  expect(figures(lines, true, 'document')).toEqual({
    totals: [62_645, 13_155, 75_800],
    lines: [
      [31_322, 6578],
      [31_323, 6577],
    ],
  })
})

test.each(['line', 'document'] as const)('T3: three rates, inclusive, after 10 %% of the order; %s', (rounding) => {
  const amounts = [3998, 550, 999]
  const discounts = apportionMinor(
    555,
    amounts.map((amount) => BigInt(amount)),
  )
  expect(discounts).toEqual([400, 55, 100])
  const rates = [200_000, 0, 50_000]
  const lines = amounts.map((amount, index) => [amount - (discounts[index] ?? 0), rates[index] ?? 0] as const)
  expect(figures(lines, true, rounding)).toEqual({
    totals: [4349, 643, 4992],
    lines: [
      [2998, 600],
      [495, 0],
      [856, 43],
    ],
  })
})

test('T4: 10.00 over three lines of 9.99', () => {
  expect(apportionMinor(1000, [999n, 999n, 999n])).toEqual([334, 333, 333])
})

test('T5 and T6: currencies without decimals and with three', () => {
  expect(taxLine(1000, [{ ratePpm: 100_000 }], true)).toMatchObject({ netMinor: 909, taxMinor: 91, grossMinor: 1000 })
  expect(taxLine(12_345, [{ ratePpm: 50_000 }], true)).toMatchObject({
    netMinor: 11_757,
    taxMinor: 588,
    grossMinor: 12_345,
  })
})

test('components share the tax by their rates; a compound one is charged on those before it, exactly', () => {
  expect(taxLine(9999, [{ ratePpm: 50_000 }, { ratePpm: 70_000 }], false)).toEqual({
    netMinor: 9999,
    taxMinor: 1200,
    grossMinor: 11_199,
    componentsMinor: [500, 700],
  })
  // 5 % and 9.975 % on 105 %: 15.47375 %, more digits than parts per million have.
  const rates = [{ ratePpm: 50_000 }, { ratePpm: 99_750, isCompound: true }]
  expect(taxLine(100_000_000, rates, false)).toMatchObject({
    taxMinor: 15_473_750,
    componentsMinor: [5_000_000, 10_473_750],
  })
  expect(taxLine(115_473_750, rates, true)).toMatchObject({ netMinor: 100_000_000 })
})

test('a line without rates has no tax, and what is more than any amount is refused', () => {
  expect(taxLine(100, [], true)).toEqual({ netMinor: 100, taxMinor: 0, grossMinor: 100, componentsMinor: [] })
  expect(() => taxLine(999_999_999_999_999, [{ ratePpm: 200_000 }], false)).toThrow(RangeError)
})
