import type { Readable } from 'node:stream'
import type { Document } from '@countinghouse/contract/document'
import type { LinesOfFile } from '@countinghouse/contract/document-lines-file'
import { fail } from '@countinghouse/contract/errors'
import type { LinesModel } from '@countinghouse/contract/field-model'
import { fieldModels, isLines } from '@countinghouse/contract/field-model'
import { text } from '@countinghouse/contract/kit/file-rows.text'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import { may } from '../../../platform/access/permission.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { FileOwner } from '../../../platform/import/file-form.ts'
import { importForm } from '../../../platform/import/import-form.ts'
import type { RowIssue } from './read-file-rows.ts'
import { readFileRows } from './read-file-rows.ts'
import { formReferences } from './references.ts'

/** Further headings under which files have products and quantities. */
const known: Readonly<Record<string, readonly string[]>> = {
  variantId: ['sku', 'product', 'product code', 'item', 'article'],
  quantity: ['qty', 'pieces'],
}

type LinesOwner = FileOwner & { readonly text: Document['text'] }

/** The lines of a document as what a file fills: cells that the caller may enter. Throws: not_found without lines. */
function ownerOf({ grants }: Pick<Ctx, 'grants'>, document: Document): { owner: LinesOwner; lines: LinesModel } {
  const lines = fieldModels(document.entry).find(isLines) ?? fail('not_found')
  const cells = lines.lineFields.filter(({ key, currencyField }) => {
    const right = document.guardedCells[key]
    return (right === undefined || may(grants, right)) && currencyField === null
  })
  const labels = cells.map(({ key, name }) => [key, document.text[name] ?? { en: key, ar: key }] as const)
  const owner = {
    fields: Object.fromEntries(cells.map(({ key, schema }) => [key, schema])),
    text: { ...document.text, ...Object.fromEntries(labels) },
    headings: Object.fromEntries(
      labels.map(([key, { en, ar }]) => [key, [en, ar, key, ...(known[key] ?? [])]] as const),
    ),
  }
  return { owner, lines }
}

/** The lines in a file, or its row errors. Throws: not_found, invalid_input when the file is not read. */
export async function readLines(
  ctx: Ctx,
  tx: Tx,
  document: Document,
  file: { readonly bytes: Readable; readonly name: string },
): Promise<LinesOfFile> {
  const { owner, lines } = ownerOf(ctx, document)
  const read = await readFileRows(ctx, tx, owner, { ...file, most: lines.most, noHeadings: text.noHeadings })
  const needed = lines.lineFields.filter(({ key, isNullable, widget, initial }) => {
    return key in owner.fields && !isNullable && widget !== 'switch' && initial === null
  })
  const missing = read.rows.flatMap(({ number, values, issues }): RowIssue[] =>
    needed
      .filter(({ key }) => (values[key] ?? null) === null && !issues.some(({ field }) => field === key))
      .map(({ key }) => ({ number, field: key, message: format(text.needed, ctx.locale) })),
  )
  const wrong = read.rows.flatMap(({ number, issues }): RowIssue[] =>
    issues.map(({ field, message }) => ({ number, field, message })),
  )
  const issues = [...read.issues, ...wrong, ...missing]
    .toSorted((one, other) => one.number - other.number)
    .map(({ number, field, message }) => ({ number, column: labelOf(owner, field, ctx.locale), message }))
  const values = issues.length > 0 ? [] : read.rows.map((row) => row.values)
  return { lines: values, issues, unread: [...read.unread] }
}

/** Template workbook of the lines. Throws: not_found. */
export async function linesForm(ctx: Ctx, reader: Reader, document: Document): Promise<Uint8Array> {
  const { owner } = ownerOf(ctx, document)
  return await importForm(owner, await formReferences(reader, ctx.companyId, owner), ctx.locale)
}

function labelOf({ text: labels }: LinesOwner, field: string | null, locale: Locale): string | null {
  return field === null ? null : (labels[field]?.[locale] ?? field)
}
