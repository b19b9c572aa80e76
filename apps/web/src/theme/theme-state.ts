import type { Locale } from '@countinghouse/kernel/text'
import { directionOf, isLocale } from '@countinghouse/kernel/text'

export const themeKey = 'countinghouse.theme'

export type ThemeState = {
  readonly lang: Locale
  readonly dir: 'ltr' | 'rtl'
  readonly mode: 'light' | 'dark'
}

export type ThemeEvent =
  | { readonly type: 'language'; readonly lang: Locale }
  | { readonly type: 'mode'; readonly mode: ThemeState['mode'] }

/** Source: spec section 9, default theme. */
export const defaultTheme: ThemeState = { lang: 'en', dir: 'ltr', mode: 'light' }

export function reduceTheme(state: ThemeState, event: ThemeEvent): ThemeState {
  switch (event.type) {
    case 'language':
      return { ...state, lang: event.lang, dir: directionOf(event.lang) }
    case 'mode':
      return { ...state, mode: event.mode }
  }
}

/** The stored theme; each field that is missing or not one of its values falls back to its default by itself. */
export function parseTheme(stored: string | null): ThemeState {
  const given = recordOf(stored)
  const lang = isLocale(given.lang) ? given.lang : defaultTheme.lang
  return {
    lang,
    dir: given.dir === 'ltr' || given.dir === 'rtl' ? given.dir : directionOf(lang),
    mode: given.mode === 'light' || given.mode === 'dark' ? given.mode : defaultTheme.mode,
  }
}

function recordOf(stored: string | null): Readonly<Record<string, unknown>> {
  if (stored === null) return {}
  try {
    const given: unknown = JSON.parse(stored)
    return typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {}
  } catch {
    // Unreadable storage must not keep anybody out: start with the defaults.
    return {}
  }
}
