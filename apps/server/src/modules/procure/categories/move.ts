import type { CategoryImpact } from '@countinghouse/contract/procure/category-tree'
import { category } from '@countinghouse/contract/procure/category'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { requireSame, preview } from './impact.ts'
import type { Placed } from './tree.ts'
import { branchOf, lockTree, nodeOf, readTree, requirePlace } from './tree.ts'

export type Move = {
  readonly id: number
  readonly parentId: number | null
  readonly before?: number | null | undefined
}

/** Gap between the sort orders of siblings, so that a move updates a single row. */
const room = 1_048_576

/** Throws: not_found, procure.category_cycle, procure.category_depth. */
export async function previewMove(db: Reader | Tx, companyId: number, move: Move): Promise<CategoryImpact> {
  return await impactOf(db, companyId, await readTree(db, companyId), move)
}

/** Moves a branch. Throws: errors of previewMove, stale; duplicate if a new sibling has the same name. Locks: the tree. */
export async function moveBranch(ctx: Ctx, tx: Tx, { impact, ...move }: Move & { impact?: string | undefined }) {
  const { companyId, userId } = ctx
  await lockTree(tx, companyId)
  const tree = await readTree(tx, companyId)
  requireSame(await impactOf(tx, companyId, tree, move), impact)
  const node = nodeOf(tree, move.id)
  const siblings = tree.filter(({ id, parentId }) => parentId === move.parentId && id !== node.id)
  const at = placeAmong(siblings, move.before ?? null)
  const order = await roomAt(tx, companyId, siblings, at)
  await sql`
    update procure.category set parent_id = ${move.parentId}, sort_order = ${order}, updated_by = ${userId}
    where company_id = ${companyId} and id = ${node.id}`.execute(tx)
  const old = tree.filter(({ parentId }) => parentId === node.parentId).indexOf(node)
  ctx.audit({
    entity: category.entity,
    entityId: node.id,
    label: node.name,
    before: { parentId: node.parentId, place: old + 1 },
    after: { parentId: move.parentId, place: at + 1 },
  })
}

async function impactOf(db: Reader | Tx, companyId: number, tree: readonly Placed[], { id, parentId, before }: Move) {
  const node = nodeOf(tree, id)
  if (parentId !== null) nodeOf(tree, parentId)
  requirePlace(tree, id, parentId)
  placeAmong(
    tree.filter((other) => other.parentId === parentId && other.id !== id),
    before ?? null,
  )
  return await preview(db, companyId, {
    before: tree,
    after: tree.map((other) => (other.id === id ? { ...other, parentId } : other)),
    into: new Map(),
    categories: node.parentId === parentId ? [] : branchOf(tree, id).map((other) => other.id),
  })
}

/** Throws: not_found, if `before` is not one of the siblings. */
function placeAmong(siblings: readonly Placed[], before: number | null): number {
  if (before === null) return siblings.length
  const at = siblings.findIndex(({ id }) => id === before)
  return at < 0 ? fail('not_found') : at
}

/** A sort order between two siblings; without a gap, all siblings are renumbered. */
async function roomAt(tx: Tx, companyId: number, siblings: readonly Placed[], at: number): Promise<number> {
  const previous = siblings[at - 1]?.sortOrder ?? 0
  const next = siblings[at]?.sortOrder ?? previous + 2 * room
  const between = Math.floor((previous + next) / 2)
  if (between > previous && between < next) return between
  await sql`
    update procure.category c set sort_order = n.place * ${sql.lit(room)}
    from unnest(${siblings.map(({ id }) => id)}::bigint[]) with ordinality as n(id, place)
    where c.company_id = ${companyId} and c.id = n.id`.execute(tx)
  return at * room + room / 2
}
