import { fail } from '@countinghouse/contract/errors'
import type { exportReport } from '@countinghouse/contract/reports/builder'
import { mostPrintedLines, mostReportLines, reportBuilderPage } from '@countinghouse/contract/reports/builder'
import { text } from '@countinghouse/contract/reports/builder.text'
import type { ReportDefinition } from '@countinghouse/contract/reports/definition'
import type { OutputOf } from '@countinghouse/contract/schema'
import type { Locale } from '@countinghouse/kernel/text'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import type { DownloadAnswer } from '../../../platform/files/download.ts'
import { cleanFileName } from '../../../platform/files/file-name.ts'
import { auditReport, reportFile } from '../../../platform/lists/report-file.ts'
import { workbookMediaType } from '../../../platform/spreadsheet/write-xlsx.ts'
import { formatDayText } from '../../../platform/print/money-labels.ts'
import { printReport } from '../../../platform/print/print-report.ts'
import { findReport } from './find-report.ts'
import { reportSheet } from './report-sheet.ts'
import { reportWorkbook } from './report-workbook.ts'
import { reportTable } from './report-table.ts'

type Requested = OutputOf<(typeof exportReport)['input']>

/** A report as rows of a file, as a workbook with formulas, or printed with its subtotals. Throws: as `findReport`, busy. */
export async function reportDownload(
  ctx: Ctx,
  reader: Reader,
  { format, ...definition }: Requested,
  files: FileStore,
): Promise<DownloadAnswer> {
  const { locale } = ctx
  // There are at most as many subtotals as lines.
  const report = await findReport(ctx, reader, definition, mostReportLines * 2)
  const { from, to, lines } = report
  const asked = { page: reportBuilderPage, requested: definition }
  if (format === 'csv') return reportFile(ctx, { ...asked, format, from, to, ...reportSheet(report, locale) })
  if (format === 'xlsx') {
    const { title } = reportBuilderPage
    auditReport(ctx, { ...asked, format }, lines.length)
    return {
      name: cleanFileName(`${title[locale]} ${from} ${to}.xlsx`),
      mediaType: workbookMediaType,
      bytes: await reportWorkbook(report, { name: title[locale], locale }),
    }
  }
  if (lines.length > mostPrintedLines) fail('reports.too_many_lines', { details: { most: mostPrintedLines } })
  return await printReport(ctx, reader, files, {
    ...asked,
    title: titleOf(definition, locale),
    period: [from, to].map((day) => formatDayText(day, locale)).join(' – '),
    storeId: definition.storeId ?? null,
    table: reportTable(report, locale),
  })
}

function titleOf({ of, by }: ReportDefinition, locale: Locale): string {
  const groups = by.map((dimension) => text[`dimension_${dimension}`][locale]).join(' / ')
  return `${text[`of_${of}`][locale]}: ${groups}`
}
