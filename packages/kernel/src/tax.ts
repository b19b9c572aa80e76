import { dividedExactly } from './exact.ts'
import { mostMinor } from './minor.ts'
import { splitByWeights } from './split.ts'

/** A rate of a tax code on a day, in the order of the code. A compound rate is also charged on the components before it. */
export type TaxRate = { readonly ratePpm: number; readonly isCompound?: boolean }

/** The amount after all discounts, below 0 in a correction. Units: minor units. */
export type TaxableLine = {
  readonly amountMinor: number
  /** Lines of one tax code have the same rates. */
  readonly taxCodeId: number
  readonly rates: readonly TaxRate[]
}

/** net + tax = gross; the components add up to the tax, in the order of the rates. Units: minor units. */
export type LineTax = {
  readonly netMinor: number
  readonly taxMinor: number
  readonly grossMinor: number
  readonly componentsMinor: readonly number[]
}

/** `line`: each line is rounded by itself. `document`: the lines of a tax code are rounded together. */
export type TaxRounding = 'line' | 'document'

export type TaxTerms = { readonly isInclusive: boolean; readonly rounding?: TaxRounding }

const wholePpm = 1_000_000n

/**
 * The tax of each line. An inclusive amount stays the gross amount, an exclusive one the net amount; tax is rounded half away from
 * zero. Source: docs/guides/accounts.md, Tax. Throws: RangeError if a result exceeds any amount.
 */
export function taxLines(lines: readonly TaxableLine[], { isInclusive, rounding = 'line' }: TaxTerms): LineTax[] {
  const taxes = lines.map(({ amountMinor, rates }) => dividedExactly(...exactTax(amountMinor, rates, isInclusive)))
  if (rounding === 'document') roundByCode(lines, taxes, isInclusive)
  return lines.map(({ amountMinor, rates }, index) => {
    const tax = taxes[index] ?? 0n
    const amount = BigInt(amountMinor)
    return {
      netMinor: safeMinor(isInclusive ? amount - tax : amount),
      taxMinor: safeMinor(tax),
      grossMinor: safeMinor(isInclusive ? amount : amount + tax),
      componentsMinor: splitTax(safeMinor(tax), rates),
    }
  })
}

/** The same line where no tax is paid: what is left of an amount that includes it. */
export function withoutTax({ netMinor }: LineTax): LineTax {
  return { netMinor, taxMinor: 0, grossMinor: netMinor, componentsMinor: [] }
}

/** Tax of a single line, as `taxLines`. */
export function taxLine(amountMinor: number, rates: readonly TaxRate[], isInclusive: boolean): LineTax {
  const [line] = taxLines([{ amountMinor, taxCodeId: 0, rates }], { isInclusive })
  return line as LineTax
}

/** The tax of a line by component, in the order of its rates. Units: minor units. */
export function splitTax(taxMinor: number, rates: readonly TaxRate[]): number[] {
  return splitByWeights(BigInt(taxMinor), effectiveRates(rates).weights).map(safeMinor)
}

/** Exact tax as dividend and divisor. */
function exactTax(amountMinor: number, rates: readonly TaxRate[], isInclusive: boolean): [bigint, bigint] {
  const { weights, whole } = effectiveRates(rates)
  const rate = weights.reduce((sum, weight) => sum + weight, 0n)
  return [BigInt(amountMinor) * rate, isInclusive ? whole + rate : whole]
}

/** Rate of each component of the net amount, as parts of `whole`. Compound rates multiply, so that parts per million are too coarse. */
function effectiveRates(rates: readonly TaxRate[]): { weights: bigint[]; whole: bigint } {
  const weights: bigint[] = []
  let whole = 1n
  let charged = 0n
  for (const { ratePpm, isCompound = false } of rates) {
    for (const [index, weight] of weights.entries()) weights[index] = weight * wholePpm
    weights.push(BigInt(ratePpm) * (isCompound ? whole + charged : whole))
    whole *= wholePpm
    charged = weights.reduce((sum, weight) => sum + weight, 0n)
  }
  return { weights, whole }
}

/**
 * Replaces the taxes of the lines of each tax code by parts of the tax on their sum: the exact tax of each line is cut off, and the units
 * left over go to the largest fractions, of equal ones to the first. Credits are the mirror of charges.
 */
function roundByCode(lines: readonly TaxableLine[], taxes: bigint[], isInclusive: boolean): void {
  const codes = Map.groupBy(lines.keys(), (index) => lines[index]?.taxCodeId ?? 0)
  for (const indexes of codes.values()) {
    const exact = indexes.map((index) =>
      exactTax(lines[index]?.amountMinor ?? 0, lines[index]?.rates ?? [], isInclusive),
    )
    const divisor = exact[0]?.[1] ?? 1n
    const sum = exact.reduce((total, [dividend]) => total + dividend, 0n)
    const sign = sum < 0n ? -1n : 1n
    const parts = exact.map(([dividend]) => cutOff(dividend * sign, divisor))
    const left = dividedExactly(sum * sign, divisor) - parts.reduce((total, { part }) => total + part, 0n)
    const ordered = parts.map(({ rest }, place) => ({ place, rest }))
    const raised = ordered
      .toSorted((one, other) => (one.rest < other.rest ? 1 : one.rest > other.rest ? -1 : 0))
      .slice(0, Number(left))
    const places = new Set(raised.map(({ place }) => place))
    for (const [place, index] of indexes.entries())
      taxes[index] = ((parts[place]?.part ?? 0n) + (places.has(place) ? 1n : 0n)) * sign
  }
}

/** The greatest integer not above the quotient, and the fraction in parts of the divisor. */
function cutOff(dividend: bigint, divisor: bigint): { part: bigint; rest: bigint } {
  const rest = ((dividend % divisor) + divisor) % divisor
  return { part: (dividend - rest) / divisor, rest }
}

function safeMinor(units: bigint): number {
  if (units > BigInt(mostMinor) || units < -BigInt(mostMinor)) throw new RangeError('amount too large')
  return Number(units)
}
