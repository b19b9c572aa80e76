import {
  exportFulfilment,
  fulfilmentLinesAtOnce,
  fulfilmentPage,
  getFulfilment,
  mostFulfilmentLines,
} from '@countinghouse/contract/wms/fulfilment'
import { handleDownload, handleRead } from '../../platform/calls/handle.ts'
import { reportFile } from '../../platform/lists/report-file.ts'
import { findFulfilment } from './fulfilment/find-fulfilment.ts'
import { fulfilmentSheet } from './fulfilment/fulfilment-file.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = [
  handleRead(getFulfilment, (ctx, reader, requested) =>
    findFulfilment(ctx, reader, { ...requested, most: fulfilmentLinesAtOnce }),
  ),
  handleDownload(exportFulfilment, async (ctx, reader, { format, ...requested }) => {
    const report = await findFulfilment(ctx, reader, { ...requested, offset: 0, most: mostFulfilmentLines })
    const sheet = fulfilmentSheet(report, requested.by, ctx.locale)
    return reportFile(ctx, { page: fulfilmentPage, requested, format, from: report.from, to: report.to, ...sheet })
  }),
]

export const module = defineModule({ api })
