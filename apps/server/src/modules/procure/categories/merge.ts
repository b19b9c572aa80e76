import { category } from '@countinghouse/contract/procure/category'
import type { CategoryImpact } from '@countinghouse/contract/procure/category-tree'
import { fail } from '@countinghouse/contract/errors'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { mergeRecords } from '../../desk/index.ts'
import { requireSame, preview } from './impact.ts'
import { branchOf, lockTree, nodeOf, readTree, requirePlace } from './tree.ts'

export type Merge = { readonly id: number; readonly intoId: number }

/** Throws: not_found, procure.category_cycle, procure.category_depth. */
export async function previewMerge(db: Reader | Tx, companyId: number, { id, intoId }: Merge): Promise<CategoryImpact> {
  const tree = await readTree(db, companyId)
  nodeOf(tree, intoId)
  const [, ...below] = branchOf(tree, nodeOf(tree, id).id)
  if (id === intoId) fail('procure.category_cycle')
  const children = tree.filter(({ parentId }) => parentId === id)
  for (const child of children) requirePlace(tree, child.id, intoId)
  return await preview(db, companyId, {
    before: tree,
    after: tree.flatMap((node) => (node.id === id ? [] : node.parentId === id ? { ...node, parentId: intoId } : node)),
    into: new Map([[id, intoId]]),
    categories: below.map((node) => node.id),
  })
}

/**
 * Merges a category into another one. Throws: errors of previewMerge and of the merge, stale. Locks: the tree, then both
 * categories.
 */
export async function mergeInto(ctx: Ctx, tx: Tx, { impact, ...merge }: Merge & { impact?: string | undefined }) {
  const { companyId } = ctx
  await lockTree(tx, companyId)
  requireSame(await previewMerge(tx, companyId, merge), impact)
  const tree = await readTree(tx, companyId)
  const [loser, survivor] = [nodeOf(tree, merge.id), nodeOf(tree, merge.intoId)]
  return await mergeRecords(ctx, tx, category, {
    id: survivor.id,
    version: survivor.version,
    others: [{ id: loser.id, version: loser.version }],
    take: {},
  })
}
