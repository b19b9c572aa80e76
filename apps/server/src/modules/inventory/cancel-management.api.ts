import { cancellable } from '@countinghouse/contract/inventory/cancel-management'
import {
  cancelMany as cancelManyRoute,
  cancelOne as cancelOneRoute,
  getCancelLines,
  getCancelRun,
  getCancelStatistics,
} from '@countinghouse/contract/inventory/cancel-transfers'
import type { Declared } from '../../platform/registry/declared.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { cancelling, cancelMany, findCancelRun } from './cancel/cancel-many.ts'
import { cancelOne } from './cancel/cancel-one.ts'
import { enrichCancellable } from './cancel/enrich-cancellable.ts'
import { findCancelLines } from './cancel/find-cancel-lines.ts'
import { findCancelStatistics } from './cancel/find-cancel-statistics.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = ({ sources }: Declared) => {
  const source = sources.find(({ listing }) => listing.name === cancellable.name)
  if (source === undefined) throw new Error('The list of what can be cancelled is not declared.')
  return [
    handleRead(getCancelLines, (ctx, reader, { id }) => findCancelLines(ctx, reader, id)),
    handleRead(getCancelRun, (ctx, reader, { id }) => findCancelRun(ctx, reader, id)),
    handleRead(getCancelStatistics, findCancelStatistics),
    handleWrite(cancelOneRoute, cancelOne),
    handleWrite(cancelManyRoute, (ctx, tx, input) => cancelMany(ctx, tx, source, input)),
  ]
}

const completions = { [cancellable.name]: enrichCancellable }

const jobs = [cancelling]

export const module = defineModule({ api, completions, jobs })
