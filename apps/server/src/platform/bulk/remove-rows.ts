import type { Master, MasterRow } from '@countinghouse/contract/master'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { AppError } from '@countinghouse/kernel/errors'
import type { Tx } from '../database/db.ts'
import { fieldsOf } from '../records/master.ts'
import { checkGuard, notifyGuard } from '../records/master-guard.ts'
import { masterTableOf } from '../records/master-table.ts'
import { usedAmong } from '../records/usage.ts'
import type { BulkCtx } from './bulk-row.ts'

export type Removal = 'undone' | 'changed_meanwhile' | 'used_elsewhere' | 'gone' | 'refused'
type Target = { readonly id: number; readonly version: number }

/** Deletes the records that are as they were, that nothing points to and that no guard keeps; says of each what became of it. Locks: them, by id. */
export async function removeRows(
  ctx: BulkCtx,
  tx: Tx,
  master: Master,
  targets: readonly Target[],
): Promise<ReadonlyMap<number, Removal>> {
  const table = masterTableOf(master)
  const ids = targets.map(({ id }) => id)
  const { rows } = await (
    sql`
    select ${table.row} from ${table.name} t ${table.joined}
    where t.company_id = ${ctx.companyId} and t.id = any(${ids}::bigint[]) order by t.id for update of t` as RawBuilder<MasterRow>
  ).execute(tx)
  const records = new Map(rows.map((record) => [record.id, record]))
  const used = await usedAmong(tx, ctx.companyId, table.entity, ids)
  const removals = new Map(
    targets.map(({ id, version }): [number, Removal] => {
      const record = records.get(id)
      if (record === undefined) return [id, 'gone']
      if (record.version !== version) return [id, 'changed_meanwhile']
      return [id, used.has(id) ? 'used_elsewhere' : 'undone']
    }),
  )
  for (const [id, record] of records)
    if (removals.get(id) === 'undone' && !(await isAllowed(ctx, tx, table.entity, record))) removals.set(id, 'refused')
  const free = ids.filter((id) => removals.get(id) === 'undone')
  await sql`delete from ${table.name} where company_id = ${ctx.companyId} and id = any(${free}::bigint[])`.execute(tx)
  for (const id of free) {
    const record = records.get(id)
    if (record === undefined) continue
    await notifyGuard(ctx, tx, table.entity, { verb: 'delete', before: record, after: null })
    ctx.audit({ entity: table.entity, entityId: id, label: record.name, before: fieldsOf(table, record), after: null })
  }
  return removals
}

async function isAllowed(ctx: BulkCtx, tx: Tx, entity: string, before: MasterRow): Promise<boolean> {
  try {
    await checkGuard(ctx, tx, entity, { verb: 'delete', before, after: null })
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}
