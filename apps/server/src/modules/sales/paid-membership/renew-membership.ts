import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import type { renewMembership } from '@countinghouse/contract/sales/paid-membership'
import { paidMembership } from '@countinghouse/contract/sales/paid-membership'
import { addDays } from '@countinghouse/kernel/days'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { createDocument, lockDocumentRow, moveDocument, readDocument } from '../../../platform/documents/document.ts'
import { resolveException } from '../../desk/index.ts'
import type { PaidMembership } from './calculate-membership.ts'
import { readPlan, termsOf } from './calculate-membership.ts'
import { renewalFailed } from './membership-failures.ts'
import { startMembership } from './sell-membership.ts'

type Renewal = {
  readonly id: number
  readonly version: number
  readonly uid: string
  readonly name: string
  readonly status: string
  readonly of: number
}

/** Throws: see the route. Locks: the membership, and those of startMembership. */
export async function renew(
  ctx: Ctx,
  tx: Tx,
  { id, uid }: InputOfRoute<typeof renewMembership>,
): Promise<OutputOfRoute<typeof renewMembership>> {
  await lockDocumentRow(ctx, tx, paidMembership, id)
  const row = (await readDocument(ctx, tx, paidMembership, id, 'sell')) as PaidMembership
  const { sent, other } = await findRenewals(ctx, tx, { id, uid })
  if (sent !== null) {
    if (sent.of !== id) fail('duplicate', { details: { field: 'uid' } })
    // That it was asked for again is on record; nothing changed.
    const same = { status: sent.status }
    ctx.audit({ entity: paidMembership.entity, entityId: sent.id, label: sent.name, before: same, after: same })
    return { id: sent.id, version: sent.version }
  }
  if (row.status !== 'active' && row.status !== 'grace') fail('state_conflict', { details: { status: row.status } })
  if (other !== null) fail('sales.membership_renewed', { details: { record: { id: other.id } } })
  const renewed = await sellRenewal(ctx, tx, row, uid)
  await resolveException(ctx, tx, renewalFailed, String(id))
  return { id: renewed.id, version: renewed.version }
}

/** The period after the last day, which renews automatically if this one does. Throws: what startMembership throws. The caller holds the membership. */
export async function sellRenewal(ctx: Ctx, tx: Tx, row: PaidMembership, uid: string): Promise<PaidMembership> {
  const { id, customerId, planId, storeId, endsOn, cardNo, name, renewsAutomatically } = row
  const startsOn = addDays(endsOn, 1)
  const entered = { uid, customerId, planId, storeId, startsOn }
  const { feeMinor, ...terms } = termsOf(await readPlan(ctx, tx, planId), startsOn)
  const linked = { renewedFromId: id, renewalOf: name, feeMinor, ...terms, renewsAutomatically }
  const draft = (await createDocument(ctx, tx, paidMembership, entered, linked)) as PaidMembership
  const started = await startMembership(ctx, tx, draft, { cardNo, renewsAutomatically })
  return (await moveDocument(ctx, tx, paidMembership, draft, started)) as PaidMembership
}

/** What the uid belongs to already, and the renewal of the membership that is in force; null: none. */
export async function findRenewals(
  { companyId }: Ctx,
  tx: Tx,
  { id, uid }: InputOfRoute<typeof renewMembership>,
): Promise<{ readonly sent: Renewal | null; readonly other: Renewal | null }> {
  const { rows } = await sql<Renewal>`
    select p.id, p.version, p.uid, p.name, p.status, coalesce(p.renewed_from_id, 0) as of from sales.paid_membership p
    where p.company_id = ${companyId} and (p.uid = ${uid} or p.renewed_from_id = ${id} and p.status <> 'cancelled')`.execute(
    tx,
  )
  const sent = rows.find((row) => row.uid === uid) ?? null
  return { sent, other: rows.find((row) => row !== sent) ?? null }
}
