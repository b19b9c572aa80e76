import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Applied } from '../company-link/apply-message.ts'
import type { Documents } from './tell-documents.ts'
import { sendDocuments } from './tell-documents.ts'

/** Keeps what the partner has posted; a posted document stays as it is, so that one that is known is left out. */
export async function applyDocuments(
  ctx: Ctx,
  tx: Tx,
  { link, body: { documents, isRequest } }: Applied<Documents>,
): Promise<void> {
  const { companyId } = ctx
  await sql`
    insert into accounts.partner_document (company_id, company_link_id, partner_company_id, uid, direction, kind, number, reference, issued_on,
      currency_code, gross_minor)
    select c.company_id, c.company_link_id, c.partner_company_id, d.uid, d.direction, d.kind, d.number, d.reference, d."issuedOn", d.currency,
      d."grossMinor"
    from accounts.company_connection c
    cross join jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as d (uid uuid, direction text, kind text, number text, reference text,
      "issuedOn" date, currency text, "grossMinor" bigint)
    where c.company_id = ${companyId} and c.company_link_id = ${link.id} and c.partner_company_id is not null
    order by d.uid
    on conflict on constraint partner_document_once do nothing`.execute(tx)
  if (isRequest) await sendDocuments(ctx, tx, { linkId: link.id, name: link.name, isRequest: false })
}
