import { takePart } from '@countinghouse/kernel/quantity'
import type { Decided } from './validate-settlement.ts'

/** A resolution with the value of its goods in transit, in minor units; 0 for goods not in transit. */
export type Valued = Decided & { readonly valueMinor: number }

/** Apportions the value in transit to its resolutions by quantity; the last one gets the rest, so that none remains. */
export function apportionValue(decided: readonly Decided[]): Valued[] {
  const left = new Map(
    decided.map(({ difference: { id, kind, open, worthMinor } }) => [
      id,
      { open, openMinor: kind === 'short' ? worthMinor : 0 },
    ]),
  )
  return decided.map((one) => {
    const { valueMinor, left: rest } = takePart(left.get(one.discrepancyId) ?? { open: 0, openMinor: 0 }, one.quantity)
    left.set(one.discrepancyId, rest)
    return { ...one, valueMinor }
  })
}
