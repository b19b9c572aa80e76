import { proposePayments, supplierPayment } from '@countinghouse/contract/payments/supplier-payment'
import { text } from '@countinghouse/contract/payments/supplier-payment.text'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Tx } from '../../platform/database/db.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { documentHandlers } from '../../platform/documents/document-handlers.ts'
import type { TransitionOutcome } from '../../platform/documents/document.ts'
import { handleWrite } from '../../platform/calls/handle.ts'
import type { PostingSource } from '../../platform/documents/posting-source.ts'
import { submitForApproval, withdrawApproval } from '../desk/index.ts'
import { approval, sendOrSubmit } from './supplier-payment/approve-payment.ts'
import type { Entered, Payment } from './supplier-payment/calculate-payment.ts'
import { calculatePayment } from './supplier-payment/calculate-payment.ts'
import { propose } from './supplier-payment/propose-payments.ts'
import { readRemittancePapers } from './supplier-payment/read-remittance.ts'
import { paymentSource, requireSendable, reversePayment } from './supplier-payment/send-payment.ts'

const postingSources: readonly PostingSource[] = [
  { type: paymentSource, title: text.numbered, page: supplierPayment.page, search: (id) => `open=${id}` },
]

async function submit(ctx: Ctx, tx: Tx, row: Payment): Promise<TransitionOutcome> {
  await requireSendable(ctx, tx, row)
  return (await submitForApproval(ctx, tx, approval, row.id)) ?? { status: 'approved' }
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
      send: sendOrSubmit,
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
