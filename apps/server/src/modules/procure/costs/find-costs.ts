import type { listCosts, listProductCosts } from '@countinghouse/contract/procure/product-cost'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { readProduct } from '../products/lock-product.ts'
import { costOfVariant } from './cost-of-variant.ts'

/** Throws: not_found. */
export async function findProductCosts(
  ctx: Pick<Ctx, 'companyId'>,
  db: Reader | Tx,
  productId: number,
): Promise<OutputOfRoute<typeof listProductCosts>> {
  await readProduct(ctx, db, productId)
  const { companyId } = ctx
  const { rows } = await sql<OutputOfRoute<typeof listProductCosts>>`
    select c.base_currency as currency, (
      select coalesce(json_agg(json_build_object('variantId', v.id, 'sku', v.sku, 'standardCost', trim_scale(v.standard_cost)::text,
        'cost', trim_scale(k.amount)::text, 'currency', k.currency, 'source', k.source, 'supplier', k.supplier) order by v.sku, v.id), '[]')
      from procure.variant v left join lateral ${costOfVariant(companyId)} k on true
      where v.company_id = ${companyId} and v.product_id = ${productId}) as items
    from erp.company c where c.id = ${companyId}`.execute(db)
  return rows[0] ?? { currency: '', items: [] }
}

/** Active variants only; costs in the company currency take precedence over others. */
export async function findCosts(
  { companyId }: Pick<Ctx, 'companyId'>,
  reader: Reader | Tx,
  productIds: readonly number[],
): Promise<OutputOfRoute<typeof listCosts>['items']> {
  const { rows } = await sql<OutputOfRoute<typeof listCosts>['items'][number]>`
    select distinct on (v.product_id) v.product_id as "productId", trim_scale(min(k.amount))::text as "from",
      trim_scale(max(k.amount))::text as "to", k.currency
    from procure.variant v join erp.company c on c.id = v.company_id
    join lateral ${costOfVariant(companyId)} k on true
    where v.company_id = ${companyId} and v.product_id = any(${productIds}::bigint[]) and v.status = 'active'
    group by v.product_id, k.currency, c.base_currency
    order by v.product_id, k.currency <> c.base_currency, k.currency`.execute(reader)
  return rows
}
