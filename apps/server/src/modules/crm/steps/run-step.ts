import { fail } from '@countinghouse/contract/errors'
import { snakeCase } from '@countinghouse/kernel/names'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'

type Step<S extends string> = {
  readonly entity: string
  readonly action: string
  readonly from: readonly string[]
  readonly to: S
  /** Further fields, which the audit log has. */
  readonly set?: Readonly<Record<string, string | number | null>>
  /** Columns that nobody reads in a history. */
  readonly kept?: Readonly<Record<string, string | number | null>>
  /** Columns that become the present instant, or null. */
  readonly stamps?: Readonly<Record<string, 'now' | null>>
}
type Target = { readonly id: number; readonly version: number }
type Locked = { readonly version: number; readonly name: string; readonly status: string }

/** Changes the status of a record. Throws: not_found, stale, state_conflict. */
export async function runStep<S extends string>(
  { companyId, userId, audit }: Ctx,
  tx: Tx,
  { entity, action, from, to, set = {}, kept = {}, stamps = {} }: Step<S>,
  { id, version }: Target,
): Promise<{ id: number; version: number; status: S }> {
  const table = sql.table(entity)
  const { rows: found } = await sql<Locked>`
    select r.version, r.name, r.status from ${table} r where r.company_id = ${companyId} and r.id = ${id} for no key update`.execute(
    tx,
  )
  const before = found[0] ?? fail('not_found')
  if (before.version !== version) fail('stale', { details: { current: before } })
  if (!from.includes(before.status)) fail('state_conflict', { details: { from: before.status, action } })
  const changes = [
    ...Object.entries({ ...set, ...kept }).map(([field, value]) => sql`, ${sql.ref(snakeCase(field))} = ${value}`),
    ...Object.entries(stamps).map(
      ([column, stamp]) => sql`, ${sql.ref(column)} = ${stamp === null ? null : sql`now()`}`,
    ),
  ]
  const { rows } = await sql<{ version: number }>`
    update ${table} set status = ${to}, updated_by = ${userId} ${sql.join(changes, sql``)}
    where company_id = ${companyId} and id = ${id} returning version`.execute(tx)
  audit({
    entity,
    entityId: id,
    label: before.name,
    before: { status: before.status },
    after: { status: to, ...set },
  })
  return { id, status: to, version: rows[0]?.version ?? fail('stale') }
}
