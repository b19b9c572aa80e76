import { sql } from 'kysely'
import { z } from 'zod'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { sendMessage } from '../company-link/send-message.ts'

/** Documents of a message: more are sent in several. */
const mostDocuments = 1000

const Told = z.object({
  uid: z.uuid(),
  direction: z.enum(['sale', 'purchase']),
  kind: z.enum(['invoice', 'credit_note']),
  number: z.string(),
  reference: z.string().nullable(),
  issuedOn: z.iso.date(),
  currency: z.string(),
  /** Units: minor units of the currency. */
  grossMinor: z.int().nonnegative(),
})
/** `isRequest`: the receiver answers with its own. */
export const DocumentsBody = z.object({ documents: z.array(Told), isRequest: z.boolean() })
export type Documents = z.output<typeof DocumentsBody>

type Sent = { readonly linkId: number; readonly document: Documents['documents'][number] }

/** Posted documents of a connected link, or one of them. */
async function readTold(
  { companyId }: Ctx,
  tx: Tx,
  of: { readonly linkId: number } | { readonly id: number },
): Promise<Sent[]> {
  const { rows } = await sql<Sent>`
    select l.id as "linkId", json_build_object('uid', i.uid, 'direction', i.direction, 'kind', i.kind, 'number', i.number,
      'reference', i.reference, 'issuedOn', i.issued_on, 'currency', i.currency_code, 'grossMinor', i.gross_minor) as document
    from accounts.company_link l
    join accounts.company_connection c on c.company_id = l.company_id and c.company_link_id = l.id and c.connected_at is not null
    join accounts.invoice i on i.company_id = l.company_id and i.is_intercompany and i.status = 'posted'
      and (i.customer_id = l.customer_id or i.supplier_id = l.supplier_id)
    where l.company_id = ${companyId} and l.status = 'active' and ${'id' in of ? sql`i.id = ${of.id}` : sql`l.id = ${of.linkId}`}
    order by i.id`.execute(tx)
  return rows
}

/** Tells the partner of a document that was posted with it; does nothing while the companies are not connected. */
export async function tellDocument(ctx: Ctx, tx: Tx, id: number): Promise<void> {
  const [told] = await readTold(ctx, tx, { id })
  if (told === undefined) return
  const { linkId, document } = told
  const body: Documents = { documents: [document], isRequest: false }
  await sendMessage(ctx, tx, { linkId, kind: 'documents', subject: document.number, body })
}

/** Sends all posted documents with the partner; `isRequest`: the partner sends its own in turn. */
export async function sendDocuments(
  ctx: Ctx,
  tx: Tx,
  { linkId, name, isRequest }: { readonly linkId: number; readonly name: string; readonly isRequest: boolean },
): Promise<void> {
  const rows = await readTold(ctx, tx, { linkId })
  for (let at = 0; at === 0 || at < rows.length; at += mostDocuments) {
    const documents = rows.slice(at, at + mostDocuments).map(({ document }) => document)
    const body: Documents = { documents, isRequest: isRequest && at === 0 }
    await sendMessage(ctx, tx, { linkId, kind: 'documents', subject: name, body })
  }
}
