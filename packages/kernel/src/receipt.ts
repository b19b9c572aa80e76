import { dividedExactly } from './exact.ts'
import { mostMinor } from './minor.ts'
import { unitsOfQuantity, unitsPerQuantity } from './quantity.ts'
import { splitByWeights } from './split.ts'
import type { LineTax, TaxRate, TaxRounding } from './tax.ts'
import { taxLines } from './tax.ts'

/** A line of a till receipt before discounts. Units: minor units per stock unit; discounts in parts per million of the base amount. */
export type CartLine = {
  readonly quantity: number
  readonly unitMinor: number
  readonly discountPpm?: number
  readonly taxCodeId: number
  readonly rates: readonly TaxRate[]
}

export type CartTerms = {
  readonly isInclusive: boolean
  readonly rounding?: TaxRounding
  /** Of the sum after discounts of the lines. Units: parts per million. */
  readonly discountPpm?: number
}

/** `baseMinor` less `discountMinor`, the line's own and its part of the order's, is the taxed amount. Units: minor units. */
export type ReceiptLine = LineTax & {
  readonly baseMinor: number
  readonly discountMinor: number
  /** The discount without its tax. */
  readonly discountNetMinor: number
}

export type ReceiptTotals = {
  readonly lines: readonly ReceiptLine[]
  readonly netMinor: number
  readonly taxMinor: number
  readonly grossMinor: number
  readonly discountMinor: number
}

/**
 * Amounts of a receipt, the same on server and till. A base amount is rounded once, half away from zero; the discount of the order is
 * apportioned over the lines by largest remainder; lines add up to the totals. Source: sales-crm-finance.md d1 to d3. Throws: RangeError.
 */
export function totalsOfCart(
  cart: readonly CartLine[],
  { isInclusive, rounding = 'line', discountPpm = 0 }: CartTerms,
): ReceiptTotals {
  const bases = cart.map(({ quantity, unitMinor }) =>
    dividedExactly(unitsOfQuantity(quantity) * BigInt(unitMinor), unitsPerQuantity),
  )
  const own = cart.map((line, index) => partOf(bases[index] ?? 0n, line.discountPpm ?? 0))
  const running = bases.map((base, index) => base - (own[index] ?? 0n))
  const orderDiscount = partOf(
    running.reduce((sum, amount) => sum + amount, 0n),
    discountPpm,
  )
  const shares = splitByWeights(orderDiscount, running)
  const discounts = own.map((discount, index) => discount + (shares[index] ?? 0n))
  const taxed = taxLines(
    cart.map(({ taxCodeId, rates }, index) => ({
      amountMinor: safeMinor((bases[index] ?? 0n) - (discounts[index] ?? 0n)),
      taxCodeId,
      rates,
    })),
    { isInclusive, rounding },
  )
  const undiscounted = taxLines(
    cart.map(({ taxCodeId, rates }, index) => ({ amountMinor: safeMinor(bases[index] ?? 0n), taxCodeId, rates })),
    { isInclusive, rounding },
  )
  const lines = taxed.map((line, index) => ({
    ...line,
    baseMinor: safeMinor(bases[index] ?? 0n),
    discountMinor: safeMinor(discounts[index] ?? 0n),
    discountNetMinor: (undiscounted[index]?.netMinor ?? 0) - line.netMinor,
  }))
  const sum = (key: 'netMinor' | 'taxMinor' | 'grossMinor' | 'discountMinor') =>
    lines.reduce((total, line) => total + line[key], 0)
  return {
    lines,
    netMinor: sum('netMinor'),
    taxMinor: sum('taxMinor'),
    grossMinor: sum('grossMinor'),
    discountMinor: sum('discountMinor'),
  }
}

/** The part of an amount that a quantity of the whole has; parts of all quantities add up to it. Units: minor units, stock units. */
export function partOfQuantity(totalMinor: number, quantity: number, whole: number): number {
  const taken = unitsOfQuantity(quantity)
  const [part = 0n] = splitByWeights(BigInt(totalMinor), [taken, unitsOfQuantity(whole) - taken])
  return safeMinor(part)
}

type SoldLine = { readonly quantity: number; readonly returnedQuantity: number }

/**
 * What returning a quantity of a line gives back of an amount: the cumulative part less what earlier returns took, so that the last piece
 * takes the rest. Source: sales-crm-finance.md d6.
 */
export function partToReturn(
  { quantity, returnedQuantity }: SoldLine,
  returning: number,
  { totalMinor, takenMinor }: { readonly totalMinor: number; readonly takenMinor: number },
): number {
  return partOfQuantity(totalMinor, returnedQuantity + returning, quantity) - takenMinor
}

/** The nearest multiple, half away from zero. Units: minor units; a multiple of 0 or 1 rounds nothing. */
export function roundCash(amountMinor: number, multipleMinor: number): number {
  if (multipleMinor <= 1) return amountMinor
  return safeMinor(dividedExactly(BigInt(amountMinor), BigInt(multipleMinor)) * BigInt(multipleMinor))
}

function partOf(amount: bigint, ppm: number): bigint {
  return dividedExactly(amount * BigInt(ppm), 1_000_000n)
}

function safeMinor(units: bigint): number {
  if (units > BigInt(mostMinor) || units < -BigInt(mostMinor)) throw new RangeError('amount too large')
  return Number(units)
}
