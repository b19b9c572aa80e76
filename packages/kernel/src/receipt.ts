import { dividedExactly } from './exact.ts'
import { mostMinor } from './minor.ts'
import type { PromotedLine, Promotion, PromotionEntry } from './promotion.ts'
import { promoteLines, promoteReceipt } from './promotion.ts'
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
  /** What promotions look at; left out: none applies. */
  readonly promoted?: Omit<PromotedLine, 'quantity' | 'baseMinor' | 'hasManualDiscount'>
}

/** What a promotion did to a line, or why it did not. Units: minor units. */
export type AppliedPromotion = Omit<PromotionEntry, 'amountMinor'> & { readonly amountMinor: number }

export type CartTerms = {
  readonly isInclusive: boolean
  readonly rounding?: TaxRounding
  /** Of the sum after discounts of the lines. Units: parts per million. */
  readonly discountPpm?: number
  readonly promotions?: readonly Promotion[]
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
  /** Of promotions, the refused ones too. */
  readonly promotions: readonly AppliedPromotion[]
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
  { isInclusive, rounding = 'line', discountPpm = 0, promotions = [] }: CartTerms,
): ReceiptTotals {
  const bases = cart.map(baseOf)
  const promotable = cart.map((line, index) => promotedLine(line, bases[index] ?? 0n))
  const ofLines = promoteLines(promotable, promotions)
  const own = cart.map((line, index) => {
    const promoted = ofLines.discounts[index] ?? 0n
    return promoted + partOf((bases[index] ?? 0n) - promoted, line.discountPpm ?? 0)
  })
  const before = bases.map((base, index) => base - (own[index] ?? 0n))
  const ofReceipt = promoteReceipt(promotable, before, promotions)
  const running = before.map((amount, index) => amount - (ofReceipt.discounts[index] ?? 0n))
  const orderDiscount = partOf(
    running.reduce((sum, amount) => sum + amount, 0n),
    discountPpm,
  )
  const shares = splitByWeights(orderDiscount, running)
  const discounts = own.map((discount, index) => discount + (ofReceipt.discounts[index] ?? 0n) + (shares[index] ?? 0n))
  return taxedReceipt(cart, { bases, discounts, isInclusive, rounding }, [...ofLines.entries, ...ofReceipt.entries])
}

/** A line that was sold at known amounts. Units: minor units. */
export type SoldCartLine = Pick<CartLine, 'quantity' | 'unitMinor' | 'taxCodeId' | 'rates'> & {
  readonly discountMinor: number
}

/** Amounts of a receipt whose discounts are known, whatever they were for. Throws: RangeError, also for a discount above its line. */
export function totalsOfSold(
  cart: readonly SoldCartLine[],
  { isInclusive, rounding = 'line' }: Pick<CartTerms, 'isInclusive' | 'rounding'>,
): ReceiptTotals {
  const bases = cart.map(baseOf)
  const discounts = cart.map(({ discountMinor }) => BigInt(discountMinor))
  if (discounts.some((discount, index) => discount < 0n || discount > (bases[index] ?? 0n)))
    throw new RangeError('discount above its line')
  return taxedReceipt(cart, { bases, discounts, isInclusive, rounding }, [])
}

type Amounts = {
  readonly bases: readonly bigint[]
  readonly discounts: readonly bigint[]
  readonly isInclusive: boolean
  readonly rounding: TaxRounding
}

function taxedReceipt(
  cart: readonly Pick<CartLine, 'taxCodeId' | 'rates'>[],
  { bases, discounts, isInclusive, rounding }: Amounts,
  promotions: readonly PromotionEntry[],
): ReceiptTotals {
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
    promotions: promotions.map((entry) => ({
      ...entry,
      amountMinor: safeMinor(entry.amountMinor),
    })),
    netMinor: sum('netMinor'),
    taxMinor: sum('taxMinor'),
    grossMinor: sum('grossMinor'),
    discountMinor: sum('discountMinor'),
  }
}

/** Rounded once, half away from zero. */
function baseOf({ quantity, unitMinor }: Pick<CartLine, 'quantity' | 'unitMinor'>): bigint {
  return dividedExactly(unitsOfQuantity(quantity) * BigInt(unitMinor), unitsPerQuantity)
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

/** A line that says nothing of its product is in no promotion. */
function promotedLine({ quantity, discountPpm = 0, promoted }: CartLine, baseMinor: bigint): PromotedLine {
  const hasManualDiscount = discountPpm > 0
  if (promoted !== undefined) return { ...promoted, quantity, baseMinor, hasManualDiscount }
  const unknown = { productId: 0, brandId: null, categoryIds: [], hasManualPrice: true }
  return { ...unknown, quantity, baseMinor, hasManualDiscount }
}

function partOf(amount: bigint, ppm: number): bigint {
  return dividedExactly(amount * BigInt(ppm), 1_000_000n)
}

function safeMinor(units: bigint): number {
  if (units > BigInt(mostMinor) || units < -BigInt(mostMinor)) throw new RangeError('amount too large')
  return Number(units)
}
