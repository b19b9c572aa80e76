import type { Rgb } from './colour.ts'
import { blend, black, cssOf, white } from './colour.ts'
import type { Palette } from './palette.ts'
import { paletteOf } from './palette.ts'
import type { Surface } from './surface.ts'
import { imageTint, imageWash, paintCss, surfaceCss, surfaceOf } from './surface.ts'
import type { ThemeState } from './theme-state.ts'
import { headerColourOf, menuColourOf } from './theme-state.ts'

/** Ground of a dark menu or header in light mode. */
const navy: Rgb = [24, 28, 43]

/** Every CSS variable that follows from the chosen colours; all other tokens stand in tokens.css. */
export function themeVariables(theme: ThemeState): Readonly<Record<string, string>> {
  const { menu, header } = surfacesOf(theme)
  const hasImage = hasMenuImage(theme)
  const along = theme.dir === 'rtl' ? 'to left' : 'to right'
  return {
    ...pageVariables(paletteOf(theme), theme),
    ...surfaceVariables('menu', menu),
    '--menu': paintCss(menu, theme.dataNavLayout === 'horizontal' ? along : 'to bottom'),
    '--menu-image': hasImage ? imageCss(theme.bgImg, menu) : 'none',
    ...surfaceVariables('header', header),
    '--header': paintCss(header, along),
  }
}

/** What menu and header are painted with. */
export function surfacesOf(theme: ThemeState): { readonly menu: Surface; readonly header: Surface } {
  const palette = paletteOf(theme)
  const [dark, darkPanel] = theme.mode === 'light' ? [navy, navy] : [palette.page, palette.panel]
  return {
    menu: surfaceOf(menuColourOf(theme), palette, dark, hasMenuImage(theme)),
    header: surfaceOf(headerColourOf(theme), palette, darkPanel),
  }
}

/** The picture fills a sidebar, never a bar. */
function hasMenuImage({ bgImg, dataNavLayout }: ThemeState): boolean {
  return bgImg !== '' && dataNavLayout === 'vertical'
}

function pageVariables(palette: Palette, theme: ThemeState): Readonly<Record<string, string>> {
  const isDark = palette.ground === 'dark'
  const alpha = (opacity: number) => `rgb(${palette.ink.join(' ')} / ${opacity}%)`
  const line = isDark ? alpha(12) : alpha(10)
  return {
    '--primary-rgb': palette.primary.join(' '),
    '--primary': cssOf(palette.primary),
    '--primary-hover': cssOf(blend(palette.primary, palette.primaryContrast === white ? black : white, 0.12)),
    '--primary-contrast': cssOf(palette.primaryContrast),
    '--primary-ink': cssOf(palette.primaryInk),
    '--primary-soft': `rgb(${palette.primary.join(' ')} / ${isDark ? 20 : 8}%)`,
    '--page': cssOf(palette.page),
    '--panel': cssOf(palette.panel),
    '--panel-raised': cssOf(palette.raised),
    '--backdrop': cssOf(backdropOf(palette)),
    '--ink': cssOf(palette.ink),
    '--ink-muted': cssOf(palette.muted),
    '--line': line,
    '--line-card': theme.dataPageStyle === 'modern' ? 'transparent' : line,
    '--line-control': cssOf(palette.control),
    '--hover': alpha(4),
  }
}

/** What lies beside a boxed page. */
function backdropOf({ page, ground }: Palette): Rgb {
  return blend(page, black, ground === 'dark' ? 0.3 : 0.06)
}

function surfaceVariables(name: 'menu' | 'header', surface: Surface): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(surfaceCss(surface)).map(([last, value]) => [`--${name}-${last}`, value]))
}

/** The picture under a wash of black, and that under a tint of the menu's own colours. */
function imageCss(image: string, { paint }: Surface): string {
  const tints = [paint[0], paint[1] ?? paint[0]].map((colour) => `rgb(${colour.join(' ')} / ${imageTint * 100}%)`)
  const wash = `rgb(0 0 0 / ${imageWash * 100}%)`
  return `linear-gradient(${tints.join(', ')}), linear-gradient(${wash}, ${wash}), url(/menu/${image}.svg)`
}
