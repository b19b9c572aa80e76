import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import type { Pointer } from '../../../platform/merge/pointers.ts'
import { pointersTo } from '../../../platform/merge/pointers.ts'
import type { MasterTable } from '../../../platform/records/master-table.ts'

/** Tables that refer to a record by table name and id and are moved to the survivor. */
export const followers: readonly Pointer[] = ['desk.comment', 'desk.attachment'].map((table) => ({
  table,
  column: 'record_id',
  key: ['id'],
  isLink: false,
}))

/**
 * Tables that refer to a record in the same way and are not moved: drafts are based on its own version, notifications lead to it
 * and it redirects, mails are of documents, which do not merge, the rest is its history.
 */
export const staying: readonly string[] = [
  'desk.document_mail',
  'desk.draft',
  'desk.import_row',
  'desk.import_sample',
  'desk.merge_loser',
  'desk.not_same',
  'desk.notification',
]

/** All tables that follow a record of a master. Only rows of followers contain the table name. */
export async function movable(tx: Tx, table: MasterTable) {
  const pointers = (await pointersTo(tx, table)).map((pointer) => ({ pointer, narrowed: sql`` }))
  return [...pointers, ...followers.map((pointer) => ({ pointer, narrowed: sql`and t.entity = ${table.entity}` }))]
}
