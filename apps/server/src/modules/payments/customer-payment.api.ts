import { allocatePayment, customerPayment, payBack } from '@countinghouse/contract/payments/customer-payment'
import { text } from '@countinghouse/contract/payments/customer-payment.text'
import { sql } from 'kysely'
import { requirePermission } from '../../platform/access/permission.ts'
import { handleWrite } from '../../platform/calls/handle.ts'
import { documentHandlers } from '../../platform/documents/document-handlers.ts'
import type { PostingSource } from '../../platform/documents/posting-source.ts'
import { pickerTable } from '../../platform/pickers/picker-table.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { allocate } from './customer-payment/allocate-payment.ts'
import type { EnteredReceipt } from './customer-payment/calculate-receipt.ts'
import { calculateReceipt } from './customer-payment/calculate-receipt.ts'
import { payBackTo } from './customer-payment/pay-back.ts'
import { postReceipt, receiptSource, reverseReceipt } from './customer-payment/post-receipt.ts'

const postingSources: readonly PostingSource[] = [
  { type: receiptSource, title: text.numbered, page: customerPayment.page, search: (id) => `open=${id}` },
]

const api = [
  ...documentHandlers(customerPayment, {
    beforeWrite: (ctx, tx, after) =>
      ctx.guards.get(customerPayment.entity)?.beforeWrite?.(ctx, tx, { verb: 'edit', before: null, after }),
    calculate: async (ctx, tx, values) => {
      const { currencyCode, exchangeRate, unallocatedMinor } = await calculateReceipt(
        ctx,
        tx,
        values as unknown as EnteredReceipt,
        { isLocked: false },
      )
      return { currencyCode, exchangeRate, unallocatedMinor }
    },
    transitions: {
      post: async (ctx, tx, row) => {
        if (row.refundedMinor > 0) requirePermission(ctx.grants, { page: customerPayment.page, event: 'refund' })
        return await postReceipt(ctx, tx, row)
      },
      reverse: (ctx, tx, row, { reversedOn }) => reverseReceipt(ctx, tx, row, reversedOn as string | null),
    },
  }),
  handleWrite(allocatePayment, allocate),
  handleWrite(payBack, payBackTo),
]

/** Customer payments that online payments show. */
const pickers = [
  pickerTable({
    entity: customerPayment.entity,
    page: customerPayment.page,
    code: sql`r.name`,
    label: sql`(select c.name from crm.customer c where c.company_id = r.company_id and c.id = r.customer_id)`,
    isActive: sql`r.status = 'posted'`,
  }),
]

export const module = defineModule({ postingSources, pickers, api })
