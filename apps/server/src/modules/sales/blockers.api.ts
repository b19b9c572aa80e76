import { text } from '@countinghouse/contract/sales/blockers.text'
import { tillSessionsPage } from '@countinghouse/contract/sales/till-session'
import { sql } from 'kysely'
import type { MonthBlocker, ProductBlocker, StoreBlocker } from '../../platform/registry/blocker.ts'
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

/** A session that outlives its month could not be closed any more. */
const monthBlockers: readonly MonthBlocker[] = [
  {
    key: 'sales.till_sessions_open',
    words: text.month,
    page: tillSessionsPage,
    locks: ['stock', 'ledger'],
    facts: ({ companyId, startsOn }) => sql`
      select jsonb_build_object('count', count(*)) from sales.till_session s
      where s.company_id = ${companyId} and s.status <> 'closed'
        and s.business_on >= ${startsOn}::date and s.business_on < ${startsOn}::date + interval '1 month'
      having count(*) > 0`,
  },
]

export const module = defineModule({ storeBlockers, productBlockers, monthBlockers })
