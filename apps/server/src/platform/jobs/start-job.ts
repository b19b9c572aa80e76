import type { TextParams } from '@countinghouse/contract/text'
import type { Ctx } from '../calls/context.ts'
import type { Tx } from '../database/db.ts'
import { queueJob } from './job-claim.ts'
import type { JobKind } from './job-kind.ts'

type Requested<I> = {
  readonly input: I
  /** Values of the kind's text. */
  readonly title?: TextParams
  /** How much there is to do, if it is known. */
  readonly total?: number
  /** Made by the client, where a repeat under another key must not start it again. */
  readonly uid?: string
}

/**
 * Starts a job in the transaction of the write that asks for it, and audits it. It runs as the caller once that has committed.
 * Throws: a violation of `platform.job_uid`, which reads `duplicate`.
 */
export async function startJob<I>(
  ctx: Ctx,
  tx: Tx,
  kind: JobKind<I>,
  requested: Requested<I>,
): Promise<{ id: number; uid: string }> {
  const job = await tx
    .insertInto('platform.job')
    .values({
      company_id: ctx.companyId,
      kind: kind.kind,
      title_values: JSON.stringify(requested.title ?? {}),
      input: JSON.stringify(requested.input),
      total_count: requested.total ?? null,
      created_by: ctx.userId,
      session_id: ctx.session.sessionId,
      store_id: ctx.session.storeId,
      locale: ctx.locale,
      // What a job itself starts is asked for by no request.
      asked_from: ctx.ip === '' ? null : ctx.ip,
      ...(requested.uid !== undefined && { uid: requested.uid }),
    })
    .returning(['id', 'uid'])
    .executeTakeFirstOrThrow()
  await queueJob(tx, { companyId: ctx.companyId, jobId: job.id })
  ctx.audit({
    entity: 'platform.job',
    entityId: job.id,
    label: kind.kind,
    before: null,
    after: { kind: kind.kind, input: requested.input },
  })
  return job
}
