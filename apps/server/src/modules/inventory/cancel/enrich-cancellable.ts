import { sql } from 'kysely'
import type { Completion } from '../../../platform/lists/list-source.ts'
import { isWanted } from '../../../platform/lists/open-completion.ts'

/** Adds the value of the quantity that would be cancelled. */
export const enrichCancellable: Completion = async (asking, db, rows) => {
  if (!isWanted(asking, ['leftValueMinor'])) return rows
  const { rows: found } = await sql<{ id: number; leftValueMinor: number }>`
    select t.id, t.left_value_minor as "leftValueMinor" from inventory.cancellable_transfer t
    where t.company_id = ${asking.companyId} and t.id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(db)
  const byId = new Map(found.map((one) => [one.id, one]))
  return rows.map((row) => ({ ...row, leftValueMinor: 0, ...byId.get(row.id) }))
}
