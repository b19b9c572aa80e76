import { fail } from '@countinghouse/contract/errors'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import { postCustomerInvoice } from '../../accounts/index.ts'
import { writeProgress } from '../order/order-stock.ts'
import type { Delivery } from './deliver-order.ts'
import { addToLines } from './dispatch-delivery.ts'
import { readOrder } from './read-order.ts'

/** Posts the invoice of a delivery at the prices of its order. Throws: sales.already_invoiced, what postCustomerInvoice throws. Locks: the order (held by the caller). */
export async function invoiceDelivery(ctx: Ctx, tx: Tx, row: Delivery): Promise<TransitionOutcome> {
  if (row.isInvoiced) fail('sales.already_invoiced')
  const order = (await readOrder(ctx, tx, row.salesOrderId)) ?? fail('not_found')
  const { customerId, storeId, currencyCode, isTaxInclusive, paymentTermId, customerReference, name } = order
  const ordered = new Map(order.lines.map((line) => [line.lineNo, line]))
  const lines = row.lines.map(({ orderLineNo, variantId, quantity }) => {
    const { price, discountPpm } = ordered.get(orderLineNo ?? 0) ?? fail('not_found')
    return { variantId, quantity, unitPrice: price, discountPpm }
  })
  const reference = customerReference ?? name
  const terms = { currencyCode, isTaxInclusive, paymentTermId }
  const { id } = await postCustomerInvoice(ctx, tx, { customerId, storeId, reference, ...terms, lines })
  await addToLines(ctx, tx, row, 'invoiced_quantity')
  await writeProgress(ctx, tx, order.id)
  return { status: row.status, set: { isInvoiced: true, invoiceId: id } }
}
