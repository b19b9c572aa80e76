import { text as amountText } from '@countinghouse/contract/amount.text'
import type { Measure } from '@countinghouse/contract/field-model'
import { text } from '@countinghouse/contract/measure.text'
import { readAmount, shortDecimal } from '@countinghouse/kernel/money'
import { decimalMarks } from '@countinghouse/kernel/number'
import { tags } from '../../../ui/language/formats.ts'
import { currentLocale } from '../../../ui/theme/theme-store.ts'
import type { FieldKind, Reading } from '../field-kind.ts'
import type { FieldModel } from '../field-model.ts'

const units = { kg: 'kilogram', cm: 'centimeter', degree: 'degree' } as const

export function measureOf({ name, measure }: FieldModel): Measure {
  if (measure === null) throw new Error(`${name} is no measure.`)
  return measure
}

export const measure: FieldKind = {
  words: (value, model, { locale }) => {
    const { unit, digits } = measureOf(model)
    const format = new Intl.NumberFormat(tags[locale], {
      style: 'unit',
      unit: units[unit],
      unitDisplay: unit === 'degree' ? 'narrow' : 'short',
      maximumFractionDigits: digits,
    })
    return format.format(shortDecimal(value as number, digits) as Intl.StringNumericLiteral)
  },
  enteredOf: (value, model) => shortDecimal(value as number, measureOf(model).digits),
  read: (entered, model): Reading => {
    const { digits } = measureOf(model)
    const read = readAmount(entered, digits, decimalMarks[currentLocale()])
    if (read.kind === 'amount') return { value: read.minor }
    if (read.kind === 'in_doubt') return { issue: { text: amountText.amount_in_doubt, params: read } }
    if (read.kind !== 'too_precise') return { issue: { text: text.not_a_measure } }
    return { issue: { text: text.measure_too_precise, params: { digits } } }
  },
  limit: (value, model) => shortDecimal(value, measureOf(model).digits),
}
