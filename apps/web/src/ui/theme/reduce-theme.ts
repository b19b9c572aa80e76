import type { Locale } from '@countinghouse/kernel/text'
import { directionOf } from '@countinghouse/kernel/text'
import type { Rgb } from './colour.ts'
import type { BackgroundImage, NavStyle, SidemenuLayout, ThemeState, Toggled } from './theme-state.ts'
import { defaultTheme } from './theme-state.ts'
import { isWide, reduceToggled, toggledOf, wideToggled } from './toggled.ts'
import type { ToggledEvent } from './toggled.ts'

/** Settings that change nothing else. */
type PlainSettings = Pick<
  ThemeState,
  | 'dir'
  | 'dataMenuStyles'
  | 'dataHeaderStyles'
  | 'dataPageStyle'
  | 'dataWidth'
  | 'dataMenuPosition'
  | 'dataHeaderPosition'
  | 'colorPrimaryRgb'
>

export type ThemeEvent =
  | { readonly type: 'set'; readonly change: Partial<PlainSettings> }
  | { readonly type: 'language'; readonly lang: Locale }
  | { readonly type: 'mode'; readonly mode: ThemeState['mode'] }
  | { readonly type: 'navLayout'; readonly navLayout: ThemeState['dataNavLayout'] }
  | { readonly type: 'navStyle'; readonly navStyle: NavStyle }
  | { readonly type: 'sidemenuLayout'; readonly layout: SidemenuLayout }
  | { readonly type: 'background'; readonly rgb: Rgb }
  /** Choosing the image in force clears it. */
  | { readonly type: 'backgroundImage'; readonly image: BackgroundImage }
  | { readonly type: 'reset' }
  /** First load. */
  | { readonly type: 'started' }
  /** Pointer or focus entered or left the sidebar. */
  | { readonly type: 'peeked'; readonly isInside: boolean }
  /** The icon-text column was pressed. */
  | { readonly type: 'columnPressed' }
  | ToggledEvent

/** The window and the menu at the moment of an event. */
export type View = {
  /** Inner width, CSS pixels. */
  readonly width: number
  /** Whether the menu item of the current page has children. */
  readonly hasActiveBranch: boolean
}

/**
 * The theme after an event. Source: spec section 4, layout behaviour; docs/decisions/008.
 */
export function reduceTheme(theme: ThemeState, event: ThemeEvent, view: View): ThemeState {
  return inWindow(changed(theme, event, view), view)
}

function changed(theme: ThemeState, event: ThemeEvent, view: View): ThemeState {
  switch (event.type) {
    case 'set':
      return { ...theme, ...event.change }
    case 'language':
      return { ...theme, lang: event.lang, dir: directionOf(event.lang) }
    case 'mode':
      return { ...theme, mode: event.mode, dataMenuStyles: '', dataHeaderStyles: '', bodyBg1: null }
    case 'background':
      return { ...theme, mode: 'dark', dataMenuStyles: '', dataHeaderStyles: '', bodyBg1: event.rgb }
    case 'backgroundImage':
      return { ...theme, bgImg: theme.bgImg === event.image ? '' : event.image }
    case 'navLayout':
      return event.navLayout === theme.dataNavLayout ? theme : withNavLayout(theme, event.navLayout)
    case 'navStyle':
      return withLayout(theme, { dataNavStyle: event.navStyle, dataVerticalStyle: '' }, `${event.navStyle}-closed`)
    case 'sidemenuLayout':
      return withSidemenuLayout(theme, event.layout, view)
    case 'reset':
      return defaultTheme
    case 'started':
      return { ...theme, toggled: wideToggled(theme) }
    case 'peeked':
      return { ...theme, iconOverlay: event.isInside && theme.dataNavLayout === 'vertical' ? 'open' : '' }
    case 'columnPressed':
      return { ...theme, iconText: theme.toggled === 'icon-text-close' ? 'open' : '' }
    default:
      return { ...theme, toggled: reduceToggled(theme, event, view), iconText: '' }
  }
}

type Styles = Partial<Pick<ThemeState, 'dataNavLayout' | 'dataNavStyle' | 'dataVerticalStyle'>>

function withLayout(theme: ThemeState, styles: Styles, toggled: Toggled): ThemeState {
  return { ...theme, ...styles, toggled, iconOverlay: '', iconText: '' }
}

function withNavLayout(theme: ThemeState, navLayout: ThemeState['dataNavLayout']): ThemeState {
  if (navLayout === 'vertical')
    return withLayout(theme, { dataNavLayout: navLayout, dataNavStyle: '', dataVerticalStyle: 'overlay' }, '')
  const navStyle = theme.dataNavStyle === '' ? 'menu-click' : theme.dataNavStyle
  return withLayout(theme, { dataNavLayout: navLayout, dataNavStyle: navStyle, dataVerticalStyle: '' }, '')
}

function withSidemenuLayout(theme: ThemeState, layout: SidemenuLayout, view: View): ThemeState {
  const styles: Styles = {
    dataNavLayout: 'vertical',
    dataNavStyle: '',
    dataVerticalStyle: layout === 'default' ? 'overlay' : layout,
  }
  return withLayout(theme, styles, toggledOf(layout, view))
}

/** Below the breakpoint the menu is a drawer: shut or open, nothing else, and nothing hovers. */
function inWindow(theme: ThemeState, { width }: View): ThemeState {
  if (isWide(width)) return theme
  return { ...theme, toggled: theme.toggled === 'open' ? 'open' : 'close', iconOverlay: '', iconText: '' }
}
