import {
  exportMovement,
  getMovement,
  mostMovementLines,
  movementLinesAtOnce,
  movementPage,
} from '@countinghouse/contract/inventory/movement'
import { handleDownload, handleRead } from '../../platform/handle.ts'
import { reportFile } from '../../platform/report-file.ts'
import { findMovement } from './movement/find-movement.ts'
import { movementSheet } from './movement/movement-file.ts'

export const api = [
  handleRead(getMovement, (ctx, reader, asked) => findMovement(ctx, reader, { ...asked, most: movementLinesAtOnce })),
  handleDownload(exportMovement, async (ctx, reader, { format, ...asked }) => {
    const report = await findMovement(ctx, reader, { ...asked, offset: 0, most: mostMovementLines })
    const sheet = movementSheet(report, asked.by, ctx.locale)
    return reportFile(ctx, { page: movementPage, asked, format, from: report.from, to: report.to, ...sheet })
  }),
]
