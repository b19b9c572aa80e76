import { listSeries, updateSeries } from '@countinghouse/contract/erp/series'
import { AppError } from '@countinghouse/kernel/errors'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { changeSeries } from './series/change-series.ts'
import { findSeries } from './series/find-series.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = ({ series }: Declared) => [
  handleRead(listSeries, async (ctx, reader) => ({ items: await findSeries(ctx, reader, series) })),
  handleWrite(updateSeries, (ctx, tx, wanted) => changeSeries(ctx, tx, series, wanted)),
]

/** A number was assigned between read and change. */
const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  'erp.series_counter_forward': async () => new AppError('erp.series_backwards'),
}

export const module = defineModule({ api, constraintRules })
