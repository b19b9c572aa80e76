import type { ExportInput } from '@countinghouse/contract/export'
import type { Master } from '@countinghouse/contract/master'
import { sql } from 'kysely'
import type { Reader } from '../../../platform/db.ts'
import { keysetOf } from '../../../platform/keyset.ts'
import type { Asking } from '../../../platform/list-filter.ts'
import { masterTableOf } from '../../../platform/master-table.ts'
import { selectionCondition } from '../../../platform/selection.ts'
import type { ExportRow } from './export-columns.ts'

type Wanted = Pick<ExportInput, 'selection' | 'sort'> & {
  readonly master: Master
  /** Asked again before each chunk. */
  readonly rowsAtOnce: () => number
}

/** The chosen records in the order of their list, a chunk at a time by keyset: the memory it takes does not grow with them. */
export async function* exportRows(reader: Reader, asking: Asking, wanted: Wanted): AsyncGenerator<ExportRow[]> {
  const { master, selection, sort = ['name'], rowsAtOnce } = wanted
  const table = masterTableOf(master)
  for (let cursor: string | undefined; ;) {
    const { orderBy, after, position, cursorOf } = keysetOf(
      table.sortKeys,
      { expression: sql`t.id`, type: 'bigint' },
      sort,
      cursor,
    )
    const most = rowsAtOnce()
    const { rows } = await sql<ExportRow & { position: string[] }>`
      select ${table.row}, ${position} as position,
        to_char(t.created_at at time zone c.timezone, 'YYYY-MM-DD HH24:MI:SS') as "createdAtLocal",
        to_char(t.updated_at at time zone c.timezone, 'YYYY-MM-DD HH24:MI:SS') as "updatedAtLocal"
      from ${table.name} t join erp.company c on c.id = t.company_id
      left join erp.app_user u on u.company_id = t.company_id and u.id = t.updated_by
      where ${selectionCondition(asking, master, table, selection)} and ${after}
      order by ${orderBy} limit ${most}`.execute(reader)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows
    if (rows.length < most) return
    cursor = cursorOf(last.position)
  }
}
