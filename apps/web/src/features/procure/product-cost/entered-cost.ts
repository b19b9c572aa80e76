import { readAmount, shortDecimal } from '@countinghouse/kernel/money'
import { decimalMarks } from '@countinghouse/kernel/number'
import { currentLocale } from '../../../ui/theme/theme-store.ts'

const costDecimals = 6
/** In millionths. */
const mostCost = 1e15

/** A decimal, as somebody types a cost; null of nothing, undefined of what is none. */
export function costOf(words: string): string | null | undefined {
  if (words.trim() === '') return null
  const read = readAmount(words, costDecimals, decimalMarks[currentLocale()])
  return read.kind === 'amount' && read.minor >= 0 && read.minor < mostCost
    ? shortDecimal(read.minor, costDecimals)
    : undefined
}
