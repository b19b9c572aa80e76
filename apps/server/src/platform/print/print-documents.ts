import type { Document, DocumentRow } from '@countinghouse/contract/document'
import type { Paper, Printing } from '@countinghouse/contract/document-paper'
import { fail } from '@countinghouse/contract/errors'
import type { Locale } from '@countinghouse/kernel/text'
import type { Ctx } from '../calls/context.ts'
import type { Reader, Tx } from '../database/db.ts'
import { asSeen } from '../documents/document-guard.ts'
import { readDocument, requireStatus } from '../documents/document.ts'
import type { DownloadAnswer } from '../files/download.ts'
import { documentContent } from './document-content.ts'
import type { PaperReader } from './paper-details.ts'
import type { FileStore } from '../files/file-store.ts'
import { readLetterhead } from './letterhead.ts'
import { readPrintedFields } from './read-printed-fields.ts'
import { pdfAnswer, renderOnThread } from './render-on-thread.ts'

/** `files`: where the logo of the company is. */
type Sources = { readonly files: FileStore; readonly readDetails?: PaperReader | undefined }

/**
 * Documents as one file to print; that each was printed is in its history before it goes out. Throws: not_found, state_conflict for a
 * paper that there is not in the status of a document, busy.
 */
export async function printDocuments(
  ctx: Ctx,
  reader: Reader,
  document: Document,
  printing: Worded,
  { files, readDetails }: Sources,
): Promise<DownloadAnswer> {
  const { file, title, rows, after } = await renderDocuments(ctx, reader, document, printing, { files, readDetails })
  for (const { id, name } of rows)
    ctx.audit({ entity: document.entity, entityId: id, label: name, before: null, after })
  return pdfAnswer(file, title)
}

type Worded = Printing & { readonly language: Locale }

type Rendered = {
  readonly file: Uint8Array
  readonly title: string
  readonly paper: Paper
  readonly language: Locale
  readonly rows: readonly DocumentRow[]
  /** What a history says of it. */
  readonly after: { readonly paper: string; readonly language: Locale }
}

/** As its caller sees them. Throws: what printDocuments throws. */
export async function renderDocuments(
  ctx: Ctx,
  reader: Reader | Tx,
  document: Document,
  { ids, paper: wanted, size, language }: Worded,
  { files, readDetails }: Sources,
): Promise<Rendered> {
  const paper = document.papers.find(({ name }) => name === wanted) ?? document.papers[0] ?? fail('not_found')
  const rows = await rowsOf(ctx, reader, document, [...new Set(ids)], paper)
  const head = await readLetterhead(
    ctx,
    reader,
    files,
    rows.flatMap((row) => storeOf(document, row) ?? []),
  )
  const wording = { language, currency: head.currency, timezone: head.timezone }
  const details = await readDetails?.(ctx, reader, rows, language)
  const paperOf = await readPrintedFields(ctx, reader, document, paper)
  const papers = rows.map((row) => {
    const storeId = storeOf(document, row)
    const letterhead = { company: head.company, frame: head.frameOf(storeId), who: head.who, when: ctx.now }
    return documentContent(document, row, paperOf(storeId), { wording, letterhead, details: details?.get(row.id) })
  })
  const [only] = rows.length === 1 ? rows : []
  const title = `${paper.title[language]} ${only?.name ?? ''}`.trim()
  const file = await renderOnThread({ papers, size, title })
  return { file, title, paper, language, rows, after: { paper: paper.name, language } }
}

async function rowsOf(ctx: Ctx, reader: Reader | Tx, document: Document, ids: readonly number[], { from }: Paper) {
  const rows: DocumentRow[] = []
  for (const id of ids) {
    const row = await readDocument(ctx, reader, document, id)
    if (from !== null) requireStatus(document, row, from)
    rows.push(asSeen(ctx, document, row))
  }
  return rows
}

/** Null for a document of the company. */
function storeOf({ storeFields: [field] }: Document, row: DocumentRow): number | null {
  return field === undefined ? null : Number(row[field])
}
