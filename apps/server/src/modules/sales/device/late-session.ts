import { fail } from '@countinghouse/contract/errors'
import type { ReviewReason } from '@countinghouse/contract/sales/offline-review'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockReference } from '../../../platform/database/lock-reference.ts'
import type { Session } from '../session/read-session.ts'
import { readSession } from '../session/read-session.ts'
import type { LockedDevice } from './lock-device.ts'

export type RungIn = {
  readonly session: Session
  /** Nothing was sold in it before. */
  readonly openedAt: Date
  /** It was closed, or its period is. */
  readonly reason: ReviewReason | null
}

type Wanted = {
  readonly id: number
  readonly permission: string
  /** The period of its business date takes nothing more. */
  readonly isPeriodClosed: boolean
}

/**
 * The session that records a sale of a device: the one it was rung up in, or one of its own for late sales, so that cash-up and journals of
 * a session that was counted stay as they are. Throws: not_found, also for a session of another till. Locks: the session, shared.
 */
export async function sessionOfSale(
  ctx: Ctx,
  tx: Tx,
  { tillId }: LockedDevice,
  { id, permission, isPeriodClosed }: Wanted,
): Promise<RungIn> {
  const { rows } = await sql<{ openedAt: string }>`
    select opened_at as "openedAt" from sales.till_session where company_id = ${ctx.companyId} and id = ${id} for share`.execute(
    tx,
  )
  const openedAt = new Date((rows[0] ?? fail('not_found')).openedAt)
  const rung = await readSession(ctx, tx, id, { permission })
  if (rung.tillId !== tillId) return fail('not_found')
  if (rung.status === 'open' && !isPeriodClosed) return { session: rung, openedAt, reason: null }
  const lateId = await recoveryOf(ctx, tx, rung, isPeriodClosed)
  const reason = rung.status === 'open' ? 'period_closed' : 'session_closed'
  return { session: await readSession(ctx, tx, lateId, { permission }), openedAt, reason }
}

type Late = Pick<Session, 'id' | 'tillId' | 'label'>

/**
 * The open session of late sales of another one; it begins today, without a float. One that was left open until its own period was closed
 * has late sales in turn. Locks: a reference of the session.
 */
async function recoveryOf(ctx: Ctx, tx: Tx, { id, tillId, label }: Late, isPeriodClosed: boolean): Promise<number> {
  await lockReference(tx, ctx.companyId, 'sales.recovery', String(id))
  const { rows: known } = await sql<Late & { isOfToday: boolean }>`
    select e.id, e.till_id as "tillId", t.code || ' #' || e.number as label,
      e.business_on = (${ctx.now.toISOString()}::timestamptz at time zone s.timezone)::date as "isOfToday"
    from sales.till_session e
    join sales.till t on t.company_id = e.company_id and t.id = e.till_id
    join erp.store s on s.company_id = e.company_id and s.id = e.store_id
    where e.company_id = ${ctx.companyId} and e.recovered_id = ${id} and e.status = 'open'`.execute(tx)
  const [open] = known
  if (open !== undefined && (open.isOfToday || !isPeriodClosed)) return open.id
  if (open !== undefined) return await recoveryOf(ctx, tx, open, isPeriodClosed)
  const { rows } = await sql<{ id: number; number: number }>`
    with counted as (
      update sales.till set session_count = session_count + 1 where company_id = ${ctx.companyId} and id = ${tillId}
      returning company_id, id, store_id, session_count)
    insert into sales.till_session (company_id, uid, till_id, store_id, number, business_on, float_minor, opened_by, cash_type_id, recovered_id)
    select t.company_id, gen_random_uuid(), t.id, t.store_id, t.session_count,
      (${ctx.now.toISOString()}::timestamptz at time zone s.timezone)::date, 0, ${ctx.userId}, sales.cash_type_in(t.company_id, t.store_id), ${id}
    from counted t join erp.store s on s.company_id = t.company_id and s.id = t.store_id
    returning id, number`.execute(tx)
  const session = rows[0] ?? fail('internal')
  const after = { status: 'open', recovered: label }
  ctx.audit({ entity: 'sales.till_session', entityId: session.id, label: null, before: null, after })
  return session.id
}
