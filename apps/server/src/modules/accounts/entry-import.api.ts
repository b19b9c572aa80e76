import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { getEntryImportForm, importEntry } from '@countinghouse/contract/accounts/entry-import'
import { text } from '@countinghouse/contract/accounts/entry-import.text'
import { journalEntry } from '@countinghouse/contract/accounts/journal-entry'
import { createDocument } from '../../platform/documents/document.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { handleDownload, handleUpload } from '../../platform/calls/handle.ts'
import { importForm } from '../../platform/import/import-form.ts'
import { referencesOf } from '../desk/index.ts'
import { columnLabel, entryColumns, readEntryRows } from './journal-entry/read-entry-rows.ts'

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const api = [
  handleUpload(importEntry, async (ctx, tx, { type, postedOn, description }, file, { store }) => {
    const { lines, issues, unread } = await readEntryRows(ctx, tx, await store.open(file.key), file.name)
    const found = {
      lines: lines.length,
      issues: issues.map(({ number, field, message }) => ({ number, column: columnLabel(field, ctx.locale), message })),
      unread: [...unread],
    }
    if (issues.length > 0) {
      // A refused file is told too: whoever imports it has read the accounts that it names.
      const after = { file: file.name, refused: issues.length }
      ctx.audit({ entity: 'erp.company', entityId: ctx.companyId, label: file.name, before: null, after })
      return { entryId: null, ...found }
    }
    const values = { uid: randomUUID(), type, postedOn, description, lines }
    const { id } = await createDocument(ctx, tx, journalEntry, values)
    return { entryId: id, ...found }
  }),
  handleDownload(getEntryImportForm, async ({ companyId, locale }, reader) => {
    const bytes = await importForm(entryColumns, await referencesOf(reader, companyId, entryColumns), locale)
    const name = `${text.templateName[locale]}.xlsx`
    return { name, mediaType: workbook, byteSize: bytes.byteLength, bytes: Readable.from([Buffer.from(bytes)]) }
  }),
]

export const module = defineModule({ api })
