import { supplierPayment } from '@countinghouse/contract/payments/supplier-payment'
import { convertMinor } from '@countinghouse/kernel/exchange'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { documentApproval } from '../../../platform/documents/document-approval.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import { submitForApproval } from '../../desk/index.ts'
import type { Payment } from './calculate-payment.ts'
import { requireSendable, sendPayment } from './send-payment.ts'

/** Approval rules measure the paid amount in the company's currency. */
export const approval = documentApproval(supplierPayment, {
  title: supplierPayment.text.one,
  value: async ({ companyId }, tx, row) => {
    const { rows } = await sql<{ currency: string }>`
      select c.base_currency as currency from erp.company c where c.id = ${companyId}`.execute(tx)
    const { amountMinor, currencyCode, exchangeRate, labels, name } = row as Payment
    const currency = rows[0]?.currency ?? ''
    const from = currencyCode ?? currency
    return {
      amount: convertMinor(amountMinor, { from, to: currency, rate: exchangeRate ?? '1' }),
      currency,
      summary: Object.values(labels ?? {}).flat()[0]?.name ?? name,
    }
  },
})

/** Sends the payment, or requests approval first if a rule requires it. Throws: what sendPayment throws. */
export async function sendOrSubmit(ctx: Ctx, tx: Tx, row: Payment): Promise<TransitionOutcome> {
  if (row.status !== 'draft') return await sendPayment(ctx, tx, row)
  await requireSendable(ctx, tx, row)
  return (await submitForApproval(ctx, tx, approval, row.id)) ?? (await sendPayment(ctx, tx, row))
}
