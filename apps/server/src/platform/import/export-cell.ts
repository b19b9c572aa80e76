import { cellOfDecimal } from '@countinghouse/kernel/exact'
import type { FieldModel } from '@countinghouse/contract/field-model'
import { text } from '@countinghouse/contract/import.text'
import { text as measureText } from '@countinghouse/contract/measure.text'
import type { MasterRow } from '@countinghouse/contract/master'
import type { RecordLabel } from '@countinghouse/contract/record-label'
import type { Locale } from '@countinghouse/kernel/text'
import type { Cell } from '../spreadsheet/cell.ts'
import { dateForm } from '../spreadsheet/write-xlsx.ts'
import { amountCell, measureCell } from './amount-cell.ts'
import type { ImportColumn } from './import-columns.ts'

type Values = Readonly<Record<string, unknown>>

const ppmPerPercent = 10_000

/** Heading under which a field is written; of a rate or an amount it says the unit, so that no reader has to guess. */
export function headingOf({ label, model, currency }: ImportColumn, locale: Locale): string {
  const unit = model?.measure ? measureText[model.measure.unit][locale] : model?.widget === 'rate' ? '%' : currency
  return unit === null ? label[locale] : `${label[locale]} (${unit})`
}

/** A field's value as the cell that an import reads back as the same value; `row`: the values beside it. */
export function exportCell(value: unknown, column: ImportColumn, locale: Locale, row: Values): Cell {
  const { model } = column
  if (value === null || value === undefined || model === null) return null
  switch (model.widget) {
    case 'switch':
      return value === true ? text.yes[locale] : text.no[locale]
    case 'rate':
      return Number(value) / ppmPerPercent
    case 'amount':
      return amountCell(value, column.currency ?? row[model.currencyField ?? ''])
    case 'measure':
      return measureCell(value, model.measure)
    case 'integer':
    case 'quantity':
      return Number(value)
    case 'date':
      return new Date(`${String(value)}T00:00:00Z`)
    case 'choice':
      return column.allowed.find((allowed) => allowed.value === value)?.label[locale] ?? String(value)
    default:
      return model.decimals === null ? String(value) : cellOfDecimal(String(value))
  }
}

/** What the records are called that a field of a row names, the codes in their order. */
export function labelsIn(row: Pick<MasterRow, 'labels'> & Values, field: string): readonly RecordLabel[] {
  const named = [row[field]].flat()
  const labels = row.labels?.[field]?.filter(({ id }) => named.includes(id)) ?? []
  return labels.toSorted((one, other) => (one.code < other.code ? -1 : 1))
}

/** Records as an import finds them again: by their codes, or by name where their kind has none. */
export function recordsCell(labels: readonly RecordLabel[]): Cell {
  return labels.map(({ code, name }) => code || name).join(', ') || null
}

/** Number form of a column in a workbook. */
export function cellForm(model: FieldModel | null): string | undefined {
  if (model?.widget === 'date') return dateForm
  if (model !== null && model.decimals !== null) return undefined
  return ['text', 'record', 'records', 'time'].includes(model?.widget ?? '') ? '@' : undefined
}
