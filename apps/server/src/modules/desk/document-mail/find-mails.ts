import type { Document, DocumentRow } from '@countinghouse/contract/document'
import type { DocumentMail } from '@countinghouse/contract/document-mail'
import { mostMails } from '@countinghouse/contract/document-mail'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import type { MailContact, MailContacts } from '../../../platform/mail/mail-contacts.ts'
import { findPartner } from '../../../platform/print/partner-language.ts'

type Of = { readonly document: Document; readonly row: DocumentRow }

/** Mails of a document, the latest first. */
export async function findMails(
  { companyId }: Ctx,
  reader: Reader,
  { document: { entity }, row }: Of,
): Promise<DocumentMail[]> {
  const { rows } = await sql<DocumentMail>`
    select m.id, m.to_address as "to", m.paper, m.state, m.answer, m.created_at as "createdAt",
      trim(concat_ws(' ', u.first_name, u.last_name)) as "createdBy"
    from desk.document_mail m join erp.app_user u on u.company_id = m.company_id and u.id = m.created_by
    where m.company_id = ${companyId} and m.entity = ${entity} and m.record_id = ${row.id}
    order by m.id desc limit ${mostMails}`.execute(reader)
  return rows
}

/** Of the first business partner that the document names. */
export async function findContacts(
  { companyId }: Ctx,
  reader: Reader,
  { document, row }: Of,
  contacts: ReadonlyMap<string, MailContacts>,
): Promise<readonly MailContact[]> {
  const partner = findPartner(document, row, contacts)
  if (partner === null) return []
  return (await contacts.get(partner.entity)?.(reader, { companyId, id: partner.id })) ?? []
}
