import { randomUUID } from 'node:crypto'
import { fail } from '@countinghouse/contract/errors'
import type { receiveBankLine } from '@countinghouse/contract/payments/bank-payments'
import { customerPayment } from '@countinghouse/contract/payments/customer-payment'
import type { InputOfRoute } from '@countinghouse/contract/route'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { createDocument, moveDocument } from '../../../platform/documents/document.ts'
import type { CustomerPayment } from '../customer-payment/calculate-receipt.ts'
import { calculateReceipt } from '../customer-payment/calculate-receipt.ts'
import { postReceipt, receiptSource } from '../customer-payment/post-receipt.ts'
import { requireParty } from './find-open-invoices.ts'
import { lockOpenLine, referenceOf, writeMatch } from './match-line.ts'
import { entriesOf } from './post-line.ts'
import { settledByLine } from './settle-by-line.ts'

/**
 * Throws: what lockOpenLine, settledByLine, calculateReceipt and postReceipt throw, payments.not_received. Locks: the statement, then those
 * of the payment.
 */
export async function receiveLine(ctx: Ctx, tx: Tx, input: InputOfRoute<typeof receiveBankLine>) {
  const line = await lockOpenLine(ctx, tx, input)
  const { amountMinor, accountId, bookedOn: receivedOn, currencyCode } = line
  if (amountMinor < 0) fail('payments.not_received')
  const { customerId } = input
  await requireParty(ctx, tx, 'crm.customer', customerId)
  const wanted = { direction: 'sale', partyId: customerId, currencyCode, amountMinor, lines: input.lines } as const
  const { lines } = await settledByLine(ctx, tx, wanted)
  const terms = { customerId, accountId, receivedOn, currencyCode, amountMinor, appliedMinor: 0, lines }
  const { exchangeRate, unallocatedMinor } = await calculateReceipt(
    ctx,
    tx,
    { ...terms, exchangeRate: null },
    { isLocked: false },
  )
  const draft = { ...terms, exchangeRate, unallocatedMinor, reference: referenceOf(line), note: null }
  const created = await createDocument(ctx, tx, customerPayment, { uid: randomUUID(), ...draft })
  const outcome = await postReceipt(ctx, tx, created as CustomerPayment)
  await moveDocument(ctx, tx, customerPayment, created, { status: 'posted', ...outcome })
  await outcome.after?.()
  const journalLineIds = await entriesOf(ctx, tx, line, { sourceType: receiptSource, sourceId: created.id, eventNo: 1 })
  return await writeMatch(ctx, tx, line, { journalLineIds })
}
