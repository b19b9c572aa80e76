import { readNumber } from '@countinghouse/kernel/number'

/** A quantity as somebody types one, above 0 and with four decimals at most; null: it is none. */
export function quantityOf(typed: string): number | null {
  const reading = readNumber(typed)
  const decimal = reading?.kind === 'ambiguous' ? reading.asDecimals : reading?.value
  const quantity = Number(decimal)
  return decimal !== undefined && quantity > 0 && /^\d+(?:\.\d{1,4}0*)?$/.test(decimal) ? quantity : null
}
