import { sql } from 'kysely'
import type { Database } from '../../../platform/database/db.ts'
import { runScheduled } from '../../../platform/jobs/scheduled-context.ts'
import { checkDue } from './record-state.ts'

/** Older questions are for people: the page shows what has no answer. Units: days. */
const longestDays = 30
const mostAtOnce = 500

type Due = { readonly id: number; readonly userId: number }

/**
 * Asks for every payment that is not over, has an open refund or is not in the ledger, and for messages that wait for their payment:
 * whatever was planned and got lost is asked again within the hour.
 */
export async function planChecks(db: Database, companyId: number): Promise<void> {
  const { rows } = await sql<Due>`
    select p.id, p.created_by as "userId" from payments.online_payment p
    where p.company_id = ${companyId} and (p.status in ('draft', 'sent', 'unknown', 'authorised') and p.created_at > now() - make_interval(days => ${longestDays})
      or p.booked_minor <> p.captured_minor - p.refunded_minor - p.disputed_minor
      or exists (select from payments.online_refund r where r.company_id = p.company_id and r.online_payment_id = p.id and r.status = 'requested'))
    order by p.id limit ${mostAtOnce}`.execute(db.reader({ companyId }))
  const { rows: waiting } = await sql<Due>`
    select e.id, p.created_by as "userId" from payments.provider_event e
    join payments.card_provider p on p.company_id = e.company_id and p.provider = e.provider
    where e.company_id = ${companyId} and e.status = 'new' limit 1`.execute(db.reader({ companyId }))
  const [first] = [...rows, ...waiting]
  if (first === undefined) return
  const acting = { companyId, userId: first.userId, taskId: 'payments.onlinePayment.plan' }
  await runScheduled(db, acting, async (ctx) => {
    for (const { id } of rows) ctx.emit(checkDue, { id })
    if (waiting.length > 0) ctx.emit(checkDue, { id: null })
  })
}
