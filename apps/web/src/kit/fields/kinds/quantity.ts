import { text as amountText } from '@countinghouse/contract/amount.text'
import { text } from '@countinghouse/contract/measure.text'
import { quantityDecimals } from '@countinghouse/contract/rich-fields'
import { cellOfMinor, readAmount } from '@countinghouse/kernel/money'
import { decimalMarks } from '@countinghouse/kernel/number'
import { tags } from '../../../ui/language/formats.ts'
import { currentLocale } from '../../../ui/theme/theme-store.ts'
import type { FieldKind, Reading } from '../field-kind.ts'

export const quantity: FieldKind = {
  words: (value, _model, { locale }) =>
    new Intl.NumberFormat(tags[locale], { maximumFractionDigits: quantityDecimals }).format(value as number),
  enteredOf: String,
  read: (entered, { schema }): Reading => {
    const read = readAmount(entered, quantityDecimals, decimalMarks[currentLocale()])
    if (read.kind === 'amount') {
      if (read.minor === 0 && !schema.safeParse(0).success) return { issue: { text: text.not_a_quantity } }
      return { value: cellOfMinor(read.minor, quantityDecimals) }
    }
    if (read.kind === 'in_doubt') return { issue: { text: amountText.amount_in_doubt, params: read } }
    if (read.kind !== 'too_precise') return { issue: { text: text.not_a_measure } }
    return { issue: { text: text.measure_too_precise, params: { digits: quantityDecimals } } }
  },
}
