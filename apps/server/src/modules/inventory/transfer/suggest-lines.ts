import { fail } from '@countinghouse/contract/errors'
import { transfer } from '@countinghouse/contract/inventory/transfer'
import { fillUpDays, lowStockDays } from '@countinghouse/contract/inventory/transfer-settings'
import type { SuggestedItem, Suggestion } from '@countinghouse/contract/inventory/transfer-suggestion'
import { soldDays, suggestedAtOnce } from '@countinghouse/contract/inventory/transfer-suggestion'
import { permissionName } from '@countinghouse/contract/page'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { readSetting } from '../../../platform/config/settings.ts'
import { soldKinds } from '../sold-kinds.ts'
import { isOfHisStores } from '../stock/find-pool.ts'

type Stores = { readonly fromStoreId: number; readonly toStoreId: number }

/**
 * Based on sales only: low stock covers `lowDays` or less with available, in-transit and requested quantities; it is replenished to
 * `fillDays` from what the other store has beyond its own `fillDays`. Inactive products and categories that are never reordered are
 * excluded. Throws: not_found, also if the caller may request nothing at either store.
 */
export async function suggestLines(ctx: Ctx, reader: Reader, stores: Stores): Promise<Suggestion> {
  const { companyId } = ctx
  await requireHisStore(ctx, reader, stores)
  const place = { companyId, storeId: stores.toStoreId }
  const lowDays = await readSetting(reader, place, lowStockDays)
  const fillDays = Math.max(lowDays, await readSetting(reader, place, fillUpDays))
  const items = await findLow(ctx, reader, { ...stores, lowDays, fillDays })
  return { lowDays, fillDays, isMore: items.length > suggestedAtOnce, items: items.slice(0, suggestedAtOnce) }
}

async function requireHisStore(ctx: Ctx, reader: Reader, { fromStoreId, toStoreId }: Stores): Promise<void> {
  const right = permissionName(transfer.page, 'create')
  const { rows } = await sql<{ isHis: boolean }>`
    select ${isOfHisStores(ctx, right, sql`s.id`)} as "isHis" from erp.store s
    where s.company_id = ${ctx.companyId} and s.id in (${fromStoreId}, ${toStoreId})`.execute(reader)
  const areThere = rows.length === new Set([fromStoreId, toStoreId]).size
  if (!areThere || !rows.some(({ isHis }) => isHis)) fail('not_found')
}

type Requested = Stores & { readonly lowDays: number; readonly fillDays: number }

/** Reads one more than the response contains, to know whether there are more. */
async function findLow(
  { companyId, now }: Ctx,
  reader: Reader,
  { fromStoreId, toStoreId, lowDays, fillDays }: Requested,
): Promise<readonly SuggestedItem[]> {
  const { rows } = await sql<SuggestedItem>`
    with recursive day as materialized (
      select (${now.toISOString()}::timestamptz at time zone s.timezone)::date as today
      from erp.store s where s.company_id = ${companyId} and s.id = ${toStoreId}),
    branch as (
      select c.id, c.reorder from procure.category c where c.company_id = ${companyId} and c.parent_id is null
      union all
      select c.id, case when c.reorder is null then b.reorder else c.reorder end
      from branch b join procure.category c on c.company_id = ${companyId} and c.parent_id = b.id),
    sold as materialized (
      select d.store_id, d.variant_id, sum(d.out_quantity - d.in_quantity) as quantity from inventory.stock_day d
      where d.company_id = ${companyId} and d.store_id in (${fromStoreId}, ${toStoreId}) and not d.is_transit and d.kind in ${soldKinds}
        and d.day between (select today from day) - ${sql.lit(soldDays)} and (select today from day) - 1
      group by 1, 2),
    requested as materialized (
      select l.variant_id, sum(case when t.status in ('approved', 'in_fulfilment')
          then l.approved_quantity - l.cancelled_quantity - l.shipped_quantity else l.quantity end) as quantity
      from inventory.transfer t join inventory.transfer_line l on l.company_id = ${companyId} and l.transfer_id = t.id
      where t.company_id = ${companyId} and t.to_store_id = ${toStoreId}
        and t.status in ('draft', 'submitted', 'pending', 'approved', 'in_fulfilment')
      group by 1),
    stock as (
      select s.variant_id, s.quantity as sold, platform.in_language(r.name, r.name_ar) as product, v.sku, power(10::numeric, coalesce(u.decimals, 0)) as parts,
        coalesce(h.allocatable - h.reserved - h.allocated, 0) - coalesce(o.quantity, 0) as free,
        coalesce(w.on_hand, 0) + coalesce(a.quantity, 0) as coming,
        coalesce(f.allocatable - f.reserved - f.allocated, 0) as there, greatest(coalesce(k.quantity, 0), 0) as sold_there
      from sold s
      join procure.variant v on v.company_id = ${companyId} and v.id = s.variant_id and v.status = 'active'
      join procure.product r on r.company_id = ${companyId} and r.id = v.product_id and r.status = 'active'
      left join procure.unit u on u.company_id = ${companyId} and u.id = r.base_unit_id
      left join inventory.stock_pool h on h.company_id = ${companyId} and h.store_id = ${toStoreId} and not h.is_transit
        and h.variant_id = s.variant_id
      left join inventory.stock_pool w on w.company_id = ${companyId} and w.store_id = ${toStoreId} and w.is_transit
        and w.variant_id = s.variant_id
      left join inventory.oversold_debt o on o.company_id = ${companyId} and o.store_id = ${toStoreId} and o.variant_id = s.variant_id
      left join requested a on a.variant_id = s.variant_id
      left join inventory.stock_pool f on f.company_id = ${companyId} and f.store_id = ${fromStoreId} and not f.is_transit
        and f.variant_id = s.variant_id
      left join sold k on k.store_id = ${fromStoreId} and k.variant_id = s.variant_id
      where s.store_id = ${toStoreId} and ${fromStoreId}::bigint <> ${toStoreId}::bigint and s.quantity > 0
        and not exists (select from branch b where b.id = r.category_id and b.reorder = 'none')),
    low as (
      select s.*, ceil((s.sold * ${fillDays}::int / ${sql.lit(soldDays)} - s.free - s.coming) * s.parts) / s.parts as wanted,
        floor(greatest(s.there - s.sold_there * ${fillDays}::int / ${sql.lit(soldDays)}, 0) * s.parts) / s.parts as spare
      from stock s where s.free + s.coming <= s.sold * ${lowDays}::int / ${sql.lit(soldDays)})
    select l.variant_id as "variantId", l.product, l.sku, l.sold::float8 as sold, l.free::float8 as free, l.coming::float8 as coming,
      l.there::float8 as there, l.wanted::float8 as wanted, least(l.wanted, l.spare)::float8 as suggested
    from low l where l.wanted > 0
    order by l.spare > 0 desc, (l.free + l.coming) / l.sold, l.sold desc, l.sku, l.variant_id limit ${sql.lit(suggestedAtOnce + 1)}`.execute(
    reader,
  )
  return rows
}
