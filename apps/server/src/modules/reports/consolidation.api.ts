import { exportConsolidation, getConsolidation } from '@countinghouse/contract/reports/consolidation'
import { handleDownload, handleSelf } from '../../platform/calls/handle.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { consolidationFile } from './consolidation/consolidation-file.ts'
import { findConsolidation } from './consolidation/find-consolidation.ts'

const api = [
  handleSelf(getConsolidation, findConsolidation),
  handleDownload(exportConsolidation, (ctx, _reader, requested, files, connections) =>
    consolidationFile(ctx, connections, files, requested),
  ),
]

export const module = defineModule({ api })
