import type { SuggestedItem } from '@countinghouse/contract/inventory/transfer-suggestion'
import type { LinesModel } from '../../../kit/fields/field-model.ts'
import { isUntouched, linesIn, newLine, formatFormLines } from '../../../kit/fields/kinds/lines.ts'

/** Variants that are already on a line. */
export function namedIn(entered: string): ReadonlySet<number> {
  return new Set(linesIn(entered).map((line) => Number(line['variantId'])))
}

/** Appends a line per suggestion and drops the untouched empty line. */
export function withSuggested(model: LinesModel, entered: string, items: readonly SuggestedItem[]): string {
  const lines = linesIn(entered).filter((line) => !isUntouched(model, line))
  const suggested = items.map((item) => ({
    ...newLine(model),
    variantId: String(item.variantId),
    quantity: String(item.suggested),
  }))
  return formatFormLines([...lines, ...suggested])
}
