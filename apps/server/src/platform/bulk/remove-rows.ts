import type { Master, MasterRow } from '@countinghouse/contract/master'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Tx } from '../db.ts'
import { fieldsOf } from '../master.ts'
import { masterTableOf } from '../master-table.ts'
import { usedAmong } from '../usage.ts'
import type { BulkCtx } from './bulk-row.ts'

export type Removal = 'undone' | 'changed_meanwhile' | 'used_elsewhere' | 'gone'
type Target = { readonly id: number; readonly version: number }

/** Deletes the records that are as they were and that nothing points to; says of each what became of it. Locks: them, by id. */
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
    select ${table.row} from ${table.name} t left join erp.app_user u on u.company_id = t.company_id and u.id = t.updated_by
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
  const free = ids.filter((id) => removals.get(id) === 'undone')
  await sql`delete from ${table.name} where company_id = ${ctx.companyId} and id = any(${free}::bigint[])`.execute(tx)
  for (const id of free) {
    const record = records.get(id)
    if (record === undefined) continue
    ctx.audit({ entity: table.entity, entityId: id, label: record.name, before: fieldsOf(table, record), after: null })
  }
  return removals
}
