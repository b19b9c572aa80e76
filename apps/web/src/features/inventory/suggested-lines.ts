import type { SuggestedItem } from '@countinghouse/contract/inventory/transfer-suggestion'
import type { LinesModel } from '../../kit/fields/field-model.ts'
import { isUntouched, linesIn, newLine, typedLines } from '../../kit/fields/kinds/lines.ts'

/** Variants that are already on a line. */
export function namedIn(typed: string): ReadonlySet<number> {
  return new Set(linesIn(typed).map((line) => Number(line['variantId'])))
}

/** Appends a line per suggestion and drops the untouched empty line. */
export function withSuggested(model: LinesModel, typed: string, items: readonly SuggestedItem[]): string {
  const lines = linesIn(typed).filter((line) => !isUntouched(model, line))
  const suggested = items.map((item) => ({
    ...newLine(model),
    variantId: String(item.variantId),
    quantity: String(item.suggested),
  }))
  return typedLines([...lines, ...suggested])
}
