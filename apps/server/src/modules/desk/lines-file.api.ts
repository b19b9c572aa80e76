import { Readable } from 'node:stream'
import { getLinesForm, readRecordLines } from '@countinghouse/contract/desk/record'
import { text } from '@countinghouse/contract/kit/file-rows.text'
import { format } from '@countinghouse/contract/text'
import { handleDownload, handleUpload } from '../../platform/calls/handle.ts'
import { byType } from '../../platform/registry/by-type.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { linesForm, readLines } from './import/lines-file.ts'

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const api = ({ documents }: Declared) => {
  const documentOf = byType(documents, ({ listing }) => listing.name)
  return [
    handleUpload(readRecordLines, async (ctx, tx, { type }, file, { store }) => {
      const found = await readLines(ctx, tx, documentOf(type), { bytes: await store.open(file.key), name: file.name })
      // Whoever reads a file learns which codes there are.
      const after = { file: file.name, lines: found.lines.length, refused: found.issues.length }
      ctx.audit({ entity: 'erp.company', entityId: ctx.companyId, label: file.name, before: null, after })
      return found
    }),
    handleDownload(getLinesForm, async (ctx, reader, { type }) => {
      const document = documentOf(type)
      const bytes = await linesForm(ctx, reader, document)
      const name = `${format(text.linesTemplate, ctx.locale, { title: document.text.title[ctx.locale] })}.xlsx`
      return { name, mediaType: workbook, byteSize: bytes.byteLength, bytes: Readable.from([Buffer.from(bytes)]) }
    }),
  ]
}

export const module = defineModule({ api })
