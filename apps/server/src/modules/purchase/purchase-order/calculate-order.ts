import { fail } from '@countinghouse/contract/errors'
import type { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { text } from '@countinghouse/contract/purchase/errors.text'
import type { Exchange } from '@countinghouse/kernel/exchange'
import { convertMinor } from '@countinghouse/kernel/exchange'
import { currencyDigits } from '@countinghouse/kernel/money'
import { mostMinor } from '@countinghouse/kernel/minor'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import { findRates, taxOfGoods } from '../../accounts/index.ts'
import { atField } from '../../../platform/calls/at-field.ts'
import { applyDiscounts } from './apply-discounts.ts'
import type { OrderAmounts } from './order-amounts.ts'
import { amountsOfOrder } from './order-amounts.ts'
import { readDiscountables, readDiscounts } from './read-discounts.ts'
import type { Offer } from './read-offers.ts'
import { readOffers } from './read-offers.ts'
import type { Terms } from './read-terms.ts'
import { readTerms } from './read-terms.ts'
import { scheduleDrops } from './schedule-drops.ts'

export type PurchaseOrder = RowOf<typeof purchaseOrder>
type Lines = PurchaseOrder['lines']

/** An order as it is entered; a new one has no id. */
export type EnteredOrder = Pick<
  PurchaseOrder,
  | 'supplierId'
  | 'storeId'
  | 'orderedOn'
  | 'dueOn'
  | 'currency'
  | 'exchangeRate'
  | 'paymentTermId'
  | 'incoterm'
  | 'incotermPlace'
  | 'discountPpm'
  | 'discountMinor'
  | 'quantityReason'
  | 'lines'
> &
  Partial<Pick<PurchaseOrder, 'drops'>> & { readonly id?: number }

/** Null: no tax rule applies to some of the goods. Units: minor units of the order currency. */
type OrderTax = { readonly taxMinor: number | null; readonly grossMinor: number | null }

export type CalculatedOrder = {
  readonly terms: Terms
  readonly offers: ReadonlyMap<number, Offer>
  readonly currency: string
  readonly lines: Lines
  readonly amounts: OrderAmounts
  /** Rate of the header discount; null: none, or an amount. Units: parts per million. */
  readonly appliedDiscountPpm: number | null
  readonly tax: OrderTax
  /** Null: the exchange rate is not known. */
  readonly exchange: Exchange | null
}

/**
 * Prices and amounts of an order at its order date. Throws: not_found, purchase.no_total at lines whose amount is too large or at a header
 * discount above the lines, purchase.rule_broken at an exchange rate of the company's currency. Locks: the supplier.
 */
export async function calculateOrder(ctx: Ctx, tx: Tx, order: EnteredOrder): Promise<CalculatedOrder> {
  const { supplierId, orderedOn, id: orderId = null } = order
  const terms = await readTerms(ctx, tx, supplierId)
  const currency = order.currency ?? terms.currency
  const isOwn = currency === terms.companyCurrency
  if (isOwn && order.exchangeRate !== null && !/^1(\.0+)?$/.test(order.exchangeRate))
    fail('purchase.rule_broken', atField(ctx, ['exchangeRate'], text.rate_not_one))
  const offers = await readOffers(ctx, tx, { orderId, supplierId, currency, orderedOn, lines: order.lines })
  const discounts = await discountsOfOrder(ctx, tx, order)
  const priced = order.lines.map((line, at) => ({
    ...line,
    ...discounts.lines[at],
    supplierCode: offers.get(line.variantId)?.supplierCode ?? null,
    price: line.isFree ? '0' : (line.unitPrice ?? offers.get(line.variantId)?.price ?? null),
  }))
  const digits = currencyDigits(currency)
  const header = { discountPpm: discounts.headerPpm, discountMinor: order.discountMinor }
  const amounts = amountsOfOrder(priced, header, digits)
  requireAmounts(ctx, amounts)
  const rate =
    order.exchangeRate ?? (await findRates(tx, ctx.companyId, [currency], orderedOn)).get(currency)?.rate ?? null
  const lines = priced.map((line, at) => ({ ...line, netMinor: line.price === null ? null : (amounts.nets[at] ?? 0) }))
  return {
    terms,
    offers,
    currency,
    lines,
    amounts,
    appliedDiscountPpm: discounts.headerPpm,
    tax: await taxOfOrder(ctx, tx, order, amounts),
    exchange: rate === null ? null : { from: currency, to: terms.companyCurrency, rate },
  }
}

/** What is written with a draft: blank terms are those of the supplier. */
export async function completeDraft(ctx: Ctx, tx: Tx, order: EnteredOrder) {
  const calculated = await calculateOrder(ctx, tx, order)
  const { terms, offers, currency, lines, exchange, appliedDiscountPpm } = calculated
  const { goodsMinor, headerDiscountMinor, totalMinor } = calculated.amounts
  return {
    currency,
    exchangeRate: exchange?.rate ?? null,
    paymentTermId: order.paymentTermId ?? terms.paymentTermId,
    incoterm: order.incoterm ?? terms.incoterm,
    incotermPlace: order.incotermPlace ?? (order.incoterm === null ? terms.incotermPlace : null),
    dueOn: order.dueOn ?? dueDate(order.orderedOn, [...offers.values()]),
    lines,
    drops: scheduleDrops(ctx, { lines, drops: order.drops ?? [] }),
    appliedDiscountPpm,
    goodsMinor,
    headerDiscountMinor,
    totalMinor,
    ...calculated.tax,
    companyTotalMinor: exchange === null ? null : convertMinor(totalMinor, exchange),
  }
}

async function discountsOfOrder(ctx: Ctx, tx: Tx, order: EnteredOrder) {
  const discounts = await readDiscounts(ctx, tx, order)
  const variantIds = discounts.length === 0 ? [] : order.lines.map(({ variantId }) => variantId)
  return applyDiscounts(order.lines, order, discounts, await readDiscountables(ctx, tx, variantIds))
}

/** Tax of the lines after their share of the header discount, rounded by line as on their invoice. Throws: purchase.no_total. */
async function taxOfOrder(
  ctx: Ctx,
  tx: Tx,
  { storeId, supplierId, orderedOn: day, lines }: EnteredOrder,
  { nets, shares, totalMinor }: OrderAmounts,
): Promise<OrderTax> {
  const goods = lines.map(({ variantId }, at) => ({ variantId, netMinor: (nets[at] ?? 0) - (shares[at] ?? 0) }))
  const party = { storeId, supplierId }
  const taxed = await taxOfGoods(ctx, tx, { direction: 'purchase', party, day, lines: goods }).catch(
    (error: unknown) => {
      if (error instanceof RangeError) return tooLarge(ctx)
      throw error
    },
  )
  if (taxed === null) return { taxMinor: null, grossMinor: null }
  const taxMinor = taxed.reduce((sum, line) => sum + line.taxMinor, 0)
  const grossMinor = totalMinor + taxMinor
  if (grossMinor > mostMinor) tooLarge(ctx)
  return { taxMinor, grossMinor }
}

function tooLarge(ctx: Ctx): never {
  return fail('purchase.no_total', atField(ctx, ['lines'], text.too_large))
}

/** The longest lead time after the order date; null if none is known. */
function dueDate(orderedOn: string, offers: readonly Offer[]): string | null {
  const days = offers.flatMap(({ leadTimeDays }) => leadTimeDays ?? [])
  if (days.length === 0) return null
  const due = new Date(`${orderedOn}T00:00:00Z`)
  due.setUTCDate(due.getUTCDate() + Math.max(...days))
  return due.toISOString().slice(0, 10)
}

function requireAmounts(ctx: Ctx, { nets, goodsMinor, headerDiscountMinor }: OrderAmounts): void {
  const tooLarge = nets.flatMap((net, at) => (net >= mostMinor ? `lines.${at}.quantity` : []))
  if (goodsMinor > mostMinor && tooLarge.length === 0) tooLarge.push('lines')
  if (tooLarge.length > 0) fail('purchase.no_total', atField(ctx, tooLarge, text.too_large))
  if (headerDiscountMinor > goodsMinor) fail('purchase.no_total', atField(ctx, ['discountMinor'], text.no_total))
}
