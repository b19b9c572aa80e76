import type { Charge } from '@countinghouse/contract/inventory/transfer-charge'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { readMeasures } from '../transfer-charge/measures.ts'
import { apportionCharge } from '../transfer-charge/apportion-charge.ts'
import type { DueLine } from './due-lines.ts'

export type DueCharge = Pick<Charge, 'id' | 'amountMinor' | 'allocateBy'>
/** `chargeMinor`: its share of all charges, in minor units of the company's currency. */
export type ChargedLine = DueLine & { readonly chargeMinor: number }

type Requested = {
  readonly companyId: number
  readonly shipmentIds: readonly number[]
  /** The invoice that includes them; null for a new one. */
  readonly invoiceId: number | null
}

/** Charges to include in an invoice of these shipments of one transfer: those that no other live invoice includes. */
export async function readDueCharges(
  db: Reader | Tx,
  { companyId, shipmentIds, invoiceId }: Requested,
): Promise<DueCharge[]> {
  const { rows } = await sql<DueCharge>`
    select d.id, d.amount_minor as "amountMinor", d.allocate_by as "allocateBy" from inventory.due_charge d
    where d.company_id = ${companyId} and d.transfer_id = (
        select s.transfer_id from inventory.transfer_shipment s where s.company_id = ${companyId} and s.id = ${shipmentIds[0] ?? null})
      and (d.transfer_shipment_id is null or d.transfer_shipment_id = any(${shipmentIds}::bigint[]))
      and (d.transfer_invoice_id is null or d.transfer_invoice_id = ${invoiceId})
    order by d.id`.execute(db)
  return rows
}

/** Apportions each charge over all lines. Throws: inventory.measure_missing. */
export async function withCharges(
  ctx: Ctx,
  db: Reader | Tx,
  lines: readonly DueLine[],
  charges: readonly DueCharge[],
): Promise<ChargedLine[]> {
  const measures = await readMeasures(ctx, db, charges.length === 0 ? [] : lines)
  const shared = charges.map((charge) => apportionCharge(ctx, charge, lines, measures))
  return lines.map((line, index) => ({
    ...line,
    chargeMinor: shared.reduce((sum, shares) => sum + (shares[index] ?? 0), 0),
  }))
}

/** Whether an invoice includes exactly the charges due, with their current amounts. */
export async function hasSameCharges(
  db: Reader | Tx,
  requested: Requested & { readonly invoiceId: number },
): Promise<boolean> {
  const { rows } = await sql<DueCharge>`
    select c.transfer_charge_id as id, c.amount_minor as "amountMinor", c.allocate_by as "allocateBy" from inventory.transfer_invoice_charge c
    where c.company_id = ${requested.companyId} and c.transfer_invoice_id = ${requested.invoiceId} and c.is_live order by c.transfer_charge_id`.execute(
    db,
  )
  const due = await readDueCharges(db, requested)
  return (
    due.length === rows.length &&
    due.every(({ id, amountMinor, allocateBy }, index) => {
      const counted = rows[index]
      return counted?.id === id && counted.amountMinor === amountMinor && counted.allocateBy === allocateBy
    })
  )
}
