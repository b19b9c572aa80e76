import { text } from '@countinghouse/contract/amount.text'
import { currencyDigits, decimalOfMinor, readAmount } from '@countinghouse/kernel/money'
import { decimalMarks } from '@countinghouse/kernel/number'
import type { Locale } from '@countinghouse/kernel/text'
import { companyCurrency } from '../../../app/session/company-currency.ts'
import { inOneDirection, tags } from '../../../ui/language/formats.ts'
import { currentLocale } from '../../../ui/theme/theme-store.ts'
import type { FieldKind, Reading, Values } from '../field-kind.ts'
import type { FieldModel } from '../field-model.ts'

/** The currency of an amount; null if the record has none yet. */
export function currencyOf({ currencyField }: FieldModel, row: Values): string | null {
  if (currencyField === null) return companyCurrency()
  const code = row[currencyField]
  return typeof code === 'string' && code !== '' ? code : null
}

function digitsOf(model: FieldModel, row: Values): number {
  return currencyDigits(currencyOf(model, row) ?? companyCurrency())
}

export const amount: FieldKind = {
  words: (minor, model, { locale }, row) => {
    const currency = currencyOf(model, row)
    const decimal = decimalOfMinor(minor as number, digitsOf(model, row)) as Intl.StringNumericLiteral
    const written = formatOf(locale, currency, digitsOf(model, row)).format(decimal)
    return currency === null ? written : inOneDirection(written, locale)
  },
  enteredOf: (minor, model, row) => decimalOfMinor(minor as number, digitsOf(model, row)),
  read: (entered, model, row): Reading => {
    const digits = digitsOf(model, row)
    const read = readAmount(entered, digits, decimalMarks[currentLocale()])
    if (read.kind === 'amount') return { value: read.minor }
    if (read.kind === 'in_doubt') return { issue: { text: text.amount_in_doubt, params: read } }
    if (read.kind !== 'too_precise') return { issue: { text: text.not_an_amount } }
    const currency = currencyOf(model, row) ?? companyCurrency()
    return { issue: { text: text.amount_too_precise, params: { currency, digits } } }
  },
  limit: (minor, model, row) => decimalOfMinor(minor, digitsOf(model, row)),
}

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(locale: Locale, currency: string | null, digits: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${digits}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const created = new Intl.NumberFormat(currency === null ? tags[locale] : tags.en, {
    ...(currency !== null && { style: 'currency', currency, currencyDisplay: 'code' }),
    // The browser's decimals differ from ISO 4217 for some currencies.
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  formats.set(key, created)
  return created
}
