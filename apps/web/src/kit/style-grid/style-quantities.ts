import type { Style } from '@countinghouse/contract/procure/variant'
import { roundedQuantity } from '@countinghouse/kernel/quantity'
import { quantityOf } from '../scan/entered-quantity.ts'
import type { CountedCode } from '../scan/line-entry.ts'

type Variant = Style['variants'][number]
type Run = Style['runs'][number]

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
  const parts = partsOf(runs, runId)
  const found = new Map<number, number>()
  for (const variant of variants) {
    const typed = readOrZero(cells[variant.id])
    const packed = piecesOf(parts, packs, variant)
    if (typed === null || packed === null) return null
    if (typed + packed > 0) found.set(variant.id, roundedQuantity(typed + packed))
  }
  return found
}

export function partsOf(runs: Style['runs'], runId: number | null): Run['parts'] {
  return runs.find(({ id }) => id === runId)?.parts ?? []
}

/** Pieces of a variant in the packs of its colour; null: the packs are no quantity. */
export function piecesOf(parts: Run['parts'], packs: Entries['packs'], { colorId, sizeId }: Variant): number | null {
  const pieces = parts.find((part) => part.sizeId === sizeId)?.pieces ?? 0
  const ofRow = parts.length === 0 ? 0 : readOrZero(packs[colorId ?? 0])
  return ofRow === null ? null : pieces * ofRow
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
