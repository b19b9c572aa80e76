import type { Locale } from './text.ts'

/** What a record is called by whoever reads in a language; `platform.in_language` of the database says the same. */
export function nameIn(
  locale: Locale,
  { name, nameAr }: { readonly name: string; readonly nameAr?: string | null },
): string {
  return locale === 'ar' ? (nameAr ?? name) : name
}
