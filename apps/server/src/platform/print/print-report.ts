import { text } from '@countinghouse/contract/print.text'
import { format } from '@countinghouse/contract/text'
import type { Page } from '@countinghouse/contract/page'
import type { Ctx } from '../calls/context.ts'
import type { Reader } from '../database/db.ts'
import type { FileStore } from '../files/file-store.ts'
import type { DownloadAnswer } from '../files/download.ts'
import { auditReport } from '../lists/report-file.ts'
import { formatWhen } from './field-labels.ts'
import type { PaperTable } from './paper-content.ts'
import { framing } from './framing.ts'
import { readLetterhead } from './letterhead.ts'
import { pdfAnswer, renderOnThread } from './render-on-thread.ts'

type Report = {
  readonly page: Page
  readonly requested: Readonly<Record<string, unknown>>
  readonly title: string
  /** Dates of the report. */
  readonly period: string
  readonly storeId: number | null
  readonly table: PaperTable
}

/** A report as a PDF on A4 in the reader's language; that the caller took it is on record. Throws: busy. */
export async function printReport(ctx: Ctx, reader: Reader, files: FileStore, report: Report): Promise<DownloadAnswer> {
  const { title, period, storeId, table, page, requested } = report
  const language = ctx.locale
  const { company, currency, timezone, who, frameOf } = await readLetterhead(
    ctx,
    reader,
    files,
    storeId === null ? [] : [storeId],
  )
  const printed = format(text.printed, language, { when: formatWhen(ctx.now, { language, timezone }), who })
  const paper = {
    language,
    company,
    ...framing(frameOf(storeId)),
    title,
    number: period,
    code: null,
    status: currency,
    facts: [],
  }
  const papers = [{ ...paper, tables: [table], signatures: [], printed }]
  const file = await renderOnThread({ papers, size: 'a4', title: `${title} ${period}` })
  auditReport(ctx, { page, requested, format: 'pdf' }, table.rows.length)
  return pdfAnswer(file, `${title} ${period}`)
}
