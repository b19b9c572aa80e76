import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import type { DocumentRow } from '@countinghouse/contract/document'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockDocumentRow, readDocument, requireStatus } from '../../../platform/documents/document.ts'
import type { ChargeRow } from './find-charges.ts'
import { asCharge, readCharges } from './find-charges.ts'

/** Statuses of a transfer after approval, excluding those that end before dispatch. */
const underWay = ['approved', 'in_fulfilment', 'in_transit', 'received', 'closed']

/** The charged transfer, locked until the end. Throws: not_found, state_conflict if it is not approved. */
export async function lockCharged(ctx: Ctx, tx: Tx, id: number, event: string): Promise<DocumentRow> {
  await lockDocumentRow(ctx, tx, managedTransfer, id)
  const row = await readDocument(ctx, tx, managedTransfer, id, event)
  requireStatus(managedTransfer, row, underWay)
  return row
}

type Target = { readonly id: number; readonly version: number }

/**
 * A charge at the caller's version, with its transfer locked until the end. Throws: not_found, stale; inventory.charge_counted if it cannot
 * be changed.
 */
export async function lockCharge(ctx: Ctx, tx: Tx, { id, version }: Target, event: string): Promise<ChargeRow> {
  const { rows } = await sql<{ transferId: number }>`
    select c.transfer_id as "transferId" from inventory.transfer_charge c where c.company_id = ${ctx.companyId} and c.id = ${id}`.execute(
    tx,
  )
  await lockCharged(ctx, tx, rows[0]?.transferId ?? fail('not_found'), event)
  const charge = await readCharge(ctx, tx, id)
  if (charge.version !== version) fail('stale', { details: { current: asCharge(charge) } })
  if (charge.status === 'posted') fail('inventory.charge_counted')
  return charge
}

/** Throws: not_found. */
export async function readCharge(ctx: Ctx, tx: Tx, id: number): Promise<ChargeRow> {
  const [charge] = await readCharges(ctx, tx, sql`c.id = ${id}`)
  return charge ?? fail('not_found')
}
