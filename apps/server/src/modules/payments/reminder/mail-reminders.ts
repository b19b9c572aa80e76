import { customer } from '@countinghouse/contract/crm/customer'
import { fail } from '@countinghouse/contract/errors'
import { reminder } from '@countinghouse/contract/payments/reminder'
import type { getReminderRun, mailReminders } from '@countinghouse/contract/payments/reminder-mails'
import { mostMailed } from '@countinghouse/contract/payments/reminder-mails'
import { text } from '@countinghouse/contract/payments/reminder-mails.text'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import type { Text } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import { z } from 'zod'
import { failureOf } from '../../../platform/calls/answer.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { lockDocumentRow, moveDocument } from '../../../platform/documents/document.ts'
import type { JobKind } from '../../../platform/jobs/job-kind.ts'
import { jobKind } from '../../../platform/jobs/job-kind.ts'
import { startJob } from '../../../platform/jobs/start-job.ts'
import type { ListSource } from '../../../platform/lists/list-source.ts'
import { selectionCondition } from '../../../platform/lists/selection.ts'
import type { Declared } from '../../../platform/registry/declared.ts'
import { sendMail } from '../../desk/index.ts'
import type { Reminder } from './calculate-reminder.ts'
import { sendReminder } from './send-reminder.ts'

const Chosen = z.strictObject({ id: z.int(), name: z.string() })
const JobInput = z.strictObject({ reminders: z.array(Chosen) })
type Input = z.output<typeof JobInput>
type Run = OutputOfRoute<typeof getReminderRun>
type Parts = Pick<Declared, 'files' | 'papers' | 'mailContacts' | 'mail'>

const nothingYet: Run = { mailed: 0, refused: [] }
export const mailingKind = 'payments.reminder.mail'

/** Why a reminder is not mailed, which stops no other. */
class NotMailed extends Error {
  override readonly name = 'NotMailed'
  readonly why: Text

  constructor(why: Text) {
    super('not mailed')
    this.why = why
  }
}

/** One reminder per step: its mail is kept in the transaction that records it, so that a run that goes on mails none twice. */
export function mailingOf(parts: Parts): JobKind<Input> {
  return jobKind({
    kind: mailingKind,
    text: text.running,
    resultText: text.ran,
    input: JobInput,
    access: () => ({ page: reminder.page, event: 'send' }),
    run: async (job) => {
      for (const one of job.input.reminders.slice(job.progress.done)) {
        const before = runOf(job.progress.checkpoint)
        try {
          await job.step(async (tx) => {
            await mailOne(job.ctx, tx, parts, one.id)
            return progressOf({ ...before, mailed: before.mailed + 1 })
          })
        } catch (error) {
          const refused = [...before.refused, { ...one, message: wordsOf(job.ctx, error) }]
          await job.step(async () => progressOf({ ...before, refused }))
        }
      }
      const { mailed, refused } = runOf(job.progress.checkpoint)
      return { result: { mailed, refused: refused.length } }
    },
  })
}

/** Throws: the error, where it is no refusal. */
function wordsOf({ locale, requestId }: Ctx, error: unknown): string {
  if (error instanceof NotMailed) return format(error.why, locale)
  if (error instanceof AppError) return failureOf(error, locale, requestId).body.message
  throw error
}

/** Throws: NotMailed, what sendReminder and sendMail throw. Locks: the reminder. */
async function mailOne(ctx: Ctx, tx: Tx, { files, papers, mailContacts, mail }: Parts, id: number): Promise<void> {
  const row = (await lockDocumentRow(ctx, tx, reminder, id)) as Reminder | null
  if (row === null) throw new NotMailed(text.gone)
  if (mail.mailer === null) throw new NotMailed(text.noServer)
  if (await isMailed(ctx, tx, id)) throw new NotMailed(text.mailedBefore)
  const find = mailContacts.get(customer.entity)
  const [contact] = (await find?.(tx, { companyId: ctx.companyId, id: row.customerId })) ?? []
  if (contact === undefined) throw new NotMailed(text.noAddress)
  if (row.status === 'draft')
    await moveDocument(ctx, tx, reminder, row, { status: 'sent', ...(await sendReminder(ctx, tx, row)) })
  const printing = { size: 'a4', language: contact.language ?? ctx.locale } as const
  const to = { id, to: contact.address, message: null, ...printing }
  await sendMail(ctx, tx, reminder, to, { files, readDetails: papers.get(reminder.entity) })
}

/** Whether a mail of it left, or may have left; one that was refused may be sent again. */
async function isMailed({ companyId }: Ctx, tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from desk.document_mail m
    where m.company_id = ${companyId} and m.entity = ${reminder.entity} and m.record_id = ${id} and m.state <> 'refused' limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

function runOf(checkpoint: unknown): Run {
  return (checkpoint as Run | null) ?? nothingYet
}

function progressOf(run: Run) {
  return { checkpoint: run, done: run.mailed + run.refused.length }
}

type Started = { readonly source: ListSource; readonly mailing: JobKind<Input> }

/** Throws: not_found when none is selected, payments.too_many_reminders. */
export async function startMailing(
  ctx: Ctx,
  tx: Tx,
  { source, mailing }: Started,
  { selection }: InputOfRoute<typeof mailReminders>,
): Promise<OutputOfRoute<typeof mailReminders>> {
  const { rows: reminders } = await sql<Input['reminders'][number]>`
    select t.id, t.name from ${source.name} t where ${selectionCondition(ctx, source, selection)}
    order by t.id limit ${mostMailed + 1}`.execute(tx)
  if (reminders.length === 0) fail('not_found')
  if (reminders.length > mostMailed) fail('payments.too_many_reminders')
  const { id } = await startJob(ctx, tx, mailing, { input: { reminders }, total: reminders.length })
  return { jobId: id, count: reminders.length }
}

/** Throws: not_found, also for a job of another user. */
export async function findReminderRun({ companyId, userId }: Ctx, reader: Reader, id: number): Promise<Run> {
  const { rows } = await sql<{ checkpoint: unknown }>`
    select checkpoint from platform.job where company_id = ${companyId} and id = ${id} and kind = ${mailingKind}
      and created_by = ${userId}`.execute(reader)
  const [job = fail('not_found')] = rows
  return runOf(job.checkpoint)
}
