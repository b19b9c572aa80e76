import { fail } from '@countinghouse/contract/errors'
import { permissionName } from '@countinghouse/contract/page'
import type { InputOfRoute } from '@countinghouse/contract/route'
import type { CompleteSale, completeSale } from '@countinghouse/contract/sales/register'
import { text } from '@countinghouse/contract/sales/errors.text'
import { registerPage } from '@countinghouse/contract/sales/register'
import { besideQuote } from '@countinghouse/contract/sales/register-quote'
import { needsOfCart } from '@countinghouse/contract/sales/till-approval'
import { format } from '@countinghouse/contract/text'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { SecretBox } from '../../../platform/config/secret-box.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { requireAllowed } from '../approval/require-allowed.ts'
import { readSession } from '../session/read-session.ts'
import { giftsOf, withVouchers } from '../voucher/voucher-tenders.ts'
import { validatePoints } from '../points/points-of-sale.ts'
import { answerOf, findPosted } from './answer.ts'
import { accountReferenceOf, chargeAccount, onAccountOf, requireAccount } from './charge-account.ts'
import type { PricedItem } from './compose-sale.ts'
import { composeSale, totalsOf } from './compose-sale.ts'
import { postSale } from './post-sales.ts'
import { readCoupons, readPromotions, recordPromotions } from './promotions.ts'
import { acceptQuote, holdQuote, readSoldQuote } from './quote-of-sale.ts'
import { readItems } from './read-items.ts'
import { serialsOfSale } from './serials-of-sale.ts'
import { keepTimely, pricedInstant } from './pricing-moment.ts'
import { validateTenders } from './validate-tenders.ts'

type Input = InputOfRoute<typeof completeSale>

/** Prices, taxes and posts a sale; an amount that the cashier did not see is refused with the right one. Throws: see the route. */
export async function sell(ctx: Ctx, tx: Tx, box: SecretBox, input: Input): Promise<CompleteSale> {
  const session = await readSession(ctx, tx, input.tillSessionId, { permission: permissionName(registerPage, 'sell') })
  const before = await findPosted(ctx, tx, input, 'sale')
  if (before !== null) return before
  requireGoods(ctx, input)
  const { uid, lines, discountPpm, customerId, soldAt, note, quoteId } = input
  const { storeId, businessOn, currency: currencyCode } = session
  if (quoteId !== null) {
    await holdQuote(ctx, tx, quoteId)
    const first = await findPosted(ctx, tx, input, 'sale')
    if (first !== null) return first
  }
  const quote =
    quoteId === null ? null : await readSoldQuote(ctx, tx, { id: quoteId, storeId, day: businessOn, customerId })
  const decided = { ...input, lines: besideQuote(lines, quote?.lines ?? []) }
  await requireAllowed(ctx, tx, input, needsOfCart(decided))
  const read = await readItems(ctx, tx, { storeId, day: businessOn, wanted: lines })
  const items = read.map((item): PricedItem => {
    if (item === 'unknown') return fail('sales.not_sellable')
    return typeof item === 'string' ? fail(`sales.${item}`) : item
  })
  const where = { storeId, day: businessOn, customerId }
  const coupons = await readCoupons(ctx, tx, { ...where, codes: input.coupons })
  const automatic = await readPromotions(ctx, tx, where)
  const instant = pricedInstant(ctx, input.pricedAt)
  const offered = [...automatic, ...coupons.map(({ promotion }) => promotion)]
  const promotions = await keepTimely(ctx, tx, offered, { storeId, instant })
  const cart = { lines, items, discountPpm, promotions }
  const totals = totalsOf(cart)
  const { grossMinor } = totals
  if (grossMinor !== input.grossMinor) return fail('sales.total_mismatch', { details: { grossMinor } })
  const lotIds = await serialsOfSale(ctx, tx, { storeId, lines, items })
  const vouchers = giftsOf(ctx, box, input)
  const dueMinor = vouchers.reduce((sum, { amountMinor }) => sum + amountMinor, grossMinor)
  const { roundingMinor, kinds } = await validateTenders(ctx, tx, input.tenders, { storeId, dueMinor, isRefund: false })
  const onAccount = { customerId, tenders: input.tenders, kinds }
  const twin = await requireAccount(ctx, tx, onAccount, () => findPosted(ctx, tx, input, 'sale'))
  if (twin !== null) return twin
  const tenders = await withVouchers(ctx, tx, box, { tenders: input.tenders, kinds, day: businessOn })
  const points = await validatePoints(ctx, tx, { ...input, kinds, businessOn })
  const paid = { roundingMinor, tenders, vouchers, points }
  const facts = { uid, tillSessionId: session.id, customerId, currencyCode, businessOn, soldAt, note, ...paid }
  const sale = composeSale(cart, totals, facts)
  const named = sale.lines.map((line, at) => ({ ...line, lotIds: lotIds[at] ?? [] }))
  const posted = await postSale(ctx, tx, { ...sale, lines: named })
  if (!posted.is_replayed) {
    const { sale_id: saleId, number } = posted
    await recordPromotions(ctx, tx, { saleId, customerId, entries: totals.promotions, coupons, automatic })
    const reference = accountReferenceOf(onAccount)
    const receipt = { saleId, chargedSaleId: saleId, number, customerId, storeId, currencyCode, reference }
    await chargeAccount(ctx, tx, receipt, onAccountOf(onAccount))
    if (quote !== null) await acceptQuote(ctx, tx, quote, { saleId, receiptNumber: number })
  }
  // A receipt that is sent again leaves a trace of its own.
  const after = posted.is_replayed
    ? { isSentAgain: true }
    : { number: posted.number, payableMinor: dueMinor + roundingMinor }
  ctx.audit({ entity: 'sales.sale', entityId: posted.sale_id, label: posted.number, before: null, after })
  return answerOf(ctx, tx, posted.sale_id)
}

/** Throws: invalid_input. */
function requireGoods({ locale }: Ctx, { lines, vouchers }: Input): void {
  if (lines.length + vouchers.length > 0) return
  fail('invalid_input', { fields: { lines: [{ code: 'rule', message: format(text.nothing_sold, locale) }] } })
}
