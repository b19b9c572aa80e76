import {
  exportMovement,
  getMovement,
  mostMovementLines,
  movementLinesAtOnce,
  movementPage,
} from '@countinghouse/contract/inventory/movement'
import { text } from '@countinghouse/contract/inventory/movement.text'
import { cleanFileName } from '../../platform/file-name.ts'
import { handleDownload, handleRead } from '../../platform/handle.ts'
import { writeCsv } from '../../platform/spreadsheet/write-csv.ts'
import { writeXlsx } from '../../platform/spreadsheet/write-xlsx.ts'
import { findMovement } from './movement/find-movement.ts'
import { movementSheet } from './movement/movement-file.ts'

export const api = [
  handleRead(getMovement, (ctx, reader, asked) => findMovement(ctx, reader, { ...asked, most: movementLinesAtOnce })),
  handleDownload(exportMovement, async (ctx, reader, { format, ...asked }) => {
    const report = await findMovement(ctx, reader, { ...asked, offset: 0, most: mostMovementLines })
    const { headings, rows } = movementSheet(report, asked.by, ctx.locale)
    const title = text.title[ctx.locale]
    ctx.audit({
      entity: 'desk.export',
      entityId: 0,
      label: movementPage.path,
      before: null,
      after: { ...asked, format, rows: rows.length },
    })
    const name = cleanFileName(`${title} ${report.from} ${report.to}.${format}`)
    return format === 'xlsx'
      ? {
          name,
          mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
          bytes: writeXlsx(rows, { name: title, columns: headings.map((header) => ({ header })) }),
        }
      : { name, mediaType: 'text/csv; charset=utf-8', bytes: writeCsv([headings, ...rows]) }
  }),
]
