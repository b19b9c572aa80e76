import { sql } from 'kysely'
import type { Database } from '../../../platform/database/db.ts'
import { runScheduled } from '../../../platform/jobs/scheduled-context.ts'
import { nextDate } from './next-date.ts'

/** Event of a report that is to be sent to a user. */
export const reportMailed = 'reports.report_mailed'

type Due = {
  readonly id: number
  readonly name: string
  readonly frequency: 'daily' | 'weekly' | 'monthly'
  readonly dueOn: string
  readonly today: string
  readonly userId: number
}

/** Asks for the mails of all reports that are due, once for each date; nights that were missed are not sent again. */
export async function sendDueReports(db: Database, companyId: number): Promise<void> {
  const { rows } = await sql<Due>`
    select s.id, s.name, s.frequency, s.next_on::text as "dueOn", erp.today(${companyId})::text as today, s.updated_by as "userId"
    from reports.saved_report s where s.company_id = ${companyId} and s.next_on <= (select erp.today(${companyId})) order by s.id`.execute(
    db.reader({ companyId }),
  )
  for (const due of rows) await requestMails(db, companyId, due)
}

async function requestMails(
  db: Database,
  companyId: number,
  { id, name, frequency, dueOn, today, userId }: Due,
): Promise<void> {
  await runScheduled(db, { companyId, userId, taskId: 'reports.savedReport.send' }, async (ctx, tx) => {
    const nextOn = nextDate(today, frequency)
    const { rows: moved } = await sql`
      update reports.saved_report set next_on = ${nextOn}::date, updated_by = ${userId}
      where company_id = ${companyId} and id = ${id} and next_on = ${dueOn}::date returning id`.execute(tx)
    if (moved.length === 0) return
    const { rows } = await sql<{ id: number }>`
      insert into reports.report_mail (company_id, report_id, user_id, due_on)
      select ${companyId}, ${id}, r.user_id, ${dueOn}::date
      from reports.saved_report_recipient r where r.company_id = ${companyId} and r.report_id = ${id}
      on conflict on constraint report_mail_once do nothing returning id`.execute(tx)
    for (const mail of rows) ctx.emit(reportMailed, { mailId: mail.id }, { isMailed: true })
    ctx.audit({
      entity: 'reports.saved_report',
      entityId: id,
      label: name,
      before: { nextOn: dueOn },
      after: { nextOn },
    })
  })
}
