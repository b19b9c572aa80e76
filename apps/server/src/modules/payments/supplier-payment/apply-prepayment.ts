import { randomUUID } from 'node:crypto'
import { fail } from '@countinghouse/contract/errors'
import { supplierPayment } from '@countinghouse/contract/payments/supplier-payment'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { createDocument, moveDocument } from '../../../platform/documents/document.ts'
import type { Payment } from './calculate-payment.ts'
import { readPrepayment } from './order-prepayment.ts'
import { sendPayment } from './send-payment.ts'

type Used = {
  readonly purchaseOrderId: number
  readonly invoiceId: number
  /** At most. Units: minor units of the invoice. */
  readonly mostMinor: number
}
type Terms = Pick<Payment, 'supplierId' | 'currencyCode' | 'exchangeRate' | 'reference' | 'paidOn' | 'accountId'>

/**
 * Settles a posted invoice with what is left of the prepayment of its order, as far as it is open: a payment that pays nothing and names the
 * account of the prepayment. Throws: what sendPayment throws. Locks: as sendPayment.
 */
export async function applyPrepayment(
  ctx: Ctx,
  tx: Tx,
  { purchaseOrderId, invoiceId, mostMinor }: Used,
): Promise<void> {
  const { leftMinor } = await readPrepayment(tx, ctx.companyId, purchaseOrderId)
  if (leftMinor <= 0) return
  const { rows } = await sql<Terms & { openMinor: number }>`
    select i.supplier_id as "supplierId", i.currency_code as "currencyCode", i.exchange_rate::text as "exchangeRate", i.name as reference,
      i.issued_on::text as "paidOn", (i.gross_minor - coalesce(s.settled, 0))::bigint as "openMinor", (
        select p.account_id from payments.supplier_payment p
        where p.company_id = i.company_id and p.purchase_order_id = ${purchaseOrderId} and p.status = 'sent'
        order by p.id desc limit 1) as "accountId"
    from accounts.invoice i
    cross join lateral (
      select sum(s.amount_minor) as settled from payments.settlement s where s.company_id = i.company_id and s.invoice_id = i.id) s
    where i.company_id = ${ctx.companyId} and i.id = ${invoiceId}`.execute(tx)
  const { openMinor, ...terms } = rows[0] ?? fail('not_found')
  const appliedMinor = Math.min(leftMinor, openMinor, mostMinor)
  if (appliedMinor <= 0) return
  const entered = {
    ...terms,
    purchaseOrderId,
    appliedMinor,
    prepaymentMinor: 0,
    receivedMinor: 0,
    note: null,
    lines: [{ invoiceId, amountMinor: appliedMinor, discountMinor: 0 }],
  }
  const created = await createDocument(ctx, tx, supplierPayment, { uid: randomUUID(), ...entered, amountMinor: 0 })
  const outcome = await sendPayment(ctx, tx, created as Payment)
  await moveDocument(ctx, tx, supplierPayment, created, outcome)
}
