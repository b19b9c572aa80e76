import { quantityDecimals } from '@countinghouse/contract/rich-fields'
import { cellOfMinor, readAmount } from '@countinghouse/kernel/money'
import { decimalMarks } from '@countinghouse/kernel/number'
import { currentLocale } from '../theme/theme-store.ts'

/** A number of four decimals at most, as somebody types one; null: it is none. */
export function signedQuantityOf(typed: string): number | null {
  const read = readAmount(typed, quantityDecimals, decimalMarks[currentLocale()])
  return read.kind === 'amount' ? cellOfMinor(read.minor, quantityDecimals) : null
}

/** One above 0. */
export function quantityOf(typed: string): number | null {
  const quantity = signedQuantityOf(typed)
  return quantity !== null && quantity > 0 ? quantity : null
}
