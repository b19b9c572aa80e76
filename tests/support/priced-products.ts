import { sql } from 'kysely'
import type { TestServer } from './server.ts'

export type PricedProduct = { readonly productId: number; readonly variantIds: readonly number[] }

/** Products `<prefix>1`, `<prefix>2` …, each with so many variants, `<product>-1`, `<product>-2` …: what a price can be of. */
export async function addPricedProducts(
  { app }: Pick<TestServer, 'app'>,
  companyId: number,
  { count = 1, variants = 1, prefix = 'STYLE' } = {},
): Promise<PricedProduct[]> {
  return await app.db.inTransaction({ companyId }, async (tx) => {
    const sizes = await sql<{ id: number; scale: number }>`
      with scale as (
        insert into procure.size_scale (company_id, code, name, system, category)
        values (${companyId}, ${prefix}, ${prefix}, 'custom', 'apparel') returning id)
      insert into procure.size (company_id, size_scale_id, code, name, sort_order)
      select ${companyId}, scale.id, 'Z' || n, 'Size ' || n, n * 10 from scale, generate_series(1, ${variants}::int) n
      returning id, size_scale_id as scale`.execute(tx)
    const scaleId = sizes.rows[0]?.scale ?? 0
    const { rows } = await sql<{ id: number }>`
      insert into procure.product (company_id, code, name, size_scale_id)
      select ${companyId}, ${prefix}::text || n, 'Shirt ' || ${prefix}::text || n, ${scaleId} from generate_series(1, ${count}::int) n
      returning id`.execute(tx)
    const created = await sql<{ id: number; product: number }>`
      insert into procure.variant (company_id, product_id, sku, size_id, size_scale_id)
      select ${companyId}, r.id, r.code || '-' || z.place, z.id, ${scaleId} from procure.product r,
        unnest(${sizes.rows.map(({ id }) => id)}::bigint[]) with ordinality z (id, place)
      where r.company_id = ${companyId} and r.id = any(${rows.map(({ id }) => id)}::bigint[])
      order by r.id, z.place returning id, product_id as product`.execute(tx)
    return rows.map(({ id }) => ({
      productId: id,
      variantIds: created.rows.filter(({ product }) => product === id).map((variant) => variant.id),
    }))
  })
}
