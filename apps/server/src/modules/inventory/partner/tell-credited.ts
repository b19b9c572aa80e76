import { sql } from 'kysely'
import type { MasterGuard } from '../../../platform/calls/context.ts'
import { sendMessage } from '../../accounts/index.ts'

type Credited = {
  readonly linkId: number
  readonly uid: string
  readonly invoice: string
  readonly number: string
  readonly isWhole: boolean
}

/** A credit note of an invoice to a partner company is told to it, whichever page it is posted on. */
export const creditGuard: MasterGuard = {
  afterPost: async (ctx, tx, { id }) => {
    const { rows } = await sql<Credited>`
      select p.company_link_id as "linkId", p.uid, a.number as invoice, n.number, n.gross_minor = a.gross_minor as "isWhole"
      from accounts.invoice n
      join accounts.invoice a on a.company_id = n.company_id and a.id = n.original_invoice_id
      join inventory.partner_invoice x on x.company_id = a.company_id and x.invoice_id = a.id
      join inventory.transfer_invoice i on i.company_id = x.company_id and i.id = x.transfer_invoice_id
      join inventory.partner_transfer p on p.company_id = i.company_id and p.transfer_id = i.transfer_id
      join accounts.company_connection c on c.company_id = p.company_id and c.company_link_id = p.company_link_id and c.connected_at is not null
      where n.company_id = ${ctx.companyId} and n.id = ${id} and n.kind = 'credit_note'`.execute(tx)
    const [credited] = rows
    if (credited === undefined) return
    const { linkId, ...body } = credited
    await sendMessage(ctx, tx, { linkId, kind: 'credit', subject: body.number, body })
  },
}
