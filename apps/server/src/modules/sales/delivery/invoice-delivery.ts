import { mostInvoiceLines } from '@countinghouse/contract/accounts/invoice-fields'
import { fail } from '@countinghouse/contract/errors'
import { delivery } from '@countinghouse/contract/sales/delivery'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import { moveDocument } from '../../../platform/documents/document.ts'
import { postCustomerInvoice } from '../../accounts/index.ts'
import { lockPayer } from '../../payments/index.ts'
import { applyDeposits } from './apply-deposits.ts'
import { writeProgress } from '../order/order-stock.ts'
import type { Delivery } from './deliver-order.ts'
import { addToLines } from './dispatch-delivery.ts'
import { lockOthersToInvoice } from './others-to-invoice.ts'
import type { DeliverableOrder } from './read-order.ts'
import { readOrder } from './read-order.ts'
import { shippedOf } from './shipped-of.ts'

const longestReference = 60

/** `row`: with what was shipped of its lines. */
type Billed = { readonly row: Delivery; readonly whole: Delivery; readonly order: DeliverableOrder }

/**
 * Posts the invoice of a delivery at the prices of its order, on demand with all other deliveries of the customer and store that have the
 * same terms and are to be invoiced, up to a day; deposits of the orders settle it. Throws: sales.already_invoiced, what
 * postCustomerInvoice and applyDeposits throw. Locks: the order (held by the caller), orders and deliveries of the others that nobody else
 * holds, the customer.
 */
export async function invoiceDelivery(
  ctx: Ctx,
  tx: Tx,
  row: Delivery,
  { withOthers, upTo }: Readonly<Record<string, unknown>>,
): Promise<TransitionOutcome> {
  if (row.isInvoiced) fail('sales.already_invoiced')
  const own = { row: shippedOf(row), whole: row, order: await orderOf(ctx, tx, row) }
  const others = withOthers === true ? await readOthers(ctx, tx, own, typeof upTo === 'string' ? upTo : null) : []
  const billed = [own, ...others]
  const { customerId, storeId, currencyCode, isTaxInclusive, paymentTermId } = own.order
  await lockPayer(ctx, tx, customerId)
  const references = new Set(billed.map(({ order: { customerReference, name } }) => customerReference ?? name))
  const { id: invoiceId } = await postCustomerInvoice(ctx, tx, {
    customerId,
    storeId,
    reference: [...references].join(', ').slice(0, longestReference),
    currencyCode,
    isTaxInclusive,
    paymentTermId,
    lines: billed.flatMap(linesOf),
  })
  let firstLine = 1 + own.row.lines.length
  for (const other of others) {
    await moveDocument(ctx, tx, delivery, other.whole, {
      set: { isInvoiced: true, invoiceId, invoiceFirstLine: firstLine },
    })
    firstLine += other.row.lines.length
  }
  for (const { row: one, order } of billed) {
    await addToLines(ctx, tx, one, 'invoiced_quantity')
    await writeProgress(ctx, tx, order.id)
  }
  await applyDeposits(ctx, tx, invoiceId, billed)
  return { status: row.status, set: { isInvoiced: true, invoiceId, invoiceFirstLine: 1 } }
}

async function orderOf(ctx: Ctx, tx: Tx, { salesOrderId }: Delivery): Promise<DeliverableOrder> {
  return (await readOrder(ctx, tx, salesOrderId)) ?? fail('not_found')
}

/** As many as an invoice has lines for, oldest first. */
async function readOthers(ctx: Ctx, tx: Tx, { row, order }: Billed, upTo: string | null): Promise<readonly Billed[]> {
  const found: Billed[] = []
  let left = mostInvoiceLines - row.lines.length
  for (const whole of await lockOthersToInvoice(ctx, tx, row, { ...order, upTo })) {
    const other = shippedOf(whole)
    left -= other.lines.length
    if (left < 0) break
    found.push({ row: other, whole, order: await orderOf(ctx, tx, other) })
  }
  return found
}

function linesOf({ row, order }: Billed) {
  const ordered = new Map(order.lines.map((line) => [line.lineNo, line]))
  return row.lines.map(({ orderLineNo, variantId, quantity }) => {
    const { price, discountPpm } = ordered.get(orderLineNo ?? 0) ?? fail('not_found')
    return { variantId, quantity, unitPrice: price, discountPpm }
  })
}
