import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { postCustomerCredit, sendMessage } from '../../accounts/index.ts'

type Posted = { readonly invoiceId: number; readonly number: string; readonly uid: string; readonly linkId: number }

/**
 * Credits the invoice of a disputed transfer invoice with a note of its own number, which the partner company receives by message; does
 * nothing between stores. Throws: what postCustomerCredit throws.
 */
export async function creditPartnerInvoice(ctx: Ctx, tx: Tx, { id }: { readonly id: number }): Promise<void> {
  const { companyId } = ctx
  const { rows } = await sql<Posted>`
    select a.id as "invoiceId", a.number, p.uid, p.company_link_id as "linkId" from inventory.partner_invoice x
    join accounts.invoice a on a.company_id = x.company_id and a.id = x.invoice_id
    join inventory.transfer_invoice i on i.company_id = x.company_id and i.id = x.transfer_invoice_id
    join inventory.partner_transfer p on p.company_id = i.company_id and p.transfer_id = i.transfer_id
    where x.company_id = ${companyId} and x.transfer_invoice_id = ${id}`.execute(tx)
  const [posted] = rows
  if (posted === undefined) return
  const { name } = await postCustomerCredit(ctx, tx, posted.invoiceId)
  const body = { uid: posted.uid, invoice: posted.number, number: name }
  await sendMessage(ctx, tx, { linkId: posted.linkId, kind: 'credit', subject: name, body })
}
