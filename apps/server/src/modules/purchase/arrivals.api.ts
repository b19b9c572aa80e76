import { fail } from '@countinghouse/contract/errors'
import { permissionName } from '@countinghouse/contract/page'
import { getArrivals } from '@countinghouse/contract/purchase/arrivals'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { sql } from 'kysely'
import { handleRead } from '../../platform/calls/handle.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { findArrivals } from './arrivals/find-arrivals.ts'

const right = permissionName(purchaseOrder.page, 'view')

const api = [
  handleRead(getArrivals, async ({ companyId, grants, now }, reader, { id }) => {
    const { rows } = await sql<{ today: string; skus: readonly (readonly [number, string])[] }>`
      select (${now.toISOString()}::timestamptz at time zone c.timezone)::date::text as today, (
        select coalesce(json_agg(json_build_array(v.id, v.sku)), '[]') from procure.variant v
        where v.company_id = p.company_id and v.product_id = p.id) as skus
      from procure.product p join erp.company c on c.id = p.company_id
      where p.company_id = ${companyId} and p.id = ${id}`.execute(reader)
    const { today, skus } = rows[0] ?? fail('not_found')
    const skuOf = new Map(skus)
    const found = await findArrivals(reader, companyId, {
      variants: sql`v.product_id = ${id}`,
      storeIds: grants.storesWith(right),
    })
    const arrivals = found.map(({ orderId, order, variantId, store, quantity, expectedOn, latestOn }) => ({
      orderId,
      order,
      sku: skuOf.get(variantId) ?? '',
      store,
      quantity,
      expectedOn,
      latestOn,
    }))
    return { today, arrivals }
  }),
]

export const module = defineModule({ api })
