import type { Document, DocumentRow } from '@countinghouse/contract/document'
import type { FieldModel, LinesModel } from '../fields/field-model.ts'
import { fieldModels, isLines } from '../fields/field-model.ts'
import type { Values } from '../fields/field-kind.ts'
import type { Entered } from '../fields/field-value.ts'
import { enteredOf } from '../fields/field-value.ts'

/** The rate of its day. */
const rateName = 'exchangeRate'

/**
 * The input that a new document takes from another one: all but what belongs to its occasion (dates, the rate of the day, values that no
 * two documents share) and what is calculated.
 */
export function copiedEntries({ entry }: Pick<Document, 'entry'>, row: DocumentRow): Readonly<Record<string, Entered>> {
  return Object.fromEntries(
    fieldModels(entry)
      .filter((model) => isCopied(model) && model.name !== rateName)
      .map((model) => [model.name, isLines(model) ? copiedLines(model, row) : enteredOf(model, row[model.name], row)]),
  )
}

function copiedLines(model: LinesModel, row: DocumentRow): Entered {
  const blank = Object.fromEntries(
    model.lineFields.filter((field) => !isCopied(field)).map(({ key, initial }) => [key, initial]),
  )
  const lines = (row[model.name] ?? []) as readonly Values[]
  return enteredOf(
    model,
    lines.map((line) => ({ ...line, ...blank })),
    row,
  )
}

function isCopied({ widget, isOwn }: Pick<FieldModel, 'widget' | 'isOwn'>): boolean {
  return widget !== 'date' && !isOwn
}
