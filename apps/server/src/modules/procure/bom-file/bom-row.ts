import { bomHeads } from '@countinghouse/contract/procure/bom-file'
import { text } from '@countinghouse/contract/procure/bom-file.text'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import type { BulkRow, Values } from '../../../platform/bulk/bulk-row.ts'
import type { Issue } from '../../../platform/import/issue.ts'
import type { ReadRow } from '../../../platform/import/row.ts'
import { issueAt } from '../product-file/cell-of-row.ts'

/** A row of a bill of materials file; omitted values do not change. */
export type BomRow = {
  readonly number: number
  readonly productId: number
  readonly variantId: number | null
  /** A decimal. */
  readonly quantity: string
  readonly group: string | null
  readonly minPick: number | null
  readonly maxPick: number | null
  /** Fields of the bill of materials besides its components. */
  readonly heads: Values
}

export function bomRowOf({ number, values }: BulkRow): BomRow {
  const { productId, variantId = null, quantity = '1', group = null, minPick = null, maxPick = null } = values
  return {
    number,
    productId: productId as number,
    variantId: variantId as number | null,
    quantity: quantity as string,
    group: group as string | null,
    minPick: minPick as number | null,
    maxPick: maxPick as number | null,
    heads: Object.fromEntries(Object.entries(values).filter(([field]) => bomHeads.includes(field))),
  }
}

/** Consecutive rows of one product. */
export function blocksOf(rows: readonly BomRow[]): readonly (readonly BomRow[])[] {
  const blocks: BomRow[][] = []
  for (const row of rows) {
    const block = blocks.at(-1)
    if (block?.[0]?.productId === row.productId) block.push(row)
    else blocks.push([row])
  }
  return blocks
}

/** A bill of materials is imported as a whole: an error in one row rejects the other rows of the product. */
export function wholeBlocks(rows: readonly ReadRow[], locale: Locale): readonly ReadRow[] {
  const blocks: { key: string; rows: ReadRow[] }[] = []
  const begun = new Map<string, number>()
  for (const row of rows) {
    const block = blocks.at(-1)
    const key = keyOf(row) ?? block?.key ?? ''
    const named =
      keyOf(row) === null ? withIssue(row, issueAt('productId', 'required', format(text.code_needed, locale))) : row
    if (block?.key === key) {
      block.rows.push(named)
      continue
    }
    const first = begun.get(key)
    begun.set(key, first ?? row.number)
    const apart = first === undefined ? named : withIssue(named, apartIssue(locale, first))
    blocks.push({ key, rows: [apart] })
  }
  return blocks.flatMap((block) => {
    const wrong = block.rows.find(({ issues }) => issues.length > 0)
    if (wrong === undefined) return block.rows
    const words = format(text.other_row, locale, { row: wrong.number })
    const other: Issue = { field: null, code: 'other_row', message: words, found: null, suggestions: [] }
    return block.rows.map((row) => (row.issues.length > 0 ? row : withIssue(row, other)))
  })
}

export function apartIssue(locale: Locale, first: number): Issue {
  return issueAt('productId', 'apart', format(text.apart, locale, { row: first }))
}

/** Null: no product in the row. */
function keyOf({ values, issues }: ReadRow): string | null {
  const { productId } = values
  if (typeof productId === 'number') return String(productId)
  const wrong = issues.find(({ field }) => field === 'productId')
  return wrong === undefined ? null : `? ${wrong.found}`
}

function withIssue(row: ReadRow, issue: Issue): ReadRow {
  return { ...row, issues: [...row.issues, issue] }
}
