import type { ReceiptCondition } from '@countinghouse/contract/inventory/receiving'
import { receiptConditions } from '@countinghouse/contract/inventory/receiving'
import { roundedQuantity } from '@countinghouse/kernel/quantity'

/** An expected line with its open quantity. */
export type OpenLine = {
  readonly lineNo: number
  readonly variantId: number
  /** Null for any lot. */
  readonly lotNo: string | null
  readonly open: number
  /** What the line may take above its expected quantity; null: it has no tolerance. */
  readonly tolerated: number | null
}

/** With its announced cost, in major units, and the expiry date of its lot. */
export type ReceiptLine = OpenLine & { readonly unitCost: string | null; readonly expiresOn: string | null }

/** Counted quantity of a variant, or of a lot of it. */
export type Counted = {
  readonly variantId: number
  readonly lotNo: string | null
  readonly condition: ReceiptCondition
  readonly quantity: number
}

/** `lineNo` is null if no line expects it. */
export type Apportioned = Counted & { readonly lineNo: number | null }

/**
 * Apportions counted quantities to the lines that expect them, good pieces first: lines of the same lot before lines of any lot, in line
 * order, what is open of each before what a tolerance permits. Excess and unexpected quantities belong to no line.
 */
export function apportionCounted(lines: readonly OpenLine[], counted: readonly Counted[]): Apportioned[] {
  const open = new Map(lines.map((line) => [line.lineNo, line.open]))
  const tolerated = new Map(lines.map((line) => [line.lineNo, line.tolerated ?? 0]))
  const rank = ({ condition }: Counted) => receiptConditions.indexOf(condition)
  return counted
    .toSorted((one, other) => rank(one) - rank(other))
    .flatMap((one): Apportioned[] => {
      const fitting = lines.filter(({ variantId }) => variantId === one.variantId)
      const awaiting = [
        ...fitting.filter(({ lotNo }) => lotNo === one.lotNo),
        ...(one.lotNo === null ? [] : fitting.filter(({ lotNo }) => lotNo === null)),
      ]
      const taken = new Map<number | null, number>()
      let rest = one.quantity
      for (const room of [open, tolerated])
        for (const { lineNo } of awaiting) {
          const left = room.get(lineNo) ?? 0
          const quantity = Math.min(rest, left)
          if (quantity <= 0) continue
          rest = roundedQuantity(rest - quantity)
          room.set(lineNo, roundedQuantity(left - quantity))
          taken.set(lineNo, roundedQuantity((taken.get(lineNo) ?? 0) + quantity))
        }
      if (rest > 0) taken.set(null, rest)
      return [...taken].map(([lineNo, quantity]) => ({ ...one, lineNo, quantity }))
    })
}
