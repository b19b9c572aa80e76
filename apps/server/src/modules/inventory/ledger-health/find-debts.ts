import type { StoreDebt } from '@countinghouse/contract/inventory/ledger-health'
import { debtsAtOnce, ledgerHealthPage } from '@countinghouse/contract/inventory/ledger-health'
import { stockCostPermission } from '@countinghouse/contract/inventory/stock-cost-permission'
import { permissionName } from '@countinghouse/contract/page'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { may } from '../../../platform/access/permission.ts'
import { isOfHisStores } from '../stock/find-pool.ts'

type Found = Omit<StoreDebt, 'quantity' | 'valueMinor'> & {
  readonly quantity: string
  readonly valueMinor: number
  readonly count: number
}

/** Oversold quantities of stores, oldest first: since the sale from which the store has been oversold without interruption. */
export async function findDebts(ctx: Ctx, reader: Reader): Promise<{ debts: StoreDebt[]; debtCount: number }> {
  const { companyId } = ctx
  const { rows } = await sql<Found>`
    select d.store_id as "storeId", s.name as store, d.variant_id as "variantId", platform.in_language(r.name, r.name_ar) as product, v.sku, d.quantity,
      d.value_minor as "valueMinor", o.since, p.id as "stockId", count(*) over () as count
    from inventory.oversold_debt d
    join erp.store s on s.company_id = d.company_id and s.id = d.store_id
    join procure.variant v on v.company_id = d.company_id and v.id = d.variant_id
    join procure.product r on r.company_id = v.company_id and r.id = v.product_id
    left join inventory.stock_pool p on p.company_id = d.company_id and p.store_id = d.store_id and p.variant_id = d.variant_id
      and not p.is_transit
    cross join lateral (
      select max(g.posted_at) filter (where w.owed_before = 0) as since
      from (
        select m.posting_id, m.kind, sum(c.change) over (order by m.id) - c.change as owed_before
        from inventory.stock_move m
        join inventory.location l on l.company_id = ${companyId} and l.store_id = d.store_id and l.kind = 'v_oversold'
        cross join lateral (select case l.id when m.from_location_id then m.quantity else -m.quantity end as change) c
        where m.company_id = ${companyId} and m.variant_id = d.variant_id and l.id in (m.from_location_id, m.to_location_id)) w
      join inventory.stock_posting g on g.company_id = ${companyId} and g.id = w.posting_id) o
    where d.company_id = ${companyId} and d.quantity > 0
      and ${isOfHisStores(ctx, permissionName(ledgerHealthPage, 'view'), sql`d.store_id`)}
    order by o.since, d.store_id, d.variant_id limit ${debtsAtOnce}`.execute(reader)
  const seesCosts = may(ctx.grants, stockCostPermission)
  const debts = rows.map(({ count: _count, valueMinor, quantity, ...debt }) => ({
    ...debt,
    quantity: Number(quantity),
    ...(seesCosts && { valueMinor }),
  }))
  return { debts, debtCount: rows[0]?.count ?? 0 }
}
