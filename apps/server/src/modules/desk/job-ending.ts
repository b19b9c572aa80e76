import type { ErrorBody } from '@countinghouse/contract/error-body'
import { errorCatalogue, isErrorCode } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/desk/job.text'
import { jobsPage } from '@countinghouse/contract/erp/job'
import type { TextParams } from '@countinghouse/contract/text'
import { format } from '@countinghouse/contract/text'
import type { Locale, Text } from '@countinghouse/kernel/text'
import { isLocale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/db.ts'
import type { ExceptionKind } from '../../platform/registry/exception-kind.ts'
import { requeueJob } from '../../platform/jobs/job-changes.ts'
import type { JobKinds } from '../../platform/jobs/job-kind.ts'
import { raiseException, resolveException } from './exceptions.ts'
import { notify } from './notify.ts'

type EndedJob = {
  kind: string
  status: string
  titleValues: TextParams
  result: TextParams | null
  problem: ErrorBody | null
  createdBy: number
  locale: string
  finishedAt: string
}

/** The user who started the job may run it again: it runs with that user's permissions, whoever requests it. */
export const jobFailed: ExceptionKind = {
  kind: 'desk.job_failed',
  title: text.failed,
  cause: text.failedCause,
  severity: 'error',
  page: jobsPage,
  event: 'retry',
  ownersAddress: '#jobs',
  retry: async (ctx, tx, { recordId }) => {
    await requeueJob(ctx, tx, { isOwn: false, id: recordId ?? 0 })
    return 'begun'
  },
}

/**
 * Notifies the user who started a job of its end, and raises or resolves the exception of its failure. The current state counts,
 * not the event: events may arrive twice and out of order.
 */
export async function notifyJobEnd(db: Database, kinds: JobKinds, companyId: number, id: number): Promise<void> {
  await db.inTransaction({ companyId }, async (tx) => {
    const job = await lockEnded(tx, companyId, id)
    if (job === null) return
    const { status, createdBy, finishedAt } = job
    await notify(tx, companyId, {
      recipients: [createdBy],
      kind: 'job_finished',
      groupKey: `job:${id}`,
      record: null,
      address: '#jobs',
      args: { status, what: titleOf(kinds, job), ...outcomeOf(kinds, job) },
      onceSince: finishedAt,
    })
    if (status !== 'failed') await resolveException({ companyId }, tx, jobFailed, String(id))
    else if (!(await isRaised(tx, companyId, id, finishedAt)))
      await raiseException({ companyId }, tx, jobFailed, {
        key: String(id),
        label: titleOf(kinds, job)[localeOf(job)],
        recordId: id,
        ownerId: createdBy,
        arguments: { reason: reasonOf(job) },
      })
  })
}

/** Null: the job was deleted or queued again; its next end notifies. */
async function lockEnded(tx: Tx, companyId: number, id: number): Promise<EndedJob | null> {
  const { rows } = await sql<EndedJob>`
    select kind, status, title_values as "titleValues", result, problem, created_by as "createdBy", locale, finished_at::text as "finishedAt"
    from platform.job where company_id = ${companyId} and id = ${id} and finished_at is not null for no key update`.execute(
    tx,
  )
  return rows[0] ?? null
}

/** Whether the exception was raised since this end, open or closed. */
async function isRaised(tx: Tx, companyId: number, id: number, finishedAt: string): Promise<boolean> {
  const { rows } = await sql`
    select from desk.exception where company_id = ${companyId} and kind = ${jobFailed.kind} and key = ${String(id)}
      and last_seen_at >= ${finishedAt}::timestamptz limit 1`.execute(tx)
  return rows.length > 0
}

/** The job type may have been removed since. */
function titleOf(kinds: JobKinds, { kind, titleValues }: EndedJob): Text {
  const known = kinds.get(kind)
  return known === undefined ? { en: kind, ar: kind } : inEvery(known.text, titleValues)
}

function outcomeOf(kinds: JobKinds, job: EndedJob): { outcome?: string | Text } {
  const { kind, result, problem } = job
  if (problem !== null) return { outcome: reasonOf(job) }
  const resultText = kinds.get(kind)?.resultText
  return resultText && result !== null ? { outcome: inEvery(resultText, result) } : {}
}

/** A message determined by the code alone exists in every language; others are stored in the language of the user who started the job. */
function reasonOf(job: EndedJob): string | Text {
  const { errorType = '', message = '' } = job.problem ?? {}
  if (!isErrorCode(errorType)) return message
  const known = inEvery(errorCatalogue[errorType].text, {})
  return known[localeOf(job)] === message ? known : message
}

function localeOf({ locale }: EndedJob): Locale {
  return isLocale(locale) ? locale : 'en'
}

function inEvery(text: Text, params: TextParams): Text {
  return { en: format(text, 'en', params), ar: format(text, 'ar', params) }
}
