import type { FieldModel } from '@countinghouse/contract/field-model'
import { fieldModels, isLines, isRequired } from '@countinghouse/contract/field-model'
import { text } from '@countinghouse/contract/import.text'
import { snakeCase } from '@countinghouse/kernel/names'
import type { Text } from '@countinghouse/kernel/text'
import type { FileOwner } from './file-form.ts'
import { allowedValues } from './vocabulary.ts'
import type { AllowedValue, References } from './vocabulary.ts'

/** What a column of a file can fill: a field, or the record's number (`model` is null). */
export type ImportColumn = {
  readonly field: string
  readonly label: Text
  readonly model: FieldModel | null
  /** What headings may call it; the first is how a file to be read again does. */
  readonly names: readonly string[]
  readonly isRequired: boolean
  readonly allowed: readonly AllowedValue[]
  /** Of an amount; null where the row says it. */
  readonly currency: string | null
}

/** Other words for common fields, in the languages of the files we meet. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  code: [
    'number',
    'no',
    'key',
    'sku',
    'short name',
    'abbreviation',
    'kürzel',
    'nummer',
    'référence',
    'código',
    'الكود',
    'رمز',
  ],
  name: ['title', 'designation', 'bezeichnung', 'nom', 'nombre', 'اسم', 'التسمية'],
  countryCode: ['country', 'origin', 'made in', 'land', 'pays', 'país', 'بلد', 'الدولة', 'المنشأ'],
  website: ['url', 'homepage', 'web', 'internet', 'link', 'رابط', 'الموقع'],
  description: ['text', 'notes', 'note', 'remarks', 'comment', 'beschreibung', 'ملاحظات', 'شرح'],
  year: ['jahr', 'année', 'año', 'سنة', 'العام'],
  type: ['kind', 'art', 'typ', 'نوع'],
}

/** Every column that a file of these fields may have, the record's number last unless rows are found otherwise. */
export function importColumns(owner: FileOwner, references: References): readonly ImportColumn[] {
  const { headings, currencies = {}, required } = owner
  const models = fieldModels(owner).filter((model) => !isLines(model))
  const fields = models.map((model): ImportColumn => {
    const label = owner.text[model.name] ?? { en: model.name, ar: model.name }
    const own = [...(headings?.[model.name] ?? []), model.name, snakeCase(model.name), label.en, label.ar]
    const names = [...own, ...(synonyms[model.name] ?? [])]
    return {
      field: model.name,
      label,
      model,
      names,
      isRequired: required?.includes(model.name) ?? isRequired(model),
      allowed: allowedValues(owner, model, references),
      currency:
        model.widget === 'amount' && model.currencyField === null
          ? (currencies[model.name] ?? references.currency)
          : null,
    }
  })
  if (headings !== undefined) return fields
  const number = { field: 'id', label: text.number, model: null, isRequired: false, allowed: [], currency: null }
  return [...fields, { ...number, names: ['id', 'record id', text.number.en, text.number.ar] }]
}
