import { fail } from '@countinghouse/contract/errors'
import type { MasterRow } from '@countinghouse/contract/master'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../calls/context.ts'
import type { Reader, Tx } from '../database/db.ts'
import type { MasterTable } from './master-table.ts'

/** One record of a master, held until the end where it is locked. Throws: not_found. */
export async function readRow(
  ctx: Ctx,
  db: Reader | Tx,
  table: MasterTable,
  id: number,
  isLocked = false,
): Promise<MasterRow> {
  const [row] = await rowsOf(
    db,
    sql`
    select ${table.row} from ${table.name} t ${table.joined}
    where t.company_id = ${ctx.companyId} and t.id = ${id} ${isLocked ? sql`for no key update of t` : sql``}`,
  )
  return row ?? fail('not_found')
}

/** What a statement answers whose select list is that of a master. */
export async function rowsOf(db: Reader | Tx, query: RawBuilder<unknown>): Promise<MasterRow[]> {
  return (await (query as RawBuilder<MasterRow>).execute(db)).rows
}
