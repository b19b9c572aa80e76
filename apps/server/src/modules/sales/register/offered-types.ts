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

/** Whether payment type `p` is the default of a store: the one that names it, else the one of all stores. */
export function isDefaultIn(storeId: RawBuilder<unknown>): RawBuilder<boolean> {
  const named = (type: RawBuilder<unknown>) => sql`exists (select from erp.payment_type_store o
    where o.company_id = p.company_id and o.payment_type_id = ${type} and o.store_id = ${storeId})`
  return sql`p.is_default and (${named(sql`p.id`)} or not exists (select from erp.payment_type d
    where d.company_id = p.company_id and d.is_default and d.id <> p.id and ${named(sql`d.id`)}))`
}

function activeIn(storeId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`p.status = 'active' and (not exists (select from erp.payment_type_store o where o.company_id = p.company_id and o.payment_type_id = p.id)
      or exists (select from erp.payment_type_store o
        where o.company_id = p.company_id and o.payment_type_id = p.id and o.store_id = ${storeId}))`
}
