import {
  downloadRefusedRows,
  getBulkEdit,
  listBulkEdits,
  runBulkEdit,
  undoBulkEdit,
} from '@countinghouse/contract/desk/bulk-edit'
import { text } from '@countinghouse/contract/desk/import.text'
import { fail } from '@countinghouse/contract/errors'
import type { Master } from '@countinghouse/contract/master'
import { hasVerb } from '@countinghouse/contract/master'
import type { Declared } from '../../platform/declared.ts'
import type { Handler } from '../../platform/handle.ts'
import { handleDownload, handleRead, handleWrite } from '../../platform/handle.ts'
import { writeCsv } from '../../platform/spreadsheet/write-csv.ts'
import { planEdit, startRun, startUndo } from './edit/change-edits.ts'
import type { EditJobs } from './edit/edit-jobs.ts'
import { editJobs } from './edit/edit-jobs.ts'
import { findEdit, findEditImport, listEdits } from './edit/find-edits.ts'
import { readCells, requireFew } from './edit/read-cells.ts'
import { refusedRows } from './import/refused-rows.ts'

/** Declaring a master enables bulk edits of its records. */
export const api = ({ masters }: Declared) => {
  const parts = { masters, jobs: editJobs(masters) }
  return [
    ...masters.flatMap((master) => planHandlers(master, parts.jobs)),
    handleRead(listBulkEdits, (ctx, reader, { entity }) => listEdits(ctx, reader, entity)),
    handleRead(getBulkEdit, (ctx, reader, { id }) => findEdit(ctx, reader, id)),
    handleDownload(downloadRefusedRows, async (ctx, reader, { id }) => {
      const { companyId, locale } = ctx
      const { entity, importId } = await findEditImport(ctx, reader, id)
      const master = masters.find((known) => known.entity === entity) ?? fail('not_found')
      const bytes = writeCsv(refusedRows(reader, { companyId, importId, locale }))
      return { name: `${master.text.title[locale]} ${text.errors[locale]}.csv`, mediaType: 'text/csv', bytes }
    }),
    handleWrite(runBulkEdit, (ctx, tx, { id }) => startRun(ctx, tx, parts, id)),
    handleWrite(undoBulkEdit, (ctx, tx, { id }) => startUndo(ctx, tx, parts, id)),
  ]
}

export const jobs = ({ masters }: Pick<Declared, 'masters'>) => Object.values(editJobs(masters))

function planHandlers(master: Master, jobs: EditJobs): Handler[] {
  const { routes } = master
  return [
    handleRead(routes.readCells, (ctx, reader, { cells }) => readCells(ctx, reader, master, cells)),
    handleWrite(routes.editCells, (ctx, tx, { rows }) => {
      const cells = rows.filter((row) => Object.keys(row.cells).length > 0)
      requireFew(
        ctx.locale,
        cells.reduce((sum, row) => sum + Object.keys(row.cells).length, 0),
      )
      const selection = { ids: rows.map(({ id }) => id) }
      return planEdit(ctx, tx, jobs, { master, event: 'edit', selection, changes: {}, cells })
    }),
    handleWrite(routes.editMany, (ctx, tx, wanted) => planEdit(ctx, tx, jobs, { ...wanted, master, event: 'edit' })),
    ...(!hasVerb(master, 'deactivate')
      ? []
      : [
          handleWrite(routes.deactivateMany, (ctx, tx, { selection, status }) => {
            const changes = { status: { how: 'set', value: status } } as const
            return planEdit(ctx, tx, jobs, { master, event: 'deactivate', selection, changes })
          }),
        ]),
  ]
}
