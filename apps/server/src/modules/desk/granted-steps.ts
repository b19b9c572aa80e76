import type { ApprovalStep } from '@countinghouse/contract/desk/approval-rule'
import { sql } from 'kysely'
import type { ApprovalDocument, ApprovalType } from '../../platform/documents/approval-type.ts'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Tx } from '../../platform/database/db.ts'
import { covers } from './approval-rules.ts'

/** What a document may grow by without being approved again: the smaller of both. Units: a share, minor units. */
const mostGrowth = { ppm: 50_000, minor: 50_000 }

type IsGranted = (step: ApprovalStep) => boolean

/**
 * Which steps were granted for a document before and stay so: its basis is the same, and its amount at most 5 % and 500.00 above what they
 * approved. Source: docs/guides/desk.md, Approvals.
 */
export async function findGranted(
  { companyId }: Ctx,
  tx: Tx,
  { entity, measure }: ApprovalType,
  documentId: number,
  { amount, currency, basis }: ApprovalDocument,
): Promise<IsGranted> {
  const none = () => false
  if (basis === null || amount === null || measure !== 'amount') return none
  const { rows } = await sql<Omit<ApprovalStep, 'escalation'>>`
    select s.role_id as "roleId", s.user_id as "userId", s.is_at_store as "isAtStore", s.needed_count as "neededCount"
    from desk.approval_request r
    join desk.approval_request_step s on s.company_id = r.company_id and s.request_id = r.id
    where r.company_id = ${companyId} and r.document_type = ${entity} and r.document_id = ${documentId} and r.status = 'approved'
      and r.basis = ${basis} and r.currency = ${currency}
      and ${amount}::bigint - r.amount <= least(r.amount * ${mostGrowth.ppm}::bigint / 1000000, ${mostGrowth.minor}::bigint)`.execute(
    tx,
  )
  return (step) => rows.some((granted) => covers(granted, step))
}
