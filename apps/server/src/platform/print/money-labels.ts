import { currencyDigits, decimalOfMinor } from '@countinghouse/kernel/money'
import type { Locale } from '@countinghouse/kernel/text'

/** Digits stay Latin in Arabic too, as scanners and tills show them. */
export const printTags: Readonly<Record<Locale, string>> = { en: 'en-GB', ar: 'ar-u-nu-latn' }

/** A calendar day as readers of the language write it. */
export function formatDayText(day: string, language: Locale): string {
  return new Intl.DateTimeFormat(printTags[language], { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))
}

/** An amount as readers of the language write it. Units: minor units. */
export function formatMoneyText(amount: number, currency: string, language: Locale): string {
  const digits = currencyDigits(currency)
  const written = decimalOfMinor(amount, digits) as Intl.StringNumericLiteral
  return new Intl.NumberFormat(printTags[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(written)
}
