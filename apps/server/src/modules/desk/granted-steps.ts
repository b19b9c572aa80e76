import type { ApprovalStep } from '@countinghouse/contract/desk/approval-rule'
import { currencyDigits } from '@countinghouse/kernel/money'
import { sql } from 'kysely'
import type { ApprovalDocument, ApprovalType } from '../../platform/documents/approval-type.ts'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Tx } from '../../platform/database/db.ts'
import { covers } from './approval-rules.ts'

/** What a document may grow by without being approved again: the smaller of both. Units: a share, whole units of the currency. */
const mostGrowth = { ppm: 50_000, units: 500 }

type IsGranted = (step: ApprovalStep) => boolean

/**
 * Which steps were granted for a document before and stay so: its store and basis are the same, its amount is at most 5 % and 500 of its
 * currency above what they approved, nothing was rejected since, and whoever asks now decided none of them. Source: docs/guides/desk.md,
 * Approvals.
 */
export async function findGranted(
  { companyId, userId }: Ctx,
  tx: Tx,
  { entity, measure }: ApprovalType,
  documentId: number,
  { amount, currency, basis, storeId }: ApprovalDocument,
): Promise<IsGranted> {
  const none = () => false
  if (basis === null || amount === null || currency === null || measure !== 'amount') return none
  const growth = mostGrowth.units * 10 ** currencyDigits(currency)
  const { rows } = await sql<Omit<ApprovalStep, 'escalation'>>`
    select s.role_id as "roleId", s.user_id as "userId", s.is_at_store as "isAtStore", s.needed_count as "neededCount"
    from desk.approval_request r
    join desk.approval_request_step s on s.company_id = r.company_id and s.request_id = r.id
    where r.company_id = ${companyId} and r.document_type = ${entity} and r.document_id = ${documentId} and r.status = 'approved'
      and r.basis = ${basis} and r.currency = ${currency} and r.store_id is not distinct from ${storeId}::bigint
      and ${amount}::bigint - r.amount <= least(r.amount * ${mostGrowth.ppm}::bigint / 1000000, ${growth}::bigint)
      and not exists (select from desk.approval_request x
        where x.company_id = r.company_id and x.document_type = r.document_type and x.document_id = r.document_id and x.id > r.id
          and x.status = 'rejected')
      and not exists (select from desk.approval_decision d
        where d.company_id = s.company_id and d.request_id = s.request_id and d.step = s.ordinal
          and ${userId}::bigint in (d.decided_by, d.voice_of))`.execute(tx)
  return (step) => rows.some((granted) => covers(granted, step))
}
