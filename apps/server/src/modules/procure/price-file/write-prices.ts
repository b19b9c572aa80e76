import type { PriceRow } from '@countinghouse/contract/procure/price'
import { sql } from 'kysely'
import type { BulkCtx } from '../../../platform/bulk/bulk-row.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Tier } from '../prices/plan-tiers.ts'
import { factsOf, labelOf, readPrices } from '../prices/price-rows.ts'
import type { PricePlace } from './price-place.ts'
import { placeKey } from './price-place.ts'

/** A price to write: `id` null: new; `after` null: deleted. */
export type PriceWrite = {
  readonly place: PricePlace
  readonly id: number | null
  readonly before: Tier | null
  readonly after: Tier | null
}
export type WrittenPrice = Pick<PriceRow, 'version'> & { readonly id: number }

/**
 * Writes prices of locked lists in a few statements for any number of them, each audited. Deletions and earlier ends come first,
 * so that periods never overlap in between. Returns the written prices in order; for a deleted one its last version.
 */
export async function writePrices(
  ctx: BulkCtx,
  tx: Tx,
  writes: readonly PriceWrite[],
): Promise<readonly WrittenPrice[]> {
  if (writes.length === 0) return []
  const { companyId } = ctx
  const known = await readPrices(
    companyId,
    tx,
    writes.flatMap(({ id }) => id ?? []),
  )
  const gone = writes.flatMap(({ id, after }) => (after === null && id !== null ? [id] : []))
  if (gone.length > 0)
    await sql`delete from procure.price where company_id = ${companyId} and id = any(${gone}::bigint[])`.execute(tx)
  const changed = writes.filter(({ id, after }) => id !== null && after !== null)
  await update(
    ctx,
    tx,
    changed.filter((write) => !isLonger(write)),
  )
  const begun = await insert(
    ctx,
    tx,
    writes.filter(({ id, after }) => id === null && after !== null),
  )
  await update(ctx, tx, changed.filter(isLonger))
  const ids = writes.map(({ place, id, after }) => id ?? begun.get(beginOf(place, after)) ?? 0)
  const written = await readPrices(companyId, tx, ids)
  return ids.map((id) => {
    const [before, after] = [known.get(id), written.get(id)]
    const price = after ?? before
    if (price !== undefined)
      ctx.audit({
        entity: 'procure.price',
        entityId: id,
        label: labelOf(price),
        before: before === undefined ? null : factsOf(before),
        after: after === undefined ? null : factsOf(after),
      })
    return { id, version: price?.version ?? 0 }
  })
}

const amounts = sql`case when l.kind <> 'buy' then (r."unitPrice" * 10::numeric ^ c.minor_unit)::bigint end,
  case when l.kind = 'buy' then r."unitPrice" end`

/** Ids by owner and start date. */
async function insert(
  { companyId, userId }: BulkCtx,
  tx: Tx,
  writes: readonly PriceWrite[],
): Promise<ReadonlyMap<string, number>> {
  if (writes.length === 0) return new Map()
  const rows = writes.map(({ place, after }) => ({ ...place, ...after }))
  const { rows: created } = await sql<PricePlace & Pick<Tier, 'minQty' | 'validFrom'> & { id: number }>`
    insert into procure.price (company_id, price_list_id, currency, kind, product_id, variant_id, store_id, min_qty, valid_from,
      valid_until, reason, amount_minor, buy_amount, created_by, updated_by)
    select l.company_id, l.id, l.currency, l.kind, r."productId", r."variantId", r."storeId", r."minQty", r."validFrom",
      r."validUntil", r.note, ${amounts}, ${userId}::bigint, ${userId}::bigint
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("priceListId" bigint, "productId" bigint, "variantId" bigint,
      "storeId" bigint, "minQty" numeric, "unitPrice" numeric, "validFrom" date, "validUntil" date, note text)
    join procure.price_list l on l.company_id = ${companyId} and l.id = r."priceListId"
    join platform.currency c on c.code = l.currency
    returning id, price_list_id as "priceListId", product_id as "productId", variant_id as "variantId", store_id as "storeId",
      trim_scale(min_qty)::text as "minQty", valid_from as "validFrom"`.execute(tx)
  return new Map(created.map(({ id, ...price }) => [beginOf(price, price), id]))
}

async function update({ companyId, userId }: BulkCtx, tx: Tx, writes: readonly PriceWrite[]): Promise<void> {
  if (writes.length === 0) return
  const rows = writes.map(({ id, after }) => ({ id, ...after }))
  await sql`
    update procure.price p set (amount_minor, buy_amount) = (select ${amounts}), valid_until = r."validUntil", reason = r.note,
      updated_by = ${userId}::bigint
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id bigint, "unitPrice" numeric, "validUntil" date, note text),
      procure.price_list l join platform.currency c on c.code = l.currency
    where p.company_id = ${companyId} and p.id = r.id and l.company_id = p.company_id and l.id = p.price_list_id`.execute(
    tx,
  )
}

function isLonger({ before, after }: PriceWrite): boolean {
  if (before === null || after === null || before.validUntil === null) return false
  return after.validUntil === null || after.validUntil > before.validUntil
}

function beginOf(place: PricePlace, tier: Pick<Tier, 'minQty' | 'validFrom'> | null): string {
  return `${placeKey(place)} ${tier?.minQty} ${tier?.validFrom}`
}
