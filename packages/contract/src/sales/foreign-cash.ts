import { currencyDigits, decimalOfMinor } from '@countinghouse/kernel/money'
import { z } from 'zod'

/** Cash of another currency, as it was given. */
export const ForeignGiven = z.object({
  currency: z.string(),
  /** Units: minor units of `currency`. */
  minor: z.int(),
  /** Units of the receipt's currency for one of it, as a decimal. */
  rate: z.string(),
})

/** An amount with the code of its currency, since symbols of dollars are alike: `USD 150.00`. */
export function codedAmount(minor: number, currency: string): string {
  return `${currency} ${decimalOfMinor(minor, currencyDigits(currency))}`
}
