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
import type { Session } from '../session/read-session.ts'
import { readSession } from '../session/read-session.ts'
import { exemptionWords, readExemption } from '../customer/tax-exemption.ts'
import { giftsOf } from '../voucher/gift-card.ts'
import { withVouchers } from '../voucher/voucher-tenders.ts'
import { validatePoints } from '../points/points-of-sale.ts'
import { answerOf, findPosted } from './answer.ts'
import { accountReferenceOf, chargeAccount, onAccountOf, requireAccount } from './charge-account.ts'
import { composeSale, promotedOf, totalsOf } from './compose-sale.ts'
import type { ExchangedReturn } from './exchange.ts'
import { exchangeTenders } from './exchange-tenders.ts'
import { lockExchanged, prepareExchanged } from './exchange.ts'
import { postSales } from './post-sales.ts'
import type { Prepared } from './prepare-return.ts'
import { readCoupons, readPromotions, recordPromotions } from './promotions.ts'
import { acceptQuote, holdQuote, readSoldQuote } from './quote-of-sale.ts'
import { itemsToSell } from './items-to-sell.ts'
import { serialsOfSale } from './serials-of-sale.ts'
import { keepTimely, pricedInstant } from './pricing-moment.ts'
import { withTerminals } from '../terminal/terminal-tenders.ts'
import { validateTenders } from './validate-tenders.ts'

type Input = InputOfRoute<typeof completeSale>

/** Prices, taxes and posts a sale; an amount that the cashier did not see is refused with the right one. Throws: see the route. */
export async function sell(ctx: Ctx, tx: Tx, box: SecretBox, input: Input): Promise<CompleteSale> {
  const session = await readSession(ctx, tx, input.tillSessionId, { permission: permissionName(registerPage, 'sell') })
  const before = await findPosted(ctx, tx, input, 'sale')
  if (before !== null) return before
  requireGoods(ctx, input)
  await lockExchanged(ctx, tx, input, session.storeId)
  if (input.quoteId !== null) await holdQuote(ctx, tx, input.quoteId)
  const returned = await prepareExchanged(ctx, tx, box, input, session)
  const prepared = await prepareSale(ctx, tx, box, input, { session, returned })
  // Together, so that they take their locks in one order.
  const posted = await postSales(ctx, tx, returned === null ? [prepared.sale] : [returned.sale, prepared.sale])
  const postedAs = (uid: string) => posted.find((one) => one.uid === uid) ?? fail('internal')
  if (returned !== null) await returned.finish(postedAs(returned.sale.uid))
  const own = postedAs(input.uid)
  await prepared.finish(own)
  return answerOf(ctx, tx, own.sale_id)
}

type Given = {
  readonly session: Session
  /** The return that pays for it; null: it is no exchange. */
  readonly returned: ExchangedReturn | null
}

async function prepareSale(
  ctx: Ctx,
  tx: Tx,
  box: SecretBox,
  input: Input,
  { session, returned }: Given,
): Promise<Prepared> {
  const { uid, lines, discountPpm, customerId, soldAt, note, quoteId } = input
  const { storeId, businessOn, currency: currencyCode } = session
  const quote =
    quoteId === null ? null : await readSoldQuote(ctx, tx, { id: quoteId, storeId, day: businessOn, customerId })
  const decided = { ...input, lines: besideQuote(lines, quote?.lines ?? []) }
  await requireAllowed(ctx, tx, input, needsOfCart(decided))
  const items = await itemsToSell(ctx, tx, { storeId, day: businessOn, wanted: lines })
  const where = { storeId, day: businessOn, customerId }
  const coupons = await readCoupons(ctx, tx, { ...where, codes: input.coupons })
  const automatic = await readPromotions(ctx, tx, where)
  const instant = pricedInstant(ctx, input.pricedAt)
  const offered = [...automatic, ...coupons.map(({ promotion }) => promotion)]
  const promotions = await keepTimely(ctx, tx, offered, { storeId, instant })
  const exemption = await readExemption(ctx, tx, { customerId, day: businessOn })
  const isTaxFree = exemption?.state === 'valid'
  const cart = { lines, items, discountPpm, promotions, isTaxFree }
  const totals = totalsOf(cart)
  const { grossMinor } = totals
  if (grossMinor !== input.grossMinor) return fail('sales.total_mismatch', { details: { grossMinor } })
  const lotIds = await serialsOfSale(ctx, tx, { storeId, lines, items })
  const vouchers = await giftsOf(ctx, tx, box, { uid, day: businessOn, vouchers: input.vouchers })
  const creditMinor = returned?.creditMinor ?? 0
  const payableMinor = vouchers.reduce((sum, { amountMinor }) => sum + amountMinor, grossMinor)
  const dueMinor = payableMinor - creditMinor
  const given = (returned?.refundMinor ?? 0) > 0 ? [] : input.tenders
  const due = {
    storeId,
    day: businessOn,
    currency: currencyCode,
    dueMinor,
    isRefund: false,
    hasCustomer: customerId !== null,
  }
  const { roundingMinor, kinds, valued } = await validateTenders(ctx, tx, given, due)
  const onAccount = { customerId, tenders: given, kinds }
  await requireAccount(ctx, tx, onAccount)
  const byCard = await withTerminals(ctx, tx, { tenders: valued, kinds }, { uid, storeId })
  const paidBy = await withVouchers(ctx, tx, box, { tenders: byCard, kinds, day: businessOn })
  const points = await validatePoints(ctx, tx, { ...input, tenders: given, kinds, businessOn })
  const tenders = [...paidBy, ...exchangeTenders(returned, creditMinor)]
  const paid = { roundingMinor, tenders, vouchers, points }
  const taxExemption = exemption !== null && isTaxFree ? exemptionWords(exemption) : null
  const facts = {
    uid,
    tillSessionId: session.id,
    customerId,
    currencyCode,
    businessOn,
    soldAt,
    note,
    lotIds,
    ...paid,
    taxExemption,
  }
  const sale = composeSale(cart, totals, facts)
  return {
    sale: { ...sale, ...(returned !== null && { exchangedUid: returned.sale.uid }) },
    finish: async ({ sale_id: saleId, number, is_replayed: isReplayed }) => {
      if (!isReplayed) {
        await recordPromotions(ctx, tx, { saleId, customerId, entries: promotedOf(totals), coupons, automatic })
        const reference = accountReferenceOf(onAccount)
        const receipt = { saleId, chargedSaleId: saleId, number, customerId, storeId, currencyCode, reference }
        await chargeAccount(ctx, tx, receipt, onAccountOf(onAccount))
        if (quote !== null) await acceptQuote(ctx, tx, quote, { saleId, receiptNumber: number })
      }
      // A receipt that is sent again leaves a trace of its own.
      const after = isReplayed ? { isSentAgain: true } : { number, payableMinor: payableMinor + roundingMinor }
      ctx.audit({ entity: 'sales.sale', entityId: saleId, label: number, before: null, after })
    },
  }
}

/** Throws: invalid_input. */
function requireGoods({ locale }: Ctx, { lines, vouchers }: Input): void {
  if (lines.length + vouchers.length > 0) return
  fail('invalid_input', { fields: { lines: [{ code: 'rule', message: format(text.nothing_sold, locale) }] } })
}
