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

/** Open orders by due date, with open lines. */
export async function findOrders(
  ctx: Ctx,
  reader: Reader,
  { no, supplier, barcode }: InputOfRoute<typeof listPartnerOrders>,
): Promise<PartnerOrder[]> {
  const { companyId } = ctx
  const variantId = barcode === undefined ? null : await findVariant(ctx, reader, barcode)
  const part = `%${(supplier ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const { rows } = await sql<PartnerOrder>`
    with line as (
      select distinct t.company_id, t.store_id, t.purchase_order_id, t.number, t.supplier_id, t.due_on, t.line_no, t.variant_id, t.quantity,
        t.open_quantity
      from inbound.partner_order_line t where t.company_id = ${companyId} and t.is_open and ${inOwnStores(ctx)}),
    found as (
      select l.purchase_order_id, l.store_id, l.number, l.due_on, p.name as supplier, s.name as store
      from line l
      join procure.supplier p on p.company_id = l.company_id and p.id = l.supplier_id
      join erp.store s on s.company_id = l.company_id and s.id = l.store_id
      where (${no === undefined} or l.number = upper(${no ?? ''}))
        and (${supplier === undefined} or p.name_key like platform.normalise(${part}) or lower(p.code) = lower(${supplier ?? ''}))
      group by 1, 2, 3, 4, 5, 6
      having ${barcode === undefined} or bool_or(l.variant_id = ${variantId}::bigint)
      order by l.due_on, l.purchase_order_id, l.store_id limit ${mostFound})
    select f.number, f.supplier, f.store, f.due_on::text as "dueOn", (
      select json_agg(json_build_object('sku', v.sku, 'name', q.name, 'barcode', ${barcodeOf}, 'ordered', l.quantity,
        'open', l.open_quantity) order by l.line_no)
      from line l
      join procure.variant v on v.company_id = l.company_id and v.id = l.variant_id
      join procure.product q on q.company_id = v.company_id and q.id = v.product_id
      where l.purchase_order_id = f.purchase_order_id and l.store_id = f.store_id) as lines
    from found f order by f.due_on, f.purchase_order_id, f.store_id`.execute(reader)
  return rows
}

async function findVariant(ctx: Ctx, reader: Reader, code: string): Promise<number> {
  const [found] = await lookUpMany(ctx, reader, [code])
  return found?.variant?.id ?? 0
}
