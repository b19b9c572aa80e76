import type { ExportInput } from '@countinghouse/contract/export'
import { text } from '@countinghouse/contract/import.text'
import { text as listText } from '@countinghouse/contract/kit/list.text'
import type { Master, MasterRow } from '@countinghouse/contract/master'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import { cellForm, exportCell, headingOf, labelIn, recordCell } from '../../../platform/import/export-cell.ts'
import type { ImportColumn } from '../../../platform/import/import-columns.ts'
import { importColumns } from '../../../platform/import/import-columns.ts'
import type { References } from '../../../platform/import/vocabulary.ts'
import { pickerTableOf } from '../../../platform/pickers/picker-table.ts'
import type { Cell } from '../../../platform/spreadsheet/cell.ts'
import type { SheetColumn } from '../../../platform/spreadsheet/write-xlsx.ts'

/** A record with the instants of its creation and change as the company's clocks showed them. */
export type ExportRow = MasterRow & { readonly createdAtLocal: string; readonly updatedAtLocal: string }
export type ExportColumn = SheetColumn & { readonly cellOf: (row: ExportRow) => Cell }
type Asked = Pick<ExportInput, 'columns' | 'format' | 'isReimportable'>

const commonNames = ['status', 'updatedAt', 'updatedBy', 'createdAt'] as const
type CommonName = (typeof commonNames)[number]
const instantForm = 'yyyy-mm-dd hh:mm:ss'
/** Units: characters. */
const widths: Readonly<Record<string, number>> = { multiline: 48, url: 32, date: 12, switch: 12, integer: 12, rate: 12 }

/** The columns of an export in their order, with the cell that each makes of a record. */
export function exportColumns(
  master: Master,
  references: References,
  { columns, format: fileFormat, isReimportable }: Asked,
  locale: Locale,
): ExportColumn[] {
  const fields = new Map(importColumns(master, references).map((column) => [column.field, column]))
  const names = columns ?? [...Object.keys(master.fields), ...commonNames]
  if (isReimportable) {
    const raw = names.flatMap((name) => fields.get(name) ?? [])
    return [keyColumn('id'), keyColumn('version'), ...raw.map(rawColumn)]
  }
  return names.flatMap((name) => {
    const field = fields.get(name)
    if (field === undefined) return commonColumn(name as CommonName, fileFormat, locale)
    return field.model?.widget === 'record' ? recordColumns(field, locale) : shownColumn(field, locale)
  })
}

function keyColumn(name: 'id' | 'version'): ExportColumn {
  return { header: name, width: 10, cellOf: (row) => row[name] }
}

/** Under the name of the field, so that no language and no synonym has to be guessed. */
function rawColumn(column: ImportColumn): ExportColumn {
  const { field, model } = column
  return {
    ...formOf(column),
    header: headingOf({ ...column, label: { en: field, ar: field } }, 'en'),
    cellOf: (row) => {
      const value = row[field]
      if (model === null) return null
      if (model.widget === 'record') return recordCell(labelIn(row, field))
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

/** The code, which an import reads, and beside it the name, which people do. */
function recordColumns(column: ImportColumn, locale: Locale): ExportColumn[] {
  const { field, model } = column
  const header = headingOf(column, locale)
  const code = { ...formOf(column), header, cellOf: (row: ExportRow) => recordCell(labelIn(row, field)) }
  if (!pickerTableOf(model?.list ?? '').hasCode) return [code]
  const name = format(text.name_of, locale, { label: header })
  return [code, { header: name, width: 32, cellOf: (row) => labelIn(row, field)?.name ?? null }]
}

function commonColumn(name: CommonName, fileFormat: ExportInput['format'], locale: Locale): ExportColumn {
  const header = listText[name][locale]
  if (name === 'status') return { header, width: 10, cellOf: ({ status }) => listText[status][locale] }
  if (name === 'updatedBy') return { header, width: 24, cellOf: ({ updatedBy }) => updatedBy }
  const local = `${name}Local` as const
  // As an instant a CSV would name a zone that the reader does not expect.
  return {
    header,
    width: 20,
    form: instantForm,
    cellOf: (row) => (fileFormat === 'csv' ? row[local] : new Date(`${row[local].replace(' ', 'T')}Z`)),
  }
}

function formOf({ field, model }: ImportColumn): Pick<SheetColumn, 'width' | 'form'> {
  const form = cellForm(model)
  const width = field === 'name' ? 32 : (widths[model?.widget ?? ''] ?? 18)
  return { width, ...(form !== undefined && { form }) }
}
