import { sql } from 'kysely'
import type { Database } from '../../../platform/database/db.ts'
import { runScheduled } from '../../../platform/jobs/scheduled-context.ts'
import { terminalDue } from './record-terminal.ts'

/** Older questions are for people. Units: days. */
const longestDays = 30
const mostAtOnce = 500

/** Asks for every terminal payment whose end is not known or that goes back to its card: whatever was planned and got lost is asked again within the hour. */
export async function planTerminalChecks(db: Database, companyId: number): Promise<void> {
  const { rows } = await sql<{ id: number; userId: number }>`
    select p.id, p.created_by as "userId" from payments.terminal_payment p
    where p.company_id = ${companyId} and (p.status in ('waiting', 'unknown') and p.created_at > now() - make_interval(days => ${longestDays})
      or exists (select from payments.terminal_refund r where r.company_id = p.company_id and r.terminal_payment_id = p.id and r.status = 'requested'))
    order by p.id limit ${mostAtOnce}`.execute(db.reader({ companyId }))
  const [first] = rows
  if (first === undefined) return
  const acting = { companyId, userId: first.userId, taskId: 'payments.terminalPayment.plan' }
  await runScheduled(db, acting, async (ctx) => {
    for (const { id } of rows) ctx.emit(terminalDue, { id })
  })
}
