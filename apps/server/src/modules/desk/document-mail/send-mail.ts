import type { Document } from '@countinghouse/contract/document'
import type { Printing } from '@countinghouse/contract/document-paper'
import { fail } from '@countinghouse/contract/errors'
import type { Locale } from '@countinghouse/kernel/text'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import type { PaperReader } from '../../../platform/print/paper-details.ts'
import { renderDocuments } from '../../../platform/print/print-documents.ts'
import { keepMail } from './keep-mail.ts'

type Requested = Omit<Printing, 'ids'> & {
  readonly id: number
  readonly to: string
  readonly message: string | null
  readonly language: Locale
}

/**
 * Keeps the printout as its sender sees it, to be sent after the commit. Throws: not_found, state_conflict for a paper that there is
 * not in the status of the document, busy.
 */
export async function sendMail(
  ctx: Ctx,
  tx: Tx,
  document: Document,
  { id, to, message, ...printing }: Requested,
  sources: { readonly files: FileStore; readonly readDetails?: PaperReader | undefined },
): Promise<{ id: number }> {
  await tx.readIn(printing.language)
  const { file, title, rows, paper, language, after } = await renderDocuments(
    ctx,
    tx,
    document,
    { ...printing, ids: [id] },
    sources,
  )
  const [row] = rows
  if (row === undefined) return fail('not_found')
  await keepMail(ctx, tx, {
    entity: document.entity,
    recordId: id,
    path: document.page.path,
    name: row.name,
    paper: { name: paper.name, title: paper.title[language] },
    fileName: `${title}.pdf`,
    content: file,
    to,
    message,
    language,
    after,
  })
  return { id }
}
