import { mostExportedAtOnce } from '@countinghouse/contract/export'
import type { ExportInput } from '@countinghouse/contract/export'
import { text } from '@countinghouse/contract/export.text'
import { fail } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import type { DownloadAnswer } from '../../../platform/files/download.ts'
import type { FileForm } from '../../../platform/import/file-form.ts'
import type { ListSource } from '../../../platform/lists/list-source.ts'
import { exportBytes, exportFace } from './export-file.ts'
import { exportRows } from './export-rows.ts'
import { exportSheet } from './export-sheet.ts'
import { inTurn } from './in-turn.ts'

/** A small export: read by one statement into memory and audited before it is sent. Throws: limit_exceeded. */
export async function exportNow(
  ctx: Ctx,
  reader: Reader,
  { source, forms }: { readonly source: ListSource; readonly forms: readonly FileForm[] },
  input: ExportInput,
): Promise<DownloadAnswer> {
  const { listing } = source
  return await inTurn(ctx.companyId, async () => {
    // One row more than returned shows whether there are more; one statement reads a consistent state of all rows.
    const { value: rows = [] } = await exportRows(reader, ctx, {
      ...input,
      source,
      rowsAtOnce: () => mostExportedAtOnce + 1,
    }).next()
    if (rows.length > mostExportedAtOnce)
      fail('limit_exceeded', {
        details: { limit: 'rows', most: mostExportedAtOnce },
        message: format(text.tooManyAtOnce, ctx.locale, { most: mostExportedAtOnce }),
      })
    const { title, ...face } = exportFace(listing, input.format, ctx.locale, ctx.now)
    const { columns, rowsOf } = await exportSheet(ctx, reader, { listing, forms }, input)
    const bytes = await buffer(exportBytes(title, columns, [await rowsOf(rows)], input))
    ctx.audit(exportNote(listing.name, input, rows.length))
    return { ...face, bytes: Readable.from([bytes]), byteSize: bytes.byteLength }
  })
}

/** Audit details of an export: its parameters and its size. */
export function exportNote(name: string, input: ExportInput, rows: number, jobId = 0) {
  const { selection, sort, columns, format: fileFormat, isReimportable } = input
  const requested = {
    selection,
    sort: sort ?? null,
    columns: columns ?? 'all',
    format: fileFormat,
    isReimportable,
    rows,
  }
  return { entity: 'desk.export', entityId: jobId, label: name, before: null, after: requested }
}
