import { fail } from '@countinghouse/contract/errors'
import { randomUUID } from 'node:crypto'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import { resolveException } from '../../desk/index.ts'
import type { PaidMembership } from './calculate-membership.ts'
import { renewalFailed } from './membership-failures.ts'
import { findRenewals } from './renew-membership.ts'

/** Throws: sales.membership_renewed; state_conflict where it renews automatically already. The caller holds the membership. */
export async function startRenewal(ctx: Ctx, tx: Tx, row: PaidMembership): Promise<TransitionOutcome> {
  if (row.renewsAutomatically) fail('state_conflict', { details: { status: row.status } })
  const { other } = await findRenewals(ctx, tx, { id: row.id, uid: randomUUID() })
  if (other !== null) fail('sales.membership_renewed', { details: { record: { id: other.id } } })
  return { status: row.status, set: { renewsAutomatically: true } }
}

/** Throws: state_conflict where it does not renew automatically. The caller holds the membership. */
export async function stopRenewal(ctx: Ctx, tx: Tx, row: PaidMembership): Promise<TransitionOutcome> {
  if (!row.renewsAutomatically) fail('state_conflict', { details: { status: row.status } })
  await resolveException(ctx, tx, renewalFailed, String(row.id))
  return { status: row.status, set: { renewsAutomatically: false } }
}
