import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/platform/database/db.ts'

export type Catalogue = {
  readonly categoryId: number
  readonly taxClassId: number
  readonly unitId: number
  readonly sizeScaleId: number
  /** S, M and L. */
  readonly sizeIds: readonly [number, number, number]
  /** Red, Blue, Green and Black. */
  readonly colorIds: readonly [number, number, number, number]
}

export type CreatedProduct = {
  readonly id: number
  readonly code: string
  readonly version: number
  /** In the order of colours, then sizes; one where it has no options. */
  readonly variantIds: readonly number[]
  readonly catalogue: Catalogue
}

type NewProduct = {
  readonly code?: string
  readonly name?: string
  readonly status?: 'draft' | 'active' | 'discontinued' | 'blocked'
  readonly kind?: 'stocked' | 'gift_card' | 'service'
  /** Left out: one of its own. */
  readonly catalogue?: Catalogue
  /** How many of the colours and sizes it comes in. */
  readonly colors?: number
  readonly sizes?: number
  /** What all its variants cost by the default list, in minor units; left out: it has no price. */
  readonly price?: number
}

/** What products are described with; under codes of its own each time. */
export async function createCatalogue(db: Database, companyId: number): Promise<Catalogue> {
  // A conformance run makes thousands in one company.
  const mark = randomUUID().slice(-10)
  return await db.inTransaction({ companyId }, async (tx) => {
    const insert = async (table: string, words: readonly string[], more: Readonly<Record<string, string>> = {}) => {
      const columns = Object.keys(more).map((column) => sql`, ${sql.ref(column)}`)
      const values = Object.values(more).map((value) => sql`, ${value}::text`)
      const { rows } = await sql<{ id: number }>`
        insert into ${sql.table(`procure.${table}`)} (company_id, code, name ${sql.join(columns, sql` `)})
        select ${companyId}, upper(word) || ${`-${mark}`}, word || ${` ${mark}`} ${sql.join(values, sql` `)}
        from unnest(${words}::text[]) as word returning id`.execute(tx)
      return rows.map(({ id }) => id)
    }
    const [categoryId = 0] = await insert('category', ['Shoes'])
    const [taxClassId = 0] = await insert('tax_class', ['Standard'], { kind: 'standard' })
    const [unitId = 0] = await insert('unit', ['Piece'], { dimension: 'count' })
    const [sizeScaleId = 0] = await insert('size_scale', ['Letters'], { system: 'alpha', category: 'apparel' })
    const colorIds = (await insert('color', ['Red', 'Blue', 'Green', 'Black'])) as unknown as Catalogue['colorIds']
    const { rows } = await sql<{ id: number }>`
      insert into procure.size (company_id, size_scale_id, code, name, sort_order)
      select ${companyId}, ${sizeScaleId}, word, word, place * 10 from unnest(array['S', 'M', 'L']) with ordinality as w(word, place)
      returning id`.execute(tx)
    const sizeIds = rows.map(({ id }) => id) as unknown as Catalogue['sizeIds']
    return { categoryId, taxClassId, unitId, sizeScaleId, sizeIds, colorIds }
  })
}

/** A product that is ready to be used, with its variants. */
export async function createProduct(db: Database, companyId: number, given: NewProduct = {}): Promise<CreatedProduct> {
  const { status = 'active', kind = 'stocked', colors = 0, sizes = 0 } = given
  const code = given.code ?? `P-${randomUUID().slice(-12)}`
  const catalogue = given.catalogue ?? (await createCatalogue(db, companyId))
  const { categoryId, taxClassId, unitId, sizeScaleId } = catalogue
  const colorIds = colors === 0 ? [null] : catalogue.colorIds.slice(0, colors)
  const sizeIds = sizes === 0 ? [null] : catalogue.sizeIds.slice(0, sizes)
  const places = colorIds.flatMap((colorId) => sizeIds.map((sizeId) => ({ colorId, sizeId })))
  const variants = places.map((place, at) => ({ ...place, sku: places.length === 1 ? code : `${code}-${at + 1}` }))
  return await db.inTransaction({ companyId }, async (tx) => {
    const { rows } = await sql<{ id: number; version: number }>`
      insert into procure.product (company_id, code, name, category_id, tax_class_id, base_unit_id, size_scale_id, status, kind, variant_words)
      values (${companyId}, ${code}, ${given.name ?? `Product ${code}`}, ${categoryId}, ${taxClassId}, ${unitId},
        ${sizes === 0 ? null : sizeScaleId}::bigint, ${status}, ${kind}, platform.normalise(${variants.map(({ sku }) => sku).join(' ')}))
      returning id, version`.execute(tx)
    const { id = 0, version = 0 } = rows[0] ?? {}
    const { rows: created } = await sql<{ id: number }>`
      insert into procure.variant (company_id, product_id, sku, color_id, size_id, size_scale_id)
      select ${companyId}, ${id}, r.sku, r."colorId", r."sizeId", case when r."sizeId" is not null then ${sizeScaleId}::bigint end
      from jsonb_to_recordset(${JSON.stringify(variants)}::jsonb) as r(sku text, "colorId" bigint, "sizeId" bigint)
      returning id`.execute(tx)
    if (given.price !== undefined)
      await sql`
        insert into procure.price (company_id, price_list_id, currency, kind, product_id, valid_from, amount_minor)
        select company_id, id, currency, kind, ${id}, '2020-01-01', ${given.price}
        from procure.price_list where company_id = ${companyId} and is_default`.execute(tx)
    return { id, code, version, variantIds: created.map((row) => row.id), catalogue }
  })
}

/** Products without options that are ready to be used, ROW-0001 to as many as there are. Answers their variants in that order. */
export async function createProducts(db: Database, companyId: number, count: number): Promise<number[]> {
  const { categoryId, taxClassId, unitId } = await createCatalogue(db, companyId)
  return await db.inTransaction({ companyId }, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      with created as (
        insert into procure.product (company_id, code, name, category_id, tax_class_id, base_unit_id, status, variant_words)
        select ${companyId}::bigint, 'ROW-' || c.no, 'Row ' || c.no, ${categoryId}::bigint, ${taxClassId}::bigint, ${unitId}::bigint, 'active',
          platform.normalise('ROW-' || c.no)
        from generate_series(1, ${count}::int) n, lpad(n::text, 4, '0') as c (no) returning id, code),
      variants as (
        insert into procure.variant (company_id, product_id, sku) select ${companyId}::bigint, m.id, m.code from created m returning id, sku)
      select v.id from variants v order by v.sku`.execute(tx)
    return rows.map(({ id }) => id)
  })
}
