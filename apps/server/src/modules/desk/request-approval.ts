import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { ApprovalDocument, ApprovalType } from '../../platform/documents/approval-type.ts'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Reader, Tx } from '../../platform/database/db.ts'
import type { TransitionOutcome } from '../../platform/documents/document.ts'
import type { ApprovalStep } from '@countinghouse/contract/desk/approval-rule'
import { findRules, rulesThatFit, stepsOf } from './approval-rules.ts'
import { findGranted } from './granted-steps.ts'

type Status = 'pending' | 'approved' | 'rejected' | 'withdrawn' | 'void'
type Pending = { readonly id: number; readonly label: string; readonly fingerprint: string }

/**
 * Requests approval of a document in its current state when a rule requires it. A repeated call for the same state answers the same
 * request; for a changed document the earlier request becomes void. Throws: not_found. Locks: the document, then its request.
 */
export async function requestApproval(
  ctx: Ctx,
  tx: Tx,
  type: ApprovalType,
  documentId: number,
): Promise<'not_needed' | { readonly requestId: number }> {
  const document = (await type.lock(ctx, tx, documentId)) ?? fail('not_found')
  const pending = await lockPending(ctx, tx, type, documentId)
  if (pending?.fingerprint === document.fingerprint) return { requestId: pending.id }
  if (pending !== null) await close(ctx, tx, pending, 'void')
  const { rules, steps } = await requiredSteps(ctx, tx, { type, documentId, document })
  if (steps.length === 0) return 'not_needed'
  const requestId = await insertRequest(ctx, tx, { type, documentId, document, steps })
  const { amount, currency } = document
  const after = { status: 'pending', rule: rules.map(({ name }) => name).join(', '), amount, currency }
  ctx.audit({ entity: 'desk.approval_request', entityId: requestId, label: document.label, before: null, after })
  ctx.emit('desk.approval_requested', { requestId, documentType: type.entity, documentId, step: 1 })
  return { requestId }
}

/**
 * The status of a document whose transition requires approval, after requesting it. Null where no rule requires approval of the
 * document in its current state. Throws: not_found. Locks: the document.
 */
export async function submitForApproval(
  ctx: Ctx,
  tx: Tx,
  type: ApprovalType,
  documentId: number,
): Promise<Required<Pick<TransitionOutcome, 'status' | 'after'>> | null> {
  // Most document types have no rules; then nothing of the document is read.
  if ((await findRules(tx, { companyId: ctx.companyId, documentType: type.entity, limit: 1 })).length === 0) return null
  const document = (await type.lock(ctx, tx, documentId)) ?? fail('not_found')
  const { steps } = await requiredSteps(ctx, tx, { type, documentId, document })
  if (steps.length === 0) return null
  return { status: 'pending', after: () => requestApproval(ctx, tx, type, documentId) }
}

type Requested = {
  readonly type: ApprovalType
  readonly documentId: number
  readonly document: ApprovalDocument
}

/** The steps of the rules that fit, without those that stay granted. */
async function requiredSteps(ctx: Ctx, tx: Tx, { type, documentId, document }: Requested) {
  const found = await findRules(tx, { companyId: ctx.companyId, documentType: type.entity })
  const rules = rulesThatFit(found, document)
  const steps = stepsOf(rules)
  if (steps.length === 0) return { rules, steps }
  const isGranted = await findGranted(ctx, tx, type, documentId, document)
  return { rules, steps: steps.filter((step) => !isGranted(step)) }
}

/** Withdraws a pending request; answers whether there was one. */
export async function withdrawApproval(
  ctx: Ctx,
  tx: Tx,
  type: Pick<ApprovalType, 'entity'>,
  documentId: number,
): Promise<boolean> {
  const pending = await lockPending(ctx, tx, type, documentId)
  if (pending !== null) await close(ctx, tx, pending, 'withdrawn')
  return pending !== null
}

/** Status of the last request for a document; null: none. */
export async function approvalOf(
  ctx: Pick<Ctx, 'companyId'>,
  db: Reader | Tx,
  type: Pick<ApprovalType, 'entity'>,
  documentId: number,
): Promise<{ readonly requestId: number; readonly status: Status; readonly fingerprint: string } | null> {
  const { rows } = await sql<{ requestId: number; status: Status; fingerprint: string }>`
    select id as "requestId", status, fingerprint from desk.approval_request
    where company_id = ${ctx.companyId} and document_type = ${type.entity} and document_id = ${documentId}
    order by id desc limit 1`.execute(db)
  return rows[0] ?? null
}

async function lockPending(
  ctx: Ctx,
  tx: Tx,
  type: Pick<ApprovalType, 'entity'>,
  documentId: number,
): Promise<Pending | null> {
  const { rows } = await sql<Pending>`
    select id, label, fingerprint from desk.approval_request
    where company_id = ${ctx.companyId} and document_type = ${type.entity} and document_id = ${documentId} and status = 'pending'
    for no key update`.execute(tx)
  return rows[0] ?? null
}

async function close(ctx: Ctx, tx: Tx, request: Pending, status: 'void' | 'withdrawn'): Promise<void> {
  await sql`
    update desk.approval_request set status = ${status}, closed_at = now(), closed_by = ${ctx.userId}
    where company_id = ${ctx.companyId} and id = ${request.id}`.execute(tx)
  const change = { before: { status: 'pending' }, after: { status } }
  ctx.audit({ entity: 'desk.approval_request', entityId: request.id, label: request.label, ...change })
  ctx.emit('desk.approval_decided', { requestId: request.id, status })
}

async function insertRequest(
  ctx: Ctx,
  tx: Tx,
  { type, documentId, document, steps }: Requested & { readonly steps: readonly ApprovalStep[] },
): Promise<number> {
  const { companyId, userId } = ctx
  const { rows } = await sql<{ id: number }>`
    insert into desk.approval_request (company_id, document_type, document_id, document_uid, label, summary, amount, currency,
      store_id, fingerprint, basis, requested_by, step_count)
    values (${companyId}, ${type.entity}, ${documentId}, ${document.uid}, ${document.label}, ${document.summary}, ${document.amount},
      ${document.currency}, ${document.storeId}, ${document.fingerprint}, ${document.basis}, ${userId}, ${steps.length})
    returning id`.execute(tx)
  const id = rows[0]?.id ?? fail('internal')
  await sql`
    insert into desk.approval_request_step (company_id, request_id, ordinal, role_id, user_id, is_at_store, needed_count,
      limit_hours, escalation_role_id, started_at)
    select ${companyId}, ${id}, s.ordinal, (s.step ->> 'roleId')::bigint, (s.step ->> 'userId')::bigint, (s.step ->> 'isAtStore')::boolean,
      (s.step ->> 'neededCount')::integer, (s.step #>> '{escalation,hours}')::integer, (s.step #>> '{escalation,roleId}')::bigint,
      case when s.ordinal = 1 then now() end
    from jsonb_array_elements(${JSON.stringify(steps)}::jsonb) with ordinality as s(step, ordinal)`.execute(tx)
  return id
}
