import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute } from '@countinghouse/contract/route'
import type { CompleteSale, completeSale } from '@countinghouse/contract/sales/register'
import { registerPage } from '@countinghouse/contract/sales/register'
import { permissionName } from '@countinghouse/contract/page'
import { totalsOfCart } from '@countinghouse/kernel/receipt'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db.ts'
import { limitOf, may } from '../../../platform/permission.ts'
import { readSession } from '../session/read-session.ts'
import { answerOf } from './answer.ts'
import type { PostedLine } from './post-sales.ts'
import { postSale } from './post-sales.ts'
import type { ReadItem } from './read-items.ts'
import { readItems } from './read-items.ts'
import { validateTenders } from './validate-tenders.ts'

type Input = InputOfRoute<typeof completeSale>
type Item = Exclude<ReadItem, string>

/** Prices, taxes and posts a sale; an amount that the cashier did not see is refused with the right one. Throws: see the route. */
export async function sell(ctx: Ctx, tx: Tx, input: Input): Promise<CompleteSale> {
  const session = await readSession(ctx, tx, input.tillSessionId, { permission: permissionName(registerPage, 'sell') })
  requireDiscounts(ctx, input)
  const { storeId, businessOn: day, currency } = session
  const read = await readItems(ctx, tx, { storeId, day, wanted: input.lines })
  const items = read.map((item): Item => {
    if (item === 'unknown') return fail('sales.not_sellable')
    return typeof item === 'string' ? fail(`sales.${item}`) : item
  })
  const isInclusive = items[0]?.taxIncluded ?? true
  const totals = totalsOf(
    input.lines.map(({ quantity, discountPpm, overrideMinor }, index) => {
      const { unitMinor, taxCodeId, tax } = items[index] as Item
      return { quantity, discountPpm, unitMinor: overrideMinor ?? unitMinor, taxCodeId, rates: tax.rates }
    }),
    { isInclusive, discountPpm: input.discountPpm },
  )
  if (totals.grossMinor !== input.grossMinor)
    return fail('sales.total_mismatch', { details: { grossMinor: totals.grossMinor } })
  const { roundingMinor } = await validateTenders(ctx, tx, input.tenders, {
    storeId,
    grossMinor: totals.grossMinor,
    isRefund: false,
  })
  const { netMinor, taxMinor, grossMinor, discountMinor } = totals
  const payableMinor = grossMinor + roundingMinor
  const posted = await postSale(ctx, tx, {
    uid: input.uid,
    kind: 'sale',
    tillSessionId: session.id,
    customerId: input.customerId,
    originalSaleId: null,
    currencyCode: currency,
    taxIncluded: isInclusive,
    netMinor,
    taxMinor,
    grossMinor,
    roundingMinor,
    payableMinor,
    discountMinor,
    businessOn: day,
    soldAt: input.soldAt,
    reason: null,
    lines: totals.lines.map((line, index): PostedLine => {
      const { variantId, quantity, overrideMinor } = input.lines[index] as Input['lines'][number]
      const { unitMinor, taxCodeId, tax } = items[index] as Item
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
        taxes: tax.rates.map(({ componentId, accountId }, place) => ({
          componentId,
          accountId,
          taxableMinor: line.netMinor,
          taxMinor: line.componentsMinor[place] ?? 0,
        })),
      }
    }),
    tenders: input.tenders,
  })
  // A receipt that is sent again leaves a trace of its own.
  const after = posted.is_replayed ? { isSentAgain: true } : { number: posted.number, payableMinor }
  ctx.audit({ entity: 'sales.sale', entityId: posted.sale_id, label: posted.number, before: null, after })
  return answerOf(ctx, tx, posted.sale_id)
}

/** Throws: sales.amount_too_large. */
function totalsOf(...cart: Parameters<typeof totalsOfCart>): ReturnType<typeof totalsOfCart> {
  try {
    return totalsOfCart(...cart)
  } catch (error) {
    if (error instanceof RangeError) return fail('sales.amount_too_large')
    throw error
  }
}

/** Throws: limit_exceeded, forbidden. */
function requireDiscounts(ctx: Ctx, { lines, discountPpm }: Input): void {
  const limit = limitOf(ctx.grants, 'discount_pct')
  const most = Math.max(discountPpm, ...lines.map((line) => line.discountPpm))
  if (most > limit) fail('limit_exceeded', { details: { limit: 'discount_pct' } })
  if (
    lines.some(({ overrideMinor }) => overrideMinor !== null) &&
    !may(ctx.grants, permissionName(registerPage, 'price_override'))
  )
    fail('forbidden', { details: { reason: 'event' } })
}
