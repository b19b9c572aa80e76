import { text } from '@countinghouse/contract/kit/list.text'
import type { Listing } from '@countinghouse/contract/listing'
import { useEffect, useMemo } from 'react'
import type { Language } from '../../ui/language/language.tsx'
import { useLanguage } from '../../ui/language/language.tsx'
import type { Values } from './field-kind.ts'
import { useKinds } from './field-kind.ts'
import type { FieldModel } from './field-model.ts'
import { fieldModels, isLines, isRecords, isRich, referenceLists } from './field-model.ts'
import type { Pickers } from './use-pickers.ts'
import { usePickers } from './use-pickers.ts'

export type FieldTexts = {
  readonly pickers: Pickers
  /** The formatted value of a field; null if blank. `row`: the other values. */
  readonly words: (field: FieldModel, value: unknown, row?: Values) => string | null
  /** What a record is called. */
  readonly nameOf: Language['nameOf']
  readonly label: (name: string) => string
  readonly help: (name: string) => string | null
  readonly choice: (field: FieldModel, value: string) => string
}

/** Labels, hints and formatted values of the fields of a list or master, in the user's language. */
export function useFieldTexts(owner: Pick<Listing, 'fields' | 'text'>): FieldTexts {
  const language = useLanguage()
  const pickers = usePickers(useMemo(() => referenceLists(fieldModels(owner)), [owner]))
  const kinds = useKinds()
  useEffect(() => {
    if (fieldModels(owner).some(isRich)) void import('./kinds/values.ts')
  }, [owner])
  return useMemo(() => {
    const { t, nameOf, formatNumber, formatRate, formatDate, formatInstant } = language
    const texts = owner.text
    const choice = (field: FieldModel, value: string) => {
      const named = texts[`${field.name}_${value}`]
      return named === undefined ? value : t(named)
    }
    const formatLine = ({ lineFields }: FieldModel, line: Values, row: Values) =>
      lineFields
        .flatMap((field) => {
          const told = words(field, line[field.key], { ...row, ...line })
          return told === null ? [] : `${label(field.name)}: ${told}`
        })
        .join(' · ')
    const words = (field: FieldModel, value: unknown, row: Values = {}): string | null => {
      if (isLines(field)) {
        const lines = (value ?? []) as readonly Values[]
        return lines.map((line, index) => `${index + 1}. ${formatLine(field, line, row)}`).join('\n') || null
      }
      if (isRecords(field)) {
        const names = [value ?? []].flat().map((id) => pickers.nameOf(field.list, String(id)))
        return names.join(', ') || null
      }
      if (value === null || value === undefined || value === '') return null
      if (field.widget === 'switch') return t(value === true ? text.yes : text.no)
      if (field.widget === 'rate') return formatRate(Number(value))
      if (field.widget === 'integer' && !field.isYear) return formatNumber(Number(value))
      if (field.widget === 'date') return formatDate(String(value))
      if (field.widget === 'instant') return formatInstant(String(value))
      if (field.widget === 'choice') return choice(field, String(value))
      if (field.list !== null) return pickers.nameOf(field.list, String(value))
      return kinds[field.widget]?.words?.(value, field, language, row) ?? String(value)
    }
    const label = (name: string) => (texts[name] === undefined ? name : t(texts[name]))
    const help = (name: string) => (texts[`${name}_help`] === undefined ? null : t(texts[`${name}_help`] ?? text.none))
    return { pickers, words, nameOf, label, help, choice }
  }, [owner, pickers, language, kinds])
}
