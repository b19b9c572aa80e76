import { dividedExactly, minorOfUnits } from '@countinghouse/kernel/exact'
import { apportionMinor } from '@countinghouse/kernel/money-line'

export type Tier = { readonly fromMinor: number; readonly ratePpm: number }

/** A received line of an agreement, less what was returned of it. */
export type RebateGoods = {
  readonly postingId: number
  readonly lineNo: number
  /** Minor units of the currency of the agreement. */
  readonly netMinor: number
  /** The same at the exchange rate of its receipt, in minor units of the company's currency. */
  readonly ratedMinor: number
}

/** Goods of an agreement, and what was returned of them. Units: minor units of the currency of the agreement. */
export type Turnover = {
  readonly goods: readonly RebateGoods[]
  readonly receivedMinor: number
  /** Returns without an order, in minor units of the company's currency. */
  readonly unmatchedMinor: number
}

export type Rebate = {
  readonly turnoverMinor: number
  readonly ratePpm: number
  readonly next: Tier | null
  /** Minor units of the currency of the agreement. */
  readonly earnedMinor: number
  /** Of each of the goods. Units: minor units of the company's currency. */
  readonly shares: readonly number[]
}

const wholePpm = 1_000_000n

/** What goods earned by the highest tier that their turnover reaches, from the first unit. Source: docs/guides/purchase.md, Rebates. */
export function calculateRebate({ goods, unmatchedMinor }: Turnover, tiers: readonly Tier[]): Rebate {
  const sum = (key: 'netMinor' | 'ratedMinor') => goods.reduce((total, one) => total + BigInt(one[key]), 0n)
  const [net, rated] = [sum('netMinor'), sum('ratedMinor')]
  const unmatched = BigInt(unmatchedMinor)
  // Returns without an order have the company's currency: they are converted at the mean rate of the receipts.
  const turnover = atLeast0(rated === 0n ? net : net - dividedExactly(unmatched * net, rated))
  const turnoverMinor = minorOfUnits(turnover)
  const sorted = tiers.toSorted((one, other) => one.fromMinor - other.fromMinor)
  const reached = sorted.findLast(({ fromMinor }) => fromMinor <= turnoverMinor)
  const ratePpm = turnover === 0n ? 0 : (reached?.ratePpm ?? 0)
  const earned = (of: bigint) => minorOfUnits(dividedExactly(of * BigInt(ratePpm), wholePpm))
  return {
    turnoverMinor,
    ratePpm,
    next: sorted.find(({ fromMinor }) => fromMinor > turnoverMinor) ?? null,
    earnedMinor: earned(turnover),
    shares:
      rated === 0n
        ? goods.map(() => 0)
        : apportionMinor(
            earned(atLeast0(rated - unmatched)),
            goods.map(({ ratedMinor }) => BigInt(ratedMinor)),
          ),
  }
}

function atLeast0(value: bigint): bigint {
  return value < 0n ? 0n : value
}
