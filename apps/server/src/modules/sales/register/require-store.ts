import { fail } from '@countinghouse/contract/errors'
import type { Page } from '@countinghouse/contract/page'
import { permissionName } from '@countinghouse/contract/page'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'

/** The business date of a store of the caller, in its time zone. Throws: not_found, also for a store outside the caller's access. */
export async function requireStore(ctx: Ctx, db: Reader | Tx, storeId: number, page: Page): Promise<string> {
  const stores = ctx.grants.storesWith(permissionName(page, 'view'))
  if (stores !== null && !stores.includes(storeId)) return fail('not_found')
  const { rows } = await sql<{ day: string }>`
    select (${ctx.now.toISOString()}::timestamptz at time zone s.timezone)::date::text as day
    from erp.store s where s.company_id = ${ctx.companyId} and s.id = ${storeId}`.execute(db)
  return rows[0]?.day ?? fail('not_found')
}
