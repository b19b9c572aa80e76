import type { ErrorBody } from '@countinghouse/contract/error-body'
import { fail } from '@countinghouse/contract/errors'
import type { Locale } from '@countinghouse/kernel/text'
import { isLocale } from '@countinghouse/kernel/text'
import { failureOf } from '../calls/answer.ts'
import { now } from '../config/clock.ts'
import type { ConstraintRule } from '../database/constraint-meaning.ts'
import { meaningOf } from '../database/constraint-meaning.ts'
import { contextOfWork } from '../calls/context-of-work.ts'
import type { AuditSource, Ctx, MasterGuards } from '../calls/context.ts'
import type { ClaimedJob, JobKey } from './job-claim.ts'
import { claimJob } from './job-claim.ts'
import { finishJob, giveBackJob, jobRequestId, retryJob } from './job-end.ts'
import type { JobKinds, JobOutcome } from './job-kind.ts'
import type { Tx } from '../database/db.ts'
import type { RunParts } from './job-run.ts'
import { JobRun, RunStopped } from './job-run.ts'
import type { GrantSource } from '../access/permission.ts'
import { requirePermission } from '../access/permission.ts'
import type { ScheduledTasks } from './scheduled-tasks.ts'
import type { SessionState } from '../access/session.ts'
import { requireUsable } from '../access/session.ts'

/** Who asked for a job, as he stands now; null when he is gone. Plugged in by app.ts. */
export type ActorSource = (
  requested: Pick<SessionState, 'companyId' | 'userId' | 'sessionId' | 'storeId'>,
) => Promise<SessionState | null>

export type Pruning = (tx: Tx, companyId: number) => Promise<void>

export type JobParts = RunParts & {
  readonly kinds: JobKinds
  readonly prunings: readonly Pruning[]
  readonly scheduledTasks: ScheduledTasks
  readonly actors: ActorSource
  readonly grants: GrantSource
  readonly constraintRules: ReadonlyMap<string, ConstraintRule>
  readonly guards: MasterGuards
}

type Log = (level: 'error' | 'info', message: string) => void

/** Breaks at one place, after which a job is given up. */
const mostAttempts = 3

/**
 * Runs a job from its checkpoint to its end, as its creator. A refusal of the business ends it at once; anything else is tried
 * again, and ends it when it broke three times at the same place.
 */
export async function runJob(parts: JobParts, log: Log, payload: unknown): Promise<void> {
  const { companyId, jobId } = payload as JobKey
  const { db } = parts
  const job = await claimJob(db, { companyId, jobId })
  if (job === null) return
  if (job.is_cancelled) return await finishJob(db, companyId, job, { status: 'cancelled' })
  try {
    if (job.attempts >= mostAttempts) throw new Error(`It ended its worker ${mostAttempts} times at the same place.`)
    await finishJob(db, companyId, job, { status: 'done', ...(await work(parts, companyId, job)) })
  } catch (error) {
    if (error instanceof RunStopped) return await stop(parts, companyId, job, error.reason)
    const problem = failureOf(error, localeOf(job), jobRequestId(job.id)).body
    if (isBreak(problem)) {
      log('error', `${jobRequestId(job.id)} ${job.kind}: ${error instanceof Error ? error.stack : String(error)}`)
      if (await retryJob(db, companyId, job, mostAttempts)) return
    }
    await finishJob(db, companyId, job, { status: 'failed', problem })
  }
}

async function work(parts: JobParts, companyId: number, job: ClaimedJob): Promise<JobOutcome> {
  const kind = parts.kinds.get(job.kind) ?? fail('not_found')
  const requested = { companyId, userId: job.created_by, sessionId: job.session_id, storeId: job.store_id }
  const session = (await parts.actors(requested)) ?? fail('inactive_user')
  requireUsable(session)
  const grants = await parts.grants(session, job.asked_from)
  const input = kind.input.parse(job.input) as never
  requirePermission(grants, kind.access(input))
  const ctx = contextOf(job, kind.source, { session, grants, guards: parts.guards })
  const { id, token, checkpoint } = job
  const progress = { checkpoint, done: job.done_count, ...(job.total_count !== null && { total: job.total_count }) }
  try {
    return await kind.run(new JobRun<never>(parts, { id, token, input, ctx, progress }))
  } catch (error) {
    throw await meaningOf(error, parts.constraintRules, ctx, parts.db.reader(ctx), input)
  }
}

async function stop(parts: JobParts, companyId: number, job: ClaimedJob, reason: RunStopped['reason']): Promise<void> {
  if (reason === 'cancelled') await finishJob(parts.db, companyId, job, { status: 'cancelled' })
  if (reason === 'drained' || reason === 'yielded') await giveBackJob(parts.db, companyId, job)
}

/** Nobody knows why: the code or the machine, not the business. */
function isBreak(problem: ErrorBody): boolean {
  return problem.errorType === 'internal' || problem.errorType === 'busy'
}

function localeOf(job: ClaimedJob): Locale {
  return isLocale(job.locale) ? job.locale : 'en'
}

type TransitionTarget = Pick<Ctx, 'session' | 'grants' | 'guards'>

/** A job has no request: its creator's session stands for who, its own number for which. */
function contextOf(job: ClaimedJob, source: AuditSource, target: TransitionTarget): Ctx {
  return contextOfWork({
    ...target,
    requestId: jobRequestId(job.id),
    routeId: job.kind,
    source,
    now: now(),
    locale: localeOf(job),
  })
}
