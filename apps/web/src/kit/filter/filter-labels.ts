import type { FilterOperator, FilterShape } from '@countinghouse/contract/filter'
import { relativeDays } from '@countinghouse/contract/filter'
import { text } from '@countinghouse/contract/kit/filter.text'
import { text as listText } from '@countinghouse/contract/kit/list.text'
import type { Listing } from '@countinghouse/contract/listing'
import type { Language } from '../../ui/language/language.tsx'
import { fieldModels } from '../fields/field-model.ts'
import type { FieldTexts } from '../fields/use-field-text.ts'
import type { Choice } from '../fields/use-pickers.ts'

/** An operator as shown to the user: empty and filled share one operator in the address. */
export type WrittenOperator = FilterOperator | 'filled'

type Words = {
  readonly listing: Listing
  readonly texts: FieldTexts
  readonly language: Pick<Language, 't' | 'formatDate'>
}

/** The options of a condition; for records the selected ones; null for free input. */
export function choicesOf(
  { listing, texts, language: { t } }: Words,
  shape: FilterShape,
  chosen: readonly string[] = [],
): readonly Choice[] | null {
  if (shape.operator === 'within') return relativeDays.map((days) => ({ value: days, label: t(text[days]) }))
  if (shape.kind !== 'choice') return null
  const model = fieldModels(listing).find(({ name }) => name === shape.field)
  if (model?.widget === 'switch') {
    return [
      { value: 'true', label: t(listText.yes) },
      { value: 'false', label: t(listText.no) },
    ]
  }
  if (model?.list != null) return texts.pickers.choices(model.list, chosen)
  return (model?.choices ?? []).map((value) => ({
    value,
    label: model === undefined ? value : texts.choice(model, value),
  }))
}

/** A condition as text: `Name contains oak`. */
export function formatCondition(words: Words, shape: FilterShape, values: readonly string[]): string {
  const { t } = words.language
  const field = words.texts.label(shape.field)
  if (shape.operator === 'empty') {
    const operator = t(values[0] === 'true' ? text.empty : text.filled)
    return t(text.words, { field, operator, value: '' }).trim()
  }
  const shown = values.map((value) => formatValues(words, shape, value))
  const [from = '', to = ''] = shown
  const value = shape.takes === 'two' ? t(text.range, { from, to }) : shown.join(', ')
  return t(text.words, { field, operator: t(text[shape.operator]), value })
}

function formatValues(words: Words, shape: FilterShape, value: string): string {
  const chosen = choicesOf(words, shape)?.find((choice) => choice.value === value)
  if (chosen !== undefined) return chosen.label
  if (shape.kind === 'date' || shape.kind === 'instant') return words.language.formatDate(value)
  const model = fieldModels(words.listing).find(({ name }) => name === shape.field)
  if (model === undefined) return value
  if (shape.kind === 'time') return words.texts.words(model, value) ?? value
  return shape.kind === 'number' || ['record', 'records'].includes(model.widget)
    ? (words.texts.words(model, Number(value)) ?? value)
    : value
}
