import { cellOfMinor, currencyDigits } from '@countinghouse/kernel/money'
import type { Cell } from '../spreadsheet/cell.ts'

/** An amount as the number of a cell; of a record without a currency there is none. */
export function amountCell(minor: unknown, currency: unknown): Cell {
  return typeof minor === 'number' && typeof currency === 'string' ? cellOfMinor(minor, currencyDigits(currency)) : null
}
