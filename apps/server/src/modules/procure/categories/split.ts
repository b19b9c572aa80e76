import { fail } from '@countinghouse/contract/errors'
import { category } from '@countinghouse/contract/procure/category'
import type { CategoryImpact } from '@countinghouse/contract/procure/category-tree'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { requireRecords } from '../require-records.ts'
import { requireSame, preview } from './impact.ts'
import { moveProducts, requireAssignable } from './products.ts'
import { lockTree, nodeOf, readTree } from './tree.ts'

export type Split = {
  readonly id: number
  readonly intoId: number
  readonly brandId: number | null
  readonly seasonId: number | null
  readonly supplierId: number | null
  readonly q: string | null
}

/** Throws: not_found, procure.category_not_assignable. */
export async function previewSplit(db: Reader | Tx, companyId: number, split: Split): Promise<CategoryImpact> {
  const tree = await readTree(db, companyId)
  nodeOf(tree, split.id)
  requireAssignable(tree, split.intoId)
  if (split.id === split.intoId) fail('procure.category_not_assignable')
  await requireRecords(db, companyId, {
    'procure.brand': split.brandId,
    'procure.season': split.seasonId,
    'procure.supplier': split.supplierId,
  })
  const into = new Map([[split.id, split.intoId]])
  return await preview(db, companyId, { before: tree, after: tree, into, only: chosen(split), categories: [] })
}

/**
 * Moves some products of a category to another one. Throws: errors of previewSplit, stale, procure.too_many_products. Locks: the
 * tree.
 */
export async function splitProducts(
  ctx: Ctx,
  tx: Tx,
  { impact, ...split }: Split & { impact?: string | undefined },
): Promise<number> {
  await lockTree(tx, ctx.companyId)
  requireSame(await previewSplit(tx, ctx.companyId, split), impact)
  const tree = await readTree(tx, ctx.companyId)
  const [node, into] = [nodeOf(tree, split.id), nodeOf(tree, split.intoId)]
  const moved = await moveProducts(ctx, tx, { from: [split.id], into: split.intoId, only: chosen(split) })
  ctx.audit({
    entity: category.entity,
    entityId: node.id,
    label: node.name,
    before: { splitInto: null, splitProducts: null },
    after: { splitInto: `${into.name} (${into.code})`, splitProducts: moved },
  })
  return moved
}

function chosen({ brandId, seasonId, supplierId, q }: Split): RawBuilder<unknown> {
  const conditions = [
    brandId === null ? [] : sql`p.brand_id = ${brandId}`,
    seasonId === null ? [] : sql`p.season_id = ${seasonId}`,
    supplierId === null ? [] : sql`p.supplier_id = ${supplierId}`,
    q === null
      ? []
      : sql`(strpos(concat_ws(' ', p.name_key, p.name_ar_key), platform.normalise(${q})) > 0 or strpos(p.code_key, lower(${q})) > 0)`,
  ].flat()
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}
