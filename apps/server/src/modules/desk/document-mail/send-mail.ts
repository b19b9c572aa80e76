import type { Document } from '@countinghouse/contract/document'
import type { Printing } from '@countinghouse/contract/document-paper'
import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/kit/document-print.text'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { cleanFileName } from '../../../platform/files/file-name.ts'
import type { PaperReader } from '../../../platform/print/paper-details.ts'
import { renderDocuments } from '../../../platform/print/print-documents.ts'

type Requested = Omit<Printing, 'ids'> & {
  readonly id: number
  readonly to: string
  readonly message: string | null
}

/** Event of a mail that is to be sent. */
export const documentMailed = 'desk.document_mailed'

/**
 * Keeps the printout as its sender sees it, to be sent after the commit. Throws: not_found, state_conflict for a paper that there is
 * not in the status of the document, busy.
 */
export async function sendMail(
  ctx: Ctx,
  tx: Tx,
  document: Document,
  { id, to, message, ...printing }: Requested,
  readDetails?: PaperReader,
): Promise<{ id: number }> {
  const { companyId, userId, session } = ctx
  const { file, title, rows, paper, language, after } = await renderDocuments(
    ctx,
    tx,
    document,
    { ...printing, ids: [id] },
    readDetails,
  )
  const [row] = rows
  if (row === undefined) return fail('not_found')
  const company = await readCompany(tx, companyId)
  const named = { paper: paper.title[language], name: row.name, company }
  const person = `${session.firstName} ${session.lastName}`.trim()
  const subject = format(text.mailSubject, language, named)
  const body = message ?? format(text.mailBody, language, named)
  const why = format(text.mailWhy, language, { person, company })
  const { rows: kept } = await sql<{ id: number }>`
    insert into desk.document_mail (company_id, entity, record_id, paper, to_address, subject, body, file_name, content, created_by)
    values (${companyId}, ${document.entity}, ${id}, ${paper.name}, ${to}, ${subject}, ${JSON.stringify({ body, why, language })},
      ${cleanFileName(`${title}.pdf`)}, ${Buffer.from(file)}, ${userId})
    returning id`.execute(tx)
  const mailId = kept[0]?.id ?? fail('not_found')
  ctx.audit({ entity: document.entity, entityId: id, label: row.name, before: null, after: { ...after, to } })
  ctx.emit(documentMailed, { mailId }, { isMailed: true })
  return { id }
}

async function readCompany(tx: Tx, companyId: number): Promise<string> {
  const { rows } = await sql<{ name: string }>`select c.name from erp.company c where c.id = ${companyId}`.execute(tx)
  return rows[0]?.name ?? ''
}
