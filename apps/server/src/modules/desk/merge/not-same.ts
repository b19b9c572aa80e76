import { fail } from '@countinghouse/contract/errors'
import type { MasterRow } from '@countinghouse/contract/master'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { MasterTable } from '../../../platform/records/master-table.ts'

/** Records that two records with similar names are different. Throws: not_found. */
export async function markDistinct(
  ctx: Ctx,
  tx: Tx,
  { entity, name }: MasterTable,
  { id, otherId }: { readonly id: number; readonly otherId: number },
): Promise<{ id: number }> {
  const { companyId, userId } = ctx
  const { rows } = await sql<Pick<MasterRow, 'id' | 'code' | 'name'>>`
    select id, code, name from ${name} where company_id = ${companyId} and id = any(${[id, otherId]}::bigint[])`.execute(
    tx,
  )
  const record = rows.find((row) => row.id === id)
  const other = rows.find((row) => row.id === otherId)
  if (record === undefined || other === undefined || id === otherId) return fail('not_found')
  await sql`
    insert into desk.not_same (company_id, entity, record_id, other_id, created_by)
    values (${companyId}, ${entity}, ${Math.min(id, otherId)}, ${Math.max(id, otherId)}, ${userId})
    on conflict do nothing`.execute(tx)
  const notSame = `${other.name} (${other.code})`
  ctx.audit({ entity, entityId: id, label: record.name, before: { notSame: null }, after: { notSame } })
  return { id }
}
