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
 * order. Excess and unexpected quantities belong to no line.
 */
export function apportionCounted(lines: readonly OpenLine[], counted: readonly Counted[]): Apportioned[] {
  const left = new Map(lines.map(({ lineNo, open }) => [lineNo, open]))
  const rank = ({ condition }: Counted) => receiptConditions.indexOf(condition)
  return counted
    .toSorted((one, other) => rank(one) - rank(other))
    .flatMap((one): Apportioned[] => {
      const fitting = lines.filter(({ variantId }) => variantId === one.variantId)
      const awaiting = [
        ...fitting.filter(({ lotNo }) => lotNo === one.lotNo),
        ...(one.lotNo === null ? [] : fitting.filter(({ lotNo }) => lotNo === null)),
      ]
      let rest = one.quantity
      const taken = awaiting.flatMap(({ lineNo }): Apportioned[] => {
        const open = left.get(lineNo) ?? 0
        const quantity = Math.min(rest, open)
        if (quantity <= 0) return []
        rest = roundedQuantity(rest - quantity)
        left.set(lineNo, roundedQuantity(open - quantity))
        return [{ ...one, lineNo, quantity }]
      })
      return rest > 0 ? [...taken, { ...one, lineNo: null, quantity: rest }] : taken
    })
}
