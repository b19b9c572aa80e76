import type {
  changePrice,
  createPrice,
  deletePrice,
  PriceRow,
  updatePrice,
} from '@countinghouse/contract/procure/price'
import { text } from '@countinghouse/contract/procure/errors.text'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { requireCostView } from '../costs/cost-view.ts'
import { requireRecords } from '../require-records.ts'
import { failAmounts, failAt } from './price-errors.ts'
import { factsOf, labelOf, lockPrice, readPrice } from './price-rows.ts'

const entity = 'procure.price'

/** Throws: not_found, procure.rule_broken; procure.price_overlap by the constraint. */
export async function addPrice(ctx: Ctx, tx: Tx, input: InputOfRoute<typeof createPrice>): Promise<PriceRow> {
  const { priceListId, productId, variantId, storeId, minQty, validFrom, validUntil, amountMinor, buyAmount } = input
  const { rows } = await sql<{ isBuying: boolean; isOfProduct: boolean; from: string }>`
    select l.kind = 'buy' as "isBuying",
      ${variantId}::bigint is null or exists (select from procure.variant v
        where v.company_id = l.company_id and v.id = ${variantId}::bigint and v.product_id = ${productId}) as "isOfProduct",
      coalesce(${validFrom}::date, (now() at time zone c.timezone)::date) as "from"
    from procure.price_list l join erp.company c on c.id = l.company_id
    where l.company_id = ${ctx.companyId} and l.id = ${priceListId} for share of l`.execute(tx)
  const [facts] = rows
  if (facts === undefined) return fail('not_found')
  await requireRecords(tx, ctx.companyId, { 'procure.product': productId, 'procure.variant': variantId })
  if (!facts.isOfProduct) failAt(ctx, 'procure.rule_broken', ['variantId'], text.price_other_product)
  if (facts.isBuying) requireCostView(ctx)
  requireAmount(ctx, facts.isBuying, { amountMinor, buyAmount })
  requirePeriod(ctx, facts.from, validUntil)
  const created = await sql<{ id: number }>`
    insert into procure.price (company_id, price_list_id, currency, kind, product_id, variant_id, store_id, min_qty, valid_from,
      valid_until, amount_minor, buy_amount, reason, created_by, updated_by)
    select l.company_id, l.id, l.currency, l.kind, ${variantId === null ? productId : null}, ${variantId}, ${storeId}, ${minQty},
      ${facts.from}, ${validUntil}, ${amountMinor}, ${buyAmount}, ${input.reason}, ${ctx.userId}, ${ctx.userId}
    from procure.price_list l where l.company_id = ${ctx.companyId} and l.id = ${priceListId} returning id`.execute(tx)
  return await told(ctx, tx, created.rows[0]?.id ?? 0)
}

/** Throws: not_found, stale, procure.rule_broken; procure.price_overlap by the constraint. */
export async function editPrice(
  ctx: Ctx,
  tx: Tx,
  { id, version, ...changes }: InputOfRoute<typeof updatePrice>,
): Promise<PriceRow> {
  const before = await lockPrice(ctx, tx, { id, version })
  const after = { ...before, ...changes }
  requireAmount(ctx, before.buyAmount !== null, after)
  requirePeriod(ctx, after.validFrom, after.validUntil)
  await sql`
    update procure.price set min_qty = ${after.minQty}, valid_from = ${after.validFrom}, valid_until = ${after.validUntil},
      amount_minor = ${after.amountMinor}, buy_amount = ${after.buyAmount}, reason = ${after.reason}, updated_by = ${ctx.userId}
    where company_id = ${ctx.companyId} and id = ${id}`.execute(tx)
  const price = await readPrice(ctx.companyId, tx, id)
  ctx.audit({ entity, entityId: id, label: labelOf(price), before: factsOf(before), after: factsOf(price) })
  return price
}

/** Ends a price and starts the next one on the following day. Throws: errors of editPrice. */
export async function startPrice(
  ctx: Ctx,
  tx: Tx,
  { id, version, fromDate, amountMinor, buyAmount, reason }: InputOfRoute<typeof changePrice>,
): Promise<{ closed: PriceRow; begun: PriceRow }> {
  const before = await lockPrice(ctx, tx, { id, version })
  requireAmount(ctx, before.buyAmount !== null, { amountMinor, buyAmount })
  if (fromDate <= before.validFrom || (before.validUntil !== null && fromDate > before.validUntil))
    failAt(ctx, 'procure.rule_broken', ['fromDate'], text.price_change_day, { from: before.validFrom })
  await sql`
    update procure.price set valid_until = ${fromDate}::date - 1, updated_by = ${ctx.userId}
    where company_id = ${ctx.companyId} and id = ${id}`.execute(tx)
  const created = await sql<{ id: number }>`
    insert into procure.price (company_id, price_list_id, currency, kind, product_id, variant_id, store_id, min_qty, valid_from,
      valid_until, amount_minor, buy_amount, reason, created_by, updated_by)
    select company_id, price_list_id, currency, kind, product_id, variant_id, store_id, min_qty, ${fromDate},
      ${before.validUntil}::date, ${amountMinor}, ${buyAmount}, ${reason}, ${ctx.userId}, ${ctx.userId}
    from procure.price where company_id = ${ctx.companyId} and id = ${id} returning id`.execute(tx)
  const closed = await readPrice(ctx.companyId, tx, id)
  ctx.audit({ entity, entityId: id, label: labelOf(closed), before: factsOf(before), after: factsOf(closed) })
  return { closed, begun: await told(ctx, tx, created.rows[0]?.id ?? 0) }
}

/** Throws: not_found, stale. */
export async function removePrice(ctx: Ctx, tx: Tx, input: InputOfRoute<typeof deletePrice>): Promise<{ id: number }> {
  const before = await lockPrice(ctx, tx, input)
  await sql`delete from procure.price where company_id = ${ctx.companyId} and id = ${input.id}`.execute(tx)
  ctx.audit({ entity, entityId: input.id, label: labelOf(before), before: factsOf(before), after: null })
  return { id: input.id }
}

async function told(ctx: Ctx, tx: Tx, id: number): Promise<PriceRow> {
  const price = await readPrice(ctx.companyId, tx, id)
  ctx.audit({ entity, entityId: id, label: labelOf(price), before: null, after: factsOf(price) })
  return price
}

type Amounts = { readonly amountMinor: number | null; readonly buyAmount: string | null }

function requireAmount(ctx: Ctx, isBuying: boolean, { amountMinor, buyAmount }: Amounts): void {
  if ((amountMinor === null) !== isBuying || (buyAmount !== null) !== isBuying) failAmounts(ctx)
}

function requirePeriod(ctx: Ctx, from: string, until: string | null): void {
  if (until !== null && until < from) failAt(ctx, 'procure.rule_broken', ['validUntil'], text.price_period)
}
