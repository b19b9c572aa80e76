import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import { createSupplierInvoice } from '../../accounts/index.ts'
import type { SupplierClaim } from './calculate-claim.ts'

/** Creates the draft credit note of a claim. Throws: what createSupplierInvoice throws. */
export async function creditClaim(
  ctx: Ctx,
  tx: Tx,
  { supplierId, storeId, purchaseOrderId, currency: currencyCode, lines }: SupplierClaim,
  reference: string,
): Promise<TransitionOutcome> {
  const { id } = await createSupplierInvoice(ctx, tx, {
    kind: 'credit_note',
    supplierId,
    storeId,
    currencyCode,
    exchangeRate: await rateOfBills(ctx, tx, purchaseOrderId),
    paymentTermId: null,
    reference,
    lines: lines.flatMap(({ variantId, quantity, unitPrice }) =>
      unitPrice === null ? [] : { variantId, quantity, unitPrice },
    ),
  })
  return { set: { creditNoteId: id } }
}

/** What is credited has the rate at which it was invoiced; null: the own currency. */
async function rateOfBills({ companyId }: Ctx, tx: Tx, orderId: number): Promise<string | null> {
  const { rows } = await sql<{ rate: string }>`
    select trim_scale(i.exchange_rate)::text as rate from purchase.order_bill b
    join accounts.invoice i on i.company_id = b.company_id and i.id = b.invoice_id and i.kind = 'invoice' and i.status = 'posted'
    join erp.company c on c.id = i.company_id and c.base_currency <> i.currency_code
    where b.company_id = ${companyId} and b.purchase_order_id = ${orderId} order by i.id desc limit 1`.execute(tx)
  return rows[0]?.rate ?? null
}
