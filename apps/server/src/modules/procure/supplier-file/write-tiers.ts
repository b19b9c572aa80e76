import { sql } from 'kysely'
import type { BulkCtx } from '../../../platform/bulk/bulk-row.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Tier } from '../prices/plan-tiers.ts'
import { supplierPriceDetails } from '../suppliers/supplier-prices.ts'

/** A planned price of a line: `id` null: new; `after` null: deleted. `label`: of the line, for the audit. */
export type TierWrite = {
  readonly lineId: number
  readonly label: string
  readonly currency: string
  readonly id: number | null
  readonly before: Tier | null
  readonly after: Tier | null
}

/**
 * Writes and audits prices of locked lines in a constant number of statements: deletions and earlier ends first, so that no periods
 * overlap in between. Answers their ids in the same order.
 */
export async function writeTiers(ctx: BulkCtx, tx: Tx, writes: readonly TierWrite[]): Promise<readonly number[]> {
  const { companyId, userId } = ctx
  const gone = writes.flatMap(({ id, after }) => (after === null && id !== null ? [id] : []))
  if (gone.length > 0)
    await sql`delete from procure.supplier_price where company_id = ${companyId} and id = any(${gone}::bigint[])`.execute(
      tx,
    )
  const changed = writes.filter(({ id, after }) => id !== null && after !== null)
  await update(
    ctx,
    tx,
    changed.filter((write) => !isLonger(write)),
  )
  const begun = writes.filter(({ id, after }) => id === null && after !== null)
  const ids = new Map<string, number>()
  if (begun.length > 0) {
    const rows = begun.map(({ lineId, currency, after }) => ({ lineId, currency, ...after }))
    const { rows: created } = await sql<{ id: number; lineId: number; minQty: string; validFrom: string }>`
      insert into procure.supplier_price (company_id, supplier_product_id, currency, min_qty, unit_price, valid_from, valid_until,
        contract_no, created_by, updated_by)
      select ${companyId}, r."lineId", r.currency, r."minQty", r."unitPrice", r."validFrom", r."validUntil", r.note, ${userId}::bigint, ${userId}::bigint
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("lineId" bigint, currency text, "minQty" numeric, "unitPrice" numeric,
        "validFrom" date, "validUntil" date, note text)
      returning id, supplier_product_id as "lineId", trim_scale(min_qty)::text as "minQty", valid_from as "validFrom"`.execute(
      tx,
    )
    for (const { id, ...place } of created) ids.set(placeOf(place), id)
  }
  await update(ctx, tx, changed.filter(isLonger))
  return writes.map(({ lineId, label, currency, id, before, after }) => {
    const own = id ?? (after === null ? 0 : (ids.get(placeOf({ lineId, ...after })) ?? 0))
    const facts = (tier: Tier | null) =>
      tier === null
        ? null
        : supplierPriceDetails({ ...tier, supplierProductId: lineId, currency, contractNo: tier.note })
    ctx.audit({ entity: 'procure.supplier_price', entityId: own, label, before: facts(before), after: facts(after) })
    return own
  })
}

async function update({ companyId, userId }: BulkCtx, tx: Tx, writes: readonly TierWrite[]): Promise<void> {
  if (writes.length === 0) return
  const rows = writes.map(({ id, after }) => ({ id, ...after }))
  await sql`
    update procure.supplier_price p set unit_price = r."unitPrice", valid_until = r."validUntil", contract_no = r.note,
      updated_by = ${userId}::bigint
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(id bigint, "unitPrice" numeric, "validUntil" date, note text)
    where p.company_id = ${companyId} and p.id = r.id`.execute(tx)
}

function isLonger({ before, after }: TierWrite): boolean {
  if (before === null || after === null || before.validUntil === null) return false
  return after.validUntil === null || after.validUntil > before.validUntil
}

function placeOf({
  lineId,
  minQty,
  validFrom,
}: Pick<Tier, 'minQty' | 'validFrom'> & { readonly lineId: number }): string {
  return `${lineId} ${minQty} ${validFrom}`
}
