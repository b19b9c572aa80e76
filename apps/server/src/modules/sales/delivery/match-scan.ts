import type { PickScan } from '@countinghouse/contract/sales/delivery-picking'
import { roundedQuantity } from '@countinghouse/kernel/quantity'
import type { PickLine } from './prepared.ts'

type Variant = { readonly id: number; readonly packQuantity: number }
type Scanned = Pick<PickScan, 'quantity' | 'pickNo' | 'lotNo'>
type Taken = { readonly pickNo: number; readonly quantity: number }
type Matched =
  | { readonly picks: readonly PickLine[]; readonly taken: readonly Taken[] }
  | {
      readonly refusal: 'unknown_code' | 'not_listed' | 'other_lot' | 'complete' | 'above' | 'below'
      readonly values: { readonly count: number }
    }

/**
 * Where a scan belongs on a picking list: the named line, else the lines of its product and lot in their order, a pack from several of them
 * if need be; goods that are put back, from the last one on. `picks` are the lines as they are then.
 */
export function matchScan(
  picks: readonly PickLine[],
  { quantity: count, pickNo, lotNo }: Scanned,
  variant: Variant | null,
): Matched {
  const refuse = (refusal: Extract<Matched, { refusal: string }>['refusal'], left = 0) => ({
    refusal,
    values: { count: left },
  })
  if (variant === null) return refuse('unknown_code')
  const quantity = roundedQuantity(count * variant.packQuantity)
  const listed = picks.filter((one) => one.variantId === variant.id && (pickNo == null || one.pickNo === pickNo))
  if (listed.length === 0) return refuse('not_listed')
  const fitting = listed.filter((one) => lotNo == null || one.lotNo === null || one.lotNo === lotNo)
  if (fitting.length === 0) return refuse('other_lot')
  const isBack = quantity < 0
  const roomOf = ({ planned, picked }: PickLine) => (isBack ? picked : roundedQuantity(planned - picked))
  const room = roundedQuantity(fitting.reduce((sum, one) => sum + roomOf(one), 0))
  if (Math.abs(quantity) > room) return refuse(isBack ? 'below' : room === 0 ? 'complete' : 'above', room)
  let rest = Math.abs(quantity)
  const taken = (isBack ? fitting.toReversed() : fitting).flatMap((one): Taken[] => {
    const part = Math.min(rest, roomOf(one))
    rest = roundedQuantity(rest - part)
    return part > 0 ? [{ pickNo: one.pickNo, quantity: isBack ? -part : part }] : []
  })
  const changes = new Map(taken.map((one) => [one.pickNo, one.quantity]))
  return {
    picks: picks.map((one) => ({ ...one, picked: roundedQuantity(one.picked + (changes.get(one.pickNo) ?? 0)) })),
    taken,
  }
}
