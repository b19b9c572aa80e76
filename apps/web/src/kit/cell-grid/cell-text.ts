import type { RecordLabel } from '@countinghouse/contract/record-label'
import type { FieldModel } from '../fields/field-model.ts'
import { enteredOf } from '../fields/field-value.ts'
import type { FieldTexts } from '../fields/use-field-text.ts'

/** The text of a value in a cell; parsing it yields the same value. */
export function cellText(texts: FieldTexts, model: FieldModel, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (['record', 'records'].includes(model.widget))
    return [value]
      .flat()
      .map((id) => recordText(texts.pickers.recordOf(model.list ?? '', String(id))))
      .join(', ')
  const isWord = model.widget === 'switch' || model.widget === 'choice' || model.list !== null
  return isWord ? (texts.words(model, value) ?? '') : String(enteredOf(model, value))
}

/** The code of a record, or its name if it has no code. */
function recordText(record: RecordLabel | null | undefined): string {
  return record == null ? '' : record.code || record.name
}

/** The allowed texts of a field; empty for free text. */
export function wordsOf(texts: FieldTexts, model: FieldModel): readonly string[] {
  if (model.list !== null) return texts.pickers.choices(model.list).map(({ label }) => label)
  if (model.widget === 'switch') return [true, false].map((value) => cellText(texts, model, value))
  return model.choices.map((value) => texts.choice(model, value))
}
