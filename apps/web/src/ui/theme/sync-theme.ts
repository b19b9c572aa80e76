import { applyTheme } from './apply-theme.ts'
import { reduceTheme } from './reduce-theme.ts'
import { startingTheme } from './starting-theme.ts'
import { themeStore } from './theme-store.ts'
import { themeKey } from './theme-state.ts'

/** Lets this tab follow the choices made in another one. */
export function syncOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== themeKey) return
    const theme = startingTheme(newValue)
    themeStore.setState({ theme })
    applyTheme(theme, document.documentElement)
  })
}

/** On paper the ground is white whatever the screen shows, so the inks of the light mode are printed. */
export function syncPrinting(): void {
  const root = document.documentElement
  const view = () => ({ width: innerWidth, hasActiveBranch: true })
  addEventListener('beforeprint', () =>
    applyTheme(reduceTheme(themeStore.getState().theme, { type: 'mode', mode: 'light' }, view()), root),
  )
  addEventListener('afterprint', () => applyTheme(themeStore.getState().theme, root))
}
