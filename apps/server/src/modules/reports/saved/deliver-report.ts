import { reportBuilderPage, mostReportLines } from '@countinghouse/contract/reports/builder'
import { permissionName } from '@countinghouse/contract/page'
import { ReportDefinition } from '@countinghouse/contract/reports/definition'
import { text } from '@countinghouse/contract/reports/saved-report.text'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import { isLocale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import { z } from 'zod'
import { may } from '../../../platform/access/permission.ts'
import type { Database } from '../../../platform/database/db.ts'
import { cleanFileName } from '../../../platform/files/file-name.ts'
import type { Delivery } from '../../../platform/jobs/outbox.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import { MailFailure } from '../../../platform/mail/mailer.ts'
import { writtenMail } from '../../../platform/mail/written-mail.ts'
import { workbookMediaType } from '../../../platform/spreadsheet/write-xlsx.ts'
import { grantsIn } from '../../erp/index.ts'
import { findReport } from '../report/find-report.ts'
import { reportWorkbook } from '../report/report-workbook.ts'

const Payload = z.object({ mailId: z.number() })
/** Units: characters. */
const longestAnswer = 300

type Claimed = {
  readonly userId: number
  readonly to: string | null
  readonly isActive: boolean
  readonly language: string
  readonly storeId: number
  readonly company: string
  readonly name: string
  readonly definition: unknown
}
type Outcome = { readonly state: string; readonly answer?: string | null }

/**
 * Sends a scheduled report to a user at most once, with what the permissions of that user show at this moment: it is claimed, and the
 * claim committed, before it is handed over. Throws: MailFailure, to be retried.
 */
export async function deliverReport(
  db: Database,
  mailer: Mailer | null,
  { companyId, payload }: Delivery,
): Promise<void> {
  const { mailId } = Payload.parse(payload)
  const claimed = await claim(db, companyId, mailId)
  if (claimed === null) return
  if (mailer === null) return await note(db, companyId, mailId, { state: 'not_configured' })
  try {
    await note(db, companyId, mailId, await send(db, mailer, companyId, claimed))
  } catch (error) {
    // A report that its rules refuse stays refused.
    if (error instanceof AppError) return await note(db, companyId, mailId, { state: 'refused', answer: error.code })
    const answer = error instanceof MailFailure ? error.message : null
    await note(db, companyId, mailId, { state: 'waiting', answer })
    throw error
  }
}

async function claim(db: Database, companyId: number, mailId: number): Promise<Claimed | null> {
  return await db.inTransaction({ companyId }, async (tx) => {
    await sql`
      update reports.report_mail set state = 'in_doubt', updated_at = now()
      where company_id = ${companyId} and id = ${mailId} and state = 'sending'`.execute(tx)
    const { rows } = await sql<Claimed>`
      update reports.report_mail m set state = 'sending', updated_at = now()
      from erp.app_user u, reports.saved_report s, erp.company c
      where m.company_id = ${companyId} and m.id = ${mailId} and m.state = 'waiting' and u.company_id = m.company_id and u.id = m.user_id
        and s.company_id = m.company_id and s.id = m.report_id and c.id = m.company_id
      returning u.id as "userId", u.email as "to", u.status = 1 as "isActive", u.locale as language, coalesce(u.default_store_id, (select min(o.id) from erp.store o where o.company_id = u.company_id)) as "storeId", c.name as company,
        s.name, s.definition`.execute(tx)
    return rows[0] ?? null
  })
}

async function send(db: Database, mailer: Mailer, companyId: number, claimed: Claimed): Promise<Outcome> {
  const { to, userId, storeId, name, company } = claimed
  const reader = db.reader({ companyId })
  const grants = (await grantsIn(reader, { companyId, userIds: [userId], storeId, address: '' })).get(userId)
  const right = permissionName(reportBuilderPage, 'export')
  if (grants === undefined || !claimed.isActive || to === null || !may(grants, right)) return { state: 'not_permitted' }
  const locale = isLocale(claimed.language) ? claimed.language : 'en'
  const report = await findReport(
    { companyId, grants },
    reader,
    ReportDefinition.parse(claimed.definition),
    mostReportLines * 2,
  )
  const named = { name, company, from: report.from, to: report.to }
  const bytes = await reportWorkbook(report, { name, locale })
  const chunks: Uint8Array[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  const subject = format(text.mailSubject, locale, named)
  const parts = [{ lines: [{ title: format(text.mailBody, locale, named), words: null }], link: null }]
  const written = writtenMail({ subject, parts, why: format(text.mailWhy, locale, named), locale })
  const outcome = await mailer.send({
    to,
    ...written,
    attachments: [
      {
        filename: cleanFileName(`${name} ${report.from} ${report.to}.xlsx`),
        content: Buffer.concat(chunks),
        contentType: workbookMediaType,
      },
    ],
  })
  return outcome.kind === 'refused' ? { state: 'refused', answer: outcome.answer } : { state: outcome.kind }
}

async function note(db: Database, companyId: number, mailId: number, { state, answer = null }: Outcome): Promise<void> {
  await db.inTransaction({ companyId }, async (tx) => {
    await sql`
      update reports.report_mail set state = ${state}, answer = ${answer?.slice(0, longestAnswer) ?? null}, updated_at = now()
      where company_id = ${companyId} and id = ${mailId} and state = 'sending'`.execute(tx)
  })
}
