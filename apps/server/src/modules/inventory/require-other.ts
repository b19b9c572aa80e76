import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Tx } from '../../platform/database/db.ts'

type Said = {
  readonly table: 'inventory.settlement' | 'inventory.transfer' | 'inventory.transfer_invoice'
  /** The column of the user who requested the decision. */
  readonly by: 'created_by' | 'submitted_by'
  readonly id: number
}

/** Throws: desk.self_approval, if the caller requested the decision. */
export async function requireOther({ companyId, userId }: Ctx, tx: Tx, { table, by, id }: Said): Promise<void> {
  const { rows } = await sql<{ isOwn: boolean }>`
    select d.${sql.ref(by)} = ${userId} as "isOwn" from ${sql.table(table)} d
    where d.company_id = ${companyId} and d.id = ${id}`.execute(tx)
  if (rows[0]?.isOwn !== false) fail('desk.self_approval')
}
