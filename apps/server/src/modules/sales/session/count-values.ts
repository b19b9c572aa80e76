import { convertMinor, valueOfCounted } from '@countinghouse/kernel/exchange'
import type { Expected } from './read-expected.ts'

/** What a count found by payment type. Units: minor units of the company's currency. */
export type Counted = {
  readonly paymentTypeId: number
  readonly isCash: boolean
  readonly expectedMinor: number
  readonly countedMinor: number
  /** Cash of another currency, in it. */
  readonly currencyCode: string | null
  readonly currencyExpectedMinor: number | null
  readonly currencyCountedMinor: number | null
}

/**
 * What was counted of a payment type, in its currency, at its value: cash of another currency at what the drawer holds it at, and what is
 * more than nothing at the latest rate of the session. `currency`: the company's.
 */
export function countedOf({ foreign, ...own }: Expected, given: number, currency: string): Counted {
  if (foreign === null)
    return { ...own, countedMinor: given, currencyCode: null, currencyExpectedMinor: null, currencyCountedMinor: null }
  const { currency: from, expectedMinor, rate } = foreign
  const countedMinor =
    expectedMinor > 0
      ? valueOfCounted(given, expectedMinor, own.expectedMinor)
      : convertMinor(given, { from, to: currency, rate })
  return {
    ...own,
    countedMinor,
    currencyCode: from,
    currencyExpectedMinor: expectedMinor,
    currencyCountedMinor: given,
  }
}
