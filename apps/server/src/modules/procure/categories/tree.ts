import type { CategoryNode } from '@countinghouse/contract/procure/category-tree'
import { mostLevels } from '@countinghouse/contract/procure/category'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/db.ts'

/** A category of the tree; `sortOrder`: position among siblings. */
export type Placed = CategoryNode & { readonly sortOrder: number }

type Row = Omit<Placed, 'isAssignable'> & { readonly assignable: 'leaf' | 'always' | 'never' }

/** Serialises changes of the tree until the end of the transaction. */
export async function lockTree(tx: Tx, companyId: number): Promise<void> {
  await sql`select procure.lock_category_tree(${companyId})`.execute(tx)
}

/** All categories except merged ones, in tree order: each before its subcategories, siblings in sort order. */
export async function readTree(db: Reader | Tx, companyId: number): Promise<Placed[]> {
  const { rows } = await sql<Row>`
    select c.id, c.parent_id as "parentId", c.code, c.name, c.name_ar as "nameAr", c.level_name as "levelName", c.status, c.version,
      c.is_web_visible as "isWebVisible", c.sort_order as "sortOrder", c.assignable, coalesce(p.products, 0) as products,
      jsonb_build_object('defaultTaxClassId', c.default_tax_class_id, 'defaultUnitId', c.default_unit_id,
        'defaultSizeScaleId', c.default_size_scale_id, 'hsCode', c.hs_code, 'targetMargin', c.target_margin,
        'minimumMargin', c.minimum_margin, 'reorder', c.reorder, 'returnDays', c.return_days, 'buyerId', c.buyer_id) as defaults,
      coalesce(a.attributes, '[]') as attributes
    from procure.category c
    left join (select p.category_id, count(*)::int as products from procure.product p
      where p.company_id = ${companyId} and p.merged_into_id is null group by 1) p on p.category_id = c.id
    left join (select l.category_id,
        jsonb_agg(jsonb_build_object('webAttributeId', l.web_attribute_id, 'isRequired', l.is_required) order by l.line_no) as attributes
      from procure.category_attribute l where l.company_id = ${companyId} group by 1) a on a.category_id = c.id
    where c.company_id = ${companyId} and c.merged_into_id is null
    order by c.sort_order, c.id`.execute(db)
  const below = Map.groupBy(rows, ({ parentId }) => parentId)
  const hasActiveBelow = ({ id }: Row) => (below.get(id) ?? []).some(({ status }) => status === 'active')
  const found: Placed[] = []
  const visit = (row: Row) => {
    const { assignable, ...node } = row
    const isAssignable =
      row.status === 'active' && (assignable === 'always' || (assignable === 'leaf' && !hasActiveBelow(row)))
    found.push({ ...node, isAssignable })
    for (const child of below.get(row.id) ?? []) visit(child)
  }
  for (const root of below.get(null) ?? []) visit(root)
  return found
}

/** Throws: not_found. */
export function nodeOf(tree: readonly Placed[], id: number): Placed {
  return tree.find((node) => node.id === id) ?? fail('not_found')
}

/** A category followed by its subcategories. */
export function branchOf(tree: readonly Placed[], id: number): Placed[] {
  const inside = new Set([id])
  return tree.filter((node) => {
    const isInside = inside.has(node.id) || (node.parentId !== null && inside.has(node.parentId))
    if (isInside) inside.add(node.id)
    return isInside
  })
}

/** Throws: procure.category_cycle, procure.category_depth, if the branch does not fit below the parent. */
export function requirePlace(tree: readonly Placed[], id: number, parentId: number | null): void {
  const branch = branchOf(tree, id)
  if (branch.some((node) => node.id === parentId)) fail('procure.category_cycle')
  const levels = levelsOf(tree)
  const above = parentId === null ? 0 : (levels.get(parentId) ?? 0)
  const height = Math.max(...branch.map((node) => levels.get(node.id) ?? 1)) - (levels.get(id) ?? 1) + 1
  if (above + height > mostLevels) fail('procure.category_depth')
}

/** Level of each category; 1: top level. */
function levelsOf(tree: readonly Placed[]): ReadonlyMap<number, number> {
  const levels = new Map<number, number>()
  for (const { id, parentId } of tree) levels.set(id, (parentId === null ? 0 : (levels.get(parentId) ?? 0)) + 1)
  return levels
}
