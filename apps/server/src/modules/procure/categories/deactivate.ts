import { category } from '@countinghouse/contract/procure/category'
import type { CategoryImpact } from '@countinghouse/contract/procure/category-tree'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { requireSame, preview } from './impact.ts'
import { moveProducts, requireAssignable } from './products.ts'
import type { Placed } from './tree.ts'
import { branchOf, lockTree, nodeOf, readTree } from './tree.ts'

export type Deactivation = {
  readonly id: number
  readonly children: 'deactivate' | 'lift'
  readonly productsIntoId: number | null
}

/** Throws: not_found, procure.category_not_assignable. */
export async function previewDeactivation(
  db: Reader | Tx,
  companyId: number,
  wanted: Deactivation,
): Promise<CategoryImpact> {
  return (await plan(db, companyId, wanted)).impact
}

/**
 * Deactivates a category, with or without its branch. Throws: errors of previewDeactivation, stale, state_conflict. Locks: the
 * tree.
 */
export async function deactivateCategories(
  ctx: Ctx,
  tx: Tx,
  { impact: agreed, ...wanted }: Deactivation & { impact?: string | undefined },
): Promise<void> {
  const { companyId, userId } = ctx
  await lockTree(tx, companyId)
  const { node, ending, lifted, impact } = await plan(tx, companyId, wanted)
  requireSame(impact, agreed)
  if (node.status === 'inactive') fail('state_conflict')
  if (wanted.productsIntoId !== null)
    await moveProducts(ctx, tx, { from: ending.map(({ id }) => id), into: wanted.productsIntoId })
  await sql`
    update procure.category set parent_id = ${node.parentId}, updated_by = ${userId}
    where company_id = ${companyId} and id = any(${lifted.map(({ id }) => id)}::bigint[])`.execute(tx)
  const active = ending.filter(({ status }) => status === 'active')
  await sql`
    update procure.category set status = 'inactive', updated_by = ${userId}
    where company_id = ${companyId} and id = any(${active.map(({ id }) => id)}::bigint[])`.execute(tx)
  const told = [
    ...lifted.map((one) => ({ one, before: { parentId: node.id }, after: { parentId: node.parentId } })),
    ...active.map((one) => ({ one, before: { status: 'active' }, after: { status: 'inactive' } })),
  ]
  for (const { one, before, after } of told)
    ctx.audit({ entity: category.entity, entityId: one.id, label: one.name, before, after })
}

async function plan(db: Reader | Tx, companyId: number, { id, children, productsIntoId }: Deactivation) {
  const tree = await readTree(db, companyId)
  const node = nodeOf(tree, id)
  const branch = branchOf(tree, id)
  const lifted = children === 'lift' ? tree.filter(({ parentId }) => parentId === id) : []
  const ending: readonly Placed[] = children === 'lift' ? [node] : branch
  if (productsIntoId !== null) {
    requireAssignable(tree, productsIntoId)
    if (ending.some((one) => one.id === productsIntoId)) fail('procure.category_not_assignable')
  }
  const impact = await preview(db, companyId, {
    before: tree,
    after: tree.map((one) => (lifted.includes(one) ? { ...one, parentId: node.parentId } : one)),
    into: new Map(productsIntoId === null ? [] : ending.map((one) => [one.id, productsIntoId])),
    categories: branch.map((one) => one.id),
  })
  return { node, ending, lifted, impact }
}
