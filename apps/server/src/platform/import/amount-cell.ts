import type { Measure } from '@countinghouse/contract/field-model'
import { cellOfMinor, currencyDigits } from '@countinghouse/kernel/money'
import type { Cell } from '../spreadsheet/cell.ts'

/** An amount as the number of a cell; of a record without a currency there is none. */
export function amountCell(minor: unknown, currency: unknown): Cell {
  return typeof minor === 'number' && typeof currency === 'string' ? cellOfMinor(minor, currencyDigits(currency)) : null
}

/** A weight or length as the number of a cell, in the unit of its heading. */
export function measureCell(value: unknown, measure: Measure | null): Cell {
  return typeof value === 'number' && measure !== null ? cellOfMinor(value, measure.digits) : null
}
