import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import type { Reminder } from './calculate-reminder.ts'
import { calculateReminder } from './calculate-reminder.ts'

/** Fixes what is open now, which may be less than when the draft was saved. Throws: what calculateReminder throws. */
export async function sendReminder(ctx: Ctx, tx: Tx, row: Reminder): Promise<TransitionOutcome> {
  const { lines, totalMinor, feeMinor, interestMinor, interestPpm } = await calculateReminder(ctx, tx, row)
  const { companyId } = ctx
  const each = <T>(valueOf: (line: (typeof lines)[number], at: number) => T) => lines.map(valueOf)
  await sql`delete from payments.reminder_line l where l.company_id = ${companyId} and l.reminder_id = ${row.id}`.execute(
    tx,
  )
  await sql`
    insert into payments.reminder_line (company_id, reminder_id, line_no, invoice_id, issued_on, due_on, open_minor, interest_minor)
    select ${companyId}, ${row.id}, f.* from unnest(${each((_, at) => at + 1)}::int[], ${each(({ invoiceId }) => invoiceId)}::bigint[],
      ${each(({ issuedOn }) => issuedOn)}::date[], ${each(({ dueOn }) => dueOn)}::date[], ${each(({ openMinor }) => openMinor)}::bigint[],
      ${each((line) => line.interestMinor)}::bigint[]) as f`.execute(tx)
  const chargeStatus = feeMinor + interestMinor > 0 ? 'open' : 'none'
  return { set: { sentAt: ctx.now.toISOString(), totalMinor, feeMinor, interestMinor, interestPpm, chargeStatus } }
}
