import type { listPartnerOrders, PartnerOrder } from '@countinghouse/contract/inbound/partner-calls'
import { mostFound } from '@countinghouse/contract/inbound/partner-calls'
import { load } from '@countinghouse/contract/inbound/load'
import { permissionName } from '@countinghouse/contract/page'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { inStores } from '../../../platform/lists/list-source.ts'
import { lookUpMany } from '../../procure/index.ts'

/** Stores in which the caller views loads, as a condition on the row `t`. */
export function inOwnStores({ grants }: Ctx) {
  return inStores(['store_id'], grants.storesWith(permissionName(load.page, 'view')))
}

/** The primary code of a piece of the variant `v`. */
export const barcodeOf = sql`(select b.code from procure.barcode b
  where b.company_id = v.company_id and b.variant_id = v.id and b.pack_quantity = 1 order by b.is_primary desc, b.id limit 1)`

/** Whether a partner delivers the order `o` to the store of `t`: one without suppliers delivers all of them. */
export const isDelivered = sql`exists (
  select from inbound.partner p
  where p.company_id = o.company_id and p.store_id = t.store_id and p.status = 'active' and (
    exists (select from inbound.partner_supplier s where s.company_id = p.company_id and s.partner_id = p.id and s.supplier_id = o.supplier_id)
    or not exists (select from inbound.partner_supplier s where s.company_id = p.company_id and s.partner_id = p.id)))`

/** Open lines of orders `o` that were sent, as rows `t` with their store. */
export const openLines = sql`
  select l.line_no, l.variant_id, l.quantity, l.open_quantity, case when l.store_id is null then o.store_id else l.store_id end as store_id
  from purchase.purchase_order_line l
  where l.company_id = o.company_id and l.purchase_order_id = o.id and l.open_quantity > 0`

/** Open orders by due date, with open lines. */
export async function findOrders(
  ctx: Ctx,
  reader: Reader,
  { no, supplier, barcode }: InputOfRoute<typeof listPartnerOrders>,
): Promise<PartnerOrder[]> {
  const { companyId } = ctx
  const ofOrder = [sql`true`]
  if (no !== undefined) ofOrder.push(sql`o.number = upper(${no})`)
  if (supplier !== undefined) ofOrder.push(isOfSupplier(supplier))
  const ofLine = [inOwnStores(ctx)]
  if (barcode !== undefined) ofLine.push(sql`t.variant_id = ${await findVariant(ctx, reader, barcode)}::bigint`)
  const { rows } = await sql<PartnerOrder>`
    with found as (
      select o.id, o.company_id, t.store_id, o.number, o.next_due_on as due_on, u.name as supplier
      from purchase.purchase_order o
      join procure.supplier u on u.company_id = o.company_id and u.id = o.supplier_id
      cross join lateral (select distinct t.store_id from (${openLines}) t where ${sql.join(ofLine, sql` and `)}) t
      where o.company_id = ${companyId} and o.status = 'ordered' and not o.is_on_hold and o.next_due_on is not null and ${isDelivered}
        and ${sql.join(ofOrder, sql` and `)}
      order by o.next_due_on, o.id, t.store_id limit ${mostFound})
    select f.number, f.supplier, s.name as store, f.due_on::text as "dueOn", (
      select json_agg(json_build_object('sku', v.sku, 'name', platform.in_language(q.name, q.name_ar), 'barcode', ${barcodeOf}, 'ordered', l.quantity,
        'open', l.open_quantity) order by l.line_no)
      from purchase.purchase_order o
      cross join lateral (${openLines}) l
      join procure.variant v on v.company_id = o.company_id and v.id = l.variant_id
      join procure.product q on q.company_id = v.company_id and q.id = v.product_id
      where o.company_id = f.company_id and o.id = f.id and l.store_id = f.store_id) as lines
    from found f join erp.store s on s.company_id = f.company_id and s.id = f.store_id
    order by f.due_on, f.id, f.store_id`.execute(reader)
  return rows
}

function isOfSupplier(supplier: string) {
  const part = `%${supplier.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`(u.name_key like platform.normalise(${part}) or lower(u.code) = lower(${supplier}))`
}

async function findVariant(ctx: Ctx, reader: Reader, code: string): Promise<number> {
  const [found] = await lookUpMany(ctx, reader, [code])
  return found?.variant?.id ?? 0
}
