import { fail } from '@countinghouse/contract/errors'
import type { RegisterPromotion } from '@countinghouse/contract/sales/register'
import type { OfflineSale } from '@countinghouse/contract/sales/register-offline'
import type { AppliedPromotion, ReceiptTotals } from '@countinghouse/kernel/receipt'
import { totalsOfSold } from '@countinghouse/kernel/receipt'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Cart, PricedItem } from '../register/compose-sale.ts'
import { totalsOf } from '../register/compose-sale.ts'
import { readPromotions } from '../register/promotions.ts'
import { keepTimely } from '../register/pricing-moment.ts'
import { readItems } from '../register/read-items.ts'
import type { Session } from '../session/read-session.ts'

type Priced = {
  readonly cart: Cart
  readonly totals: ReceiptTotals
  /** The total by the prices of the server. Units: minor units. */
  readonly expectedMinor: number
  /** Empty where the amounts are those of the device. */
  readonly promotions: readonly AppliedPromotion[]
  readonly automatic: readonly RegisterPromotion[]
}

/**
 * The cart of a device with its amounts: those of the server where the device held the same, else what the customer paid, with the taxes
 * of the server. Throws: sales.price_missing, sales.tax_missing, sales.not_sellable, sales.amount_too_large; sales.total_mismatch where
 * prices exclude taxes and these have changed.
 */
export async function priceOffline(
  ctx: Ctx,
  tx: Tx,
  { storeId, businessOn: day }: Session,
  { customerId, lines, discountPpm, grossMinor, soldAt }: OfflineSale,
): Promise<Priced> {
  const read = await readItems(ctx, tx, { storeId, day, wanted: lines })
  const items = read.map((item): PricedItem => {
    if (item === 'unknown') return fail('sales.not_sellable')
    return typeof item === 'string' ? fail(`sales.${item}`) : item
  })
  const offered = await readPromotions(ctx, tx, { storeId, day, customerId })
  // A device does not know what is left of a limit.
  const unlimited = offered.filter(({ isLimited }) => !isLimited)
  const automatic = await keepTimely(ctx, tx, unlimited, { storeId, instant: soldAt })
  const cart = { lines, items, discountPpm, promotions: automatic }
  const now = totalsOf(cart)
  const isSame = lines.every(
    ({ unitMinor, discountMinor }, at) =>
      items[at]?.unitMinor === unitMinor && now.lines[at]?.discountMinor === discountMinor,
  )
  const expectedMinor = now.grossMinor
  if (isSame && expectedMinor === grossMinor)
    return { cart, totals: now, expectedMinor, promotions: now.promotions, automatic }
  const held = items.map((item, at): PricedItem => ({ ...item, unitMinor: lines[at]?.unitMinor ?? item.unitMinor }))
  const totals = totalsAsSold(lines, held)
  if (totals.grossMinor !== grossMinor)
    return fail('sales.total_mismatch', { details: { grossMinor: totals.grossMinor } })
  return { cart: { ...cart, items: held, promotions: [] }, totals, expectedMinor, promotions: [], automatic }
}

/** Throws: sales.amount_too_large. */
function totalsAsSold(lines: OfflineSale['lines'], items: readonly PricedItem[]): ReceiptTotals {
  try {
    return totalsOfSold(
      lines.map(({ quantity, overrideMinor, discountMinor }, at) => {
        const { unitMinor, taxCodeId, tax } = items[at] as PricedItem
        return { quantity, unitMinor: overrideMinor ?? unitMinor, discountMinor, taxCodeId, rates: tax.rates }
      }),
      { isInclusive: items[0]?.taxIncluded ?? true },
    )
  } catch (error) {
    if (error instanceof RangeError) return fail('sales.amount_too_large')
    throw error
  }
}
