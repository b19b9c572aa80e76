import { lastingStorage } from './browser-storage.ts'
import { parseTheme } from './parse-theme.ts'
import { reduceTheme } from './reduce-theme.ts'
import type { ThemeState } from './theme-state.ts'
import { themeKey } from './theme-state.ts'

/** The kept theme in this window. */
export function startingTheme(kept = lastingStorage.read(themeKey)): ThemeState {
  return reduceTheme(parseTheme(kept), { type: 'started' }, { width: innerWidth, hasActiveBranch: true })
}
