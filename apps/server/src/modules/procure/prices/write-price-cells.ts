import { sql } from 'kysely'
import type { BulkCtx } from '../../../platform/bulk/bulk-row.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { NewPrice, PriceCell, PriceStep, StandingPrice } from './plan-price-cells.ts'
import { dayBefore, planPriceCell } from './plan-price-cells.ts'
import { cellKey, readListPrices } from './list-prices.ts'
import { readToday } from './read-today.ts'

/** `label`: audit label of the variant. */
export type LabelledCell = PriceCell & { readonly label: string }

const entity = 'procure.price'

/**
 * Writes prices of variants from today in selling price lists, in a few statements for any number of them. Returns the previous
 * price of each cell; null if unchanged. Locks: the prices valid now or later, by id.
 */
export async function writePriceCells(
  ctx: BulkCtx,
  tx: Tx,
  cells: readonly LabelledCell[],
): Promise<readonly (PriceStep['before'] | null)[]> {
  if (cells.length === 0) return []
  const { today, standing } = await readStanding(ctx, tx, cells)
  const ofProduct = Map.groupBy(standing, ({ ownerId }) => ownerId)
  const priced = cells.filter(({ productId }) => ofProduct.has(productId))
  const costs = await readListPrices(ctx, tx, priced)
  const steps = cells.map((cell) => {
    const known = { ...cell, shared: costs.get(cellKey(cell)) ?? null }
    return { cell, ...planPriceCell(known, ofProduct.get(cell.productId) ?? [], today) }
  })
  await finishPrices(ctx, tx, steps, today)
  const begun = steps.flatMap(({ cell, begun: price }) => (price === undefined ? [] : [{ cell, price }]))
  const ids = await insertPrices(
    ctx,
    tx,
    begun.map(({ price }) => price),
    today,
  )
  auditSteps(ctx, steps, ids, today)
  return steps.map(({ before = null }) => before)
}

type Owned = StandingPrice & { readonly ownerId: number }

async function readStanding({ companyId }: BulkCtx, tx: Tx, cells: readonly PriceCell[]) {
  const lists = [...new Set(cells.map(({ priceListId }) => priceListId))]
  const today = await readToday({ companyId }, tx)
  // One array of ids: with a join, the planner reads all prices for each cell while there are no statistics yet.
  const { rows: standing } = await sql<Owned>`
    select p.id, p.price_list_id as "priceListId", p.product_id as "productId", p.variant_id as "variantId", p.valid_from as "validFrom",
      p.valid_until as "validUntil", p.amount_minor as "amountMinor", coalesce(p.product_id, v.product_id) as "ownerId"
    from procure.price p
    left join procure.variant v on v.company_id = p.company_id and v.id = p.variant_id
    where p.company_id = ${companyId} and p.id = any(array(
      select id from procure.price where company_id = ${companyId} and variant_id = any(${cells.map(({ variantId }) => variantId)}::bigint[])
      union all
      select id from procure.price where company_id = ${companyId} and product_id = any(${cells.map(({ productId }) => productId)}::bigint[])))
      and p.price_list_id = any(${lists}::bigint[]) and p.store_id is null and p.min_qty = 1
      and (p.valid_until is null or p.valid_until >= ${today}::date)
    order by p.id for no key update of p`.execute(tx)
  return { today, standing }
}

async function finishPrices(
  { companyId, userId }: BulkCtx,
  tx: Tx,
  steps: readonly PriceStep[],
  today: string,
): Promise<void> {
  const dropped = steps.flatMap((step) => step.dropped?.id ?? [])
  const ended = steps.flatMap((step) => step.ended?.id ?? [])
  const corrected = steps.flatMap((step) => step.corrected ?? [])
  if (dropped.length > 0)
    await sql`
      delete from procure.price where company_id = ${companyId} and id = any(${dropped}::bigint[])`.execute(tx)
  if (ended.length > 0)
    await sql`
      update procure.price set valid_until = ${today}::date - 1, updated_by = ${userId}
      where company_id = ${companyId} and id = any(${ended}::bigint[])`.execute(tx)
  if (corrected.length > 0)
    await sql`
      update procure.price p set amount_minor = r.amount, updated_by = ${userId}
      from unnest(${corrected.map(({ id }) => id)}::bigint[], ${corrected.map(({ to }) => to)}::bigint[]) as r(id, amount)
      where p.company_id = ${companyId} and p.id = r.id`.execute(tx)
}

/** Ids by owner. */
async function insertPrices(
  { companyId, userId }: BulkCtx,
  tx: Tx,
  prices: readonly NewPrice[],
  today: string,
): Promise<ReadonlyMap<string, number>> {
  if (prices.length === 0) return new Map()
  const { rows } = await sql<Pick<StandingPrice, 'id' | 'priceListId' | 'productId' | 'variantId'>>`
    insert into procure.price (company_id, price_list_id, currency, kind, product_id, variant_id, valid_from, valid_until, amount_minor,
      created_by, updated_by)
    select l.company_id, l.id, l.currency, l.kind, r."productId", r."variantId", ${today}::date, r."validUntil", r."amountMinor",
      ${userId}, ${userId}
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
      as r("priceListId" bigint, "productId" bigint, "variantId" bigint, "validUntil" date, "amountMinor" bigint)
    join procure.price_list l on l.company_id = ${companyId} and l.id = r."priceListId"
    returning id, price_list_id as "priceListId", product_id as "productId", variant_id as "variantId"`.execute(tx)
  return new Map(rows.map((row) => [claimOf(row), row.id]))
}

function claimOf({ priceListId, productId, variantId }: Omit<NewPrice, 'validUntil' | 'amountMinor'>): string {
  return `${priceListId} ${productId} ${variantId}`
}

type Stepped = PriceStep & { readonly cell: LabelledCell }

function auditSteps(ctx: BulkCtx, steps: readonly Stepped[], ids: ReadonlyMap<string, number>, today: string): void {
  for (const { cell, ended, corrected, dropped, begun } of steps) {
    const { label, productId } = cell
    const tell = (entityId: number, before: NewPrice | null, after: NewPrice | null, from: string) => {
      const factsOf = (price: NewPrice | null) =>
        price === null
          ? null
          : {
              priceListId: price.priceListId,
              productId,
              variantId: price.variantId,
              minQty: '1',
              validFrom: from,
              validUntil: price.validUntil,
              amountMinor: price.amountMinor,
            }
      ctx.audit({ entity, entityId, label, before: factsOf(before), after: factsOf(after) })
    }
    if (ended !== undefined) tell(ended.id, ended, { ...ended, validUntil: dayBefore(today) }, ended.validFrom)
    if (corrected !== undefined)
      tell(corrected.id, corrected, { ...corrected, amountMinor: corrected.to }, corrected.validFrom)
    if (dropped !== undefined) tell(dropped.id, dropped, null, dropped.validFrom)
    if (begun !== undefined) tell(ids.get(claimOf(begun)) ?? 0, null, begun, today)
  }
}
