import { text } from '@countinghouse/contract/purchase/order-blockers.text'
import { sql } from 'kysely'
import type { ProductBlocker, StoreBlocker } from '../../platform/registry/blocker.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const storeBlockers: readonly StoreBlocker[] = [
  {
    key: 'purchase.orders_open',
    words: text.store,
    facts: ({ companyId, storeId }) => sql`
      select jsonb_build_object('count', count(*)) from purchase.purchase_order o
      where o.company_id = ${companyId} and o.status in ('pending', 'approved', 'ordered') and (o.store_id = ${storeId}
        or exists (select from purchase.purchase_order_line l where l.company_id = o.company_id and l.purchase_order_id = o.id and l.store_id = ${storeId}))
      having count(*) > 0`,
  },
]

const productBlockers: readonly ProductBlocker[] = [
  {
    key: 'purchase.orders_open',
    words: text.product,
    facts: ({ companyId, productId }) => sql`
      select jsonb_build_object('count', count(distinct o.id)) from procure.variant v
      join purchase.purchase_order_line l on l.company_id = v.company_id and l.variant_id = v.id and l.open_quantity > 0
      join purchase.purchase_order o on o.company_id = l.company_id and o.id = l.purchase_order_id and o.status in ('pending', 'approved', 'ordered')
      where v.company_id = ${companyId} and v.product_id = ${productId} having count(*) > 0`,
  },
]

export const module = defineModule({ storeBlockers, productBlockers })
