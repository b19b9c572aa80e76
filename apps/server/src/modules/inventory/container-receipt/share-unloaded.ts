import type { UnloadScan } from '@countinghouse/contract/inventory/container-receipt'
import { rounded } from '../transfer-receipt/share-count.ts'

export type Condition = UnloadScan['condition']

/** A line of a container with its open quantity. */
export type AwaitedLine = {
  readonly lineNo: number
  readonly variantId: number
  /** Null for any lot. */
  readonly lotNo: string | null
  readonly open: number
}

/** Counted quantity of a variant, or of a lot of it. */
export type Unloaded = {
  readonly variantId: number
  readonly lotNo: string | null
  readonly condition: Condition
  readonly quantity: number
}

/** `lineNo` is null if no line expects it. */
export type Shared = Unloaded & { readonly lineNo: number | null }

const order: readonly Condition[] = ['good', 'damaged', 'rejected']

/**
 * Allocates counted quantities to the lines that expect them, good pieces first: lines of the same lot before lines of any lot, in line
 * order. Excess and unexpected quantities belong to no line.
 */
export function shareUnloaded(lines: readonly AwaitedLine[], counted: readonly Unloaded[]): Shared[] {
  const left = new Map(lines.map(({ lineNo, open }) => [lineNo, open]))
  const inOrder = counted.toSorted((one, other) => order.indexOf(one.condition) - order.indexOf(other.condition))
  return inOrder.flatMap((one): Shared[] => {
    const fitting = lines.filter(({ variantId }) => variantId === one.variantId)
    const awaiting = [
      ...fitting.filter(({ lotNo }) => lotNo === one.lotNo),
      ...(one.lotNo === null ? [] : fitting.filter(({ lotNo }) => lotNo === null)),
    ]
    let rest = one.quantity
    const taken = awaiting.flatMap(({ lineNo }): Shared[] => {
      const open = left.get(lineNo) ?? 0
      const quantity = Math.min(rest, open)
      if (quantity <= 0) return []
      rest = rounded(rest - quantity)
      left.set(lineNo, rounded(open - quantity))
      return [{ ...one, lineNo, quantity }]
    })
    return rest > 0 ? [...taken, { ...one, lineNo: null, quantity: rest }] : taken
  })
}
