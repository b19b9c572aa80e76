import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/payments/errors.text'
import { downloadPaymentFile, paymentFile, proposeFile } from '@countinghouse/contract/payments/payment-file'
import { supplierPayment } from '@countinghouse/contract/payments/supplier-payment'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/calls/context.ts'
import { handleDownload, handleWrite } from '../../platform/calls/handle.ts'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import type { Tx } from '../../platform/database/db.ts'
import { documentHandlers } from '../../platform/documents/document-handlers.ts'
import type { TransitionOutcome } from '../../platform/documents/document.ts'
import { pickerTable } from '../../platform/pickers/picker-table.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import type { EnteredFile, PaymentFile } from './payment-file/calculate-file.ts'
import { calculateFile, requireBankAccounts, valuesOfFile } from './payment-file/calculate-file.ts'
import { refuseFiled } from './payment-file/refuse-filed.ts'
import { downloadFile } from './payment-file/download-file.ts'
import { propose } from './payment-file/propose-file.ts'

/**
 * Fixes where each payment goes. Throws: payments.execution_past, what calculateFile and requireBankAccounts throw. Locks: the payments, in
 * key order.
 */
async function createFile(ctx: Ctx, tx: Tx, row: PaymentFile): Promise<TransitionOutcome> {
  const { companyId } = ctx
  const ids = row.lines.map(({ supplierPaymentId }) => supplierPaymentId)
  await sql`
    select from payments.supplier_payment p where p.company_id = ${companyId} and p.id = any(${ids}::bigint[])
    order by p.id for share`.execute(tx)
  const calculated = await calculateFile(ctx, tx, row)
  const { account, payments } = calculated
  const message = format(text.execution_past, ctx.locale)
  if (row.executeOn < account.today)
    fail('payments.execution_past', { fields: { executeOn: [{ code: 'rule', message }] } })
  requireBankAccounts(ctx, calculated)
  await sql`
    update payments.payment_file_line l set supplier_bank_account_id = u.bank_account_id, masked_account = u.masked
    from unnest(${payments.map(({ id }) => id)}::bigint[], ${payments.map(({ bankAccountId }) => bankAccountId)}::bigint[],
      ${payments.map(({ maskedAccount }) => maskedAccount)}::text[]) as u (id, bank_account_id, masked)
    where l.company_id = ${companyId} and l.payment_file_id = ${row.id} and l.supplier_payment_id = u.id`.execute(tx)
  const { holder: payer, iban: payerIban, bic: payerBic } = account
  return { status: 'created', set: { payer, payerIban, payerBic, fileCreatedAt: ctx.now.toISOString() } }
}

const api = ({ box }: Declared) => [
  ...documentHandlers(paymentFile, {
    calculate: async (ctx, tx, values) => {
      const entered = values as unknown as EnteredFile
      return valuesOfFile(entered, await calculateFile(ctx, tx, entered))
    },
    transitions: { createFile, cancel: (_ctx, _tx, _row, { reason }) => ({ set: { reason } }) },
  }),
  handleWrite(proposeFile, propose),
  handleDownload(downloadPaymentFile, (ctx, reader, { id }) => downloadFile(ctx, reader, box, id)),
]

/** Sent payments, with the name of the supplier. */
const pickers = [
  pickerTable({
    entity: supplierPayment.entity,
    page: supplierPayment.page,
    code: sql`r.name`,
    label: sql`(select s.name from procure.supplier s where s.company_id = r.company_id and s.id = r.supplier_id)`,
    isActive: sql`r.status = 'sent'`,
  }),
]

const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  'payments.payment_file_line_live': refuseFiled,
}

export const module = defineModule({ api, pickers, constraintRules })
