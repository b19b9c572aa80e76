import { randomUUID } from 'node:crypto'
import type { allocatePayment } from '@countinghouse/contract/payments/customer-payment'
import { customerPayment } from '@countinghouse/contract/payments/customer-payment'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { createDocument } from '../../../platform/documents/document.ts'
import type { Open } from '../settling/find-open.ts'
import { findOpen } from '../settling/find-open.ts'
import { calculateReceipt } from './calculate-receipt.ts'

/** Throws: what calculateReceipt throws. */
export async function allocate(
  ctx: Ctx,
  tx: Tx,
  said: InputOfRoute<typeof allocatePayment>,
): Promise<OutputOfRoute<typeof allocatePayment>> {
  const draft = await allocatedTo(ctx, tx, { ...said, invoiceId: null })
  const { id, name } = await createDocument(ctx, tx, customerPayment, { uid: randomUUID(), ...draft })
  return { id, name }
}

type Received = InputOfRoute<typeof allocatePayment> & { readonly invoiceId: number | null }

/** A draft that settles one invoice, or those that are due first. Throws: what calculateReceipt throws. */
export async function allocatedTo(ctx: Ctx, tx: Tx, { receivedMinor, invoiceId: wantedId, ...said }: Received) {
  const entered = { ...said, exchangeRate: null, note: null, amountMinor: receivedMinor, appliedMinor: 0 }
  const { currencyCode } = await calculateReceipt(ctx, tx, { ...entered, lines: [] }, { isLocked: false })
  const kind = 'invoice'
  const open = await findOpen(ctx, tx, { direction: 'sale', partyId: said.customerId, currencyCode, kind })
  const wanted = open.filter(({ invoiceId }) => wantedId === null || invoiceId === wantedId)
  const { lines } = takenOf(wanted, receivedMinor)
  const { exchangeRate, unallocatedMinor } = await calculateReceipt(ctx, tx, { ...entered, lines }, { isLocked: false })
  return { ...entered, currencyCode, exchangeRate, unallocatedMinor, lines }
}

/** Lines that settle an amount in the order of the invoices, and what is left of it. */
export function takenOf(open: readonly Pick<Open, 'invoiceId' | 'openMinor'>[], amountMinor: number) {
  let leftMinor = amountMinor
  const lines = open.flatMap(({ invoiceId, openMinor }) => {
    const takenMinor = Math.min(openMinor, leftMinor)
    leftMinor -= takenMinor
    return takenMinor > 0 ? [{ invoiceId, amountMinor: takenMinor, discountMinor: 0 }] : []
  })
  return { lines, leftMinor }
}
