import type { Locale } from '@countinghouse/kernel/text'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { applyTheme } from './apply-theme.ts'
import type { ThemeEvent, ThemeState } from './theme-state.ts'
import { defaultTheme, parseTheme, reduceTheme, themeKey } from './theme-state.ts'

type ThemeStore = { readonly theme: ThemeState; readonly dispatch: (event: ThemeEvent) => void }

const isBrowser = typeof document !== 'undefined'

export const themeStore = createStore<ThemeStore>()((set, get) => ({
  theme: isBrowser ? parseTheme(localStorage.getItem(themeKey)) : defaultTheme,
  dispatch: (event) => {
    const theme = reduceTheme(get().theme, event)
    set({ theme })
    if (!isBrowser) return
    localStorage.setItem(themeKey, JSON.stringify(theme))
    applyTheme(theme, document.documentElement)
  },
}))

export function useTheme<T>(select: (theme: ThemeState) => T): T {
  return useStore(themeStore, (store) => select(store.theme))
}

/** Language of calls made outside components. */
export function currentLocale(): Locale {
  return themeStore.getState().theme.lang
}
