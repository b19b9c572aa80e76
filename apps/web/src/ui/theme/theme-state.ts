import type { Locale } from '@countinghouse/kernel/text'
import { directionOf } from '@countinghouse/kernel/text'
import type { Rgb } from './colour.ts'
import { primaries } from './presets.ts'

export const themeKey = 'countinghouse.theme'

export const directions = ['ltr', 'rtl'] as const
export const modes = ['light', 'dark'] as const
export const navLayouts = ['vertical', 'horizontal'] as const
export const navStyles = ['menu-click', 'menu-hover', 'icon-click', 'icon-hover'] as const
export const verticalStyles = ['overlay', 'closed', 'icontext', 'detached', 'doublemenu'] as const
/** As the panel offers them: `default` and `overlay` share the vertical style `overlay`, only `toggled` tells them apart. */
export const sidemenuLayouts = ['default', 'closed', 'icontext', 'overlay', 'detached', 'doublemenu'] as const
export const pageStyles = ['regular', 'classic', 'modern'] as const
export const widths = ['fullwidth', 'boxed'] as const
export const positions = ['fixed', 'scrollable'] as const
export const surfaceColours = ['light', 'dark', 'color', 'gradient', 'transparent'] as const
export const backgroundImages = ['bgimg1', 'bgimg2', 'bgimg3', 'bgimg4', 'bgimg5'] as const
export const toggledValues = [
  '',
  'close',
  'open',
  'icon-overlay-close',
  'close-menu-close',
  'icon-text-close',
  'detached-close',
  'double-menu-open',
  'double-menu-close',
  'menu-click-closed',
  'menu-hover-closed',
  'icon-click-closed',
  'icon-hover-closed',
] as const

export type Mode = (typeof modes)[number]
export type NavLayout = (typeof navLayouts)[number]
export type NavStyle = (typeof navStyles)[number]
export type VerticalStyle = (typeof verticalStyles)[number]
export type SidemenuLayout = (typeof sidemenuLayouts)[number]
export type PageStyle = (typeof pageStyles)[number]
export type SurfaceColour = (typeof surfaceColours)[number]
export type BackgroundImage = (typeof backgroundImages)[number]
export type Toggled = (typeof toggledValues)[number]

/**
 * Everything the switcher decides and the runtime state of the menu. Keys and values are those of the specification;
 * each is mirrored on the root element by `applyTheme`. Source: spec section 3, theme settings; docs/decisions/008.
 */
export type ThemeState = {
  readonly lang: Locale
  readonly dir: (typeof directions)[number]
  readonly mode: Mode
  /** Empty: by mode and layout, see `menuColourOf`. */
  readonly dataMenuStyles: SurfaceColour | ''
  /** Empty: by mode, see `headerColourOf`. */
  readonly dataHeaderStyles: SurfaceColour | ''
  readonly dataNavLayout: NavLayout
  /** Empty while a vertical style is in force. */
  readonly dataNavStyle: NavStyle | ''
  /** Empty while a navigation style is in force. */
  readonly dataVerticalStyle: VerticalStyle | ''
  readonly toggled: Toggled
  /** `open` while pointer or focus is in the sidebar of a wide window; not stored. */
  readonly iconOverlay: '' | 'open'
  /** `open` once the icon-text column was pressed; not stored. */
  readonly iconText: '' | 'open'
  readonly dataPageStyle: PageStyle
  readonly dataWidth: (typeof widths)[number]
  readonly dataMenuPosition: (typeof positions)[number]
  readonly dataHeaderPosition: (typeof positions)[number]
  readonly colorPrimaryRgb: Rgb
  /** Chosen background of dark mode; null is the mode's own. Panels and borders are derived from it, never stored. */
  readonly bodyBg1: Rgb | null
  readonly bgImg: BackgroundImage | ''
}

/** Source: spec section 9, default theme; an expanded sidebar; docs/decisions/008. */
export const defaultTheme: ThemeState = {
  lang: 'en',
  dir: directionOf('en'),
  mode: 'light',
  dataMenuStyles: '',
  dataHeaderStyles: '',
  dataNavLayout: 'vertical',
  dataNavStyle: '',
  dataVerticalStyle: 'overlay',
  toggled: '',
  iconOverlay: '',
  iconText: '',
  dataPageStyle: 'regular',
  dataWidth: 'fullwidth',
  dataMenuPosition: 'fixed',
  dataHeaderPosition: 'fixed',
  colorPrimaryRgb: primaries.indigo,
  bodyBg1: null,
  bgImg: '',
}

/** The menu is dark unless chosen otherwise; a horizontal one in light mode is light. */
export function menuColourOf(theme: ThemeState): SurfaceColour {
  if (theme.dataMenuStyles !== '') return theme.dataMenuStyles
  return theme.mode === 'light' && theme.dataNavLayout === 'horizontal' ? 'light' : 'dark'
}

export function headerColourOf(theme: ThemeState): SurfaceColour {
  return theme.dataHeaderStyles === '' ? theme.mode : theme.dataHeaderStyles
}

/** What the panel marks as the layout in force; null in horizontal layout or under a navigation style. */
export function sidemenuLayoutOf(theme: ThemeState): SidemenuLayout | null {
  if (theme.dataVerticalStyle === '') return null
  if (theme.dataVerticalStyle === 'overlay') return theme.toggled === 'icon-overlay-close' ? 'overlay' : 'default'
  return theme.dataVerticalStyle
}
