import type { Approval } from '@countinghouse/contract/desk/approval'
import { text } from '@countinghouse/contract/desk/errors.text'
import { fail } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import type { Text } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { ApprovalType } from '../../platform/documents/approval-type.ts'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Tx } from '../../platform/database/db.ts'
import { voicesOf, waitingFor } from './approvers.ts'

export type ApproverDecision = { readonly id: number } & (
  | { readonly decision: 'approved'; readonly reason: string | null }
  | { readonly decision: 'rejected'; readonly reason: string }
)

type Locked = {
  readonly documentType: string
  readonly documentId: number
  readonly fingerprint: string
  readonly label: string
  readonly requestedBy: number
  readonly status: Approval['status']
  readonly step: number
  readonly stepCount: number
}

/**
 * Records the decision of one person; the last required approval approves the document in the same transaction. Throws: not_found,
 * not_configured, state_conflict naming who decided, desk.self_approval. Locks: the document, then the request.
 */
export async function decide(
  ctx: Ctx,
  tx: Tx,
  types: readonly ApprovalType[],
  approverDecision: ApproverDecision,
): Promise<void> {
  const found = await findRequest(ctx, tx, approverDecision.id, false)
  if (found.requestedBy === ctx.userId) fail('desk.self_approval')
  if (!(await hasVoice(ctx, tx, approverDecision.id))) fail('not_found')
  const type = types.find(({ entity }) => entity === found.documentType) ?? fail('not_configured')
  const document = await type.lock(ctx, tx, found.documentId)
  const request = await findRequest(ctx, tx, approverDecision.id, true)
  const voice = request.status === 'pending' ? await freeVoice(ctx, tx, approverDecision.id) : null
  if (voice === null) return await rejectDecided(ctx, tx, approverDecision.id)
  if (document?.fingerprint !== request.fingerprint)
    return await move(ctx, tx, request, approverDecision, { status: 'void' })
  await insertDecision(ctx, tx, request, approverDecision, voice)
  const next = await nextState(ctx, tx, request, approverDecision)
  await move(ctx, tx, request, approverDecision, next)
  if (next.status === 'approved') await type.onApproved(ctx, tx, request.documentId)
  if (approverDecision.decision === 'rejected')
    await type.onRejected(ctx, tx, request.documentId, approverDecision.reason)
}

async function findRequest({ companyId }: Ctx, tx: Tx, id: number, isLocked: boolean): Promise<Locked> {
  const { rows } = await sql<Locked>`
    select document_type as "documentType", document_id as "documentId", fingerprint, label, requested_by as "requestedBy", status,
      current_step as step, step_count as "stepCount"
    from desk.approval_request where company_id = ${companyId} and id = ${id}
    ${isLocked ? sql`for no key update` : sql``}`.execute(tx)
  return rows[0] ?? fail('not_found')
}

async function hasVoice({ companyId, userId }: Ctx, tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`${voicesOf(companyId, userId, sql`r.id = ${id}`)} limit 1`.execute(tx)
  return rows.length > 0
}

/** A capacity of the caller not yet used on this request, as approver first. */
async function freeVoice({ companyId, userId }: Ctx, tx: Tx, id: number): Promise<number | null> {
  const { rows } = await sql<{ voice: number }>`
    select w.voice from (${waitingFor(companyId, userId)}) w where w.id = ${id}`.execute(tx)
  return rows[0]?.voice ?? null
}

async function insertDecision(
  ctx: Ctx,
  tx: Tx,
  request: Locked,
  approverDecision: ApproverDecision,
  voice: number,
): Promise<void> {
  const onBehalfOf = voice === ctx.userId ? null : voice
  await sql`
    insert into desk.approval_decision (company_id, request_id, requested_by, step, decided_by, on_behalf_of, decision, reason)
    values (${ctx.companyId}, ${approverDecision.id}, ${request.requestedBy}, ${request.step}, ${ctx.userId}, ${onBehalfOf},
      ${approverDecision.decision}, ${approverDecision.reason})`.execute(tx)
}

type State = { readonly status: Approval['status']; readonly step?: number }

async function nextState(ctx: Ctx, tx: Tx, request: Locked, approverDecision: ApproverDecision): Promise<State> {
  if (approverDecision.decision === 'rejected') return { status: 'rejected' }
  const { rows } = await sql<{ isDone: boolean }>`
    select count(d.id) >= s.needed_count as "isDone" from desk.approval_request_step s
    join desk.approval_decision d on d.company_id = s.company_id and d.request_id = s.request_id and d.step = s.ordinal
    where s.company_id = ${ctx.companyId} and s.request_id = ${approverDecision.id} and s.ordinal = ${request.step}
    group by s.needed_count`.execute(tx)
  if (rows[0]?.isDone !== true) return { status: 'pending' }
  return request.step < request.stepCount ? { status: 'pending', step: request.step + 1 } : { status: 'approved' }
}

async function move(ctx: Ctx, tx: Tx, request: Locked, approverDecision: ApproverDecision, next: State): Promise<void> {
  const { companyId, userId } = ctx
  const { id } = approverDecision
  const step = next.step ?? request.step
  const isOpen = next.status === 'pending'
  await sql`
    update desk.approval_request set status = ${next.status}, current_step = ${step},
      closed_at = ${isOpen ? null : sql`now()`}, closed_by = ${isOpen ? null : userId}
    where company_id = ${companyId} and id = ${id}`.execute(tx)
  if (step !== request.step)
    await sql`
      update desk.approval_request_step set started_at = now()
      where company_id = ${companyId} and request_id = ${id} and ordinal = ${step}`.execute(tx)
  const said = next.status === 'void' ? {} : { decision: approverDecision.decision, reason: approverDecision.reason }
  const [before, after] = [
    { status: request.status, step: request.step },
    { status: next.status, step, ...said },
  ]
  ctx.audit({ entity: 'desk.approval_request', entityId: id, label: request.label, before, after })
  const { documentType, documentId } = request
  if (!isOpen) ctx.emit('desk.approval_decided', { requestId: id, status: next.status, documentType, documentId })
  if (step !== request.step) ctx.emit('desk.approval_requested', { requestId: id, documentType, documentId, step })
}

/** Throws: state_conflict, always; the message and `details` name the person who decided first. */
async function rejectDecided({ companyId, locale }: Ctx, tx: Tx, id: number): Promise<never> {
  const { rows } = await sql<{ status: string; name: string | null; at: string | null }>`
    select r.status, u.first_name || ' ' || u.last_name as name, coalesce(r.closed_at, d.decided_at) as at
    from desk.approval_request r
    left join lateral (
      select d.decided_by, d.decided_at from desk.approval_decision d
      where d.company_id = r.company_id and d.request_id = r.id order by d.id desc limit 1) d on true
    left join erp.app_user u on u.company_id = r.company_id and u.id = case when r.closed_by is null then d.decided_by else r.closed_by end
    where r.company_id = ${companyId} and r.id = ${id}`.execute(tx)
  const { status = '', name = null, at = null } = rows[0] ?? {}
  return fail('state_conflict', {
    details: { status, decidedBy: name, decidedAt: at },
    ...(name !== null && { message: format(decidedText(status), locale, { name }) }),
  })
}

function decidedText(status: string): Text {
  if (status === 'approved') return text.decided_approved
  return status === 'rejected' ? text.decided_rejected : text.decided_closed
}
