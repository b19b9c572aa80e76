import { fail } from '@countinghouse/contract/errors'
import type { ProductWeb, WebAttributeOfProduct } from '@countinghouse/contract/procure/product-web'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { readImages } from '../products/images.ts'
import { requestedOf } from './requested-attributes.ts'
import { completenessOf, unfilledOf } from './completeness.ts'
import { readWebValues, saidOf } from './read-values.ts'

type Head = {
  readonly name: string
  readonly version: number
  readonly hasCategory: boolean
  readonly hasDescription: boolean
  readonly hasPrice: boolean
}

/** All web data of a product. Throws: not_found. */
export async function readWeb(ctx: Ctx, db: Reader | Tx, id: number): Promise<ProductWeb> {
  const { rows } = await sql<Head>`
    select name, version, category_id is not null as "hasCategory", coalesce(description, '') <> '' as "hasDescription",
      has_price as "hasPrice"
    from procure.product where company_id = ${ctx.companyId} and id = ${id}`.execute(db)
  const head = rows[0] ?? fail('not_found')
  const stored = await readWebValues(db, ctx.companyId, [id])
  const values = stored.map(({ attributeId, variantId, locale, value }) => ({ attributeId, variantId, locale, value }))
  const attributes = await readAttributes(ctx, db, id)
  const variants = await readVariantsOfWeb(ctx, db, id)
  const images = await readImages(ctx, db, id)
  const required = attributes.filter(({ isRequired }) => isRequired)
  const active = variants.filter(({ isActive }) => isActive).map((variant) => variant.id)
  const unfilled = unfilledOf(required, values, active)
  const others = [true, head.hasDescription, images.length > 0, head.hasPrice, head.hasCategory]
  return {
    id,
    version: head.version,
    completeness: completenessOf({ required: required.length, unfilled: unfilled.length, others }),
    unfilled,
    attributes,
    variants: variants.map(({ isActive: _isActive, ...variant }) => variant),
    images,
    values,
  }
}

/**
 * Attributes required by the category of a product and its parents, top level first, where the nearest decides whether it is
 * required; then attributes no longer required that still have values.
 */
async function readAttributes(ctx: Ctx, db: Reader | Tx, productId: number): Promise<WebAttributeOfProduct[]> {
  const { companyId } = ctx
  const { rows } = await sql<WebAttributeOfProduct>`
    with recursive ${requestedOf(companyId, [productId])},
    said as (select distinct w.web_attribute_id from procure.web_attribute_value w where ${saidOf(companyId, [productId])})
    select t.id, t.code, t.name, t.name_ar as "nameAr", t.type, u.code as unit, t.is_of_variants as "isOfVariants",
      t.is_localized as "isLocalized", requested.web_attribute_id is not null as "isRequested", coalesce(requested.is_required, false) as "isRequired",
      (select coalesce(json_agg(json_build_object('key', o.key, 'label', o.label, 'labelAr', o.label_ar) order by o.line_no), '[]')
        from procure.web_attribute_option o where o.company_id = t.company_id and o.web_attribute_id = t.id) as options
    from procure.web_attribute t
    left join requested on requested.web_attribute_id = t.id and t.status = 'active'
    left join said on said.web_attribute_id = t.id
    left join procure.unit u on u.company_id = t.company_id and u.id = t.unit_id
    where t.company_id = ${companyId} and (requested.web_attribute_id is not null or said.web_attribute_id is not null)
    order by requested.place desc nulls last, t.id`.execute(db)
  return rows
}

type VariantOfWeb = { readonly id: number; readonly sku: string; readonly isActive: boolean }

async function readVariantsOfWeb(ctx: Ctx, db: Reader | Tx, productId: number): Promise<VariantOfWeb[]> {
  const { companyId } = ctx
  const { rows } = await sql<VariantOfWeb>`
    select v.id, v.sku, v.status = 'active' as "isActive" from procure.variant v
    where v.company_id = ${companyId} and v.product_id = ${productId} and (v.status <> 'discontinued' or exists (
      select from procure.web_attribute_value w where w.company_id = v.company_id and w.variant_id = v.id))
    order by v.id`.execute(db)
  return rows
}
