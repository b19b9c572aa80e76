import { fail } from '@countinghouse/contract/errors'
import { product } from '@countinghouse/contract/procure/product'
import type { ProductStatus } from '@countinghouse/contract/procure/product-status'
import type { stepProducts } from '@countinghouse/contract/procure/product-step-many'
import { mostStepped, mostUnreadyNamed } from '@countinghouse/contract/procure/product-step-many'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { ListSource } from '../../../platform/lists/list-source.ts'
import { selectionCondition } from '../../../platform/lists/selection.ts'
import { steps } from './life.ts'
import { readinessOf } from './readiness.ts'

type Head = { readonly id: number; readonly code: string; readonly name: string; readonly status: ProductStatus }

/** Uses a constant number of statements. Locks: the products, by id. Throws: not_found when none is selected, procure.too_many_products. */
export async function runStepOnMany(
  ctx: Ctx,
  tx: Tx,
  source: ListSource,
  { selection, step }: InputOfRoute<typeof stepProducts>,
): Promise<OutputOfRoute<typeof stepProducts>> {
  const { companyId, userId } = ctx
  const { from, to } = steps[step]
  const { rows } = await sql<Head>`
    select t.id, t.code, t.name, t.status from procure.product t
    where t.company_id = ${companyId} and ${selectionCondition(ctx, source, selection)}
    order by t.id limit ${mostStepped + 1} for no key update of t`.execute(tx)
  if (rows.length === 0) fail('not_found')
  if (rows.length > mostStepped) fail('procure.too_many_products')
  const standing = rows.filter(({ status }) => from.includes(status))
  const missing = to === 'active' ? await findMissing(ctx, tx, standing) : new Map<number, string>()
  const ready = standing.filter(({ id }) => !missing.has(id))
  const stepped = new Set(ready.map(({ id }) => id))
  await sql`
    update procure.product set status = ${to}, updated_by = ${userId}
    where company_id = ${companyId} and id = any(${[...stepped]}::bigint[])`.execute(tx)
  // Products that were not changed get an audit row of the attempt too.
  for (const { id, name, status } of rows) {
    const after = { status: stepped.has(id) ? to : status }
    ctx.audit({ entity: product.entity, entityId: id, label: name, before: { status }, after })
  }
  const unready = standing.flatMap(({ id, code, name }) => {
    const lacks = missing.get(id)
    return lacks === undefined ? [] : [{ id, code, name, missing: lacks }]
  })
  return {
    changed: ready.length,
    left: rows.length - standing.length,
    unready: unready.length,
    named: unready.slice(0, mostUnreadyNamed),
  }
}

/** Missing details of incomplete products, as text. */
async function findMissing(ctx: Ctx, tx: Tx, products: readonly Head[]): Promise<ReadonlyMap<number, string>> {
  const readiness = await readinessOf(
    ctx,
    tx,
    products.map(({ id }) => id),
  )
  return new Map(
    [...readiness].flatMap(([id, needs]): [number, string][] => {
      const lacks = needs.flatMap(({ missing }) => missing ?? [])
      return lacks.length === 0 ? [] : [[id, lacks.join(' ')]]
    }),
  )
}
