import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import type { Pointer } from '../../../platform/merge/pointers.ts'
import { pointersTo } from '../../../platform/merge/pointers.ts'
import type { MasterTable } from '../../../platform/master-table.ts'

/** What hangs at a record by the name of its table and its id, and follows it into the survivor. */
export const followers: readonly Pointer[] = ['desk.comment', 'desk.attachment'].map((table) => ({
  table,
  column: 'record_id',
  key: ['id'],
  isLink: false,
}))

/** What names a record so and stays: drafts of it are on its own version, notices lead to it and it leads on, the rest is its past. */
export const staying: readonly string[] = [
  'desk.draft',
  'desk.import_row',
  'desk.import_sample',
  'desk.merge_loser',
  'desk.not_same',
  'desk.notification',
]

/** Everything that follows a record of a master. Only rows of followers carry the name of the table. */
export async function movable(tx: Tx, table: MasterTable) {
  const pointers = (await pointersTo(tx, table)).map((pointer) => ({ pointer, narrowed: sql`` }))
  return [...pointers, ...followers.map((pointer) => ({ pointer, narrowed: sql`and t.entity = ${table.entity}` }))]
}
