import { getThroughput, getTile } from '@countinghouse/contract/wms/dashboard'
import { handleRead } from '../../platform/calls/handle.ts'
import { countTile } from './dashboard/count-tile.ts'
import { findThroughput } from './dashboard/find-throughput.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = [
  handleRead(getTile, countTile),
  handleRead(getThroughput, (ctx, reader, { storeId }) => findThroughput(ctx, reader, storeId)),
]

export const module = defineModule({ api })
