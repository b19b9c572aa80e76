import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'

/** The day in the time zone of a store, `YYYY-MM-DD`. Throws: not_found. */
export async function readToday({ companyId, now }: Ctx, tx: Tx, storeId: number): Promise<string> {
  const { rows } = await sql<{ today: string }>`
    select (${now.toISOString()}::timestamptz at time zone s.timezone)::date::text as today
    from erp.store s where s.company_id = ${companyId} and s.id = ${storeId}`.execute(tx)
  return rows[0]?.today ?? fail('not_found')
}
