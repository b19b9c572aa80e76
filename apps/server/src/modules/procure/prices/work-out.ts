import type { PriceSource, ResolvedPrice } from '@countinghouse/contract/procure/price-resolution'
import { changedByRate, decimalOfUnits, minorOfUnits, unitsOfDecimal } from '@countinghouse/kernel/exact'
import { currencyDigits } from '@countinghouse/kernel/money'
import type { Ending, EndingMode } from './ending.ts'
import { withEnding } from './ending.ts'

const buyDigits = 6

/** A list as far as it makes prices of those of its parent. */
export type ListRule = {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly currency: string
  readonly isBuying: boolean
  readonly taxIncluded: boolean
  /** Parts per million. */
  readonly adjust: number
  readonly ending: Ending
  readonly endingMode: EndingMode
}

/** A price that was found. Amounts: minor units, or of a buying list decimals. */
export type FoundPrice = {
  readonly priceId: number
  /** How many lists it is away from the one that was asked for. */
  readonly depth: number
  readonly source: PriceSource
  readonly amount: number | string
  /** 0 where there is none. */
  readonly surcharge: number | string
}

/**
 * The price by the first of `lists` of one that was found by it or a list that it follows, parents behind it: its surcharge first,
 * then list by list the change and the ending. Each step is rounded, and none goes below 0. Source: procurement.md 4.13.
 */
export function workOut(lists: readonly ListRule[], found: FoundPrice): ResolvedPrice {
  const [asked] = lists
  const origin = lists[found.depth]
  if (asked === undefined || origin === undefined) throw new Error('The price was found by a list that is not there.')
  const { currency, isBuying, taxIncluded } = asked
  const digits = currencyDigits(currency)
  const unitsOf = (amount: number | string) => (typeof amount === 'number' ? BigInt(amount) : signedUnits(amount))
  const amountOf = (units: bigint) => (isBuying ? decimalOfUnits(units, buyDigits) : minorOfUnits(units))
  const path: ResolvedPrice['path'] = []
  let units = unitsOf(found.amount)
  const note = ({ id, code, name }: ListRule, step: Step, by: { ppm?: number; ending?: Ending } = {}) =>
    path.push({
      step,
      list: { id, code, name },
      ppm: by.ppm ?? null,
      ending: by.ending ?? null,
      amount: amountOf(units),
    })
  note(origin, 'price')
  const surcharge = unitsOf(found.surcharge)
  if (surcharge !== 0n) {
    units = units + surcharge < 0n ? 0n : units + surcharge
    note(origin, 'surcharge')
  }
  for (const list of lists.slice(0, found.depth).toReversed()) {
    const { adjust, ending, endingMode } = list
    if (adjust !== 0) {
      units = changedByRate(units, adjust)
      note(list, 'adjust', { ppm: adjust })
    }
    if (ending === 'none') continue
    units = withEnding(units, ending, endingMode, digits)
    note(list, 'ending', { ending })
  }
  return { amount: amountOf(units), currency, taxIncluded, source: found.source, priceId: found.priceId, path }
}

type Step = ResolvedPrice['path'][number]['step']

function signedUnits(decimal: string): bigint {
  return decimal.startsWith('-') ? -unitsOfDecimal(decimal.slice(1), buyDigits) : unitsOfDecimal(decimal, buyDigits)
}
