import type { Page } from '@countinghouse/contract/page'
import type { Ctx } from './context.ts'
import type { DownloadAnswer } from './download.ts'
import { cleanFileName } from './file-name.ts'
import type { Cell } from './spreadsheet/cell.ts'
import { writeCsv } from './spreadsheet/write-csv.ts'
import { writeXlsx } from './spreadsheet/write-xlsx.ts'

type Report = {
  readonly page: Page
  /** What the rows were asked with, for the audit. */
  readonly requested: Readonly<Record<string, unknown>>
  readonly format: 'csv' | 'xlsx'
  readonly from: string
  readonly to: string
  readonly headings: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

/** A report over a period as a file; that somebody took it is on record. */
export function reportFile(ctx: Ctx, { page, requested, format, from, to, headings, rows }: Report): DownloadAnswer {
  const title = page.title[ctx.locale]
  ctx.audit({
    entity: 'desk.export',
    entityId: 0,
    label: page.path,
    before: null,
    after: { ...requested, format, rows: rows.length },
  })
  const name = cleanFileName(`${title} ${from} ${to}.${format}`)
  return format === 'xlsx'
    ? {
        name,
        mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        bytes: writeXlsx(rows, { name: title, columns: headings.map((header) => ({ header })) }),
      }
    : { name, mediaType: 'text/csv; charset=utf-8', bytes: writeCsv([headings, ...rows]) }
}
