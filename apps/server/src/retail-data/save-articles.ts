import { sql } from 'kysely'
import type { Tx } from '../platform/database/db.ts'
import type { Article, SoldKind } from './plan-catalogue.ts'

export type Shelf = {
  readonly companyId: number
  readonly ownerId: number
  readonly categoryIds: Readonly<Record<SoldKind, number>>
  readonly taxClassId: number
  readonly unitId: number
  readonly priceListId: number
}

/**
 * Adds products, each with its one variant and its prices, in one statement; those whose code is taken are left as they are, with the
 * prices that people gave them. Answers how many came.
 */
export async function saveArticles(
  tx: Tx,
  shelf: Shelf,
  articles: readonly Article[],
): Promise<{ products: number; prices: number }> {
  const given = articles.map(({ prices, taken, ...article }) => ({
    ...article,
    category_id: shelf.categoryIds[taken],
    prices,
  }))
  const { rows } = await sql<{ products: number; prices: number }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as a(code text, sku text, name text, kind text, category_id bigint, prices jsonb)),
    product as (
      insert into procure.product (company_id, code, name, kind, category_id, tax_class_id, base_unit_id, status, variant_words,
        created_by, updated_by)
      select ${shelf.companyId}, code, name, kind, category_id, ${shelf.taxClassId}::bigint, ${shelf.unitId}::bigint, 'active',
        platform.normalise(sku), ${shelf.ownerId}::bigint, ${shelf.ownerId}::bigint
      from given
      on conflict do nothing
      returning id, code),
    variant as (
      insert into procure.variant (company_id, product_id, sku, created_by, updated_by)
      select ${shelf.companyId}, id, g.sku, ${shelf.ownerId}::bigint, ${shelf.ownerId}::bigint from product join given g using (code)),
    dated as (
      select p.id, (d.price ->> 'from')::date as valid_from, (d.price ->> 'amountMinor')::bigint as amount,
        lead((d.price ->> 'from')::date) over (partition by p.id order by d.place) as next_from
      from product p join given g using (code), jsonb_array_elements(g.prices) with ordinality as d(price, place)),
    price as (
      insert into procure.price (company_id, price_list_id, currency, kind, product_id, valid_from, valid_until, amount_minor,
        created_by, updated_by)
      select ${shelf.companyId}, l.id, l.currency, l.kind, d.id, d.valid_from, d.next_from - 1, d.amount,
        ${shelf.ownerId}::bigint, ${shelf.ownerId}::bigint
      from dated d join procure.price_list l on l.company_id = ${shelf.companyId} and l.id = ${shelf.priceListId}
      returning 1)
    select (select count(*)::int from product) as products, (select count(*)::int from price) as prices`.execute(tx)
  return rows[0] ?? { products: 0, prices: 0 }
}
