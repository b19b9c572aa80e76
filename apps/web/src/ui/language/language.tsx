import type { TextParams } from '@countinghouse/contract/text'
import { format } from '@countinghouse/contract/text'
import { nameIn } from '@countinghouse/kernel/name-in'
import type { Locale, Text } from '@countinghouse/kernel/text'
import type { ReactNode } from 'react'
import { createContext, use, useMemo } from 'react'
import { themeStore, useTheme } from '../theme/theme-store.ts'
import { formatsOf } from './formats.ts'

export type Language = {
  readonly locale: Locale
  readonly t: (text: Text, params?: TextParams) => string
  /** What a record is called in the user's language. */
  readonly nameOf: (record: { readonly name: string; readonly nameAr?: string | null }) => string
  readonly formatNumber: (value: number) => string
  /** Units: parts per million in, per cent out. */
  readonly formatRate: (ppm: number) => string
  readonly formatShare: (ppm: number) => string
  /** UTC instant in, local date and time out. */
  readonly formatInstant: (iso: string) => string
  /** `YYYY-MM-DD` in; a business date has no zone. */
  readonly formatDate: (date: string) => string
  readonly setLocale: (locale: Locale) => void
}

const LanguageContext = createContext<Language | null>(null)

export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const locale = useTheme((theme) => theme.lang)
  const language = useMemo(
    () => ({
      locale,
      t: (text: Text, params?: TextParams) => format(text, locale, params),
      nameOf: (record: Parameters<Language['nameOf']>[0]) => nameIn(locale, record),
      ...formatsOf(locale),
      setLocale: (next: Locale) => themeStore.getState().dispatch({ type: 'language', lang: next }),
    }),
    [locale],
  )
  return <LanguageContext value={language}>{children}</LanguageContext>
}

export function useLanguage(): Language {
  const language = use(LanguageContext)
  if (language === null) throw new Error('There is no language outside LanguageProvider.')
  return language
}
