import type { Variant } from '@countinghouse/contract/procure/variant'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db.ts'
import type { ProductHead } from './lock-product.ts'
import type { MatrixPlan, PlannedVariant } from './plan-variants.ts'
import { placeKey } from './plan-variants.ts'
import { replaceBarcodes } from './replace-barcodes.ts'

/** Writes what was planned, in as many statements for one variant as for a thousand. A product is never left without any. */
export async function saveVariants(
  ctx: Ctx,
  tx: Tx,
  head: ProductHead,
  { created, changed, removed }: MatrixPlan,
): Promise<void> {
  const { companyId, userId } = ctx
  if (removed.length > 0)
    await sql`
      delete from procure.variant where company_id = ${companyId} and id = any(${removed.map(({ id }) => id)}::bigint[])`.execute(
      tx,
    )
  const renamed = changed.filter(({ before, after }) => before.sku !== after.sku)
  // Two that change places stand in each other's way for a moment.
  if (renamed.length > 0)
    await sql`
      update procure.variant set sku = '~' || id
      where company_id = ${companyId} and id = any(${renamed.map(({ before }) => before.id)}::bigint[])`.execute(tx)
  if (changed.length > 0)
    await sql`
      update procure.variant v set sku = r.sku, status = r.status, net_weight_grams = r."netWeightGrams", gross_weight_grams = r."grossWeightGrams",
        length_mm = r."lengthMm", width_mm = r."widthMm", height_mm = r."heightMm", updated_by = ${userId}
      from jsonb_to_recordset(${JSON.stringify(changed.map(({ after }) => after))}::jsonb) as r(${recordColumns}, id bigint)
      where v.company_id = ${companyId} and v.id = r.id`.execute(tx)
  const ids = await insertVariants(ctx, tx, head, created)
  await replaceBarcodes(
    ctx,
    tx,
    [
      ...changed.filter(({ before, after }) => before.barcodes !== after.barcodes).map(({ after }) => after),
      ...created,
    ].flatMap((variant) => {
      const id = variant.id ?? ids.get(placeKey(variant))
      return id === undefined || (variant.id === null && variant.barcodes.length === 0)
        ? []
        : [{ variantId: id, barcodes: variant.barcodes }]
    }),
  )
  await sql`
    insert into procure.variant (company_id, product_id, sku, created_by, updated_by)
    select ${companyId}, ${head.id}, ${head.code}, ${userId}, ${userId}
    where not exists (select from procure.variant where company_id = ${companyId} and product_id = ${head.id})`.execute(
    tx,
  )
}

const recordColumns = sql`sku text, status text, "netWeightGrams" int, "grossWeightGrams" int, "lengthMm" int, "widthMm" int, "heightMm" int`

async function insertVariants(
  { companyId, userId }: Ctx,
  tx: Tx,
  { id, sizeScaleId }: ProductHead,
  created: readonly PlannedVariant[],
): Promise<Map<string, number>> {
  if (created.length === 0) return new Map()
  const { rows } = await sql<Pick<Variant, 'id' | 'colorId' | 'sizeId'>>`
    insert into procure.variant (company_id, product_id, color_id, size_id, size_scale_id, sku, status, net_weight_grams, gross_weight_grams,
      length_mm, width_mm, height_mm, created_by, updated_by)
    select ${companyId}, ${id}, r."colorId", r."sizeId", case when r."sizeId" is not null then ${sizeScaleId}::bigint end, r.sku, r.status,
      r."netWeightGrams", r."grossWeightGrams", r."lengthMm", r."widthMm", r."heightMm", ${userId}, ${userId}
    from jsonb_to_recordset(${JSON.stringify(created)}::jsonb) as r(${recordColumns}, "colorId" bigint, "sizeId" bigint)
    returning id, color_id as "colorId", size_id as "sizeId"`.execute(tx)
  return new Map(rows.map((row) => [placeKey(row), row.id]))
}
