import { sidebarBreakpointPx } from '@countinghouse/contract/constants'
import type { Locale } from '@countinghouse/kernel/text'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { applyTheme } from './apply-theme.ts'
import { lastingStorage } from './browser-storage.ts'
import { storedTheme } from './parse-theme.ts'
import type { ThemeEvent } from './reduce-theme.ts'
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
    const before = get().theme
    const theme = reduceTheme(before, event, {
      width: isBrowser ? innerWidth : sidebarBreakpointPx,
      hasActiveBranch,
    })
    if (isSame(before, theme)) return
    set({ theme })
    if (!isBrowser) return
    // What the pointer does is not kept, and must not overwrite what another tab has kept meanwhile.
    const kept = storedTheme(theme)
    if (kept !== storedTheme(before)) lastingStorage.write(themeKey, kept)
    applyTheme(theme, document.documentElement)
  },
}))

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

/** Most events of window and menu change nothing; then nobody needs to hear of them. */
function isSame(one: ThemeState, other: ThemeState): boolean {
  return (Object.keys(other) as (keyof ThemeState)[]).every((name) => one[name] === other[name])
}
