import {
  exportFulfilment,
  fulfilmentLinesAtOnce,
  fulfilmentPage,
  getFulfilment,
  mostFulfilmentLines,
} from '@countinghouse/contract/wms/fulfilment'
import { handleDownload, handleRead } from '../../platform/handle.ts'
import { reportFile } from '../../platform/report-file.ts'
import { findFulfilment } from './fulfilment/find-fulfilment.ts'
import { fulfilmentSheet } from './fulfilment/fulfilment-file.ts'

export const api = [
  handleRead(getFulfilment, (ctx, reader, asked) =>
    findFulfilment(ctx, reader, { ...asked, most: fulfilmentLinesAtOnce }),
  ),
  handleDownload(exportFulfilment, async (ctx, reader, { format, ...asked }) => {
    const report = await findFulfilment(ctx, reader, { ...asked, offset: 0, most: mostFulfilmentLines })
    const sheet = fulfilmentSheet(report, asked.by, ctx.locale)
    return reportFile(ctx, { page: fulfilmentPage, asked, format, from: report.from, to: report.to, ...sheet })
  }),
]
