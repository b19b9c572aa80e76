import type { MovementLine } from '@countinghouse/contract/inventory/movement'
import {
  exportMovement,
  getMovement,
  mostMovementLines,
  movementLinesAtOnce,
  movementPage,
} from '@countinghouse/contract/inventory/movement'
import type { StockOnDate } from '@countinghouse/contract/inventory/stock-on-date'
import { getStockOnDate } from '@countinghouse/contract/inventory/stock-on-date'
import type { InputOfRoute } from '@countinghouse/contract/route'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Reader } from '../../platform/database/db.ts'
import { handleDownload, handleRead } from '../../platform/calls/handle.ts'
import { reportFile } from '../../platform/lists/report-file.ts'
import { findMovement } from './movement/find-movement.ts'
import { movementSheet } from './movement/movement-file.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

/** A column of the report of that one date, so that there is a single calculation. */
async function findStockOnDate(
  ctx: Ctx,
  reader: Reader,
  { on, ...requested }: InputOfRoute<typeof getStockOnDate>,
): Promise<StockOnDate> {
  const report = await findMovement(ctx, reader, { ...requested, from: on, to: on, most: movementLinesAtOnce })
  const closing = ({ quantity, value }: Pick<MovementLine, 'quantity' | 'value'>) => ({
    quantity: quantity.closing,
    ...(value !== undefined && { value: value.closing }),
  })
  const { currency, count, lines } = report
  const told = lines.map(({ id, name, code, ...sums }) => ({ id, name, code, ...closing(sums) }))
  return { on, currency, count, lines: told, ...closing(report) }
}

const api = [
  handleRead(getStockOnDate, findStockOnDate),
  handleRead(getMovement, (ctx, reader, requested) =>
    findMovement(ctx, reader, { ...requested, most: movementLinesAtOnce }),
  ),
  handleDownload(exportMovement, async (ctx, reader, { format, ...requested }) => {
    const report = await findMovement(ctx, reader, { ...requested, offset: 0, most: mostMovementLines })
    const sheet = movementSheet(report, requested.by, ctx.locale)
    return reportFile(ctx, { page: movementPage, requested, format, from: report.from, to: report.to, ...sheet })
  }),
]

export const module = defineModule({ api })
