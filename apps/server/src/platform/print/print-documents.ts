import { Readable } from 'node:stream'
import type { Document, DocumentRow } from '@countinghouse/contract/document'
import type { Paper, Printing } from '@countinghouse/contract/document-paper'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../context.ts'
import type { Reader } from '../db.ts'
import { asSeen } from '../document-guard.ts'
import { readDocument, requireStatus } from '../document.ts'
import type { DownloadAnswer } from '../download.ts'
import { cleanFileName } from '../file-name.ts'
import { documentContent } from './document-content.ts'
import type { PaperReader } from './paper-details.ts'
import type { PaperJob } from './render-paper.ts'
import { IdleThread } from './idle-thread.ts'

const thread = new IdleThread<PaperJob, Uint8Array>(new URL('./paper-thread.ts', import.meta.url))

/**
 * Documents as one file to print; that each was printed is in its history before it goes out. Throws: not_found, state_conflict for a
 * paper that there is not in the status of a document, busy.
 */
export async function printDocuments(
  ctx: Ctx,
  reader: Reader,
  document: Document,
  { ids, paper: wanted, size, language = ctx.locale }: Printing,
  readDetails?: PaperReader,
): Promise<DownloadAnswer> {
  const paper = document.papers.find(({ name }) => name === wanted) ?? document.papers[0] ?? fail('not_found')
  const rows = await rowsOf(ctx, reader, document, [...new Set(ids)], paper)
  const head = await readHead(
    ctx,
    reader,
    rows.map((row) => Number(row[document.storeFields[0]])),
  )
  const wording = { language, currency: head.currency, timezone: head.timezone }
  const details = await readDetails?.(ctx, reader, rows, language)
  const papers = rows.map((row) => {
    const place = head.places[Number(row[document.storeFields[0]])] ?? []
    const letterhead = { company: head.company, place, who: head.who, when: ctx.now }
    return documentContent(document, row, paper, { wording, letterhead, details: details?.get(row.id) })
  })
  const [only] = rows.length === 1 ? rows : []
  const title = `${paper.title[language]} ${only?.name ?? ''}`.trim()
  const file = await thread.run({ papers, size, title })
  for (const { id, name } of rows)
    ctx.audit({
      entity: document.entity,
      entityId: id,
      label: name,
      before: null,
      after: { paper: paper.name, language },
    })
  return {
    bytes: Readable.from([file]),
    byteSize: file.byteLength,
    name: cleanFileName(`${title}.pdf`),
    mediaType: 'application/pdf',
  }
}

async function rowsOf(ctx: Ctx, reader: Reader, document: Document, ids: readonly number[], { from }: Paper) {
  const rows: DocumentRow[] = []
  for (const id of ids) {
    const row = await readDocument(ctx, reader, document, id)
    if (from !== null) requireStatus(document, row, from)
    rows.push(asSeen(ctx, document, row))
  }
  return rows
}

type Head = {
  readonly company: string
  readonly currency: string
  readonly timezone: string
  readonly who: string
  /** By store: its name, and where it is. */
  readonly places: Readonly<Record<number, readonly string[]>>
}

async function readHead({ companyId, userId }: Ctx, reader: Reader, storeIds: readonly number[]): Promise<Head> {
  const { rows } = await sql<Head>`
    select c.name as company, c.base_currency as currency, c.timezone,
      coalesce((select u.first_name || ' ' || u.last_name from erp.app_user u where u.company_id = c.id and u.id = ${userId}), '') as who,
      (select coalesce(jsonb_object_agg(s.id, array_remove(array[s.name, s.address_line1, s.address_line2, nullif(concat_ws(' ', s.postcode, s.city), '')], null)), '{}')
        from erp.store s where s.company_id = c.id and s.id = any(${storeIds}::bigint[])) as places
    from erp.company c where c.id = ${companyId}`.execute(reader)
  const [head] = rows
  if (head === undefined) throw new Error(`There is no company ${companyId}.`)
  return head
}
