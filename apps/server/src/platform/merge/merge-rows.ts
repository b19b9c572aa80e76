import type { MasterRow } from '@countinghouse/contract/master'
import { sql } from 'kysely'
import type { Ctx } from '../calls/context.ts'
import type { Tx } from '../database/db.ts'
import type { MasterTable } from '../records/master-table.ts'

type TransitionTarget = Pick<Ctx, 'companyId' | 'userId'>

/** The records with these ids, those that are not there left out. Locks: them, by id, also against new references to them. */
export async function lockRows(
  { companyId }: TransitionTarget,
  tx: Tx,
  table: MasterTable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, MasterRow>> {
  const { rows } = await sql<MasterRow>`
    select ${table.row} from ${table.name} t ${table.joined}
    where t.company_id = ${companyId} and t.id = any(${ids}::bigint[]) order by t.id for update of t`.execute(tx)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Puts records behind the one that stands for them. */
export async function retireRows(
  { companyId, userId }: TransitionTarget,
  tx: Tx,
  table: MasterTable,
  ids: readonly number[],
  survivorId: number,
): Promise<void> {
  await sql`
    update ${table.name} set status = 'inactive', merged_into_id = ${survivorId}, updated_by = ${userId}
    where company_id = ${companyId} and id = any(${ids}::bigint[])`.execute(tx)
}

/** Lets a merged record stand for itself again. */
export async function restoreRow(
  { companyId, userId }: TransitionTarget,
  tx: Tx,
  table: MasterTable,
  { id, status }: { readonly id: number; readonly status: string },
): Promise<void> {
  await sql`
    update ${table.name} set status = ${status}, merged_into_id = null, updated_by = ${userId}
    where company_id = ${companyId} and id = ${id}`.execute(tx)
}
