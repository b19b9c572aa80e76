import {
  downloadRefusedRows,
  getBulkEdit,
  listBulkEdits,
  runBulkEdit,
  undoBulkEdit,
} from '@countinghouse/contract/desk/bulk-edit'
import { text } from '@countinghouse/contract/desk/import.text'
import { deactivateRecords, editRecordCells, editRecords, readRecordCells } from '@countinghouse/contract/desk/record'
import { fail } from '@countinghouse/contract/errors'
import type { Master } from '@countinghouse/contract/master'
import { byType } from '../../platform/registry/by-type.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import type { Handler } from '../../platform/calls/handle.ts'
import { handleDownload, handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { writeCsv } from '../../platform/spreadsheet/write-csv.ts'
import { planEdit, startRun, startUndo } from './edit/change-edits.ts'
import type { EditJobs } from './edit/edit-jobs.ts'
import { editJobs } from './edit/edit-jobs.ts'
import { findEdit, findEditImport, listEdits } from './edit/find-edits.ts'
import { readCells, requireFew } from './edit/read-cells.ts'
import { refusedRows } from './import/rejected-rows.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

/** Declaring a master enables bulk edits of its records. */
const api = ({ masters }: Declared) => {
  const parts = { masters, jobs: editJobs(masters) }
  return [
    ...planHandlers(parts),
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

const jobs = ({ masters }: Pick<Declared, 'masters'>) => Object.values(editJobs(masters))

function planHandlers({ masters, jobs }: { masters: readonly Master[]; jobs: EditJobs }): Handler[] {
  const masterOf = byType(masters, ({ listing }) => listing.name)
  return [
    handleRead(readRecordCells, (ctx, reader, { type, cells }) => readCells(ctx, reader, masterOf(type), cells)),
    handleWrite(editRecordCells, (ctx, tx, { type, rows }) => {
      const master = masterOf(type)
      const cells = rows.filter((row) => Object.keys(row.cells).length > 0)
      requireFew(
        ctx.locale,
        cells.reduce((sum, row) => sum + Object.keys(row.cells).length, 0),
      )
      const selection = { ids: rows.map(({ id }) => id) }
      return planEdit(ctx, tx, jobs, { master, event: 'edit', selection, changes: {}, cells })
    }),
    handleWrite(editRecords, (ctx, tx, { type, selection, changes }) =>
      planEdit(ctx, tx, jobs, { master: masterOf(type), event: 'edit', selection, changes }),
    ),
    handleWrite(deactivateRecords, (ctx, tx, { type, selection, status }) => {
      const changes = { status: { how: 'set', value: status } } as const
      return planEdit(ctx, tx, jobs, { master: masterOf(type), event: 'deactivate', selection, changes })
    }),
  ]
}

export const module = defineModule({ api, jobs })
