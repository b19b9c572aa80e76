import { fail } from '@countinghouse/contract/errors'
import type { approveCharge as route, Charge } from '@countinghouse/contract/inventory/transfer-charge'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { accrueCharge } from './accrue-charge.ts'
import { capitaliseCharges } from './capitalise-charges.ts'
import type { ChargeRow } from './find-charges.ts'
import { lockCharge, readCharge } from './lock-charge.ts'
import { requireInvoiceable } from './validate-charge.ts'
import type { ChargedGoods } from './read-goods.ts'
import { readGoods } from './read-goods.ts'
import { amountOf, apportionCharge } from './apportion-charge.ts'
import { told } from './write-charge.ts'

/**
 * The approver is another user. A capitalised charge is frozen line by line and increases the cost of received goods; any other is posted as
 * an expense. Throws: not_found, stale, state_conflict, desk.self_approval, inventory.not_dispatched; what requireInvoiceable, amountOf,
 * apportionCharge, postRevaluation and accrueCharge throw. Locks: the transfer, then those of the posting.
 */
export async function approveCharge(ctx: Ctx, tx: Tx, target: InputOfRoute<typeof route>): Promise<Charge> {
  const { companyId, userId, now } = ctx
  const before = await lockCharge(ctx, tx, target, 'approve')
  const { id, transferId, transferShipmentId, treatment, status } = before
  if (status !== 'draft') fail('state_conflict', { details: { status, allowed: [] } })
  if (before.isOwn) fail('desk.self_approval')
  if (treatment === 'recharge') await requireInvoiceable(ctx, tx, { transferId, transferShipmentId })
  const { goods, measures, digits } = await readGoods(ctx, tx, { transferId, transferShipmentId })
  const amountMinor = amountOf(ctx, before, goods, { measures, digits })
  const shares = apportionCharge(ctx, { ...before, amountMinor }, goods, measures)
  const today = treatment === 'capitalise' ? await requireSent(ctx, tx, before) : null
  await sql`
    update inventory.transfer_charge set status = 'approved', amount_minor = ${amountMinor}, approved_at = ${now.toISOString()},
      approved_by = ${userId}, updated_by = ${userId}
    where company_id = ${companyId} and id = ${id}`.execute(tx)
  if (today !== null && transferShipmentId !== null) {
    await freezeShares(ctx, tx, id, goods, shares)
    await capitaliseCharges(ctx, tx, { shipmentId: transferShipmentId, effectiveOn: today })
  }
  const approved = await readCharge(ctx, tx, id)
  await accrueCharge(ctx, tx, approved)
  return told(ctx, before, approved)
}

/** The date at the destination store, `YYYY-MM-DD`. Throws: inventory.not_dispatched. */
async function requireSent({ companyId, now }: Ctx, tx: Tx, { transferShipmentId }: ChargeRow): Promise<string> {
  const { rows } = await sql<{ today: string; status: string }>`
    select to_char((${now.toISOString()}::timestamptz at time zone z.timezone)::date, 'YYYY-MM-DD') as today, s.status
    from inventory.transfer_shipment s join erp.store z on z.company_id = s.company_id and z.id = s.to_store_id
    where s.company_id = ${companyId} and s.id = ${transferShipmentId}`.execute(tx)
  const { today, status } = rows[0] ?? fail('not_found')
  const isSent = ['dispatched', 'receiving', 'received', 'settled'].includes(status)
  return isSent ? today : fail('inventory.not_dispatched', { details: { status } })
}

async function freezeShares(
  { companyId }: Ctx,
  tx: Tx,
  id: number,
  goods: readonly ChargedGoods[],
  shares: readonly number[],
): Promise<void> {
  await sql`
    insert into inventory.transfer_charge_share (company_id, transfer_charge_id, shipment_line_id, amount_minor)
    select ${companyId}::bigint, ${id}::bigint, u.line_id, u.amount
    from unnest(${goods.map(({ shipmentLineId }) => shipmentLineId)}::bigint[], ${[...shares]}::bigint[]) as u (line_id, amount)`.execute(
    tx,
  )
}
