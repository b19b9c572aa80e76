import { partOf, rounded } from '../transfer-receipt/share-count.ts'
import type { Decided } from './judge-settlement.ts'

/** A decision with what its goods are worth on their way, in minor units; of what is not on its way 0. */
export type Valued = Decided & { readonly valueMinor: number }

/** Shares out what is on its way over the decisions about it: each gets its part, the last one the rest, so that nothing stays there. */
export function shareWorth(decided: readonly Decided[]): Valued[] {
  const left = new Map(
    decided.map(({ difference: { id, kind, open, worthMinor } }) => [
      id,
      { open, openMinor: kind === 'short' ? worthMinor : 0 },
    ]),
  )
  return decided.map((one) => {
    const { open, openMinor } = left.get(one.discrepancyId) ?? { open: 0, openMinor: 0 }
    const valueMinor = partOf({ open, openMinor }, one.quantity)
    left.set(one.discrepancyId, { open: rounded(open - one.quantity), openMinor: openMinor - valueMinor })
    return { ...one, valueMinor }
  })
}
