import type { Page } from '@countinghouse/contract/page'
import type { Ctx } from '../calls/context.ts'
import type { DownloadAnswer } from '../files/download.ts'
import { cleanFileName } from '../files/file-name.ts'
import type { Cell } from '../spreadsheet/cell.ts'
import { writeCsv } from '../spreadsheet/write-csv.ts'
import { workbookMediaType, writeXlsx } from '../spreadsheet/write-xlsx.ts'

type Report = {
  readonly page: Page
  /** Left out: that of the page. */
  readonly title?: string
  /** What the rows were asked with, for the audit. */
  readonly requested: Readonly<Record<string, unknown>>
  readonly format: 'csv' | 'xlsx'
  readonly from: string
  readonly to: string
  readonly headings: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

/** A report over a period as a file; that somebody took it is on record. */
export function reportFile(ctx: Ctx, { headings, rows, ...report }: Report): DownloadAnswer {
  const { page, format, from, to, title = page.title[ctx.locale] } = report
  auditReport(ctx, report, rows.length)
  const name = cleanFileName(`${title} ${from} ${to}.${format}`)
  return format === 'xlsx'
    ? {
        name,
        mediaType: workbookMediaType,
        bytes: writeXlsx(rows, { name: title, columns: headings.map((header) => ({ header })) }),
      }
    : { name, mediaType: 'text/csv; charset=utf-8', bytes: writeCsv([headings, ...rows]) }
}

/** Records that the caller took a report as a file. */
export function auditReport(
  ctx: Pick<Ctx, 'audit'>,
  { page, requested, format }: { readonly format: string } & Pick<Report, 'page' | 'requested'>,
  rows: number,
): void {
  ctx.audit({
    entity: 'desk.export',
    entityId: 0,
    label: page.path,
    before: null,
    after: { ...requested, format, rows },
  })
}
