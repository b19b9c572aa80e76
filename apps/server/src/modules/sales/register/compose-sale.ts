import { fail } from '@countinghouse/contract/errors'
import type { Promotion } from '@countinghouse/kernel/promotion'
import type { ReceiptTotals } from '@countinghouse/kernel/receipt'
import { totalsOfCart } from '@countinghouse/kernel/receipt'
import type { PostedLine, PostedSale } from './post-sales.ts'
import type { IssuedVoucher, PostedTender } from '../voucher/voucher-tenders.ts'
import type { ReadItem } from './read-items.ts'

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
}

type Facts = Pick<PostedSale, 'uid' | 'tillSessionId' | 'customerId' | 'currencyCode' | 'businessOn' | 'soldAt'> & {
  readonly roundingMinor: number
  readonly tenders: readonly PostedTender[]
  /** Gift vouchers that it sells. */
  readonly vouchers?: readonly IssuedVoucher[]
  readonly points?: PostedSale['points']
  readonly note?: string | null
}

/** Prices include tax where those of the first item do. Throws: sales.amount_too_large. */
export function totalsOf({ lines, items, discountPpm, promotions }: Cart): ReceiptTotals {
  try {
    return totalsOfCart(
      lines.map(({ quantity, discountPpm: ofLine, overrideMinor }, index) => {
        const { unitMinor, taxCodeId, tax, productId, brandId, categoryIds } = items[index] as PricedItem
        const promoted = { productId, brandId, categoryIds, hasManualPrice: overrideMinor !== null }
        const price = { unitMinor: overrideMinor ?? unitMinor, taxCodeId, rates: tax.rates }
        return { ...price, quantity, discountPpm: ofLine, promoted }
      }),
      { isInclusive: isInclusive(items), discountPpm, promotions },
    )
  } catch (error) {
    if (error instanceof RangeError) return fail('sales.amount_too_large')
    throw error
  }
}

/** The receipt of a cart as `sales.post_sales` takes it. */
export function composeSale({ lines, items }: Cart, totals: ReceiptTotals, facts: Facts): PostedSale {
  const { netMinor, taxMinor, grossMinor, discountMinor } = totals
  const voucherMinor = (facts.vouchers ?? []).reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return {
    ...facts,
    kind: 'sale',
    originalSaleId: null,
    taxIncluded: isInclusive(items),
    netMinor,
    taxMinor,
    grossMinor,
    voucherMinor,
    payableMinor: grossMinor + voucherMinor + facts.roundingMinor,
    discountMinor,
    reason: null,
    lines: totals.lines.map((line, index): PostedLine => {
      const { variantId, quantity, overrideMinor, note = null } = lines[index] as Cart['lines'][number]
      const { unitMinor, taxCodeId, tax } = items[index] as PricedItem
      return {
        lineNo: index + 1,
        variantId,
        taxCodeId,
        quantity,
        listMinor: unitMinor,
        unitMinor: overrideMinor ?? unitMinor,
        discountMinor: line.discountMinor,
        discountNetMinor: line.discountNetMinor,
        netMinor: line.netMinor,
        taxMinor: line.taxMinor,
        grossMinor: line.grossMinor,
        isRestocked: true,
        note,
        taxes: tax.rates.map(({ componentId, accountId }, place) => ({
          componentId,
          accountId,
          taxableMinor: line.netMinor,
          taxMinor: line.componentsMinor[place] ?? 0,
        })),
      }
    }),
  }
}

function isInclusive(items: readonly PricedItem[]): boolean {
  return items[0]?.taxIncluded ?? true
}
