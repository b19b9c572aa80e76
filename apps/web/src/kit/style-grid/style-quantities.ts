import type { Style } from '@countinghouse/contract/procure/variant'
import { roundedQuantity } from '@countinghouse/kernel/quantity'
import { quantityOf } from '../scan/entered-quantity.ts'
import type { CountedCode } from '../scan/line-entry.ts'

type Variant = Style['variants'][number]

/** A row of the grid: a colour, or all variants of a product without colours. */
export type StyleRow = { readonly colorId: number | null; readonly name: string }
/** What was typed by variant id; packs of a size run by colour id, 0 without colours. */
export type Entries = {
  readonly cells: Readonly<Record<number, string>>
  readonly packs: Readonly<Record<number, string>>
}

/** Quantities by variant: what was typed, and the pieces of a size run times its packs. Null: something is no quantity. */
export function quantitiesOf(
  { variants, runs }: Style,
  { cells, packs }: Entries,
  runId: number | null,
): ReadonlyMap<number, number> | null {
  const parts = runs.find(({ id }) => id === runId)?.parts ?? []
  const found = new Map<number, number>()
  for (const { id, colorId, sizeId } of variants) {
    const typed = readOrZero(cells[id])
    const ofRow = runId === null ? 0 : readOrZero(packs[colorId ?? 0])
    if (typed === null || ofRow === null) return null
    const pieces = parts.find((part) => part.sizeId === sizeId)?.pieces ?? 0
    const quantity = roundedQuantity(typed + pieces * ofRow)
    if (quantity > 0) found.set(id, quantity)
  }
  return found
}

/** Blank is 0. */
function readOrZero(entered: string | undefined): number | null {
  return entered === undefined || entered.trim() === '' ? 0 : quantityOf(entered)
}

/** The quantities as codes for the lines of a document. */
export function countedCodes(variants: readonly Variant[], quantities: ReadonlyMap<number, number>): CountedCode[] {
  return variants.flatMap(({ id, sku }) => {
    const quantity = quantities.get(id)
    return quantity === undefined ? [] : [{ code: sku, quantity }]
  })
}

export function sumOf(quantities: Iterable<number>): number {
  return roundedQuantity([...quantities].reduce((sum, quantity) => sum + quantity, 0))
}
