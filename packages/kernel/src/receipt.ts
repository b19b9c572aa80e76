import { dividedExactly } from './exact.ts'
import type { KitPart } from './kit.ts'
import { splitOverParts, weightsOf } from './kit.ts'
import { mostMinor } from './minor.ts'
import type { PromotedLine, Promotion, PromotionEntry } from './promotion.ts'
import { promoteLines, promoteReceipt } from './promotion.ts'
import { unitsOfQuantity, unitsPerQuantity } from './quantity.ts'
import { splitByWeights } from './split.ts'
import type { LineTax, TaxRate, TaxRounding } from './tax.ts'
import { taxLines, withoutTax } from './tax.ts'

/** A line of a till receipt before discounts. Units: minor units per stock unit; discounts in parts per million of the base amount. */
export type CartLine = {
  readonly quantity: number
  readonly unitMinor: number
  readonly discountPpm?: number
  readonly taxCodeId: number
  readonly rates: readonly TaxRate[]
  /** The tax is not paid: it is taken off an amount that includes it. Left out: it is. */
  readonly isTaxFree?: boolean
  /** What promotions look at; left out: none applies. */
  readonly promoted?: Omit<PromotedLine, 'quantity' | 'baseMinor' | 'hasManualDiscount' | 'isKit'>
  /** Components of a kit, which are sold in its place; left out or none: it is no kit. */
  readonly parts?: readonly CartPart[]
}

/** A component, taxed by itself. Units: as `KitPart`. */
export type CartPart = KitPart & Pick<CartLine, 'taxCodeId' | 'rates' | 'isTaxFree'>

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
export type ReceiptPart = LineTax & {
  readonly baseMinor: number
  readonly discountMinor: number
  /** The discount without its tax. */
  readonly discountNetMinor: number
}

/** A line of the cart; a kit is the sum of its components, in their order, and has no taxes of its own. */
export type ReceiptLine = ReceiptPart & { readonly parts?: readonly ReceiptPart[] }

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
export type SoldCartLine = Pick<CartLine, 'quantity' | 'unitMinor' | 'taxCodeId' | 'rates' | 'isTaxFree' | 'parts'> & {
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

type Taxed = Required<Pick<CartLine, 'taxCodeId' | 'rates' | 'isTaxFree'>> & {
  readonly base: bigint
  readonly discount: bigint
}

function taxedReceipt(
  cart: readonly Pick<CartLine, 'taxCodeId' | 'rates' | 'isTaxFree' | 'parts'>[],
  { bases, discounts, isInclusive, rounding }: Amounts,
  promotions: readonly PromotionEntry[],
): ReceiptTotals {
  const taxed = cart.map((line, index) => taxedParts(line, bases[index] ?? 0n, discounts[index] ?? 0n))
  const parts = receiptParts(taxed.flat(), { isInclusive, rounding })
  let place = 0
  const lines = cart.map((line, index): ReceiptLine => {
    const own = parts.slice(place, (place += taxed[index]?.length ?? 0))
    return hasParts(line) ? { ...sumOf(own), parts: own } : (own[0] as ReceiptPart)
  })
  const { netMinor, taxMinor, grossMinor, discountMinor } = sumOf(lines)
  return {
    lines,
    promotions: promotions.map((entry) => ({ ...entry, amountMinor: safeMinor(entry.amountMinor) })),
    netMinor,
    taxMinor,
    grossMinor,
    discountMinor,
  }
}

function hasParts({ parts = [] }: Pick<CartLine, 'parts'>): boolean {
  return parts.length > 0
}

/** A line, or the components of a kit with their parts of its amount and of its discount. */
function taxedParts(
  { taxCodeId, rates, isTaxFree = false, parts = [] }: Pick<CartLine, 'taxCodeId' | 'rates' | 'isTaxFree' | 'parts'>,
  base: bigint,
  discount: bigint,
): Taxed[] {
  if (parts.length === 0) return [{ taxCodeId, rates, isTaxFree, base, discount }]
  const bases = splitOverParts(base, weightsOf(parts))
  // By amounts, so that none is taken off that is not there.
  const discounts = splitByWeights(discount, bases)
  return parts.map((part, at) => ({
    ...part,
    isTaxFree: part.isTaxFree ?? false,
    base: bases[at] ?? 0n,
    discount: discounts[at] ?? 0n,
  }))
}

function receiptParts(
  taxed: readonly Taxed[],
  terms: { readonly isInclusive: boolean; readonly rounding: TaxRounding },
): ReceiptPart[] {
  const taxOf = (amountOf: (line: Taxed) => bigint) =>
    taxLines(
      taxed.map((line) => ({ ...line, amountMinor: safeMinor(amountOf(line)) })),
      terms,
    )
  const undiscounted = taxOf(({ base }) => base)
  return taxOf(({ base, discount }) => base - discount).map((line, index) => ({
    ...(taxed[index]?.isTaxFree === true ? withoutTax(line) : line),
    baseMinor: safeMinor(taxed[index]?.base ?? 0n),
    discountMinor: safeMinor(taxed[index]?.discount ?? 0n),
    discountNetMinor: (undiscounted[index]?.netMinor ?? 0) - line.netMinor,
  }))
}

function sumOf(parts: readonly ReceiptPart[]): ReceiptPart {
  const sum = (key: Exclude<keyof ReceiptPart, 'componentsMinor'>) =>
    parts.reduce((total, part) => total + part[key], 0)
  return {
    baseMinor: sum('baseMinor'),
    discountMinor: sum('discountMinor'),
    discountNetMinor: sum('discountNetMinor'),
    netMinor: sum('netMinor'),
    taxMinor: sum('taxMinor'),
    grossMinor: sum('grossMinor'),
    componentsMinor: [],
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
function promotedLine(line: CartLine, baseMinor: bigint): PromotedLine {
  const { quantity, discountPpm = 0, promoted } = line
  const own = { quantity, baseMinor, hasManualDiscount: discountPpm > 0, isKit: hasParts(line) }
  if (promoted !== undefined) return { ...promoted, ...own }
  return { productId: 0, brandId: null, categoryIds: [], hasManualPrice: true, ...own }
}

function partOf(amount: bigint, ppm: number): bigint {
  return dividedExactly(amount * BigInt(ppm), 1_000_000n)
}

function safeMinor(units: bigint): number {
  if (units > BigInt(mostMinor) || units < -BigInt(mostMinor)) throw new RangeError('amount too large')
  return Number(units)
}
