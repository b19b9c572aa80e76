import { fail } from '@countinghouse/contract/errors'
import { mostPieces } from '@countinghouse/contract/rich-fields'
import type { Promotion } from '@countinghouse/kernel/promotion'
import { quantityOfUnits, unitsOfQuantity, unitsPerQuantity } from '@countinghouse/kernel/quantity'
import { dividedExactly, minorOfUnits } from '@countinghouse/kernel/exact'
import type { AppliedPromotion, CartPart, ReceiptPart, ReceiptTotals } from '@countinghouse/kernel/receipt'
import { totalsOfCart } from '@countinghouse/kernel/receipt'
import { splitByWeights } from '@countinghouse/kernel/split'
import type { ResolvedTax } from '../../accounts/index.ts'
import type { PostedKit, PostedLine, PostedSale } from './post-sales.ts'
import type { IssuedVoucher, PostedTender } from '../voucher/voucher-tenders.ts'
import type { ReadComponent, ReadItem } from './read-items.ts'

export type PricedItem = Exclude<ReadItem, string>

/** Lines with the items they sell, in one order. Discounts in parts per million; an overridden price in minor units. */
export type Cart = {
  readonly lines: readonly {
    readonly variantId: number
    readonly quantity: number
    readonly discountPpm: number
    readonly overrideMinor: number | null
    readonly note?: string | null
  }[]
  readonly items: readonly PricedItem[]
  /** Of the sum after discounts of the lines. */
  readonly discountPpm: number
  readonly promotions: readonly Promotion[]
  /** The customer is exempt from tax; left out: no. */
  readonly isTaxFree?: boolean
}

type Facts = Pick<PostedSale, 'uid' | 'tillSessionId' | 'customerId' | 'currencyCode' | 'businessOn' | 'soldAt'> & {
  readonly roundingMinor: number
  readonly tenders: readonly PostedTender[]
  /** Gift vouchers that it sells. */
  readonly vouchers?: readonly IssuedVoucher[]
  readonly points?: PostedSale['points']
  readonly note?: string | null
  /** Why no tax is charged; null: it is. */
  readonly taxExemption?: string | null
  /** Pieces with serial numbers, by line of the cart; left out: none. */
  readonly lotIds?: readonly (readonly number[])[]
}

/** Components of a kit as totals are calculated from them; none of other goods. */
export function partsOf({ kit }: PricedItem, isTaxFree = false): CartPart[] {
  return (kit?.components ?? []).map(({ quantity, unitMinor, taxCodeId, tax, taxFree }) => ({
    quantity,
    unitMinor,
    taxCodeId,
    rates: tax.rates,
    isTaxFree: isTaxFree && taxFree !== null,
  }))
}

/** Prices include tax where those of the first item do. Throws: sales.amount_too_large. */
export function totalsOf({ lines, items, discountPpm, promotions, isTaxFree = false }: Cart): ReceiptTotals {
  try {
    return totalsOfCart(
      lines.map(({ quantity, discountPpm: ofLine, overrideMinor }, index) => {
        const item = items[index] as PricedItem
        const { unitMinor, taxCodeId, tax, taxFree, productId, brandId, categoryIds } = item
        const promoted = { productId, brandId, categoryIds, hasManualPrice: overrideMinor !== null }
        const taxed = { taxCodeId, rates: tax.rates, isTaxFree: isTaxFree && taxFree !== null }
        const price = { unitMinor: overrideMinor ?? unitMinor, ...taxed }
        return { ...price, quantity, discountPpm: ofLine, promoted, parts: partsOf(item, isTaxFree) }
      }),
      { isInclusive: isInclusive(items), discountPpm, promotions },
    )
  } catch (error) {
    if (error instanceof RangeError) return fail('sales.amount_too_large')
    throw error
  }
}

/** The receipt of a cart as `sales.post_sales` takes it; kits are sold as their components. */
export function composeSale(cart: Cart, totals: ReceiptTotals, { lotIds, ...facts }: Facts): PostedSale {
  const { netMinor, taxMinor, grossMinor, discountMinor } = totals
  const voucherMinor = (facts.vouchers ?? []).reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const composed = totals.lines.map((line, index): { kit: Omit<PostedKit, 'kitNo'> | null; lines: NewLine[] } => {
    const sold = cart.lines[index] as Cart['lines'][number]
    const item = cart.items[index] as PricedItem
    const { kit } = item
    const tax = taxOf(item, cart)
    const prices = { listMinor: item.unitMinor, unitMinor: sold.overrideMinor ?? item.unitMinor }
    const { variantId, quantity, note = null } = sold
    const head = { variantId, quantity, ...prices }
    if (kit === null || line.parts === undefined)
      return {
        kit: null,
        lines: [{ ...head, note, taxCodeId: tax.taxCodeId, lotIds: lotIds?.[index] ?? [], ...amountsOf(line, tax) }],
      }
    const { parts } = line
    return {
      kit: { ...head, note, ...sumsOf(line) },
      lines: kit.components.map((component, at) =>
        componentLine(component, parts[at] as ReceiptPart, { kits: quantity, tax: taxOf(component, cart) }),
      ),
    }
  })
  const kits = composed.filter(({ kit }) => kit !== null)
  const kitNoOf = (one: (typeof composed)[number]) => (one.kit === null ? null : kits.indexOf(one) + 1)
  return {
    ...facts,
    taxExemption: isFreed(cart) ? (facts.taxExemption ?? null) : null,
    kind: 'sale',
    originalSaleId: null,
    taxIncluded: isInclusive(cart.items),
    netMinor,
    taxMinor,
    grossMinor,
    voucherMinor,
    payableMinor: grossMinor + voucherMinor + facts.roundingMinor,
    discountMinor,
    reason: null,
    kits: kits.flatMap((one) => (one.kit === null ? [] : { kitNo: kitNoOf(one) ?? 0, ...one.kit })),
    lines: composed
      .flatMap((one) => one.lines.map((line) => ({ ...line, kitNo: kitNoOf(one) })))
      .map((line, at) => ({ lineNo: at + 1, isRestocked: true, ...line })),
  }
}

/** By which a line is sold in a cart. */
function taxOf({ tax, taxFree }: Pick<ReadComponent, 'tax' | 'taxFree'>, { isTaxFree = false }: Cart): ResolvedTax {
  return isTaxFree ? (taxFree ?? tax) : tax
}

/** Something of it is sold without tax: what no rule for exempt buyers has a code for is taxed all the same. */
function isFreed({ items, isTaxFree = false }: Cart): boolean {
  return isTaxFree && items.some((item) => (item.kit?.components ?? [item]).some(({ taxFree }) => taxFree !== null))
}

type NewLine = Omit<PostedLine, 'lineNo' | 'isRestocked' | 'kitNo'>

/** Its price is its part of that of the kit, to the nearest minor unit. */
function componentLine(
  component: ReadComponent,
  part: ReceiptPart,
  { kits, tax }: { readonly kits: number; readonly tax: ResolvedTax },
): NewLine {
  const { variantId, quantity, unitMinor } = component
  const units = unitsOfQuantity(quantity) * BigInt(kits)
  if (quantityOfUnits(units) > mostPieces) return fail('sales.amount_too_large')
  return {
    variantId,
    quantity: quantityOfUnits(units),
    kitQuantity: quantity,
    listMinor: unitMinor,
    unitMinor: minorOfUnits(dividedExactly(BigInt(part.baseMinor) * unitsPerQuantity, units)),
    taxCodeId: tax.taxCodeId,
    ...amountsOf(part, tax),
  }
}

function sumsOf({ discountMinor, netMinor, taxMinor, grossMinor }: ReceiptPart) {
  return { discountMinor, netMinor, taxMinor, grossMinor }
}

function amountsOf(line: ReceiptPart, { rates }: ResolvedTax) {
  return {
    ...sumsOf(line),
    discountNetMinor: line.discountNetMinor,
    taxes: rates.map(({ componentId, accountId }, place) => ({
      componentId,
      accountId,
      taxableMinor: line.netMinor,
      taxMinor: line.componentsMinor[place] ?? 0,
    })),
  }
}

/** What promotions did, at the lines of the receipt: what they took off a kit was taken off its components. */
export function promotedOf({ lines, promotions }: ReceiptTotals): AppliedPromotion[] {
  const firstOf = lines.map((_, at) => lines.slice(0, at).reduce((sum, { parts }) => sum + (parts?.length ?? 1), 0))
  return promotions.flatMap((entry) => {
    const first = firstOf[entry.line] ?? 0
    const parts = lines[entry.line]?.parts
    if (parts === undefined) return { ...entry, line: first }
    const discounts = parts.map(({ discountMinor }) => BigInt(discountMinor))
    return splitByWeights(BigInt(entry.amountMinor), discounts).map((amount, at) => ({
      ...entry,
      line: first + at,
      amountMinor: minorOfUnits(amount),
    }))
  })
}

function isInclusive(items: readonly PricedItem[]): boolean {
  return items[0]?.taxIncluded ?? true
}
