import { roundedQuantity } from '@countinghouse/kernel/quantity'
import { signedQuantityOf } from '../scan/entered-quantity.ts'

type Entered = { readonly cases: string; readonly per: string; readonly loose: string }

/** Cartons times quantity per carton, plus loose pieces; null if one of them is not a number of 0 or more. */
export function cartonSum({ cases, per, loose }: Entered): number | null {
  const [boxes, each, rest] = [read(cases), read(per), read(loose)]
  if (boxes === null || each === null || rest === null) return null
  return roundedQuantity(boxes * each + rest)
}

function read(entered: string): number | null {
  if (entered.trim() === '') return 0
  const value = signedQuantityOf(entered)
  return value === null || value < 0 ? null : value
}
