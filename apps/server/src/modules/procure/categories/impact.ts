import { createHash } from 'node:crypto'
import { fail } from '@countinghouse/contract/errors'
import type { InheritedField } from '@countinghouse/contract/procure/category-defaults'
import { inheritDefaults, inheritedFields } from '@countinghouse/contract/procure/category-defaults'
import type { CategoryImpact } from '@countinghouse/contract/procure/category-tree'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { Placed } from './tree.ts'

/** A planned change of the tree. */
export type Change = {
  readonly before: readonly Placed[]
  readonly after: readonly Placed[]
  /** Target category of the products by source category; missing: they stay. */
  readonly into: ReadonlyMap<number, number>
  /** Condition on the products to move; omitted: all. */
  readonly only?: RawBuilder<unknown>
  /** Categories whose path changes or that are deactivated. */
  readonly categories: readonly number[]
}

/** Number of products of a category, and of those without a value of their own, by inheritable field. */
type Count = {
  readonly id: number
  readonly products: number
  readonly defaultTaxClassId: number
  readonly defaultUnitId: number
  readonly defaultSizeScaleId: number
}

/** Effect of a planned change on products. */
export async function preview(db: Reader | Tx, companyId: number, change: Change): Promise<CategoryImpact> {
  const { before, after, into, categories } = change
  const [was, becomes] = [inheritDefaults(before), inheritDefaults(after)]
  const differing = before.flatMap(({ id }) => {
    const place = into.get(id) ?? id
    const fields = inheritedFields.filter((field) => was.get(id)?.[field]?.value !== becomes.get(place)?.[field]?.value)
    const isTouched = into.has(id) || categories.includes(id) || fields.length > 0
    return isTouched
      ? [{ id, place, fields, values: fields.map((field) => becomes.get(place)?.[field]?.value ?? null) }]
      : []
  })
  const counts = await countProducts(db, companyId, { ids: differing.map(({ id }) => id), change })
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
  const touched = differing.map((one) => ({ ...one, count: counts.get(one.id) }))
  const changes = inheritedFields.flatMap((field) => {
    const products = sum(
      touched.filter(({ fields }) => fields.includes(field)).map(({ count }) => following(count, field)),
    )
    return products === 0 ? [] : [{ field, products }]
  })
  return {
    impact: createHash('sha256')
      .update(JSON.stringify([categories, touched]))
      .digest('base64url'),
    categories: categories.length,
    moved: sum(touched.filter(({ id }) => into.has(id)).map(({ count }) => count?.products ?? 0)),
    products: sum(touched.map(({ count }) => count?.products ?? 0)),
    changes,
  }
}

/** Throws: stale, if the caller confirmed a different outcome. */
export function requireSame(weighed: CategoryImpact, agreed: string | undefined): void {
  if (agreed !== undefined && agreed !== weighed.impact) fail('stale')
}

function following(count: Count | undefined, field: InheritedField): number {
  if (count === undefined) return 0
  return field in count ? count[field as keyof Count] : count.products
}

async function countProducts(
  db: Reader | Tx,
  companyId: number,
  { ids, change }: { readonly ids: readonly number[]; readonly change: Change },
): Promise<ReadonlyMap<number, Count>> {
  const { rows } = await sql<Count>`
    select p.category_id as id, count(*)::int as products,
      count(*) filter (where p.tax_class_id is null)::int as "defaultTaxClassId",
      count(*) filter (where p.base_unit_id is null)::int as "defaultUnitId",
      count(*) filter (where p.size_scale_id is null)::int as "defaultSizeScaleId"
    from procure.product p
    where p.company_id = ${companyId} and p.merged_into_id is null and p.category_id = any(${ids}::bigint[])
      and ${change.only ?? sql`true`}
    group by 1 order by 1`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
