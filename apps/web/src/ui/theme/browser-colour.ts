import { themeStore } from './theme-store.ts'
import { themeVariables } from './theme-variables.ts'

/** Paints the browser's own bar, or the title bar of the installed app, like the header under it. */
export function syncHeaderColour(): void {
  const meta = document.querySelector('meta[name="theme-color"]')
  const paint = ({ theme } = themeStore.getState()) =>
    meta?.setAttribute('content', themeVariables(theme)['--header-base'] ?? '')
  paint()
  themeStore.subscribe(paint)
}
