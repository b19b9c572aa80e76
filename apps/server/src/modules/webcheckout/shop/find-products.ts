import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import type { listShopProducts } from '@countinghouse/contract/webcheckout/shop'
import { mostProducts } from '@countinghouse/contract/webcheckout/shop'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { readItems } from '../../sales/index.ts'
import { requireShopStore } from './require-shop-store.ts'
import { shopPrice } from './shop-price.ts'

type Found = { readonly variantId: number; readonly sku: string; readonly barcode: string | null }

/** The next step of the products of a store. Throws: not_found. */
export async function findShopProducts(
  ctx: Ctx,
  reader: Reader,
  { storeId, after, changedSince }: InputOfRoute<typeof listShopProducts>,
): Promise<OutputOfRoute<typeof listShopProducts>> {
  const { companyId } = ctx
  const { day, currency } = await requireShopStore(ctx, reader, storeId, 'view')
  const { rows } = await sql<Found>`
    select v.id as "variantId", v.sku,
      (select b.code from procure.barcode b where b.company_id = v.company_id and b.variant_id = v.id and b.pack_quantity = 1
        order by b.is_primary desc, b.id limit 1) as barcode
    from procure.variant v
    join procure.product p on p.company_id = v.company_id and p.id = v.product_id and p.kind in ('stocked', 'service', 'consumable')
    where v.company_id = ${companyId} and v.id > ${after} and ${
      changedSince === undefined
        ? sql`v.status = 'active' and p.status = 'active' and p.is_sellable`
        : changed(changedSince)
    }
    order by v.id limit ${mostProducts}`.execute(reader)
  const wanted = rows.map(({ variantId }) => ({ variantId, quantity: 1 }))
  const items = await readItems(ctx, reader, { storeId, day, wanted })
  const sold = rows.flatMap(({ sku, barcode }, at) => {
    const item = items[at]
    if (item === undefined || typeof item === 'string') return []
    const { name, options, available } = item
    return [{ sku, name, options, barcode, unitPriceMinor: shopPrice(item), currency, available }]
  })
  const kept = new Set(sold.map(({ sku }) => sku))
  return {
    items: sold,
    removed: changedSince === undefined ? [] : rows.flatMap(({ sku }) => (kept.has(sku) ? [] : sku)),
    next: rows.length < mostProducts ? null : (rows.at(-1)?.variantId ?? null),
    asOf: ctx.now.toISOString(),
  }
}

/** The product, its prices, what was moved and what was reserved. A price counts from its first and after its last day. */
function changed(since: string) {
  const day = sql`(${since}::timestamptz - interval '1 day')::date`
  return sql`(v.updated_at >= ${since}::timestamptz or p.updated_at >= ${since}::timestamptz
    or exists (select from procure.price x where x.company_id = v.company_id and x.variant_id = v.id
      and (x.updated_at >= ${since}::timestamptz or x.valid_from >= ${day} or x.valid_until >= ${day}))
    or exists (select from procure.price x where x.company_id = p.company_id and x.product_id = p.id
      and (x.updated_at >= ${since}::timestamptz or x.valid_from >= ${day} or x.valid_until >= ${day}))
    or exists (select from inventory.stock_move m
      join inventory.stock_posting s on s.company_id = m.company_id and s.posted_on = m.posted_on and s.id = m.posting_id
      where m.company_id = v.company_id and m.variant_id = v.id and m.posted_on >= ${day} and s.posted_at >= ${since}::timestamptz)
    or exists (select from inventory.stock_reservation r
      where r.company_id = v.company_id and r.variant_id = v.id and r.created_at >= ${since}::timestamptz))`
}
