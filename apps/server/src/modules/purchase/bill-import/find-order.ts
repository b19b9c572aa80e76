import { text } from '@countinghouse/contract/purchase/bill-import-file.text'
import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { permissionName } from '@countinghouse/contract/page'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { inStores } from '../../../platform/lists/list-source.ts'
import type { EInvoice } from './e-invoice.ts'
import type { Found } from './findings.ts'

type Order = {
  readonly id: number
  readonly storeId: number
  readonly currency: string
  readonly paymentTermId: number | null
}

/**
 * The order that the file names, if it was sent to this supplier and the caller may create invoices and bill orders in its store; else what
 * was found. Locks: the order.
 */
export async function findOrder(
  { companyId, grants }: Ctx,
  tx: Tx,
  { orderReference, isCredit, currency }: EInvoice,
  supplierId: number,
): Promise<{ readonly order: Order | null; readonly found: readonly Found[] }> {
  if (orderReference === null || isCredit) return { order: null, found: [] }
  const stores = grants.storesWith(permissionName(supplierInvoice.page, 'create'))
  const billing = grants.storesWith(permissionName(purchaseOrder.page, 'bill'))
  const { rows } = await sql<Order>`
    select t.id, t.store_id as "storeId", t.currency, t.payment_term_id as "paymentTermId" from purchase.purchase_order t
    where t.company_id = ${companyId} and t.number = ${orderReference} and t.supplier_id = ${supplierId}
      and t.status in ('ordered', 'closed') and ${inStores(['store_id'], stores)}
    for no key update`.execute(tx)
  const [order] = rows
  const refused = (words: Found['words'], more = {}) => ({
    order: null,
    found: [{ line: null, words, params: { order: orderReference, ...more } }],
  })
  if (order === undefined) return refused(text.found_order_unknown)
  if (billing !== null && !billing.includes(order.storeId)) return refused(text.found_order_no_right)
  if (order.currency !== currency) return refused(text.found_order_currency, { currency: order.currency })
  return { order, found: [] }
}
