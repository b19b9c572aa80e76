import type { SuggestedItem } from '@countinghouse/contract/inventory/transfer-suggestion'
import type { LinesModel } from '../../kit/fields/field-model.ts'
import { isUntouched, linesIn, newLine, typedLines } from '../../kit/fields/kinds/lines.ts'

/** Variants that a line names already. */
export function namedIn(typed: string): ReadonlySet<number> {
  return new Set(linesIn(typed).map((line) => Number(line['variantId'])))
}

/** Behind what is typed, a line for each item; the line that nobody has typed in leaves. */
export function withSuggested(model: LinesModel, typed: string, items: readonly SuggestedItem[]): string {
  const lines = linesIn(typed).filter((line) => !isUntouched(model, line))
  const suggested = items.map((item) => ({
    ...newLine(model),
    variantId: String(item.variantId),
    quantity: String(item.suggested),
  }))
  return typedLines([...lines, ...suggested])
}
