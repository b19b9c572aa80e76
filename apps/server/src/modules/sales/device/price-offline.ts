import { fail } from '@countinghouse/contract/errors'
import type { RegisterPromotion } from '@countinghouse/contract/sales/register'
import type { OfflineSale } from '@countinghouse/contract/sales/register-offline'
import type { AppliedPromotion, ReceiptTotals } from '@countinghouse/kernel/receipt'
import { totalsOfSold } from '@countinghouse/kernel/receipt'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Cart, PricedItem } from '../register/compose-sale.ts'
import { partsOf, promotedOf, totalsOf } from '../register/compose-sale.ts'
import { readPromotions } from '../register/promotions.ts'
import { keepTimely } from '../register/pricing-moment.ts'
import { readSold } from '../register/read-kits.ts'
import type { Session } from '../session/read-session.ts'
import { heldPrices, itemsAsSold } from './kits-as-sold.ts'

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
}

/**
 * The cart of a device with its amounts: those of the server where the device held the same, else what the customer paid, with the taxes
 * of the server. Throws: sales.price_missing, sales.tax_missing, sales.not_sellable, sales.kit_not_sold, sales.amount_too_large; sales.total_mismatch where
 * prices exclude taxes and these have changed.
 */
export async function priceOffline(
  ctx: Ctx,
  tx: Tx,
  { storeId, businessOn: day }: Session,
  { customerId, lines, discountPpm, grossMinor, soldAt }: OfflineSale,
): Promise<Priced> {
  const read = await readSold(ctx, tx, { storeId, day, wanted: lines })
  const items = await itemsAsSold(ctx, tx, { storeId, day }, lines, read)
  const areKitsChanged = items.some((_, at) => typeof read[at] === 'string')
  const offered = await readPromotions(ctx, tx, { storeId, day, customerId })
  // A device does not know what is left of a limit.
  const unlimited = offered.filter(({ isLimited }) => !isLimited)
  const automatic = await keepTimely(ctx, tx, unlimited, { storeId, instant: soldAt })
  const cart = { lines, items, discountPpm, promotions: automatic }
  const now = totalsOf(cart)
  const held = heldPrices(items, lines)
  const isSame = lines.every(
    ({ unitMinor, discountMinor }, at) =>
      items[at]?.unitMinor === unitMinor &&
      now.lines[at]?.discountMinor === discountMinor &&
      isSplitSame(items[at], held[at]),
  )
  const expectedMinor = now.grossMinor
  if (isSame && expectedMinor === grossMinor)
    return { cart, totals: now, expectedMinor, areKitsChanged, promotions: promotedOf(now), automatic }
  const totals = totalsAsSold(lines, held)
  if (totals.grossMinor !== grossMinor)
    return fail('sales.total_mismatch', { details: { grossMinor: totals.grossMinor } })
  return {
    cart: { ...cart, items: held, promotions: [] },
    totals,
    expectedMinor,
    areKitsChanged,
    promotions: [],
    automatic,
  }
}

/** Whether the price of a kit is split by the same prices. */
function isSplitSame(item: PricedItem | undefined, held: PricedItem | undefined): boolean {
  const pricesOf = (one: PricedItem | undefined) => (one?.kit?.components ?? []).map(({ unitMinor }) => unitMinor)
  return pricesOf(item).join(',') === pricesOf(held).join(',')
}

/** Throws: sales.amount_too_large. */
function totalsAsSold(lines: OfflineSale['lines'], items: readonly PricedItem[]): ReceiptTotals {
  try {
    return totalsOfSold(
      lines.map(({ quantity, overrideMinor, discountMinor }, at) => {
        const item = items[at] as PricedItem
        const { unitMinor, taxCodeId, tax } = item
        const price = { unitMinor: overrideMinor ?? unitMinor, taxCodeId, rates: tax.rates }
        return { ...price, quantity, discountMinor, parts: partsOf(item) }
      }),
      { isInclusive: items[0]?.taxIncluded ?? true },
    )
  } catch (error) {
    if (error instanceof RangeError) return fail('sales.amount_too_large')
    throw error
  }
}
