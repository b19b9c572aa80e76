import type { UnloadScan } from '@countinghouse/contract/inventory/container-receipt'
import { rounded } from '../transfer-receipt/share-count.ts'

export type Condition = UnloadScan['condition']

/** Of a line of a container: what of it is still awaited. */
export type AwaitedLine = {
  readonly lineNo: number
  readonly variantId: number
  /** Null: any. */
  readonly lotNo: string | null
  readonly open: number
}

/** What was counted of a variant, or of a lot of it. */
export type Unloaded = {
  readonly variantId: number
  readonly lotNo: string | null
  readonly condition: Condition
  readonly quantity: number
}

/** `lineNo` null: no line awaits it. */
export type Shared = Unloaded & { readonly lineNo: number | null }

const order: readonly Condition[] = ['good', 'damaged', 'rejected']

/**
 * Shares out what was counted over the lines that await it, good pieces first: those of its lot before those of any, in their order.
 * What is too much, or nobody announced, is of no line.
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
