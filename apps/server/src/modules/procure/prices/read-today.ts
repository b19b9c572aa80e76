import { sql } from 'kysely'
import type { BulkCtx } from '../../../platform/bulk/bulk-row.ts'
import type { Tx } from '../../../platform/database/db.ts'

/** Today in the company calendar. */
export async function readToday({ companyId }: Pick<BulkCtx, 'companyId'>, tx: Tx): Promise<string> {
  const { rows } = await sql<{ today: string }>`
    select (now() at time zone timezone)::date::text as today from erp.company where id = ${companyId}`.execute(tx)
  return rows[0]?.today ?? ''
}
