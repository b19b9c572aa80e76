import { fail } from '@countinghouse/contract/errors'
import type { addCharge, changeCharge, Charge, deleteCharge } from '@countinghouse/contract/inventory/transfer-charge'
import { mostCharges } from '@countinghouse/contract/inventory/transfer-charge'
import { text } from '@countinghouse/contract/inventory/transfer-charge.text'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { reverseAccrual } from './accrue-charge.ts'
import type { ChargeRow } from './find-charges.ts'
import { asCharge } from './find-charges.ts'
import { lockCharge, lockCharged, readCharge } from './lock-charge.ts'
import type { Entered } from './validate-charge.ts'
import { validateCharge, requireInvoiceable } from './validate-charge.ts'
import { readGoods } from './read-goods.ts'
import { amountOf, apportionCharge } from './apportion-charge.ts'

/**
 * Creates a draft on a transfer. Throws: not_found, state_conflict, inventory.rule_broken, inventory.charge_counted; what amountOf and
 * apportionCharge throw. Locks: the transfer.
 */
export async function writeNewCharge(ctx: Ctx, tx: Tx, input: InputOfRoute<typeof addCharge>): Promise<Charge> {
  const { companyId, userId } = ctx
  const { id: transferId, ...entered } = input
  await lockCharged(ctx, tx, transferId, 'charge')
  await requireRoom(ctx, tx, transferId)
  const amountMinor = await valueCharge(ctx, tx, entered, { transferId, before: null })
  const { rows } = await sql<{ id: number }>`
    insert into inventory.transfer_charge (company_id, transfer_id, transfer_shipment_id, charge_type_id, basis, rate, rate_ppm, amount_minor,
      allocate_by, treatment, supplier_id, note, entered_by, created_by, updated_by)
    values (${companyId}, ${transferId}, ${entered.transferShipmentId}, ${entered.chargeTypeId}, ${entered.basis}, ${entered.rate}, ${entered.ratePpm},
      ${amountMinor}, ${entered.allocateBy}, ${entered.treatment}, ${entered.supplierId}, ${entered.note}, ${userId}, ${userId}, ${userId})
    returning id`.execute(tx)
  return told(ctx, null, await readCharge(ctx, tx, rows[0]?.id ?? 0))
}

/** Changes a charge, which then requires approval again. Throws: stale, and as above. Locks: the transfer. */
export async function rewriteCharge(ctx: Ctx, tx: Tx, input: InputOfRoute<typeof changeCharge>): Promise<Charge> {
  const { companyId, userId } = ctx
  const { id, version, ...entered } = input
  const before = await lockCharge(ctx, tx, { id, version }, 'charge')
  const amountMinor = await valueCharge(ctx, tx, entered, { transferId: before.transferId, before })
  await reverseAccrual(ctx, tx, id)
  await sql`
    delete from inventory.transfer_charge_share s where s.company_id = ${companyId} and s.transfer_charge_id = ${id}`.execute(
    tx,
  )
  await sql`
    update inventory.transfer_charge set transfer_shipment_id = ${entered.transferShipmentId}, charge_type_id = ${entered.chargeTypeId},
      basis = ${entered.basis}, rate = ${entered.rate}, rate_ppm = ${entered.ratePpm}, amount_minor = ${amountMinor},
      allocate_by = ${entered.allocateBy}, treatment = ${entered.treatment}, supplier_id = ${entered.supplierId}, note = ${entered.note},
      status = 'draft', entered_by = ${userId}, approved_at = null, approved_by = null, updated_by = ${userId}
    where company_id = ${companyId} and id = ${id}`.execute(tx)
  return told(ctx, before, await readCharge(ctx, tx, id))
}

/** Throws: not_found, stale, inventory.charge_counted; in_use if an invoice ever included it. Locks: the transfer. */
export async function removeCharge(
  ctx: Ctx,
  tx: Tx,
  target: InputOfRoute<typeof deleteCharge>,
): Promise<{ id: number }> {
  const before = await lockCharge(ctx, tx, target, 'charge')
  await reverseAccrual(ctx, tx, before.id)
  await sql`delete from inventory.transfer_charge where company_id = ${ctx.companyId} and id = ${before.id}`.execute(tx)
  told(ctx, before, null)
  return { id: before.id }
}

/** The current amount; also validates that it can be apportioned. Units: minor units. */
async function valueCharge(
  ctx: Ctx,
  tx: Tx,
  entered: Entered,
  { transferId, before }: { readonly transferId: number; readonly before: ChargeRow | null },
): Promise<number> {
  await validateCharge(ctx, tx, entered, { transferId, before })
  const { transferShipmentId, allocateBy, treatment } = entered
  if (treatment === 'recharge') await requireInvoiceable(ctx, tx, { transferId, transferShipmentId })
  const { goods, measures, digits } = await readGoods(ctx, tx, { transferId, transferShipmentId })
  const amountMinor = amountOf(ctx, entered, goods, { measures, digits })
  apportionCharge(ctx, { amountMinor, allocateBy }, goods, measures)
  return amountMinor
}

async function requireRoom({ companyId, locale }: Ctx, tx: Tx, transferId: number): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from inventory.transfer_charge c where c.company_id = ${companyId} and c.transfer_id = ${transferId}`.execute(
    tx,
  )
  if ((rows[0]?.count ?? 0) >= mostCharges) fail('inventory.rule_broken', { message: format(text.too_many, locale) })
}

/** The values for the audit log. */
export function told<R extends ChargeRow | null>(
  ctx: Ctx,
  before: ChargeRow | null,
  after: R,
): R extends null ? null : Charge
export function told(ctx: Ctx, before: ChargeRow | null, after: ChargeRow | null): Charge | null {
  const { id, transferName, chargeType } = after ?? before ?? fail('not_found')
  ctx.audit({
    entity: 'inventory.transfer_charge',
    entityId: id,
    label: `${transferName} ${chargeType}`,
    before: factsOf(before),
    after: factsOf(after),
  })
  return after === null ? null : asCharge(after)
}

function factsOf(charge: ChargeRow | null): Readonly<Record<string, unknown>> | null {
  if (charge === null) return null
  const { transferId, transferShipmentId, chargeTypeId, basis, rate, ratePpm, amountMinor } = charge
  const { allocateBy, treatment, supplierId, note, status } = charge
  return {
    transferId,
    transferShipmentId,
    chargeTypeId,
    basis,
    rate,
    ratePpm,
    amountMinor,
    allocateBy,
    treatment,
    supplierId,
    note,
    status,
  }
}
