import type { RelocationScan } from '@countinghouse/contract/inventory/relocation-scan'
import { mostRelocated } from '@countinghouse/contract/inventory/relocation'
import { mostPieces } from '@countinghouse/contract/rich-fields'
import { roundedQuantity } from '@countinghouse/kernel/quantity'
import { piecesOf } from './total-of.ts'

export type Line = {
  readonly variantId: number
  readonly lotNo: string | null
  readonly fromLocationId: number
  readonly toLocationId: number
  readonly quantity: number
}
/** What a code stands for. Units: `packQuantity` in stock units. */
export type Goods = {
  readonly id: number
  readonly packQuantity: number
  readonly isStocked: boolean
  readonly tracking: 'none' | 'lot' | 'serial'
}
type Scanned = Pick<RelocationScan, 'quantity' | 'lotNo' | 'fromLocationId' | 'toLocationId'>
type Refusal =
  | 'unknown_code'
  | 'not_stocked'
  | 'which_lot'
  | 'serial_once'
  | 'other_place'
  | 'below'
  | 'full'
  | 'too_much'

/** Adds a scan to the line of its goods and locations, in stock units; answers all lines, or why it does not fit. */
export function matchMove(
  lines: readonly Line[],
  places: ReadonlySet<number>,
  { quantity: count, lotNo: said = null, ...between }: Scanned,
  goods: Goods | null,
): { readonly lines: readonly Line[]; readonly moved: Line } | { readonly refusal: Refusal } {
  if (goods === null) return { refusal: 'unknown_code' }
  const { id: variantId, packQuantity, isStocked, tracking } = goods
  if (!isStocked) return { refusal: 'not_stocked' }
  const { fromLocationId, toLocationId } = between
  if (fromLocationId === toLocationId || !places.has(fromLocationId) || !places.has(toLocationId))
    return { refusal: 'other_place' }
  if (tracking !== 'none' && said === null) return { refusal: 'which_lot' }
  const lotNo = tracking === 'none' ? null : said
  const moved = { variantId, lotNo, ...between, quantity: roundedQuantity(count * packQuantity) }
  const at = lines.findIndex((line) => isSameMove(line, moved))
  const quantity = roundedQuantity((lines[at]?.quantity ?? 0) + moved.quantity)
  if (quantity < 0) return { refusal: 'below' }
  if (tracking === 'serial' && quantity > 1) return { refusal: 'serial_once' }
  if (at === -1 && quantity > 0 && lines.length === mostRelocated) return { refusal: 'full' }
  const rest = lines.toSpliced(at === -1 ? lines.length : at, 1, ...(quantity > 0 ? [{ ...moved, quantity }] : []))
  if (moved.quantity > 0 && piecesOf(rest) > mostPieces) return { refusal: 'too_much' }
  return { lines: rest, moved }
}

function isSameMove(line: Line, other: Line): boolean {
  return (['variantId', 'lotNo', 'fromLocationId', 'toLocationId'] as const).every((key) => line[key] === other[key])
}
