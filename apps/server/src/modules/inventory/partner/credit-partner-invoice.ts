import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { postCustomerCredit } from '../../accounts/index.ts'

/**
 * Credits the invoice of a disputed transfer invoice with a note of its own number, which the partner company is told of when it is posted;
 * does nothing between stores. Throws: what postCustomerCredit throws.
 */
export async function creditPartnerInvoice(ctx: Ctx, tx: Tx, { id }: { readonly id: number }): Promise<void> {
  const { rows } = await sql<{ invoiceId: number }>`
    select x.invoice_id as "invoiceId" from inventory.partner_invoice x
    where x.company_id = ${ctx.companyId} and x.transfer_invoice_id = ${id}`.execute(tx)
  const [posted] = rows
  if (posted !== undefined) await postCustomerCredit(ctx, tx, posted.invoiceId)
}
