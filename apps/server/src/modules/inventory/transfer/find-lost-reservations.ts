import type { getLosses } from '@countinghouse/contract/inventory/lost-reservations'
import { lossesAtOnce } from '@countinghouse/contract/inventory/lost-reservations'
import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Asking } from '../../../platform/registry/attention.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { readDocument } from '../../../platform/documents/document.ts'
import { inStores } from '../../../platform/lists/list-source.ts'
import type { SourceWords } from '../../../platform/lists/source-words.ts'
import { demandType } from './transfer-demand.ts'

type Losses = OutputOfRoute<typeof getLosses>
type Found = Omit<Losses['losses'][number], 'source' | 'path'> & {
  readonly sourceType: string
  readonly sourceId: number
}

/**
 * By store and variant, because ended reservations are in no index of their demand. Throws: not_found, also without access to either store
 * of the transfer.
 */
export async function findLosses(ctx: Ctx, reader: Reader, id: number, wordsOf: SourceWords): Promise<Losses> {
  const { companyId } = ctx
  await readDocument(ctx, reader, managedTransfer, id)
  const { rows } = await sql<Found>`
    select i.id, platform.in_language(p.name, p.name_ar) as product, v.sku, i.kind, i.quantity::float8 as quantity, g.posted_at as "lostAt", g.source_type as "sourceType",
      g.source_id as "sourceId"
    from inventory.transfer_line l
    join inventory.stock_reservation r on r.company_id = ${companyId} and r.demand_type = ${demandType} and r.demand_id = l.id
      and r.store_id = (select t.from_store_id from inventory.transfer t where t.company_id = ${companyId} and t.id = ${id})
      and r.variant_id = l.variant_id
    join inventory.lost_reservation i on i.company_id = ${companyId} and i.reservation_id = r.id
    join inventory.stock_posting g on g.company_id = ${companyId} and g.id = i.posting_id
    join procure.variant v on v.company_id = ${companyId} and v.id = l.variant_id
    join procure.product p on p.company_id = ${companyId} and p.id = v.product_id
    where l.company_id = ${companyId} and l.transfer_id = ${id} order by i.id desc limit ${lossesAtOnce}`.execute(
    reader,
  )
  return {
    losses: rows.map(({ sourceType, sourceId, ...loss }) => ({ ...loss, ...wordsOf(ctx, { sourceType, sourceId }) })),
  }
}

/** Transfers of the caller's stores that lost reserved stock and still lack it. */
export function robbedTransfers({ companyId, stores }: Asking): RawBuilder<unknown> {
  return sql`
    select from inventory.transfer t
    where t.company_id = ${companyId} and t.status in ('approved', 'in_fulfilment')
      and ${inStores(managedTransfer.listing.storeColumns, stores)}
      and exists (
        select from inventory.transfer_line l
        join inventory.stock_reservation r on r.company_id = ${companyId} and r.demand_type = ${demandType} and r.demand_id = l.id
          and r.state = 'open'
        join inventory.lost_reservation i on i.company_id = ${companyId} and i.reservation_id = r.id and i.kind = 'reservation'
        where l.company_id = ${companyId} and l.transfer_id = t.id
          and l.approved_quantity - l.cancelled_quantity - l.shipped_quantity > r.quantity - r.consumed_quantity)`
}
