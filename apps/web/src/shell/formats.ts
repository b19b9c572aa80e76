import type { Locale } from '@countinghouse/kernel/text'

/** Digits stay Latin in Arabic too: codes, barcodes and documents are read beside them. */
export const tags: Readonly<Record<Locale, string>> = { en: 'en-GB', ar: 'ar-u-nu-latn' }

/** How numbers, rates and dates are written in a language. */
export function formatsOf(locale: Locale) {
  const tag = tags[locale]
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 4 })
  const rate = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 4 })
  const instant = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' })
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' })
  return {
    formatNumber: (value: number) => number.format(value),
    formatRate: (ppm: number) => rate.format(ppm / 1_000_000),
    formatInstant: (iso: string) => instant.format(new Date(iso)),
    formatDate: (day: string) => date.format(new Date(`${day}T00:00:00Z`)),
  }
}
