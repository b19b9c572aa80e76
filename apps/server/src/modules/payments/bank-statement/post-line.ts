import { randomUUID } from 'node:crypto'
import { fail } from '@countinghouse/contract/errors'
import type { postBankLine, receiveBankLine } from '@countinghouse/contract/payments/bank-lines'
import { customerPayment } from '@countinghouse/contract/payments/customer-payment'
import { text } from '@countinghouse/contract/payments/errors.text'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { createDocument, moveDocument } from '../../../platform/documents/document.ts'
import { postJournals } from '../../accounts/index.ts'
import { allocatedTo } from '../customer-payment/allocate-payment.ts'
import type { CustomerPayment } from '../customer-payment/calculate-receipt.ts'
import { postReceipt, receiptSource } from '../customer-payment/post-receipt.ts'
import { refuse } from '../settling/refuse.ts'
import type { LockedLine } from './match-line.ts'
import { lockOpenLine, writeMatch } from './match-line.ts'

/** Source type of lines that were posted to an account. */
export const bankPostingSource = 'bank_statement'

/**
 * Throws: what lockOpenLine and postReceipt throw, payments.not_received. Locks: the
 * statement, then those of the payment.
 */
export async function receiveLine(ctx: Ctx, tx: Tx, input: InputOfRoute<typeof receiveBankLine>) {
  const line = await lockOpenLine(ctx, tx, input)
  if (line.amountMinor < 0) fail('payments.not_received')
  const { customerId, invoiceId } = input
  const draft = await allocatedTo(ctx, tx, {
    customerId,
    accountId: line.accountId,
    receivedOn: line.bookedOn,
    currencyCode: null,
    receivedMinor: line.amountMinor,
    reference: line.reference ?? line.description?.slice(0, 140) ?? null,
    invoiceId,
  })
  if (invoiceId !== null && draft.lines.length === 0) await refuseInvoice(ctx, tx, invoiceId)
  const created = await createDocument(ctx, tx, customerPayment, { uid: randomUUID(), ...draft })
  const outcome = await postReceipt(ctx, tx, created as CustomerPayment)
  await moveDocument(ctx, tx, customerPayment, created, { status: 'posted', ...outcome })
  const journalLineIds = await entriesOf(ctx, tx, line, { sourceType: receiptSource, sourceId: created.id, eventNo: 1 })
  return await writeMatch(ctx, tx, line, { journalLineIds })
}

/** Throws: not_found, payments.not_receivable at the invoice. */
async function refuseInvoice(ctx: Ctx, tx: Tx, invoiceId: number): Promise<never> {
  const { rows } = await sql`
    select from accounts.invoice i where i.company_id = ${ctx.companyId} and i.id = ${invoiceId}`.execute(tx)
  return rows.length === 0
    ? fail('not_found')
    : refuse(ctx, 'payments.not_receivable', ['invoiceId'], text.not_receivable)
}

/** Throws: what lockOpenLine and postJournals throw, payments.not_postable, payments.day_ahead. */
export async function postLine(ctx: Ctx, tx: Tx, input: InputOfRoute<typeof postBankLine>) {
  const line = await lockOpenLine(ctx, tx, input)
  const { accountId, memo } = input
  await requirePostable(ctx, tx, line, accountId)
  if (line.bookedOn > line.today) refuse(ctx, 'payments.day_ahead', [], text.day_ahead)
  const { rows } = await sql<{ bankPostingId: number; eventNo: number }>`
    insert into payments.bank_posting (company_id, bank_statement_id, event_no, line_no, account_id, memo, created_by)
    select ${ctx.companyId}, ${line.statementId}, 1 + count(*), ${line.lineNo}, ${accountId}, ${memo}, ${ctx.userId}
    from payments.bank_posting p where p.company_id = ${ctx.companyId} and p.bank_statement_id = ${line.statementId}
    returning id as "bankPostingId", event_no as "eventNo"`.execute(tx)
  const { bankPostingId, eventNo } = rows[0] ?? fail('not_found')
  const description = memo ?? line.description ?? line.party ?? line.name
  const event = {
    source: 'payment',
    sourceType: bankPostingSource,
    sourceId: line.statementId,
    eventNo,
    postedOn: line.bookedOn,
    description,
    lines: [
      { accountId: line.accountId, amountMinor: line.amountMinor },
      { accountId, amountMinor: -line.amountMinor },
    ],
  } as const
  await postJournals(ctx, [event]).execute(tx)
  const journalLineIds = await entriesOf(ctx, tx, line, {
    sourceType: bankPostingSource,
    sourceId: line.statementId,
    eventNo,
  })
  return await writeMatch(ctx, tx, line, { journalLineIds, bankPostingId })
}

/** Throws: not_found, payments.not_postable at the account, which is posted to by its own documents, inactive, or the bank account itself. */
async function requirePostable(ctx: Ctx, tx: Tx, line: LockedLine, accountId: number): Promise<void> {
  const { rows } = await sql<{ isPostable: boolean }>`
    select a.is_manual and a.status = 'active' and a.id <> ${line.accountId} as "isPostable" from accounts.account a
    where a.company_id = ${ctx.companyId} and a.id = ${accountId}`.execute(tx)
  const { isPostable } = rows[0] ?? fail('not_found')
  if (!isPostable) refuse(ctx, 'payments.not_postable', ['accountId'], text.not_postable)
}

type Source = { readonly sourceType: string; readonly sourceId: number; readonly eventNo: number }

/** Entries of a journal on the bank account. */
async function entriesOf(
  { companyId }: Ctx,
  tx: Tx,
  line: LockedLine,
  { sourceType, sourceId, eventNo }: Source,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select l.id from accounts.journal j
    join accounts.journal_line l on l.company_id = j.company_id and l.posted_on = j.posted_on and l.journal_id = j.id
    where j.company_id = ${companyId} and j.source_type = ${sourceType} and j.source_id = ${sourceId} and j.event_no = ${eventNo}
      and l.account_id = ${line.accountId}`.execute(tx)
  return rows.map(({ id }) => id)
}
