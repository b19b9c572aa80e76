import { exportEquivalents, getEquivalents, setEquivalent } from '@countinghouse/contract/procure/size-equivalent'
import { handleDownload, handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { writeCsv } from '../../platform/spreadsheet/write-csv.ts'
import { findEquivalents, gridOf, setPair } from './sizes/equivalents.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = [
  handleRead(getEquivalents, (ctx, reader, { id }) => findEquivalents(ctx, reader, id)),
  handleWrite(setEquivalent, setPair),
  handleDownload(exportEquivalents, async (ctx, reader, { id }) => {
    const found = await findEquivalents(ctx, reader, id)
    const [own] = found.scales
    return { name: `sizes-${own?.code ?? id}.csv`, mediaType: 'text/csv', bytes: writeCsv(gridOf(found)) }
  }),
]

export const module = defineModule({ api })
