import {
  exportReport,
  fetchDocuments,
  fetchReport,
  mostReportLines,
  reportBuilderPage,
  reportLinesAtOnce,
} from '@countinghouse/contract/reports/builder'
import type { BuiltInReport } from '@countinghouse/contract/reports/built-in'
import {
  builtInReports,
  fetchDailySales,
  fetchPaymentTypes,
  fetchRefunds,
  fetchSales,
} from '@countinghouse/contract/reports/built-in'
import { ReportDefinition } from '@countinghouse/contract/reports/definition'
import { handleDownload, handleRead } from '../../platform/calls/handle.ts'
import { reportFile } from '../../platform/lists/report-file.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { reportCards } from './card/report-cards.ts'
import { findDocuments } from './report/find-documents.ts'
import { findReport } from './report/find-report.ts'
import { reportSheet } from './report/report-sheet.ts'

function readBuiltIn(route: typeof fetchSales, report: BuiltInReport) {
  return handleRead(route, (ctx, reader, period) =>
    findReport(ctx, reader, ReportDefinition.parse({ ...builtInReports[report], ...period }), reportLinesAtOnce),
  )
}

const api = [
  readBuiltIn(fetchSales, 'sales'),
  readBuiltIn(fetchPaymentTypes, 'paymentTypes'),
  readBuiltIn(fetchDailySales, 'dailySales'),
  readBuiltIn(fetchRefunds, 'refunds'),
  handleRead(fetchReport, (ctx, reader, definition) => findReport(ctx, reader, definition, reportLinesAtOnce)),
  handleRead(fetchDocuments, findDocuments),
  handleDownload(exportReport, async (ctx, reader, { format, ...definition }) => {
    // Subtotals are not in the file; there are at most as many as lines.
    const report = await findReport(ctx, reader, definition, mostReportLines * 2)
    const sheet = reportSheet(report, ctx.locale)
    return reportFile(ctx, {
      page: reportBuilderPage,
      requested: definition,
      format,
      from: report.from,
      to: report.to,
      ...sheet,
    })
  }),
]

export const module = defineModule({ api, cards: reportCards })
