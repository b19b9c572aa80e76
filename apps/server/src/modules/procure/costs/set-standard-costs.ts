import { fail } from '@countinghouse/contract/errors'
import { product } from '@countinghouse/contract/procure/product'
import type { listProductCosts, setStandardCosts, VariantCost } from '@countinghouse/contract/procure/product-cost'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockProduct } from '../products/lock-product.ts'
import { findProductCosts } from './find-costs.ts'

/** Standard costs are not part of the product record, so its version does not change. Throws: not_found. Locks: the product. */
export async function changeStandardCosts(
  ctx: Ctx,
  tx: Tx,
  { id, items }: InputOfRoute<typeof setStandardCosts>,
): Promise<OutputOfRoute<typeof listProductCosts>> {
  const { name } = await lockProduct(ctx, tx, id)
  const before = await findProductCosts(ctx, tx, id)
  const known = new Set(before.items.map(({ variantId }) => variantId))
  if (items.some(({ variantId }) => !known.has(variantId))) fail('not_found')
  await sql`
    update procure.variant v set standard_cost = i."standardCost", updated_by = ${ctx.userId}
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) i ("variantId" bigint, "standardCost" numeric)
    where v.company_id = ${ctx.companyId} and v.product_id = ${id} and v.id = i."variantId"
      and v.standard_cost is distinct from i."standardCost"`.execute(tx)
  const after = await findProductCosts(ctx, tx, id)
  ctx.audit({
    entity: product.entity,
    entityId: id,
    label: name,
    before: { standardCosts: costLines(before) },
    after: { standardCosts: costLines(after) },
  })
  return after
}

function costLines({
  currency,
  items,
}: {
  readonly currency: string
  readonly items: readonly VariantCost[]
}): string | null {
  const lines = items.flatMap(({ sku, standardCost }) =>
    standardCost === null ? [] : [`${sku} · ${standardCost} ${currency}`],
  )
  return lines.length === 0 ? null : lines.join('\n')
}
