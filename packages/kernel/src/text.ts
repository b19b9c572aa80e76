/** Every language the product speaks. Source: docs/decisions/003. */
export const locales = ['en', 'ar'] as const
export type Locale = (typeof locales)[number]

/** One user-visible text in every language, in ICU message form. */
export type Text = Readonly<Record<Locale, string>>

/** Declares the texts of one slice; a key that lacks a language does not compile. */
export function texts<const T extends Readonly<Record<string, Text>>>(catalogue: T): T {
  return catalogue
}

/** Direction in which a language is written. */
export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr'
}

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale)
}
