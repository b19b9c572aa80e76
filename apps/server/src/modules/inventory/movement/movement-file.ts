import type { Movement, MovementColumn, MovementFilters } from '@countinghouse/contract/inventory/movement'
import { movementColumns, quantityColumns } from '@countinghouse/contract/inventory/movement'
import { text } from '@countinghouse/contract/inventory/movement.text'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import { amountCell } from '../../../platform/import/amount-cell.ts'
import type { Cell } from '../../../platform/spreadsheet/cell.ts'

/** The report as headings and rows of a file: quantities, then values if present. */
export function movementSheet({ lines, currency }: Movement, by: MovementFilters['by'], locale: Locale) {
  const hasValues = lines.some(({ value }) => value !== undefined)
  const valued = (column: MovementColumn) =>
    `${format(text.valueOf, locale, { column: text[column][locale] })} (${currency})`
  const headings = [
    text[`by_${by}`][locale],
    text.code[locale],
    ...quantityColumns.map((column) => text[column][locale]),
    ...(hasValues ? movementColumns.map(valued) : []),
  ]
  const rows = lines.map(({ name, code, quantity, value }): Cell[] => [
    name ?? text.none[locale],
    code,
    ...quantityColumns.map((column) => quantity[column]),
    ...(value === undefined ? [] : movementColumns.map((column) => amountCell(value[column], currency))),
  ])
  return { headings, rows }
}
