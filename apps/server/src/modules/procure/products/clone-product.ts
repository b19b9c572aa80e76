import { fail } from '@countinghouse/contract/errors'
import type { cloneProduct } from '@countinghouse/contract/procure/product-steps'
import { product } from '@countinghouse/contract/procure/product'
import { longestSku } from '@countinghouse/contract/procure/variant'
import { text } from '@countinghouse/contract/procure/variant.text'
import { skuPattern } from '@countinghouse/contract/procure/product-settings'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { readSetting } from '../../../platform/config/settings.ts'
import { failAt } from '../prices/price-errors.ts'
import { copyBom } from '../virtual/copy-bom.ts'
import { copyWeb } from '../web/copy-web.ts'
import { lockProduct, noteVariants } from './lock-product.ts'
import { skuOf } from './sku.ts'

type Copied = {
  readonly id: number
  readonly colorId: number | null
  readonly sizeId: number | null
  readonly colour: string | null
  readonly size: string | null
}

/** Clones a product as a draft. Throws: not_found, duplicate, procure.rule_broken where a SKU would be too long. */
export async function createClone(
  ctx: Ctx,
  tx: Tx,
  { id, code, name, include }: InputOfRoute<typeof cloneProduct>,
): Promise<OutputOfRoute<typeof cloneProduct>> {
  const { companyId, userId } = ctx
  const original = await lockProduct(ctx, tx, id)
  const { rows } = await sql<{ id: number; code: string; name: string }>`
    insert into procure.product (company_id, code, name, name_ar, kind, brand_id, category_id, season_id, supplier_id, country_origin_id, size_scale_id,
      priority, tax_class_id, base_unit_id, tracking, shelf_life_days, hs_code, description, care, is_buyable, is_sellable, is_consignable,
      launch_date, end_date, sold_out_action, created_by, updated_by)
    select company_id, ${code}::text, ${name ?? original.name}, case when name = ${name ?? original.name} then name_ar end, kind, brand_id, category_id, season_id, supplier_id, country_origin_id, size_scale_id,
      priority, tax_class_id, base_unit_id, tracking, shelf_life_days, hs_code, description, care, is_buyable, is_sellable, is_consignable,
      launch_date, end_date, sold_out_action, ${userId}, ${userId}
    from procure.product where company_id = ${companyId} and id = ${id} returning id, code, name`.execute(tx)
  const created = rows[0] ?? fail('not_found')
  await sql`
    insert into procure.product_fibre (company_id, product_id, line_no, name, share_ppm)
    select company_id, ${created.id}, line_no, name, share_ppm from procure.product_fibre
    where company_id = ${companyId} and product_id = ${id}`.execute(tx)
  await copyVariants(ctx, tx, { from: id, to: created.id, code: created.code, isWhole: include.includes('variants') })
  await copyBom(ctx, tx, { from: id, to: created.id })
  await copyWeb(ctx, tx, { from: id, to: created.id })
  if (include.includes('images'))
    await sql`
      insert into procure.product_image (company_id, product_id, color_id, alt, sort_order, file_id, medium_file_id, small_file_id, created_by)
      select company_id, ${created.id}, color_id, alt, sort_order, file_id, medium_file_id, small_file_id, ${userId}
      from procure.product_image where company_id = ${companyId} and product_id = ${id}`.execute(tx)
  await noteVariants(ctx, tx, [created.id])
  const after = { code: created.code, name: created.name, clonedFrom: original.code }
  ctx.audit({ entity: product.entity, entityId: created.id, label: created.name, before: null, after })
  const { version } = await lockProduct(ctx, tx, created.id)
  return { id: created.id, code: created.code, name: created.name, version }
}

type Copying = { readonly from: number; readonly to: number; readonly code: string; readonly isWhole: boolean }

/** Copies active variants under new SKUs; without any, adds the one without colour and size. */
async function copyVariants(ctx: Ctx, tx: Tx, { from, to, code, isWhole }: Copying): Promise<void> {
  const { companyId, userId } = ctx
  const pattern = await readSetting(tx, { companyId }, skuPattern)
  const { rows } = await sql<Copied>`
    select v.id, v.color_id as "colorId", v.size_id as "sizeId", c.code as colour, s.code as size from procure.variant v
    left join procure.color c on c.company_id = v.company_id and c.id = v.color_id
    left join procure.size s on s.company_id = v.company_id and s.id = v.size_id
    where v.company_id = ${companyId} and v.product_id = ${from} and v.status = 'active' and ${isWhole}`.execute(tx)
  const skus = rows.map(({ id, colorId, sizeId, colour, size }) => ({
    id,
    sku: colorId === null && sizeId === null ? code : skuOf(pattern, { style: code, colour, size }),
  }))
  const long = skus.find(({ sku }) => sku.length > longestSku)
  if (long !== undefined)
    failAt(ctx, 'procure.rule_broken', ['code'], text.long_sku, { value: long.sku, most: String(longestSku) })
  await sql`
    insert into procure.variant (company_id, product_id, sku, color_id, size_id, size_scale_id, net_weight_grams, gross_weight_grams,
      length_mm, width_mm, height_mm, created_by, updated_by)
    select v.company_id, ${to}, r.sku, v.color_id, v.size_id, v.size_scale_id, v.net_weight_grams, v.gross_weight_grams,
      v.length_mm, v.width_mm, v.height_mm, ${userId}, ${userId}
    from jsonb_to_recordset(${JSON.stringify(skus)}::jsonb) as r(id bigint, sku text)
    join procure.variant v on v.company_id = ${companyId} and v.id = r.id`.execute(tx)
  if (rows.length === 0)
    await sql`
      insert into procure.variant (company_id, product_id, sku, created_by, updated_by)
      values (${companyId}, ${to}, ${code}, ${userId}, ${userId})`.execute(tx)
}
