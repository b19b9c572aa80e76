import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { ProductHead } from './lock-product.ts'
import type { MatrixPlan, PlannedVariant } from './plan-variants.ts'
import { placeKey } from './plan-variants.ts'
import { replaceBarcodes } from './replace-barcodes.ts'

export type ProductPlan = { readonly head: Pick<ProductHead, 'id' | 'code' | 'sizeScaleId'>; readonly plan: MatrixPlan }

/**
 * Writes planned variants in a constant number of statements, and answers the new ones by product and cell. A product always keeps
 * at least one variant.
 */
export async function saveVariants(
  ctx: Ids,
  tx: Tx,
  plans: readonly ProductPlan[],
): Promise<ReadonlyMap<string, number>> {
  const { companyId, userId } = ctx
  const removed = plans.flatMap(({ plan }) => plan.removed.map(({ id }) => id))
  const changed = plans.flatMap(({ plan }) => plan.changed)
  if (removed.length > 0)
    await sql`
      delete from procure.variant where company_id = ${companyId} and id = any(${removed}::bigint[])`.execute(tx)
  const renamed = changed.filter(({ before, after }) => before.sku !== after.sku)
  // Variants that swap codes would violate uniqueness in between.
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
  const created = plans.flatMap(({ head, plan }) =>
    plan.created.map((variant) => ({
      ...variant,
      productId: head.id,
      sizeScaleId: variant.sizeId === null ? null : head.sizeScaleId,
    })),
  )
  const ids = await insertVariants(ctx, tx, created)
  await replaceBarcodes(ctx, tx, [
    ...changed.flatMap(({ before, after }) =>
      after.id === null || before.barcodes === after.barcodes
        ? []
        : [{ variantId: after.id, barcodes: after.barcodes }],
    ),
    ...created.flatMap((variant) => {
      const variantId = ids.get(variantKey(variant.productId, variant))
      return variantId === undefined || variant.barcodes.length === 0 ? [] : [{ variantId, barcodes: variant.barcodes }]
    }),
  ])
  const reduced = plans.filter(({ plan }) => plan.removed.length > 0)
  if (reduced.length > 0)
    await sql`
      insert into procure.variant (company_id, product_id, sku, created_by, updated_by)
      select ${companyId}, r.id, r.code, ${userId}, ${userId}
      from unnest(${reduced.map(({ head }) => head.id)}::bigint[], ${reduced.map(({ head }) => head.code)}::text[]) as r(id, code)
      where not exists (select from procure.variant v where v.company_id = ${companyId} and v.product_id = r.id)`.execute(
      tx,
    )
  return ids
}

/** A cell in the matrix of a product. */
export function variantKey(productId: number, place: Parameters<typeof placeKey>[0]): string {
  return `${productId} ${placeKey(place)}`
}

type Ids = Pick<Ctx, 'companyId' | 'userId'>
const recordColumns = sql`sku text, status text, "netWeightGrams" int, "grossWeightGrams" int, "lengthMm" int, "widthMm" int, "heightMm" int`

type NewVariant = PlannedVariant & { readonly productId: number; readonly sizeScaleId: number | null }

async function insertVariants(
  { companyId, userId }: Ids,
  tx: Tx,
  created: readonly NewVariant[],
): Promise<ReadonlyMap<string, number>> {
  if (created.length === 0) return new Map()
  const { rows } = await sql<Pick<NewVariant, 'colorId' | 'sizeId' | 'productId'> & { id: number }>`
    insert into procure.variant (company_id, product_id, color_id, size_id, size_scale_id, sku, status, net_weight_grams, gross_weight_grams,
      length_mm, width_mm, height_mm, created_by, updated_by)
    select ${companyId}, r."productId", r."colorId", r."sizeId", r."sizeScaleId", r.sku, r.status,
      r."netWeightGrams", r."grossWeightGrams", r."lengthMm", r."widthMm", r."heightMm", ${userId}, ${userId}
    from jsonb_to_recordset(${JSON.stringify(created)}::jsonb)
      as r(${recordColumns}, "productId" bigint, "colorId" bigint, "sizeId" bigint, "sizeScaleId" bigint)
    returning id, product_id as "productId", color_id as "colorId", size_id as "sizeId"`.execute(tx)
  return new Map(rows.map((row) => [variantKey(row.productId, row), row.id]))
}
