import { stockPage } from '@countinghouse/contract/inventory/stock'
import { permissionName } from '@countinghouse/contract/page'
import { pricePermission } from '@countinghouse/contract/procure/cost-permissions'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import type { getVariantFigures, VariantFigures } from '@countinghouse/contract/purchase/variant-figures'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { Grants } from '../../../platform/access/permission.ts'
import { may } from '../../../platform/access/permission.ts'
import { soldKinds } from '../../inventory/index.ts'
import { requireRecords, resolvePrices } from '../../procure/index.ts'

/** Days of sales that cover is calculated from: eight whole weeks. */
const salesDays = 56

type Quantities = Omit<VariantFigures, 'variantId' | 'priceMinor' | 'priceCurrency'> & { readonly id: number }
type Wanted = InputOfRoute<typeof getVariantFigures>
type Asking = { readonly companyId: number; readonly grants: Grants; readonly now: Date }
type Of = { readonly of: 'variant' | 'product'; readonly ids: readonly number[]; readonly storeId: number | null }

/** Figures of variants, in the order of their ids; each by the caller's own permission, in the stores in which he has it. */
export async function findFigures(
  ctx: Ctx,
  reader: Reader,
  { variantIds, storeId }: Wanted,
): Promise<VariantFigures[]> {
  if (storeId !== null) await requireRecords(reader, ctx.companyId, { 'erp.store': storeId })
  const found = await findQuantities(ctx, reader, { of: 'variant', ids: variantIds, storeId })
  const lines = found.map(({ id }) => ({ variantId: id, qty: '1' }))
  const question = { companyId: ctx.companyId, priceListId: null, storeId, day: null }
  const prices = may(ctx.grants, pricePermission) ? await resolvePrices(reader, question, lines) : []
  return found.map(({ id, ...quantities }, at) => {
    const price = prices[at]
    const isKnown = typeof price === 'object' && typeof price.amount === 'number'
    return {
      variantId: id,
      ...quantities,
      priceMinor: isKnown ? Number(price.amount) : null,
      priceCurrency: isKnown ? price.currency : null,
    }
  })
}

/** The same of variants or of products with all their variants; those that are unknown are left out. */
export async function findQuantities(asking: Asking, db: Reader | Tx, { of, ids, storeId }: Of): Promise<Quantities[]> {
  const { companyId, grants, now } = asking
  const stockRight = permissionName(stockPage, 'view')
  const orderRight = permissionName(purchaseOrder.page, 'view')
  const inStores = (right: string, column: string) => {
    const stores = grants.storesWith(right)
    const own = stores === null ? sql`true` : sql`${sql.ref(column)} = any(${stores}::bigint[])`
    return storeId === null ? own : sql`${sql.ref(column)} = ${storeId} and ${own}`
  }
  const seesStock = may(grants, stockRight)
  const stock = seesStock
    ? sql`(select coalesce(sum(p.on_hand), 0) as on_hand, coalesce(sum(p.allocatable - p.reserved - p.allocated), 0) as free
        from inventory.stock_pool p
        where p.company_id = v.company_id and p.variant_id = v.id and not p.is_transit and ${inStores(stockRight, 'p.store_id')})`
    : sql`(select null::numeric as on_hand, null::numeric as free)`
  const sold = seesStock
    ? sql`(select sum(d.out_quantity - d.in_quantity) as quantity from inventory.stock_day d
        where d.company_id = v.company_id and d.variant_id = v.id and not d.is_transit and d.kind in ${soldKinds}
          and d.day >= (${now.toISOString()}::timestamptz at time zone c.timezone)::date - ${sql.lit(salesDays)}
          and ${inStores(stockRight, 'd.store_id')})`
    : sql`(select null::numeric as quantity)`
  const ordered = may(grants, orderRight)
    ? sql`(select coalesce(sum(d.open_quantity), 0) as quantity from purchase.order_delivery d
        join purchase.purchase_order o on o.company_id = d.company_id and o.id = d.purchase_order_id
          and o.status = 'ordered' and o.receipt_status in ('none', 'partial')
        where d.company_id = v.company_id and d.variant_id = v.id and d.open_quantity > 0 and ${inStores(orderRight, 'd.store_id')})`
    : sql`(select null::numeric as quantity)`
  const key = sql.ref(of === 'variant' ? 'v.id' : 'v.product_id')
  const { rows } = await sql<Quantities>`
    select f.id, f.on_hand::float8 as "onHand", f.free::float8 as available, f.on_order::float8 as "onOrder",
      case when f.sold > 0 and f.on_hand >= 0 then least(floor(f.on_hand * ${sql.lit(salesDays)} / f.sold), 9999)::int end as "coverDays"
    from (
      select ${key} as id, sum(s.on_hand) as on_hand, sum(s.free) as free, sum(d.quantity) as sold, sum(o.quantity) as on_order
      from procure.variant v join erp.company c on c.id = v.company_id
      cross join lateral ${stock} s cross join lateral ${sold} d cross join lateral ${ordered} o
      where v.company_id = ${companyId} and ${key} = any(${ids}::bigint[]) group by 1) f
    order by f.id`.execute(db)
  return rows
}
