import { randomUUID } from 'node:crypto'
import type { payBack } from '@countinghouse/contract/payments/customer-payment'
import { customerPayment } from '@countinghouse/contract/payments/customer-payment'
import { text } from '@countinghouse/contract/payments/errors.text'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { createDocument } from '../../../platform/documents/document.ts'
import { refuse } from '../settling/refuse.ts'
import { findOpen } from '../settling/find-open.ts'
import { takenOf } from './allocate-payment.ts'
import { calculateReceipt } from './calculate-receipt.ts'
import { readCredit } from './post-receipt.ts'

/**
 * A draft of what is paid back to a customer. Throws: payments.nothing_to_refund at the customer, payments.credit_short at the amount, what
 * calculateReceipt throws.
 */
export async function payBackTo(
  ctx: Ctx,
  tx: Tx,
  { refundedMinor: wantedMinor, ...said }: InputOfRoute<typeof payBack>,
): Promise<OutputOfRoute<typeof payBack>> {
  const nothing = { exchangeRate: null, note: null, amountMinor: 0, appliedMinor: 0, refundedMinor: 0, lines: [] }
  const { currencyCode } = await calculateReceipt(ctx, tx, { ...said, ...nothing }, { isLocked: false })
  const notes = await findOpen(ctx, tx, {
    direction: 'sale',
    partyId: said.customerId,
    currencyCode,
    kind: 'credit_note',
  })
  const { minor: creditMinor } = await readCredit(ctx, tx, said.customerId, currencyCode)
  const availableMinor = notes.reduce((sum, { openMinor }) => sum + openMinor, creditMinor)
  if (availableMinor === 0) refuse(ctx, 'payments.nothing_to_refund', ['customerId'], text.nothing_to_refund)
  const refundedMinor = wantedMinor ?? availableMinor
  const missingMinor = refundedMinor - availableMinor
  if (missingMinor > 0) refuse(ctx, 'payments.credit_short', ['refundedMinor'], text.refund_short, { missingMinor })
  const { lines, leftMinor: appliedMinor } = takenOf(notes, refundedMinor)
  const entered = { ...said, ...nothing, appliedMinor, refundedMinor, lines }
  const calculated = await calculateReceipt(ctx, tx, entered, { isLocked: false })
  const { exchangeRate, unallocatedMinor } = calculated
  const values = { uid: randomUUID(), ...entered, currencyCode, exchangeRate, unallocatedMinor }
  const { id, name } = await createDocument(ctx, tx, customerPayment, values)
  return { id, name }
}
