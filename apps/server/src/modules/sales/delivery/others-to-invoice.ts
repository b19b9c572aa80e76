import { mostInvoiceLines } from '@countinghouse/contract/accounts/invoice-fields'
import { delivery } from '@countinghouse/contract/sales/delivery'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockDocumentRow } from '../../../platform/documents/document.ts'
import type { Delivery } from './deliver-order.ts'
import type { DeliverableOrder } from './read-order.ts'

type Limit = {
  /** Dispatched up to this day; null: any. */
  readonly upTo: string | null
}

/**
 * Other dispatched deliveries of the customer and store without an invoice whose orders have the same currency, prices and terms, oldest
 * first. What another transaction holds is left out, so that none waits for the other.
 */
export async function lockOthersToInvoice(
  ctx: Ctx,
  tx: Tx,
  row: Delivery,
  { customerId, storeId, currencyCode, isTaxInclusive, paymentTermId, upTo }: DeliverableOrder & Limit,
): Promise<readonly Delivery[]> {
  const { rows } = await sql<{ id: number }>`
    select d.id from sales.delivery d
    join sales.sales_order o on o.company_id = d.company_id and o.id = d.sales_order_id
    where d.company_id = ${ctx.companyId} and d.customer_id = ${customerId} and d.store_id = ${storeId} and d.id <> ${row.id}
      and d.status in ('dispatched', 'delivered') and not d.is_invoiced and o.currency_code = ${currencyCode} and o.is_tax_inclusive = ${isTaxInclusive}
      and o.payment_term_id is not distinct from ${paymentTermId}::bigint and (${upTo}::date is null or d.effective_on <= ${upTo}::date)
    order by d.effective_on, d.id limit ${mostInvoiceLines} for no key update of o, d skip locked`.execute(tx)
  const others: Delivery[] = []
  for (const { id } of rows) {
    const other = await lockDocumentRow(ctx, tx, delivery, id)
    if (other !== null) others.push(other as unknown as Delivery)
  }
  return others
}
