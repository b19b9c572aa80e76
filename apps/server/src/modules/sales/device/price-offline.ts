import { fail } from '@countinghouse/contract/errors'
import type { RegisterPromotion } from '@countinghouse/contract/sales/register'
import type { ReviewReason } from '@countinghouse/contract/sales/offline-review'
import type { OfflineSale } from '@countinghouse/contract/sales/offline-sale'
import type { AppliedPromotion, ReceiptTotals } from '@countinghouse/kernel/receipt'
import { totalsOfSold } from '@countinghouse/kernel/receipt'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { exemptionWords, readExemption } from '../customer/tax-exemption.ts'
import type { Cart, PricedItem } from '../register/compose-sale.ts'
import { partsOf, promotedOf, totalsOf } from '../register/compose-sale.ts'
import { readPromotions } from '../register/promotions.ts'
import { keepTimely } from '../register/pricing-moment.ts'
import { readSold } from '../register/read-kits.ts'
import type { Session } from '../session/read-session.ts'
import { heldPrices, itemsAsSold } from './goods-as-sold.ts'

type Priced = {
  readonly cart: Cart
  readonly totals: ReceiptTotals
  /** The total by the prices of the server. Units: minor units. */
  readonly expectedMinor: number
  /** A kit has other components by now than the device sold. */
  readonly areKitsChanged: boolean
  /** Empty where the amounts are those of the device. */
  readonly promotions: readonly AppliedPromotion[]
  readonly automatic: readonly RegisterPromotion[]
  /** Why no tax was charged; null: it was. */
  readonly taxExemption: string | null
  /** Why a person looks at it. */
  readonly reasons: readonly ReviewReason[]
}

/** What a device sold and when, as the server knows it. */
export type SoldOffline = Pick<
  OfflineSale,
  'customerId' | 'lines' | 'discountPpm' | 'grossMinor' | 'taxMinor' | 'soldAt' | 'isTaxFree'
>

/**
 * The cart of a device with its amounts: those of the server where the device held the same, else what the customer paid, with the taxes
 * of the server. Throws: sales.tax_missing, sales.not_sellable, sales.too_many_components, sales.amount_too_large; sales.total_mismatch where
 * its amounts do not add up to what was paid.
 */
export async function priceOffline(
  ctx: Ctx,
  tx: Tx,
  { storeId, businessOn: day }: Session,
  { customerId, lines, discountPpm, grossMinor, taxMinor, soldAt, isTaxFree }: SoldOffline,
): Promise<Priced> {
  const read = await readSold(ctx, tx, { storeId, day, wanted: lines })
  const { items, reasons } = await itemsAsSold(ctx, tx, { storeId, day }, lines, read)
  const areKitsChanged = reasons.includes('kit_changed')
  const offered = await readPromotions(ctx, tx, { storeId, day, customerId })
  // A device does not know what is left of a limit.
  const unlimited = offered.filter(({ isLimited }) => !isLimited)
  const automatic = await keepTimely(ctx, tx, unlimited, { storeId, instant: soldAt })
  const exemption = await readExemption(ctx, tx, { customerId, day })
  // What the device knew of the customer is what was paid; a person looks at it where that is not so any more.
  const exemptReasons: ReviewReason[] = (exemption?.state === 'valid') === isTaxFree ? [] : ['tax_changed']
  const cart = { lines, items, discountPpm, promotions: automatic, isTaxFree }
  const now = totalsOf(cart)
  const held = heldPrices(items, lines)
  const isSame = lines.every(
    ({ unitMinor, discountMinor }, at) =>
      items[at]?.unitMinor === unitMinor &&
      now.lines[at]?.discountMinor === discountMinor &&
      isSplitSame(items[at], held[at]),
  )
  const expectedMinor = now.grossMinor
  const taxExemption = isTaxFree ? exemptionWords(exemption ?? { reason: '–', certificate: null }) : null
  const common = { expectedMinor, areKitsChanged, automatic, taxExemption }
  const taxReason = (totals: ReceiptTotals): ReviewReason[] =>
    taxMinor !== null && totals.taxMinor !== taxMinor ? ['tax_changed'] : []
  if (isSame && expectedMinor === grossMinor)
    return {
      ...common,
      cart,
      totals: now,
      promotions: promotedOf(now),
      reasons: [...reasons, ...exemptReasons, ...taxReason(now)],
    }
  const asSold = { items: held, isTaxFree }
  const sold = totalsAsSold(lines, asSold)
  const totals = sold.grossMinor === grossMinor ? sold : totalsAsPaid(lines, asSold, grossMinor)
  if (totals === null) return fail('sales.total_mismatch', { details: { grossMinor: sold.grossMinor } })
  const priceReasons: ReviewReason[] = expectedMinor === grossMinor ? [] : ['price_changed']
  return {
    ...common,
    cart: { ...cart, items: held, promotions: [] },
    totals,
    promotions: [],
    reasons: [...reasons, ...exemptReasons, ...priceReasons, ...taxReason(totals)],
  }
}

/**
 * The amounts of a device whose prices excluded taxes that have changed: what was paid for each line includes those of today. Null: what was
 * paid for the lines is not known, or not the total.
 */
function totalsAsPaid(
  lines: OfflineSale['lines'],
  { items, isTaxFree }: AsSold,
  grossMinor: number,
): ReceiptTotals | null {
  const paid = lines.flatMap((line) => line.grossMinor ?? [])
  if (paid.length < lines.length || paid.reduce((sum, one) => sum + one, 0) !== grossMinor) return null
  return totalsOfSold(
    paid.map((unitMinor, at) => {
      const item = items[at] as PricedItem
      const { taxCodeId, tax, taxFree } = item
      const rates = isTaxFree && taxFree !== null ? [] : tax.rates
      // What was paid without tax includes none.
      const parts = partsOf(item, isTaxFree).map((part) => (part.isTaxFree === true ? { ...part, rates: [] } : part))
      return { quantity: 1, unitMinor, discountMinor: 0, taxCodeId, rates, parts }
    }),
    { isInclusive: true },
  )
}

type AsSold = { readonly items: readonly PricedItem[]; readonly isTaxFree: boolean }

/** Whether the price of a kit is split by the same prices. */
function isSplitSame(item: PricedItem | undefined, held: PricedItem | undefined): boolean {
  const pricesOf = (one: PricedItem | undefined) => (one?.kit?.components ?? []).map(({ unitMinor }) => unitMinor)
  return pricesOf(item).join(',') === pricesOf(held).join(',')
}

/** Throws: sales.amount_too_large. */
function totalsAsSold(lines: OfflineSale['lines'], { items, isTaxFree }: AsSold): ReceiptTotals {
  try {
    return totalsOfSold(
      lines.map(({ quantity, overrideMinor, discountMinor }, at) => {
        const item = items[at] as PricedItem
        const { unitMinor, taxCodeId, tax, taxFree } = item
        const taxed = { taxCodeId, rates: tax.rates, isTaxFree: isTaxFree && taxFree !== null }
        return {
          unitMinor: overrideMinor ?? unitMinor,
          ...taxed,
          quantity,
          discountMinor,
          parts: partsOf(item, isTaxFree),
        }
      }),
      { isInclusive: items[0]?.taxIncluded ?? true },
    )
  } catch (error) {
    if (error instanceof RangeError) return fail('sales.amount_too_large')
    throw error
  }
}
