import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

/** Whether payment type `p` is offered in a store: it is active, of the company's currency, and of that store or of all. */
export function offeredIn(storeId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`${foreignCurrency} is null and ${activeIn(storeId)}`
}

/** The same, and cash of other currencies. */
export function takenIn(storeId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(${foreignCurrency} is null or p.kind = 'cash') and ${activeIn(storeId)}`
}

/** The currency of payment type `p` where it is not the company's. */
export const foreignCurrency = sql<
  string | null
>`nullif(p.currency, (select c.base_currency from erp.company c where c.id = p.company_id))`

function activeIn(storeId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`p.status = 'active' and (not exists (select from erp.payment_type_store o where o.company_id = p.company_id and o.payment_type_id = p.id)
      or exists (select from erp.payment_type_store o
        where o.company_id = p.company_id and o.payment_type_id = p.id and o.store_id = ${storeId}))`
}
