import { getCashierControl } from '@countinghouse/contract/sales/cashier-control'
import { getSalesToday } from '@countinghouse/contract/sales/dashboard'
import {
  exportSalesReport,
  getSalesReport,
  mostSalesLines,
  salesLinesAtOnce,
  salesReportPage,
} from '@countinghouse/contract/sales/sales-report'
import { defineModule } from '../../platform/registry/define-module.ts'
import { handleDownload, handleRead } from '../../platform/calls/handle.ts'
import { reportFile } from '../../platform/lists/report-file.ts'
import { findCashiers } from './report/find-cashiers.ts'
import { findSales } from './report/find-sales.ts'
import { findToday } from './report/find-today.ts'
import { todayCard } from './report/today-card.ts'
import { salesSheet } from './report/sales-file.ts'

const api = [
  handleRead(getCashierControl, findCashiers),
  handleRead(getSalesToday, (ctx, reader, { storeId }) => findToday(ctx, reader, storeId)),
  handleRead(getSalesReport, (ctx, reader, requested) =>
    findSales(ctx, reader, { ...requested, most: salesLinesAtOnce }),
  ),
  handleDownload(exportSalesReport, async (ctx, reader, { format, ...requested }) => {
    const report = await findSales(ctx, reader, { ...requested, offset: 0, most: mostSalesLines })
    const sheet = salesSheet(report, ctx.locale)
    return reportFile(ctx, { page: salesReportPage, requested, format, from: report.from, to: report.to, ...sheet })
  }),
]

export const module = defineModule({ api, cards: [todayCard] })
