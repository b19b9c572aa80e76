import { text } from '@countinghouse/contract/kit/group.text'
import type { Listing, ListRow } from '@countinghouse/contract/listing'
import { tags } from '../../ui/language/formats.ts'
import type { Language } from '../../ui/language/language.tsx'
import { fieldModels } from '../fields/field-model.ts'
import type { FieldTexts } from '../fields/use-field-text.ts'

/** The field a list is grouped by, and the labels of its headings. */
export type GroupField = {
  readonly name: string
  readonly label: string
  /** Groups by month. */
  readonly isDate: boolean
  /** The group key of a row; empty without a value. */
  readonly keyOf: (row: ListRow) => string
  readonly words: (key: string) => string
}

export function groupFieldOf(
  listing: Listing,
  texts: FieldTexts,
  { t, locale }: Pick<Language, 't' | 'locale'>,
  name: string,
): GroupField {
  const model = fieldModels(listing).find((field) => field.name === name)
  const isDate = model?.widget === 'date'
  const month = new Intl.DateTimeFormat(tags[locale], { year: 'numeric', month: 'long', timeZone: 'UTC' })
  const said = (key: string) => {
    if (key === '') return t(text.empty)
    if (isDate) return month.format(new Date(`${key}-01T00:00:00Z`))
    if (model === undefined) return key
    return texts.words(model, model.widget === 'switch' ? key === 'true' : key) ?? key
  }
  const label = texts.label(name)
  return {
    name,
    label,
    isDate,
    keyOf: (row) => String(row[name] ?? '').slice(0, isDate ? 'yyyy-mm'.length : undefined),
    words: (key) => t(text.heading, { field: label, value: said(key) }),
  }
}
