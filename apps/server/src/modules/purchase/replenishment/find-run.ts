import type { getReplenishment as route } from '@countinghouse/contract/purchase/replenishment-calls'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'

type Answer = OutputOfRoute<typeof route>

/** The last completed run. */
export async function findRun({ companyId }: Ctx, reader: Reader): Promise<Answer> {
  const { rows } = await sql<NonNullable<Answer['run']>>`
    select r.id, r.name as code, r.completed_at as "completedAt" from purchase.replenishment_run r
    where r.company_id = ${companyId} and r.completed_at is not null order by r.completed_at desc, r.id desc limit 1`.execute(
    reader,
  )
  return { run: rows[0] ?? null }
}
