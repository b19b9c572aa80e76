import { randomUUID } from 'node:crypto'
import { fail } from '@countinghouse/contract/errors'
import { permissionName } from '@countinghouse/contract/page'
import type { payBankLine } from '@countinghouse/contract/payments/bank-payments'
import { text } from '@countinghouse/contract/payments/errors.text'
import { supplierPayment } from '@countinghouse/contract/payments/supplier-payment'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import { may } from '../../../platform/access/permission.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { createDocument, moveDocument } from '../../../platform/documents/document.ts'
import { isAwaiting } from '../settling/find-open.ts'
import { refuse } from '../settling/refuse.ts'
import { sendOrSubmit } from '../supplier-payment/approve-payment.ts'
import type { Payment } from '../supplier-payment/calculate-payment.ts'
import { calculatePayment } from '../supplier-payment/calculate-payment.ts'
import { paymentSource } from '../supplier-payment/send-payment.ts'
import { requireParty } from './find-open-invoices.ts'
import type { LockedLine } from './match-line.ts'
import { lockOpenLine, referenceOf, writeMatch } from './match-line.ts'
import { entriesOf } from './post-line.ts'
import { settledByLine } from './settle-by-line.ts'

/**
 * Throws: what lockOpenLine, settledByLine, calculatePayment and sendOrSubmit throw, payments.not_paid, payments.bill_awaiting.
 * Locks: the statement, the supplier, then those of the payment.
 */
export async function payLine(ctx: Ctx, tx: Tx, input: InputOfRoute<typeof payBankLine>) {
  const line = await lockOpenLine(ctx, tx, input)
  const { accountId, bookedOn: paidOn, currencyCode } = line
  if (line.amountMinor > 0) fail('payments.not_paid')
  const amountMinor = -line.amountMinor
  const { supplierId } = input
  await requireParty(ctx, tx, 'procure.supplier', supplierId)
  // Of two lines that pay the same invoice at once, the second sees the payment of the first.
  await sql`
    select from procure.supplier s where s.company_id = ${ctx.companyId} and s.id = ${supplierId} for no key update`.execute(
    tx,
  )
  const wanted = { direction: 'purchase', partyId: supplierId, currencyCode, amountMinor, lines: input.lines } as const
  const { lines, leftMinor: prepaymentMinor } = await settledByLine(ctx, tx, wanted)
  await requireNotAwaiting(ctx, tx, lines)
  await requireNotPaying(ctx, tx, line, supplierId)
  const terms = {
    supplierId,
    accountId,
    paidOn,
    currencyCode,
    prepaymentMinor,
    appliedMinor: 0,
    receivedMinor: 0,
    purchaseOrderId: null,
    lines,
  }
  const { exchangeRate } = await calculatePayment(ctx, tx, { ...terms, exchangeRate: null }, { isLocked: false })
  const draft = { ...terms, exchangeRate, amountMinor, reference: referenceOf(line), note: null }
  const created = await createDocument(ctx, tx, supplierPayment, { uid: randomUUID(), ...draft })
  if (!may(ctx.grants, permissionName(supplierPayment.page, 'send')))
    return { openCount: line.openCount, payment: created.name, isPending: true }
  const outcome = await sendOrSubmit(ctx, tx, created as Payment)
  const { name: payment } = await moveDocument(ctx, tx, supplierPayment, created, outcome)
  await outcome.after?.()
  if (outcome.status !== 'sent') return { openCount: line.openCount, payment, isPending: true }
  const journalLineIds = await entriesOf(ctx, tx, line, { sourceType: paymentSource, sourceId: created.id, eventNo: 1 })
  return { ...(await writeMatch(ctx, tx, line, { journalLineIds })), payment, isPending: false }
}

/** Throws: payments.bill_awaiting, so that a payment that awaits its approval is not made a second time. */
async function requireNotAwaiting(ctx: Ctx, tx: Tx, lines: readonly { readonly invoiceId: number }[]): Promise<void> {
  const ids = lines.map(({ invoiceId }) => invoiceId)
  const { rows } = await sql<{ id: number }>`
    select i.id from accounts.invoice i
    where i.company_id = ${ctx.companyId} and i.id = any(${ids}::bigint[]) and ${isAwaiting()}`.execute(tx)
  const at = rows.map(({ id }) => `lines.${ids.indexOf(id)}.invoiceId`)
  if (at.length > 0) refuse(ctx, 'payments.bill_awaiting', at, text.bill_awaiting)
}

/** Throws: payments.bill_awaiting where each open line of this day, amount and text has a payment that is not sent yet: a line does not name its own. */
async function requireNotPaying(ctx: Ctx, tx: Tx, line: LockedLine, supplierId: number): Promise<void> {
  const { companyId } = ctx
  const { rows } = await sql<{ isPaying: boolean }>`
    select (
      select count(*) from payments.supplier_payment p
      where p.company_id = ${companyId} and p.supplier_id = ${supplierId} and p.currency_code = ${line.currencyCode}
        and p.account_id = ${line.accountId} and p.paid_on = ${line.bookedOn}::date and p.amount_minor = -${line.amountMinor}::bigint
        and p.reference is not distinct from ${referenceOf(line)}::text and p.status in ('draft', 'pending', 'approved')) >= (
      select count(*) from payments.bank_statement s
      join payments.bank_statement_line q on q.company_id = s.company_id and q.bank_statement_id = s.id
      where s.company_id = ${companyId} and s.bank_account_id = ${line.bankAccountId} and s.status = 'draft'
        and s.opened_on <= ${line.bookedOn}::date and s.closed_on >= ${line.bookedOn}::date
        and q.booked_on = ${line.bookedOn}::date and q.amount_minor = ${line.amountMinor}
        and q.reference is not distinct from ${line.reference}::text and q.description is not distinct from ${line.description}::text
        and not exists (select from payments.bank_match m
          where m.company_id = q.company_id and m.bank_statement_id = q.bank_statement_id and m.line_no = q.line_no)) as "isPaying"`.execute(
    tx,
  )
  if (rows[0]?.isPaying === true) refuse(ctx, 'payments.bill_awaiting', [], text.line_awaiting)
}
