import type { Locale } from '@countinghouse/kernel/text'

/** Arabic uses Latin digits too, to match codes, barcodes and documents. */
export const tags: Readonly<Record<Locale, string>> = { en: 'en-GB', ar: 'ar-u-nu-latn' }

/**
 * An amount with its currency, as `tags.en` writes it, in a text of a language. Arabic patterns put the currency of a negative amount on the
 * other side; there the English order stays, whatever surrounds it.
 */
export function inOneDirection(amount: string, locale: Locale): string {
  return locale === 'ar' ? `\u200E${amount}` : amount
}

/** Formatters of numbers, rates and dates in a language. */
export function formatsOf(locale: Locale) {
  const tag = tags[locale]
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 4 })
  const rate = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 4 })
  const share = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 })
  const instant = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' })
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' })
  return {
    formatNumber: (value: number) => number.format(value),
    formatRate: (ppm: number) => rate.format(ppm / 1_000_000),
    /** Of a figure that was calculated; an entered rate is shown as it is. */
    formatShare: (ppm: number) => share.format(ppm / 1_000_000),
    formatInstant: (iso: string) => instant.format(new Date(iso)),
    formatDate: (day: string) => date.format(new Date(`${day}T00:00:00Z`)),
  }
}
