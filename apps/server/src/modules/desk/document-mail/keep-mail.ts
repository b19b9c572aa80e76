import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/kit/document-print.text'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { cleanFileName } from '../../../platform/files/file-name.ts'

type Mail = {
  readonly entity: string
  readonly recordId: number
  /** Page where the record is opened. */
  readonly path: string
  /** Name of the record. */
  readonly name: string
  /** The printout and its title in the language of the mail. */
  readonly paper: { readonly name: string; readonly title: string }
  readonly fileName: string
  /** A PDF. */
  readonly content: Uint8Array
  readonly to: string
  /** Null: the usual words. */
  readonly message: string | null
  readonly language: Locale
  /** What a history says of it beside the address. */
  readonly after: Readonly<Record<string, unknown>>
}

/** Event of a mail that is to be sent. */
export const documentMailed = 'desk.document_mailed'

/** Keeps a printout that is sent after the commit. */
export async function keepMail(ctx: Ctx, tx: Tx, mail: Mail): Promise<void> {
  const { companyId, userId, session } = ctx
  const { entity, recordId, path, name, paper, to, language } = mail
  const company = await readCompany(tx, companyId)
  const named = { paper: paper.title, name, company }
  const person = `${session.firstName} ${session.lastName}`.trim()
  const subject = format(text.mailSubject, language, named)
  const body = mail.message ?? format(text.mailBody, language, named)
  const why = format(text.mailWhy, language, { person, company })
  const { rows } = await sql<{ id: number }>`
    insert into desk.document_mail (company_id, entity, record_id, paper, to_address, subject, body, file_name, content, created_by)
    values (${companyId}, ${entity}, ${recordId}, ${paper.name}, ${to}, ${subject}, ${JSON.stringify({ body, why, language, path })},
      ${cleanFileName(mail.fileName)}, ${Buffer.from(mail.content)}, ${userId})
    returning id`.execute(tx)
  const mailId = rows[0]?.id ?? fail('not_found')
  ctx.audit({ entity, entityId: recordId, label: name, before: null, after: { ...mail.after, to } })
  ctx.emit(documentMailed, { mailId }, { isMailed: true })
}

async function readCompany(tx: Tx, companyId: number): Promise<string> {
  const { rows } = await sql<{ name: string }>`select c.name from erp.company c where c.id = ${companyId}`.execute(tx)
  return rows[0]?.name ?? ''
}
