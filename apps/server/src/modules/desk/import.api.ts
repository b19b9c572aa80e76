import {
  checkImport,
  commitImport,
  downloadImportErrors,
  downloadImportTemplate,
  fixImport,
  getImport,
  leaveOutRows,
  listRowErrors,
  listImportRows,
  listImportSamples,
  listImports,
  undoImport,
  updateImport,
  uploadImport,
} from '@countinghouse/contract/desk/import'
import { text } from '@countinghouse/contract/desk/import.text'
import { Readable } from 'node:stream'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Reader, Tx } from '../../platform/database/db.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { handleDownload, handleRead, handleUpload, handleWrite } from '../../platform/calls/handle.ts'
import { importColumns } from '../../platform/import/import-columns.ts'
import { importForm } from '../../platform/import/import-form.ts'
import { writeCsv } from '../../platform/spreadsheet/write-csv.ts'
import {
  changeImport,
  forgetOldRows,
  saveUpload,
  leaveOut,
  mend,
  startCheck,
  startCommit,
  startUndo,
} from './import/change-import.ts'
import { findRowErrors } from './import/row-errors.ts'
import type { Found } from './import/find-import.ts'
import { findImport, findImports, importable, targetOf } from './import/find-import.ts'
import { importJobs } from './import/import-jobs.ts'
import { findImportedRows } from './import/imported-rows.ts'
import { formReferences } from './import/references.ts'
import { refusedRows } from './import/rejected-rows.ts'
import { findSamples } from './import/samples.ts'
import type { Target } from './import/targets.ts'
import { ownerOf } from './import/targets.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

/** Labels need no references. */
const noReferences = { lists: new Map(), currency: '' }
const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const prunings = [forgetOldRows]

const jobs = (declared: Omit<Declared, 'jobs'>) => Object.values(importJobs(declared))

/** Imports of files into masters; each requires the permission `import` of the page of the master. */
const api = (declared: Declared) => {
  const { records, jobs: allJobs } = declared
  const kinds = importJobs(declared)
  const locked = (ctx: Ctx, tx: Tx, id: number) => findImport(ctx, tx, declared, { id, isLocked: true })
  const answer = async (ctx: Ctx, db: Reader | Tx, id: number) =>
    answerOf(ctx, db, await findImport(ctx, db, declared, { id }))
  return [
    handleRead(listImports, async (ctx, reader, { entity, module, ...requested }) => {
      const targets = entity === undefined ? importable(ctx, declared) : [targetOf(ctx, declared, entity)]
      const ofModule = targets.filter(({ list }) => module === undefined || list.module === module)
      return await findImports(ctx, reader, ofModule, requested)
    }),
    handleRead(getImport, (ctx, reader, { id }) => answer(ctx, reader, id)),
    handleRead(listRowErrors, async (ctx, reader, input) => {
      await findImport(ctx, reader, declared, input)
      return await findRowErrors(ctx, reader, input)
    }),
    handleRead(listImportRows, async (ctx, reader, { id, ...requested }) =>
      findImportedRows(ctx, reader, await findImport(ctx, reader, declared, { id }), records, requested),
    ),
    handleRead(listImportSamples, async (ctx, reader, { id, ...requested }) =>
      findSamples(ctx, reader, await findImport(ctx, reader, declared, { id }), records, requested),
    ),
    handleUpload(uploadImport, async (ctx, tx, { entity, columns }, file, { store }) =>
      answer(ctx, tx, await saveUpload(ctx, tx, { target: targetOf(ctx, declared, entity), columns }, file, store)),
    ),
    handleWrite(updateImport, async (ctx, tx, { id, ...change }) => {
      await changeImport(ctx, tx, await locked(ctx, tx, id), change)
      return await answer(ctx, tx, id)
    }),
    handleWrite(checkImport, async (ctx, tx, { id }) => {
      await startCheck(ctx, tx, (await locked(ctx, tx, id)).found, kinds)
      return await answer(ctx, tx, id)
    }),
    handleWrite(commitImport, async (ctx, tx, { id, expectedMinor }) => {
      await startCommit(ctx, tx, (await locked(ctx, tx, id)).found, { kinds, expectedMinor })
      return await answer(ctx, tx, id)
    }),
    handleWrite(undoImport, async (ctx, tx, { id }) => {
      await startUndo(ctx, tx, (await locked(ctx, tx, id)).found, { kinds, jobs: allJobs })
      return await answer(ctx, tx, id)
    }),
    handleWrite(fixImport, async (ctx, tx, { id, ...fix }) => mend(ctx, tx, await locked(ctx, tx, id), fix)),
    handleWrite(leaveOutRows, async (ctx, tx, { id, numbers }) => ({
      id,
      leftOut: await leaveOut(ctx, tx, await locked(ctx, tx, id), numbers),
    })),
    handleDownload(downloadImportErrors, async (ctx, reader, { id }) => {
      const { found } = await findImport(ctx, reader, declared, { id })
      const rows = refusedRows(reader, { companyId: ctx.companyId, importId: id, locale: ctx.locale })
      const name = `${found.fileName.replace(/\.\w{1,5}$/, '')} ${text.errors[ctx.locale]}.csv`
      return { name, mediaType: 'text/csv', bytes: writeCsv(rows) }
    }),
    handleDownload(downloadImportTemplate, async (ctx, reader, { entity }) =>
      template(ctx, reader, targetOf(ctx, declared, entity)),
    ),
  ]
}

async function template(ctx: Ctx, reader: Reader, target: Target) {
  const owner = await ownerOf(ctx, reader, target)
  const references = await formReferences(reader, ctx.companyId, owner)
  const bytes = await importForm(owner, references, ctx.locale)
  const name = `${target.list.text.title[ctx.locale]} ${text.template[ctx.locale]}.xlsx`
  return { name, mediaType: workbook, byteSize: bytes.byteLength, bytes: Readable.from([Buffer.from(bytes)]) }
}

async function answerOf(ctx: Ctx, db: Reader | Tx, { found: { fileId, forms: _forms, ...found }, ...target }: Found) {
  const columns = importColumns(await ownerOf(ctx, db, target), noReferences)
  return {
    ...found,
    hasFile: fileId !== null,
    columns: columns.map(({ field, label, isRequired }) => ({ field, label, isRequired })),
  }
}

export const module = defineModule({ prunings, jobs, api })
