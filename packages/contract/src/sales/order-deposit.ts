import { z } from 'zod'
import { customerPayment } from '../payments/customer-payment.ts'
import { route } from '../route.ts'
import { idOf, Version } from '../values.ts'
import { salesOrder } from './sales-order.ts'

/** A draft customer payment of what is missing of the deposit of an order; the same `uid` answers the same draft. */
export const takeOrderDeposit = route({
  id: 'sales.salesOrder.deposit',
  method: 'POST',
  path: '/sales/orders/{id}/deposits',
  page: customerPayment.page,
  event: 'create',
  writes: true,
  status: 201,
  stale: [customerPayment.routes.list],
  errors: [
    'not_found',
    'state_conflict',
    'duplicate',
    'sales.deposit_complete',
    'accounts.rule_missing',
    'accounts.rate_missing',
    'payments.not_cash',
  ],
  input: z.strictObject({ id: idOf(salesOrder.entity), uid: z.uuid() }),
  output: z.object({ id: idOf(customerPayment.entity), version: Version }),
})
