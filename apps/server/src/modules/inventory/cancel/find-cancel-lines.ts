import { cancelManagementPage } from '@countinghouse/contract/inventory/cancel-management'
import type { CancelLine } from '@countinghouse/contract/inventory/cancel-transfers'
import { fail } from '@countinghouse/contract/errors'
import { permissionName } from '@countinghouse/contract/page'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { isOfHisStores } from '../stock/find-pool.ts'
import { demandType } from '../transfer/transfer-demand.ts'

type Found = { readonly lines: readonly CancelLine[] | null }

/** Lines of a transfer with an open quantity. Throws: not_found, also if nothing can be cancelled any more. */
export async function findCancelLines(ctx: Ctx, reader: Reader, id: number): Promise<{ lines: CancelLine[] }> {
  const { companyId } = ctx
  const ofStores = isOfHisStores(ctx, permissionName(cancelManagementPage, 'view'), sql`t.from_store_id`)
  const { rows } = await sql<Found>`
    select (
      select json_agg(json_build_object('id', l.variant_id, 'product', platform.in_language(p.name, p.name_ar), 'sku', v.sku, 'leftQuantity', q.left_quantity,
        'keptQuantity', coalesce(r.quantity - r.consumed_quantity, 0),
        'onWayQuantity', l.shipped_quantity - l.accepted_quantity - l.damaged_quantity - l.lost_quantity - l.returned_quantity,
        'putBack', coalesce(b.put_back, '[]')) order by l.line_no)
      from inventory.transfer_line l
      cross join lateral (
        select case t.status when 'submitted' then l.quantity else l.approved_quantity - l.shipped_quantity - l.cancelled_quantity end
          as left_quantity) q
      join procure.variant v on v.company_id = l.company_id and v.id = l.variant_id
      join procure.product p on p.company_id = v.company_id and p.id = v.product_id
      left join inventory.stock_reservation r on r.company_id = l.company_id and r.demand_type = ${demandType} and r.demand_id = l.id
        and r.state = 'open'
      left join lateral (
        select json_agg(json_build_object('shipment', h.name, 'place', o.code, 'quantity', s.picked_quantity) order by h.id, s.line_no) as put_back
        from inventory.transfer_shipment_line s
        join inventory.transfer_shipment h on h.company_id = s.company_id and h.id = s.transfer_shipment_id and h.status in ('picked', 'packed')
        join inventory.location o on o.company_id = s.company_id and o.id = s.location_id
        where s.company_id = l.company_id and s.transfer_line_id = l.id and s.picked_quantity > 0) b on true
      where l.company_id = t.company_id and l.transfer_id = t.id and q.left_quantity > 0) as lines
    from inventory.cancellable_transfer t where t.company_id = ${companyId} and t.id = ${id} and ${ofStores}`.execute(
    reader,
  )
  const [found = fail('not_found')] = rows
  return { lines: [...(found.lines ?? [])] }
}
