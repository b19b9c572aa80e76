import { parseTheme } from './parse-theme.ts'
import { reduceTheme } from './reduce-theme.ts'
import type { ThemeState } from './theme-state.ts'
import { themeKey } from './theme-state.ts'

/** The kept theme in this window. */
export function startingTheme(): ThemeState {
  return reduceTheme(parseTheme(storedText()), { type: 'started' }, { width: innerWidth, hasActiveBranch: true })
}

function storedText(): string | null {
  try {
    return localStorage.getItem(themeKey)
  } catch {
    // Storage may be closed to us: the defaults follow.
    return null
  }
}
