import { exportReport, fetchDocuments, fetchReport, reportLinesAtOnce } from '@countinghouse/contract/reports/builder'
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
import { defineModule } from '../../platform/registry/define-module.ts'
import { reportCards } from './card/report-cards.ts'
import { findDocuments } from './report/find-documents.ts'
import { findReport } from './report/find-report.ts'
import { reportDownload } from './report/report-download.ts'

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
  handleDownload(exportReport, reportDownload),
]

export const module = defineModule({ api, cards: reportCards })
