import { decimalOfUnits, dividedExactly, minorOfUnits } from '@countinghouse/kernel/exact'
import type { Exchange } from '@countinghouse/kernel/exchange'
import { convertMinor, rateDecimals } from '@countinghouse/kernel/exchange'
import { currencyDigits } from '@countinghouse/kernel/money'
import { apportionMinor } from '@countinghouse/kernel/money-line'
import type { LateCost } from '../../inventory/index.ts'

/** Accepted goods as a posting line received them. Units: ten-thousandths of the stock unit; `netMinor` of the order's currency. */
export type ReceivedLine = {
  readonly postingId: number
  readonly lineNo: number
  readonly units: bigint
  readonly netMinor: number
  /** As posted, in minor units of the company's currency; `ratedMinor`: without the prepaid share, at `exchangeRate`. */
  readonly valueMinor: number
  readonly ratedMinor: number
  readonly exchangeRate: string
}

/** What a document has of a product. `netMinor` in minor units of its currency. */
export type BilledProduct = { readonly variantId: number; readonly units: bigint; readonly netMinor: number }

/** Where what a document debits goods received belongs. Units: minor units of the company's currency, credit notes below zero. */
export type Settlement = {
  /** Cost of received goods that are settled. */
  readonly valueMinor: number
  /** Beyond what was received. */
  readonly excessMinor: number
  /** Order prices at the rate of the document, less `valueMinor`. */
  readonly exchangeMinor: number
  /** What the price exceeds that of the order, by the posting line that received the goods. */
  readonly costs: readonly LateCost[]
}

type Match = {
  readonly billed: readonly BilledProduct[]
  /** By product, in the order of their receipts. */
  readonly received: ReadonlyMap<number, readonly ReceivedLine[]>
  /** On other posted invoices, less credit notes. */
  readonly before: ReadonlyMap<number, bigint>
  /** Of the document. */
  readonly exchange: Exchange
  /** A credit note of an invoice takes the last pieces off again. */
  readonly sign: 1 | -1
}

/**
 * Matches an invoice with received goods, the earliest first: each piece settles its own cost. Source: docs/guides/purchase.md, Bills; worked
 * examples B1 and X1.
 */
export function matchReceived({ billed, received, before, exchange, sign }: Match): Settlement {
  const base = (minor: number) => sign * convertMinor(minor, exchange)
  let [valueMinor, excessMinor, exchangeMinor] = [0, 0, 0]
  const costs: LateCost[] = []
  for (const { variantId, units, netMinor } of billed) {
    const posted = before.get(variantId) ?? 0n
    const window = sign === 1 ? { from: posted, to: posted + units } : { from: posted - units, to: posted }
    const parts = partsWithin(received.get(variantId) ?? [], window)
    const sum = (amount: (part: Part) => number) => parts.reduce((total, part) => total + amount(part), 0)
    const matched = parts.reduce((total, part) => total + part.units, 0n)
    const matchedNet = units === 0n ? netMinor : minorOfUnits(dividedExactly(BigInt(netMinor) * matched, units))
    const orderedNet = sum((part) => part.netMinor)
    const cost = sign * sum((part) => part.valueMinor)
    valueMinor += cost
    excessMinor += base(netMinor - matchedNet)
    exchangeMinor += base(orderedNet) - cost
    costs.push(...spread(base(matchedNet - orderedNet), parts))
  }
  return { valueMinor, excessMinor, exchangeMinor, costs: summed(costs) }
}

type Wanted = Pick<Match, 'received' | 'before'> & {
  readonly billed: readonly Pick<BilledProduct, 'variantId' | 'units'>[]
  readonly currencies: Pick<Exchange, 'from' | 'to'>
}

/** The exchange rate of the receipts of what is billed, their average if they differ; null: nothing of it was received. */
export function receiptRate({ billed, received, before, currencies: { from, to } }: Wanted): string | null {
  const parts = billed.flatMap(({ variantId, units }) => {
    const posted = before.get(variantId) ?? 0n
    return partsWithin(received.get(variantId) ?? [], { from: posted, to: posted + units })
  })
  const rates = new Set(parts.map(({ exchangeRate }) => exchangeRate))
  const [only] = rates
  if (rates.size <= 1) return only ?? null
  const sum = (amount: (part: Part) => number) => parts.reduce((total, part) => total + BigInt(amount(part)), 0n)
  const net = sum(({ netMinor }) => netMinor) * 10n ** BigInt(currencyDigits(to))
  const rated = sum(({ ratedMinor }) => ratedMinor) * 10n ** BigInt(rateDecimals + currencyDigits(from))
  const rate = net > 0n ? dividedExactly(rated, net) : 0n
  return rate > 0n ? decimalOfUnits(rate, rateDecimals) : (only ?? null)
}

/** A late cost of received goods, by quantity. Units: minor units of the company's currency. */
export function spread(
  costMinor: number,
  parts: readonly Pick<ReceivedLine, 'postingId' | 'lineNo' | 'units'>[],
): LateCost[] {
  const shares = apportionMinor(
    costMinor,
    parts.map(({ units }) => units),
  )
  return parts.map(({ postingId, lineNo }, at) => ({ postingId, lineNo, costMinor: shares[at] ?? 0 }))
}

type Part = ReceivedLine

/** The pieces between two positions; amounts are differences of two cumulative ones, so that parts of a line add up. */
function partsWithin(
  lines: readonly ReceivedLine[],
  { from, to }: { readonly from: bigint; readonly to: bigint },
): Part[] {
  let start = 0n
  return lines.flatMap((line): Part[] => {
    const [low, high] = [greater(from - start, 0n), lesser(to - start, line.units)]
    start += line.units
    if (high <= low) return []
    const between = (minor: number) =>
      minorOfUnits(dividedExactly(BigInt(minor) * high, line.units) - dividedExactly(BigInt(minor) * low, line.units))
    const [netMinor, valueMinor, ratedMinor] = [line.netMinor, line.valueMinor, line.ratedMinor].map(between)
    return [
      {
        ...line,
        units: high - low,
        netMinor: netMinor ?? 0,
        valueMinor: valueMinor ?? 0,
        ratedMinor: ratedMinor ?? 0,
      },
    ]
  })
}

function greater(one: bigint, other: bigint): bigint {
  return one > other ? one : other
}

function lesser(one: bigint, other: bigint): bigint {
  return one < other ? one : other
}

/** One cost of each posting line, without those of 0. */
function summed(costs: readonly LateCost[]): LateCost[] {
  const sums = new Map<string, LateCost>()
  for (const cost of costs) {
    const key = `${cost.postingId} ${cost.lineNo}`
    sums.set(key, { ...cost, costMinor: cost.costMinor + (sums.get(key)?.costMinor ?? 0) })
  }
  return [...sums.values()].filter(({ costMinor }) => costMinor !== 0)
}
