import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'

export type Session = {
  readonly id: number
  readonly label: string
  readonly status: 'open' | 'review' | 'closed'
  readonly version: number
  readonly tillId: number
  readonly storeId: number
  readonly businessOn: string
  readonly currency: string
  readonly toleranceMinor: number
  readonly expectedMinor: number | null
  readonly countedMinor: number | null
}

/** A session of the caller's stores. `isLocked`: locked until the transaction ends. Throws: not_found. */
export async function readSession(
  ctx: Ctx,
  db: Reader | Tx,
  id: number,
  { permission, isLocked = false }: { readonly permission: string; readonly isLocked?: boolean },
): Promise<Session> {
  const { rows } = await sql<Session>`
    select s.id, t.code || ' #' || s.number as label, s.status, s.version, s.till_id as "tillId", s.store_id as "storeId", s.business_on as "businessOn", c.base_currency as currency,
      t.tolerance_minor as "toleranceMinor", s.expected_minor as "expectedMinor", s.counted_minor as "countedMinor"
    from sales.till_session s
    join sales.till t on t.company_id = s.company_id and t.id = s.till_id
    join erp.company c on c.id = s.company_id
    where s.company_id = ${ctx.companyId} and s.id = ${id} ${isLocked ? sql`for update of s` : sql``}`.execute(db)
  const session = rows[0] ?? fail('not_found')
  const stores = ctx.grants.storesWith(permission)
  if (stores !== null && !stores.includes(session.storeId)) return fail('not_found')
  return session
}
