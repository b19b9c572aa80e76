import type { ThemeState } from './theme-state.ts'

type Root = { setAttribute(name: string, value: string): void }

/** Writes a theme to the root element; nothing else touches these attributes. `public/theme.js` does the same before first paint. */
export function applyTheme(theme: ThemeState, root: Root): void {
  root.setAttribute('lang', theme.lang)
  root.setAttribute('dir', theme.dir)
  root.setAttribute('data-theme-mode', theme.mode)
  root.setAttribute('data-mantine-color-scheme', theme.mode)
}
