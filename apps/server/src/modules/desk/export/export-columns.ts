import type { ExportInput } from '@countinghouse/contract/export'
import { isRecords } from '@countinghouse/contract/field-model'
import { text } from '@countinghouse/contract/import.text'
import type { Listing, ListRow } from '@countinghouse/contract/listing'
import { format } from '@countinghouse/contract/text'
import { nameIn } from '@countinghouse/kernel/name-in'
import type { Locale } from '@countinghouse/kernel/text'
import { cellForm, exportCell, headingOf, labelsIn, recordsCell } from '../../../platform/import/export-cell.ts'
import type { FileOwner } from '../../../platform/import/file-form.ts'
import type { ImportColumn } from '../../../platform/import/import-columns.ts'
import { importColumns } from '../../../platform/import/import-columns.ts'
import type { References } from '../../../platform/import/vocabulary.ts'
import { pickerTableOf } from '../../../platform/pickers/picker-table.ts'
import type { Cell } from '../../../platform/spreadsheet/cell.ts'
import type { SheetColumn } from '../../../platform/spreadsheet/write-xlsx.ts'

export type ExportColumn = SheetColumn & { readonly cellOf: (row: ListRow) => Cell }
type Requested = Pick<ExportInput, 'columns' | 'format' | 'isReimportable'>

const instantForm = 'yyyy-mm-dd hh:mm:ss'
/** Units: characters. */
const widths: Readonly<Record<string, number>> = { multiline: 48, url: 32, date: 12, switch: 12, integer: 12, rate: 12 }

/** Name under which a row holds an instant in company time. */
export function localName(field: string): string {
  return `${field}Local`
}

/** The columns of an export in order, with the cell of each for a row. */
export function exportColumns(
  listing: Listing,
  references: References,
  { columns, format: fileFormat, isReimportable }: Requested,
  locale: Locale,
): ExportColumn[] {
  const fields = new Map(importColumns(listing, references).map((column) => [column.field, column]))
  const found = (columns ?? Object.keys(listing.fields)).flatMap((name) => fields.get(name) ?? [])
  if (isReimportable) {
    const raw = found.filter(({ field }) => listing.importable.includes(field))
    return [keyColumn('id'), keyColumn('version'), ...raw.map(rawColumn)]
  }
  return found.flatMap((column) => {
    if (column.model?.widget === 'instant') return instantColumn(column, fileFormat, locale)
    if (isNaming(column)) return recordColumns(column, locale)
    const isTitle = column.field === listing.titleField && listing.always.includes('nameAr')
    return isTitle ? titleColumn(column, locale) : shownColumn(column, locale)
  })
}

function keyColumn(name: 'id' | 'version'): ExportColumn {
  return { header: name, width: 10, cellOf: (row) => Number(row[name]) }
}

/** The columns of a file for re-import, under the names used by the import. */
export function fileColumns(owner: FileOwner, references: References): ExportColumn[] {
  return importColumns(owner, references).map((column) => ({
    ...rawColumn(column),
    header: column.names[0] ?? column.field,
  }))
}

/** Uses the field name, so that the import needs to guess neither language nor synonym. */
function rawColumn(column: ImportColumn): ExportColumn {
  const { field, model } = column
  return {
    ...formOf(column),
    header: headingOf({ ...column, label: { en: field, ar: field } }, 'en'),
    cellOf: (row) => {
      const value = row[field]
      if (model === null) return null
      if (isNaming(column)) return recordsCell(labelsIn(row, field))
      if (typeof value === 'boolean') return value
      return model.widget === 'choice' ? (value as string | null) : exportCell(value, column, 'en', row)
    },
  }
}

function shownColumn(column: ImportColumn, locale: Locale): ExportColumn {
  const { field, model } = column
  const labels = new Map(column.allowed.map(({ value, label }) => [value, label[locale]]))
  return {
    ...formOf(column),
    header: headingOf(column, locale),
    cellOf: (row) => {
      const value = row[field]
      if (model === null) return null
      return labels.get(String(value)) ?? exportCell(value, column, locale, row)
    },
  }
}

/** The name in the language of the file. */
function titleColumn(column: ImportColumn, locale: Locale): ExportColumn {
  const cellOf = (row: ListRow) =>
    nameIn(locale, { name: String(row[column.field]), nameAr: row['nameAr'] as string | null })
  return { ...shownColumn(column, locale), cellOf }
}

/** The code for the import and, next to it, the name for people. */
function recordColumns(column: ImportColumn, locale: Locale): ExportColumn[] {
  const { field, model } = column
  const header = headingOf(column, locale)
  const code = { ...formOf(column), header, cellOf: (row: ListRow) => recordsCell(labelsIn(row, field)) }
  if (!pickerTableOf(model?.list ?? '').hasCode) return [code]
  const name = format(text.name_of, locale, { label: header })
  return [code, { header: name, width: 32, cellOf: (row) => namesIn(row, field) }]
}

function namesIn(row: ListRow, field: string): Cell {
  const names = labelsIn(row, field).map(({ name }) => name)
  return names.join(', ') || null
}

function isNaming({ model }: ImportColumn): boolean {
  return model !== null && (model.widget === 'record' || isRecords(model))
}

function instantColumn(column: ImportColumn, fileFormat: ExportInput['format'], locale: Locale): ExportColumn {
  // An instant in CSV would include a time zone that readers do not expect.
  return {
    header: headingOf(column, locale),
    width: 20,
    form: instantForm,
    cellOf: (row) => {
      const local = row[localName(column.field)]
      if (typeof local !== 'string') return null
      return fileFormat === 'csv' ? local : new Date(`${local.replace(' ', 'T')}Z`)
    },
  }
}

function formOf({ field, model }: ImportColumn): Pick<SheetColumn, 'width' | 'form'> {
  const form = cellForm(model)
  const width = field === 'name' ? 32 : (widths[model?.widget ?? ''] ?? 18)
  return { width, ...(form !== undefined && { form }) }
}
