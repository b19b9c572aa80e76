import type { PriceSource, ResolvedPrice } from '@countinghouse/contract/procure/price-resolution'
import { changedByRate, decimalOfUnits, minorOfUnits, unitsOfDecimal } from '@countinghouse/kernel/exact'
import { currencyDigits } from '@countinghouse/kernel/money'
import type { Ending, EndingMode } from './ending.ts'
import { withEnding } from './ending.ts'

const buyDigits = 6

/** Rules by which a list derives its prices from those of its parent. */
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

/** A price found. Amounts: minor units; for a purchase price list decimals. */
export type FoundPrice = {
  readonly priceId: number
  /** Number of parent levels between the requested list and that of the price. */
  readonly depth: number
  readonly source: PriceSource
  readonly amount: number | string
  /** 0 without a surcharge. */
  readonly surcharge: number | string
}

/**
 * Price in the first of `lists`, derived from a price found in it or in an ancestor, which follow it: the surcharge first, then
 * change and ending list by list. Each step is rounded and never below 0.
 */
export function workOut(lists: readonly ListRule[], found: FoundPrice): ResolvedPrice {
  const [requested] = lists
  const origin = lists[found.depth]
  if (requested === undefined || origin === undefined)
    throw new Error('The price was found by a list that is not there.')
  const { currency, isBuying, taxIncluded } = requested
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
