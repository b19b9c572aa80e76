import { paletteOf } from './palette.ts'
import type { ThemeState } from './theme-state.ts'
import { headerColourOf, menuColourOf } from './theme-state.ts'
import { themeVariables } from './theme-variables.ts'

type Root = {
  setAttribute(name: string, value: string): void
  removeAttribute(name: string): void
  readonly style: { setProperty(name: string, value: string): void }
}

/** Writes a theme to the root element; nothing else touches these attributes and variables. */
export function applyTheme(theme: ThemeState, root: Root): void {
  for (const [name, value] of Object.entries(themeAttributes(theme))) {
    if (value === '') root.removeAttribute(name)
    else root.setAttribute(name, value)
  }
  for (const [name, value] of Object.entries(themeVariables(theme))) root.style.setProperty(name, value)
}

/** Attributes of the root element; an empty one is absent. Source: docs/decisions/008. */
export function themeAttributes(theme: ThemeState): Readonly<Record<string, string>> {
  const { ground } = paletteOf(theme)
  return {
    lang: theme.lang,
    dir: theme.dir,
    'data-theme-mode': theme.mode,
    'data-ground': ground,
    'data-mantine-color-scheme': ground,
    'data-menu-styles': menuColourOf(theme),
    'data-header-styles': headerColourOf(theme),
    'data-nav-layout': theme.dataNavLayout,
    'data-nav-style': theme.dataNavStyle,
    'data-vertical-style': theme.dataVerticalStyle,
    'data-toggled': theme.toggled,
    'data-icon-overlay': theme.iconOverlay,
    'data-icon-text': theme.iconText,
    'data-page-style': theme.dataPageStyle,
    'data-width': theme.dataWidth,
    'data-menu-position': theme.dataMenuPosition,
    'data-header-position': theme.dataHeaderPosition,
    'data-bg-img': theme.bgImg,
  }
}
