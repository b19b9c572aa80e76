import { load } from '@countinghouse/contract/inbound/load'
import type { SavedLoad } from '@countinghouse/contract/inbound/partner-calls'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { readDocument } from '../../../platform/documents/document.ts'
import type { Load } from '../load/calculate-load.ts'
import { okOf } from '../load/calculate-load.ts'

/** The id of the load of a reference, of one partner or the newest that the caller may see, in his stores or not; null: there is none. */
export async function findReference(
  { companyId }: Ctx,
  db: Reader | Tx,
  reference: string,
  partnerId: number | null = null,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select l.id from inbound.load l
    where l.company_id = ${companyId} and l.reference = ${reference} and (${partnerId}::bigint is null or l.partner_id = ${partnerId})
    order by l.id desc limit 1`.execute(db)
  return rows[0]?.id ?? null
}

/** A load as partners see it by their calls. Throws: not_found. */
export async function readSaved(
  ctx: Ctx,
  db: Reader | Tx,
  id: number,
  event: 'view' | 'create' = 'view',
): Promise<SavedLoad> {
  const row = (await readDocument(ctx, db, load, id, event)) as Load
  const { rows } = await sql<{ order: string; skus: Record<string, string> }>`
    select o.number as "order", (
      select json_object_agg(v.id, v.sku) from inbound.load_line l
      join procure.variant v on v.company_id = l.company_id and v.id = l.variant_id
      where l.company_id = o.company_id and l.load_id = ${id}) as skus
    from purchase.purchase_order o where o.company_id = ${ctx.companyId} and o.id = ${row.purchaseOrderId}`.execute(db)
  const [names] = rows
  const { version, reference, number, status, expectedOn, deliveryNote, receiptNumber, reason } = row
  return {
    id,
    version,
    reference,
    number,
    status: status as SavedLoad['status'],
    order: names?.order ?? '',
    expectedOn,
    deliveryNote,
    receiptNumber,
    reason,
    lines: row.lines.map((line) => ({
      sku: names?.skus[String(line.variantId)] ?? '',
      carton: line.carton,
      quantity: line.quantity,
      okQuantity: okOf(line),
      damagedQuantity: line.damagedQuantity,
      lotNo: line.lotNo,
      expiresOn: line.expiresOn,
      refusal: line.refusal,
    })),
  }
}
