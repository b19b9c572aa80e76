import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/purchase/partner-news.text'
import type { Text } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Applied } from '../../accounts/index.ts'
import { createSupplierCredit, notifyPeople } from '../../accounts/index.ts'
import { endBill } from './end-bill.ts'

/** `isWhole`: with it, all of the invoice is credited. */
export const CreditBody = z.object({
  uid: z.uuid(),
  invoice: z.string(),
  number: z.string(),
  isWhole: z.boolean().default(true),
})

/**
 * A credit note of the partner company: a draft that credits the posted supplier invoice; one that is not posted ends instead. A part of it
 * is entered by the user who is told. Throws: state_conflict for one that is pending approval, what createSupplierCredit throws. Locks: the
 * invoice.
 */
export async function applyCredit(
  ctx: Ctx,
  tx: Tx,
  { link, body: { uid, invoice, number, isWhole } }: Applied<z.output<typeof CreditBody>>,
): Promise<void> {
  const { companyId } = ctx
  const { rows } = await sql<{ id: number; status: string }>`
    select i.id, i.status from purchase.partner_order p
    join purchase.order_bill b on b.company_id = p.company_id and b.purchase_order_id = p.purchase_order_id
    join accounts.invoice i on i.company_id = b.company_id and i.id = b.invoice_id
    where p.company_id = ${companyId} and p.uid = ${uid} and i.reference = ${invoice} and i.status <> 'cancelled'
    for no key update of i`.execute(tx)
  const [bill] = rows
  // Disputed as a draft, and ended by that.
  if (bill === undefined) return
  const tell = (id: number | null, words: Text) =>
    notifyPeople(ctx, tx, {
      document: supplierInvoice,
      event: 'post',
      record: { id, name: invoice },
      partner: link.name,
      words,
      reason: number,
    })
  if (!isWhole) return await tell(bill.id, text.partly_credited)
  if (bill.status === 'posted') {
    const { id } = await createSupplierCredit(ctx, tx, { id: bill.id, reference: number })
    return await tell(id, text.credit_to_post)
  }
  if (!(await endBill(ctx, tx, bill.id)))
    fail('state_conflict', { details: { status: bill.status, entity: supplierInvoice.entity } })
  await tell(bill.status === 'draft' ? null : bill.id, text.bill_ended)
}
