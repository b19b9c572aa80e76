import { fail } from '@countinghouse/contract/errors'
import type { findLabelVariants } from '@countinghouse/contract/procure/label'
import { mostLabels } from '@countinghouse/contract/procure/label'
import type { InputOfRoute } from '@countinghouse/contract/route'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import type { ListSource } from '../../../platform/lists/list-source.ts'
import { selectionCondition } from '../../../platform/lists/selection.ts'
import { lookUp } from '../products/look-up.ts'
import { requireRecords } from '../require-records.ts'

/** Variants of products, of a code, or of a batch. Throws: not_found, procure.unknown_barcode, procure.too_many_labels. */
export async function findVariants(
  ctx: Ctx,
  reader: Reader,
  products: ListSource,
  requested: InputOfRoute<typeof findLabelVariants>,
): Promise<number[]> {
  const { companyId } = ctx
  if ('code' in requested) {
    const { product, variant } = await lookUp(ctx, reader, requested.code)
    return variant === null ? await variantsOf(reader, companyId, sql`t.id = ${product.id}`) : [variant.id]
  }
  if ('selection' in requested)
    return await variantsOf(reader, companyId, selectionCondition(ctx, products, requested.selection))
  await requireRecords(reader, companyId, { 'procure.price_batch': requested.priceBatchId })
  return await variantsOf(reader, companyId, sql`v.id = any(array(${pricedBy(companyId, requested.priceBatchId)}))`)
}

/** Variants of the prices of a batch, without skipped ones; a product price covers all variants of its product. */
function pricedBy(companyId: number, batchId: number): RawBuilder<unknown> {
  return sql`
    with changed as (
      select p.product_id, p.variant_id from procure.price_batch_line l
      join procure.price p on p.company_id = l.company_id and p.id = case when l.begun_id is null then l.price_id else l.begun_id end
      where l.company_id = ${companyId} and l.price_batch_id = ${batchId} and l.outcome in ('planned', 'written'))
    select variant_id from changed where variant_id is not null
    union
    select o.id from changed c join procure.variant o on o.company_id = ${companyId} and o.product_id = c.product_id`
}

/** `chosen`: condition on products `t` and variants `v`. */
async function variantsOf(reader: Reader, companyId: number, chosen: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select v.id from procure.product t
    join procure.variant v on v.company_id = ${companyId} and v.product_id = t.id and v.status = 'active'
    left join procure.color c on c.company_id = ${companyId} and c.id = v.color_id
    left join procure.size s on s.company_id = ${companyId} and s.id = v.size_id
    where t.company_id = ${companyId} and ${chosen}
    order by t.name, t.id, c.sort_order, c.name, s.sort_order, v.id limit ${mostLabels + 1}`.execute(reader)
  if (rows.length > mostLabels) fail('procure.too_many_labels', { details: { most: mostLabels } })
  return rows.map(({ id }) => id)
}
