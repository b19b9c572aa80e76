import type { Receivable } from '@countinghouse/contract/purchase/goods-receipt'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { isOfHisStores } from '../../inventory/index.ts'

const mostReceivable = 50

/** Orders with open quantities for the caller's stores, by due date; one for each destination. */
export async function findReceivable(ctx: Ctx, reader: Reader): Promise<Receivable[]> {
  const { rows } = await sql<Receivable>`
    select o.id, o.number, p.name as supplier, s.id as "storeId", s.name as store, l.due_on::text as "dueOn", l.lines, l.pieces,
      exists (select from inventory.receipt r where r.company_id = o.company_id and r.source_id = o.id and r.store_id = s.id
        and r.status in ('draft', 'posted')) as "isOpen"
    from purchase.purchase_order o
    join procure.supplier p on p.company_id = o.company_id and p.id = o.supplier_id
    cross join lateral (
      select l.store_id, count(distinct l.line_no)::int as lines, sum(l.open_quantity)::float8 as pieces, min(l.due_on) as due_on
      from purchase.order_delivery l where l.company_id = o.company_id and l.purchase_order_id = o.id and l.open_quantity > 0 group by 1) l
    join erp.store s on s.company_id = o.company_id and s.id = l.store_id
    where o.company_id = ${ctx.companyId} and o.status = 'ordered' and o.receipt_status in ('none', 'partial') and not o.is_on_hold
      and ${isOfHisStores(ctx, 'goods-receipts:create', sql`l.store_id`)}
    order by l.due_on, o.id, s.name limit ${mostReceivable}`.execute(reader)
  return rows
}
