import type { FieldModel, Measure } from '@countinghouse/contract/field-model'
import { text } from '@countinghouse/contract/print.text'
import type { RecordLabels } from '@countinghouse/contract/record-label'
import { quantityDecimals } from '@countinghouse/contract/rich-fields'
import { shortDecimal } from '@countinghouse/kernel/money'
import type { Locale, Text } from '@countinghouse/kernel/text'
import { formatMoneyText, printTags } from './money-labels.ts'
import type { PaperCell } from './paper-content.ts'

type Values = Readonly<Record<string, unknown>>

/** What words are made with: the texts of the document, and where and in what it is counted. */
export type Wording = {
  readonly language: Locale
  readonly texts: Readonly<Record<string, Text>>
  readonly currency: string
  readonly timezone: string
}

/** The value of a field in words; null: there is none. `beside`: the values next to it. */
export function formatField(
  model: FieldModel,
  beside: Values,
  labels: RecordLabels,
  wording: Wording,
): PaperCell | null {
  const { language, texts, currency, timezone } = wording
  const value = beside['key' in model ? String(model.key) : model.name]
  if (value === null || value === undefined) return null
  const tag = printTags[language]
  switch (model.widget) {
    case 'record':
    case 'records':
      return namesOf([value].flat(), labels[model.name] ?? [])
    case 'choice':
      return { text: texts[`${model.name}_${String(value)}`]?.[language] ?? String(value) }
    case 'switch':
      return { text: (value === true ? text.yes : text.no)[language] }
    case 'amount':
      return { text: formatMoneyText(value as number, String(beside[model.currencyField ?? ''] ?? currency), language) }
    case 'quantity':
    case 'integer':
      return { text: new Intl.NumberFormat(tag, { maximumFractionDigits: quantityDecimals }).format(value as number) }
    case 'rate':
      return {
        text: new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 4 }).format(
          (value as number) / 1_000_000,
        ),
      }
    case 'measure':
      return { text: formatMeasure(value as number, model.measure, tag) }
    case 'date':
      return { text: formatDay(tag, 'UTC').format(new Date(`${String(value)}T00:00:00Z`)) }
    case 'instant':
      return { text: formatInstant(tag, timezone).format(new Date(String(value))) }
    default:
      return { text: String(value) }
  }
}

/** An instant on the clock of the company. */
export function formatWhen(instant: Date, { language, timezone }: Pick<Wording, 'language' | 'timezone'>): string {
  return formatInstant(printTags[language], timezone).format(instant)
}

const units = { kg: 'kilogram', cm: 'centimeter', degree: 'degree' } as const

function formatMeasure(value: number, measure: Measure | null, tag: string): string {
  if (measure === null) return String(value)
  const { unit, digits } = measure
  const format = new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: units[unit],
    unitDisplay: 'short',
    maximumFractionDigits: digits,
  })
  return format.format(shortDecimal(value, digits) as Intl.StringNumericLiteral)
}

function namesOf(ids: readonly unknown[], known: RecordLabels[string]): PaperCell | null {
  const named = known.filter(({ id }) => ids.includes(id))
  const [only] = named
  if (only === undefined) return null
  if (named.length > 1) return { text: named.map(({ name }) => name).join(', ') }
  return only.code === '' || only.code === only.name ? { text: only.name } : { text: only.name, under: only.code }
}

function formatDay(tag: string, timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone })
}

function formatInstant(tag: string, timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone })
}
