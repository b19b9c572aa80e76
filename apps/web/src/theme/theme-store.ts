import { sidebarBreakpointPx } from '@countinghouse/contract/constants'
import type { Locale } from '@countinghouse/kernel/text'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { applyTheme } from './apply-theme.ts'
import { lastingStorage } from './browser-storage.ts'
import { storedTheme } from './parse-theme.ts'
import type { ThemeEvent, View } from './reduce-theme.ts'
import { reduceTheme } from './reduce-theme.ts'
import type { ThemeState } from './theme-state.ts'
import { startingTheme } from './starting-theme.ts'
import { defaultTheme, themeKey } from './theme-state.ts'

type ThemeStore = { readonly theme: ThemeState; readonly dispatch: (event: ThemeEvent) => void }

const isBrowser = typeof document !== 'undefined'
let hasActiveBranch = false

export const themeStore = createStore<ThemeStore>()((set, get) => ({
  theme: isBrowser ? startingTheme() : defaultTheme,
  dispatch: (event) => {
    const { theme: before } = get()
    const theme = reduceTheme(before, event, viewNow())
    set({ theme })
    if (!isBrowser) return
    const kept = storedTheme(theme)
    // What the pointer does is not kept, and must not overwrite what another tab has kept meanwhile.
    if (kept !== storedTheme(before) || event.type === 'reset') lastingStorage.write(themeKey, kept)
    applyTheme(theme, document.documentElement)
  },
}))

function viewNow(): View {
  return { width: isBrowser ? innerWidth : sidebarBreakpointPx, hasActiveBranch }
}

/** Lets this tab follow the choices made in another one. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== themeKey) return
    const theme = startingTheme(newValue)
    themeStore.setState({ theme })
    applyTheme(theme, document.documentElement)
  })
}

/** On paper the ground is white whatever the screen shows, so the inks of the light mode are printed. */
export function followPrinting(): void {
  for (const moment of ['beforeprint', 'afterprint'] as const) {
    addEventListener(moment, () => {
      const { theme } = themeStore.getState()
      const shown = moment === 'beforeprint' ? reduceTheme(theme, { type: 'mode', mode: 'light' }, viewNow()) : theme
      applyTheme(shown, document.documentElement)
    })
  }
}

/** The menu tells whether the item of the current page has children; the double menu opens only then. */
export function noteActiveBranch(hasChildren: boolean): void {
  hasActiveBranch = hasChildren
}

export function useTheme<T>(select: (theme: ThemeState) => T): T {
  return useStore(themeStore, (store) => select(store.theme))
}

/** Language of calls made outside components. */
export function currentLocale(): Locale {
  return themeStore.getState().theme.lang
}
