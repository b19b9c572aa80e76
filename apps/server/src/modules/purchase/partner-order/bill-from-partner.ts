import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/purchase/order-bills.text'
import { format } from '@countinghouse/contract/text'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockDocumentRow } from '../../../platform/documents/document.ts'
import type { Applied } from '../../accounts/index.ts'
import { createSupplierInvoice, variantsOfSkus } from '../../accounts/index.ts'
import type { PurchaseOrder } from '../purchase-order/calculate-order.ts'
import { findPartnerOrder } from './partner-orders.ts'

export const InvoiceBody = z.object({
  uid: z.uuid(),
  number: z.string(),
  issuedOn: z.iso.date(),
  currency: z.string(),
  lines: z.array(z.object({ sku: z.string(), quantity: z.number(), unitPrice: z.string() })),
  /** Recharged costs, in major units of the currency. */
  charges: z.string(),
})

/**
 * An invoice of the partner company: a draft supplier invoice of the order, with its quantities and prices, which is matched when it is
 * posted. Throws: not_found, accounts.partner_product, accounts.rule_missing, what createSupplierInvoice throws. Locks: the order.
 */
export async function applyInvoice(
  ctx: Ctx,
  tx: Tx,
  { body: { uid, number, currency, lines, charges } }: Applied<z.output<typeof InvoiceBody>>,
): Promise<void> {
  const { companyId, locale } = ctx
  const { orderId } = (await findPartnerOrder(tx, companyId, { uid })) ?? fail('not_found')
  const order = ((await lockDocumentRow(ctx, tx, purchaseOrder, orderId)) ?? fail('not_found')) as PurchaseOrder
  const variants = await variantsOfSkus(
    ctx,
    tx,
    lines.map(({ sku }) => sku),
  )
  const goods = lines.map(({ sku, quantity, unitPrice }) => ({
    variantId: variants.get(sku) ?? 0,
    quantity,
    unitPrice,
  }))
  const charged =
    Number(charges) === 0
      ? []
      : [
          {
            description: format(text.charges, locale),
            quantity: 1,
            unitPrice: charges,
            accountId: await expenseAccount(ctx, tx),
          },
        ]
  const { supplierId, storeId, paymentTermId } = order
  const created = await createSupplierInvoice(ctx, tx, {
    supplierId,
    storeId,
    currencyCode: currency,
    paymentTermId,
    reference: number,
    lines: [...goods, ...charged],
  })
  await sql`
    insert into purchase.order_bill (company_id, invoice_id, purchase_order_id)
    values (${companyId}, ${created.id}, ${orderId})`.execute(tx)
}

/** Where freight of transfers is expensed. Throws: accounts.rule_missing. */
async function expenseAccount({ companyId }: Ctx, tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select r.account_id as id from accounts.posting_rule r
    where r.company_id = ${companyId} and r.role = 'transfer_expense' and r.status = 'active' and r.store_id is null and r.category_id is null`.execute(
    tx,
  )
  return (
    rows[0]?.id ?? fail('accounts.rule_missing', { details: { roles: [{ role: 'transfer_expense', storeId: null }] } })
  )
}
