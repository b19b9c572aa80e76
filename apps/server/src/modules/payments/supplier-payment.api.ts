import { proposePayments, supplierPayment } from '@countinghouse/contract/payments/supplier-payment'
import { text } from '@countinghouse/contract/payments/supplier-payment.text'
import { convertMinor } from '@countinghouse/kernel/exchange'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Tx } from '../../platform/database/db.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { documentApproval } from '../../platform/documents/document-approval.ts'
import { documentHandlers } from '../../platform/documents/document-handlers.ts'
import type { TransitionOutcome } from '../../platform/documents/document.ts'
import { handleWrite } from '../../platform/calls/handle.ts'
import type { PostingSource } from '../../platform/documents/posting-source.ts'
import { submitForApproval, withdrawApproval } from '../desk/index.ts'
import type { Entered, Payment } from './supplier-payment/calculate-payment.ts'
import { calculatePayment } from './supplier-payment/calculate-payment.ts'
import { propose } from './supplier-payment/propose-payments.ts'
import { readRemittancePapers } from './supplier-payment/read-remittance.ts'
import { paymentSource, requireSendable, reversePayment, sendPayment } from './supplier-payment/send-payment.ts'

/** Approval rules measure the paid amount in the company's currency. */
const approval = documentApproval(supplierPayment, {
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

const postingSources: readonly PostingSource[] = [
  { type: paymentSource, title: text.numbered, page: supplierPayment.page, search: (id) => `open=${id}` },
]

async function submit(ctx: Ctx, tx: Tx, row: Payment): Promise<TransitionOutcome> {
  await requireSendable(ctx, tx, row)
  return (await submitForApproval(ctx, tx, approval, row.id)) ?? { status: 'approved' }
}

/** Sends the payment, or requests approval first if a rule requires it. Throws: what sendPayment throws. */
async function send(ctx: Ctx, tx: Tx, row: Payment): Promise<TransitionOutcome> {
  if (row.status !== 'draft') return await sendPayment(ctx, tx, row)
  await requireSendable(ctx, tx, row)
  return (await submitForApproval(ctx, tx, approval, row.id)) ?? (await sendPayment(ctx, tx, row))
}

async function withdraw(ctx: Ctx, tx: Tx, { id }: Payment): Promise<void> {
  await withdrawApproval(ctx, tx, approval, id)
}

const api = [
  ...documentHandlers(supplierPayment, {
    beforeWrite: (ctx, tx, after) =>
      ctx.guards.get(supplierPayment.entity)?.beforeWrite?.(ctx, tx, { verb: 'edit', before: null, after }),
    calculate: async (ctx, tx, values) => {
      const { currencyCode, exchangeRate, amountMinor } = await calculatePayment(ctx, tx, values as Entered, {
        isLocked: false,
      })
      return { currencyCode, exchangeRate, amountMinor }
    },
    transitions: {
      submit,
      send,
      withdraw,
      reverse: (ctx, tx, row, { reversedOn }) => reversePayment(ctx, tx, row, reversedOn as string | null),
    },
  }),
  handleWrite(proposePayments, propose),
]

export const module = defineModule({
  approvals: [approval],
  postingSources,
  papers: { [supplierPayment.entity]: readRemittancePapers },
  api,
})
