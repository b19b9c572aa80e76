import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Placed } from './tree.ts'
import { nodeOf } from './tree.ts'

/** Maximum number of products per call, because each one gets a row in the audit log. */
const mostMoved = 2000

/** Throws: not_found, procure.category_not_assignable. */
export function requireAssignable(tree: readonly Placed[], id: number): void {
  if (!nodeOf(tree, id).isAssignable) fail('procure.category_not_assignable')
}

/**
 * Moves the products of some categories to another one and returns their number. Throws: procure.too_many_products. Locks: the
 * products, by id.
 */
export async function moveProducts(
  ctx: Ctx,
  tx: Tx,
  { from, into, only = sql`true` }: { from: readonly number[]; into: number; only?: RawBuilder<unknown> },
): Promise<number> {
  const { companyId, userId } = ctx
  const { rows } = await sql<{ id: number; name: string; was: number }>`
    with chosen as (
      select p.id from procure.product p
      where p.company_id = ${companyId} and p.merged_into_id is null and p.category_id = any(${from}::bigint[]) and ${only}
      order by p.id limit ${sql.lit(mostMoved + 1)} for no key update of p)
    update procure.product p set category_id = ${into}, updated_by = ${userId}
    from chosen where p.company_id = ${companyId} and p.id = chosen.id
    returning p.id, p.name, old.category_id as was`.execute(tx)
  if (rows.length > mostMoved) fail('procure.too_many_products')
  for (const { id, name, was } of rows)
    ctx.audit({
      entity: 'procure.product',
      entityId: id,
      label: name,
      before: { categoryId: was },
      after: { categoryId: into },
    })
  return rows.length
}
