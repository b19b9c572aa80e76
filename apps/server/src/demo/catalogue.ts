import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Tx } from '../platform/database/db.ts'
import { arabicNames } from './arabic-names.ts'
import { demoCategories, demoColors, demoProducts, demoSizes } from './products.ts'

/** A company that has nothing of this yet, and whoever is said to have made it. */
type Owned = { readonly companyId: number; readonly ownerId: number }

/** Adds categories, colours, sizes and the products that are made of them, with barcodes, weights and prices. */
export async function addProducts(tx: Tx, owned: Owned): Promise<void> {
  await addShelves(tx, owned)
  const { companyId, ownerId } = owned
  const products = demoProducts()
  await sql`
    insert into procure.product (company_id, code, name, name_ar, brand_id, category_id, size_scale_id, tax_class_id, base_unit_id, status, variant_words,
      created_by, updated_by)
    select ${companyId}, p.code, p.name, ${inArabic(sql`p.name`)}, b.id, c.id, z.id, x.id, u.id, p.status, platform.normalise(p.words), ${ownerId}, ${ownerId}
    from jsonb_to_recordset(${JSON.stringify(products.map((product) => ({ ...product, words: wordsOf(product) })))}::jsonb)
      as p(code text, name text, brand text, category text, "hasSizes" boolean, status text, words text)
    join procure.category c on c.company_id = ${companyId} and c.code = p.category
    join procure.unit u on u.company_id = ${companyId} and u.code = 'PCE'
    cross join (select id from procure.tax_class where company_id = ${companyId} and kind = 'standard' order by id limit 1) x
    left join procure.brand b on b.company_id = ${companyId} and b.code = p.brand
    left join procure.size_scale z on z.company_id = ${companyId} and z.code = 'ALPHA' and p."hasSizes"
    order by p.code`.execute(tx)
  const variants = products.flatMap(({ code, weightGrams, variants: all }) =>
    all.map((variant) => ({ ...variant, code, weightGrams })),
  )
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(variants)}::jsonb)
        as v(code text, sku text, color text, size text, barcode text, "weightGrams" int)),
    created as (
      insert into procure.variant (company_id, product_id, sku, color_id, size_id, size_scale_id, gross_weight_grams, created_by, updated_by)
      select ${companyId}, p.id, g.sku, c.id, z.id, z.size_scale_id, g."weightGrams", ${ownerId}, ${ownerId}
      from given g join procure.product p on p.company_id = ${companyId} and p.code = g.code
      left join procure.color c on c.company_id = ${companyId} and c.code = g.color
      left join procure.size z on z.company_id = ${companyId} and z.size_scale_id = p.size_scale_id and z.code = g.size
      returning id, sku)
    insert into procure.barcode (company_id, variant_id, code, kind, is_primary, created_by)
    select ${companyId}, created.id, g.barcode, 'ean13', true, ${ownerId} from created join given g using (sku)`.execute(
    tx,
  )
  await sql`
    insert into procure.price (company_id, price_list_id, currency, kind, product_id, valid_from, amount_minor, created_by, updated_by)
    select ${companyId}, l.id, l.currency, l.kind, p.id, current_date - 90, g."priceMinor", ${ownerId}, ${ownerId}
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as g(code text, "priceMinor" bigint)
    join procure.product p on p.company_id = ${companyId} and p.code = g.code
    join procure.price_list l on l.company_id = ${companyId} and l.is_default
    where g."priceMinor" is not null`.execute(tx)
}

async function addShelves(tx: Tx, { companyId, ownerId }: Owned): Promise<void> {
  for (const { code, name, parent } of demoCategories)
    await sql`
      insert into procure.category (company_id, code, name, name_ar, parent_id, created_by, updated_by)
      values (${companyId}, ${code}, ${name}, ${arabicNames[name] ?? null}, (select id from procure.category where company_id = ${companyId} and code = ${parent}),
        ${ownerId}, ${ownerId})`.execute(tx)
  await sql`
    insert into procure.color (company_id, code, name, name_ar, hex, family, sort_order, created_by, updated_by)
    select ${companyId}, c.code, c.name, ${inArabic(sql`c.name`)}, c.hex, c.family, c.place * 10, ${ownerId}, ${ownerId}
    from rows from (jsonb_to_recordset(${JSON.stringify(demoColors)}::jsonb) as (code text, name text, hex text, family text))
      with ordinality as c(code, name, hex, family, place)`.execute(tx)
  await sql`
    with scale as (
      insert into procure.size_scale (company_id, code, name, system, category, created_by, updated_by)
      values (${companyId}, 'ALPHA', 'Letters', 'alpha', 'apparel', ${ownerId}, ${ownerId}) returning id)
    insert into procure.size (company_id, size_scale_id, code, name, name_ar, sort_order)
    select ${companyId}, scale.id, z.code, z.code, ${inArabic(sql`z.code`)}, z.place * 10
    from scale, unnest(${demoSizes}::text[]) with ordinality as z(code, place)`.execute(tx)
}

function inArabic(name: RawBuilder<unknown>) {
  return sql`${JSON.stringify(arabicNames)}::jsonb ->> ${name}`
}

function wordsOf({ code, variants }: ReturnType<typeof demoProducts>[number]): string {
  return variants.flatMap(({ sku, barcode }) => (sku === code ? [barcode] : [sku, barcode])).join(' ')
}
