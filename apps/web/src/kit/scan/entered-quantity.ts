import { quantityDecimals } from '@countinghouse/contract/rich-fields'
import { cellOfMinor, readAmount } from '@countinghouse/kernel/money'
import { decimalMarks } from '@countinghouse/kernel/number'
import { currentLocale } from '../../ui/theme/theme-store.ts'

/** Parses a number with at most four decimals; null if invalid. */
export function signedQuantityOf(entered: string): number | null {
  const read = readAmount(entered, quantityDecimals, decimalMarks[currentLocale()])
  return read.kind === 'amount' ? cellOfMinor(read.minor, quantityDecimals) : null
}

/** Parses a quantity above 0. */
export function quantityOf(entered: string): number | null {
  const quantity = signedQuantityOf(entered)
  return quantity !== null && quantity > 0 ? quantity : null
}
