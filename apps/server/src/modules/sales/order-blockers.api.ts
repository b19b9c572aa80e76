import { text } from '@countinghouse/contract/sales/order-blockers.text'
import { sql } from 'kysely'
import type { ProductBlocker, StoreBlocker } from '../../platform/registry/blocker.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

/** Stores and products that customers still wait for. */
const storeBlockers: readonly StoreBlocker[] = [
  {
    key: 'sales.orders_open',
    words: text.store,
    facts: ({ companyId, storeId }) => sql`
      select jsonb_build_object('count', count(*)) from sales.sales_order o
      where o.company_id = ${companyId} and o.store_id = ${storeId}
        and (o.status = 'on_hold' or o.status = 'confirmed' and o.delivery_status <> 'full')
      having count(*) > 0`,
  },
]

const productBlockers: readonly ProductBlocker[] = [
  {
    key: 'sales.orders_open',
    words: text.product,
    facts: ({ companyId, productId }) => sql`
      select jsonb_build_object('count', count(distinct o.id)) from procure.variant v
      join sales.sales_order_line l on l.company_id = v.company_id and l.variant_id = v.id and l.open_quantity > 0
      join sales.sales_order o on o.company_id = l.company_id and o.id = l.sales_order_id and o.status in ('on_hold', 'confirmed')
      where v.company_id = ${companyId} and v.product_id = ${productId} having count(*) > 0`,
  },
]

export const module = defineModule({ storeBlockers, productBlockers })
