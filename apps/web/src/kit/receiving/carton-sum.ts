import { roundedQuantity } from '@countinghouse/kernel/quantity'
import { signedQuantityOf } from '../typed-quantity.ts'

type Typed = { readonly cases: string; readonly per: string; readonly loose: string }

/** Cartons times quantity per carton, plus loose pieces; null if one of them is not a number of 0 or more. */
export function cartonSum({ cases, per, loose }: Typed): number | null {
  const [boxes, each, rest] = [read(cases), read(per), read(loose)]
  if (boxes === null || each === null || rest === null) return null
  return roundedQuantity(boxes * each + rest)
}

function read(typed: string): number | null {
  if (typed.trim() === '') return 0
  const value = signedQuantityOf(typed)
  return value === null || value < 0 ? null : value
}
