import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Applied } from '../../accounts/index.ts'
import { createSupplierCredit } from '../../accounts/index.ts'
import { endBill } from './end-bill.ts'

export const CreditBody = z.object({ uid: z.uuid(), invoice: z.string(), number: z.string() })

/**
 * A credit note of the partner company: a draft that credits the posted supplier invoice; one that is not posted ends instead. Throws:
 * state_conflict for one that is pending approval, what createSupplierCredit throws. Locks: the invoice.
 */
export async function applyCredit(
  ctx: Ctx,
  tx: Tx,
  { body: { uid, invoice, number } }: Applied<z.output<typeof CreditBody>>,
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
  if (bill.status === 'posted') await createSupplierCredit(ctx, tx, { id: bill.id, reference: number })
  else if (!(await endBill(ctx, tx, bill.id)))
    fail('state_conflict', { details: { status: bill.status, entity: supplierInvoice.entity } })
}
