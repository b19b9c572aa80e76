import { parseAmount } from '../../../kit/fields/amount.ts'
import { linesIn } from '../../../kit/fields/kinds/lines.ts'

export type EntrySums = { readonly debit: number; readonly credit: number }

/** Sums of the amounts entered so far; what is no amount yet is left out. Units: minor units of `currency`. */
export function entrySums(entered: string, currency: string): EntrySums {
  const sums = { debit: 0, credit: 0 }
  for (const line of linesIn(entered)) {
    sums.debit += parseAmount(String(line['debitMinor'] ?? ''), currency) ?? 0
    sums.credit += parseAmount(String(line['creditMinor'] ?? ''), currency) ?? 0
  }
  return sums
}
