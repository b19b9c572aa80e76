import {
  approveBatch,
  cancelBatch,
  createBatch,
  listBatchLines,
  rollBackBatch,
} from '@countinghouse/contract/procure/price-batch'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { dropBatch, findLines, planBatch, takeBack, writeBatch } from './prices/batches.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = [
  handleWrite(createBatch, planBatch),
  handleRead(listBatchLines, (ctx, reader, { id }) => findLines(ctx, reader, id)),
  handleWrite(approveBatch, writeBatch),
  handleWrite(cancelBatch, dropBatch),
  handleWrite(rollBackBatch, takeBack),
]

export const module = defineModule({ api })
