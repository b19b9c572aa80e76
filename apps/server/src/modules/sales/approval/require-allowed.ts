import { fail } from '@countinghouse/contract/errors'
import { registerPage } from '@countinghouse/contract/sales/register'
import type { ApprovalNeed } from '@countinghouse/contract/sales/till-approval'
import { partsOf } from '@countinghouse/contract/sales/till-approval'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { decidedBy, isAllowed } from './is-allowed.ts'

/** How long an approval counts. */
const approvalMinutes = 15

type ApprovedReceipt = { readonly uid: string; readonly tillSessionId: number }
type Approved = { readonly kind: string; readonly variantId: number | null; readonly value: number | null }

/**
 * Lets through what the caller decides alone or a second person allowed for this receipt. Throws: limit_exceeded with `details.limit`,
 * forbidden with `details.event`.
 */
export async function requireAllowed(
  ctx: Ctx,
  tx: Tx,
  receipt: ApprovedReceipt,
  needs: readonly ApprovalNeed[],
): Promise<void> {
  const [left] = await findUnallowed(ctx, tx, receipt, needs)
  if (left === undefined) return
  const by = decidedBy[left.kind]
  if ('limit' in by) return fail('limit_exceeded', { details: { limit: by.limit } })
  return fail('forbidden', { details: { reason: 'event', page: registerPage.path, event: by.event } })
}

/** What the caller may not decide alone and no second person allowed for this receipt. */
export async function findUnallowed(
  ctx: Ctx,
  tx: Tx,
  { uid, tillSessionId }: ApprovedReceipt,
  needs: readonly ApprovalNeed[],
): Promise<readonly ApprovalNeed[]> {
  const open = needs.filter((need) => !isAllowed(ctx.grants, need))
  if (open.length === 0) return []
  const { rows } = await sql<Approved>`
    select kind, variant_id as "variantId", value from sales.till_approval
    where company_id = ${ctx.companyId} and receipt_uid = ${uid} and till_session_id = ${tillSessionId}
      and requested_by = ${ctx.userId} and approved_at > now() - make_interval(mins => ${approvalMinutes})`.execute(tx)
  return open.filter((need) => !rows.some((approved) => covers(approved, need)))
}

function covers(approved: Approved, need: ApprovalNeed): boolean {
  const { kind } = need
  const { variantId, value } = partsOf(need)
  if (approved.kind !== kind || approved.variantId !== variantId) return false
  return kind === 'price_override' ? approved.value === value : (value ?? 0) <= (approved.value ?? 0)
}
