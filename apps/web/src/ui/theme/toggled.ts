import { sidebarBreakpointPx } from '@countinghouse/contract/constants'
import type { SidemenuLayout, ThemeState, Toggled } from './theme-state.ts'

export type ToggledEvent =
  | { readonly type: 'hamburger' }
  | { readonly type: 'resized'; readonly from: number }
  | { readonly type: 'contentClicked' }
  /** Escape, a press beside the open drawer, a route change. */
  | { readonly type: 'dismissed' }
  /** An item of the double menu's rail was pressed. */
  | { readonly type: 'railPressed'; readonly hasChildren: boolean }

type View = { readonly width: number; readonly hasActiveBranch: boolean }
type Styled = Pick<ThemeState, 'dataNavLayout' | 'dataNavStyle' | 'dataVerticalStyle' | 'toggled'>

/** What choosing a sidemenu layout makes of `toggled`. */
const chosenToggled = {
  default: '',
  closed: 'close-menu-close',
  icontext: 'icon-text-close',
  overlay: 'icon-overlay-close',
  detached: 'detached-close',
} as const

export function toggledOf(layout: SidemenuLayout, { hasActiveBranch }: View): Toggled {
  if (layout !== 'doublemenu') return chosenToggled[layout]
  return hasActiveBranch ? 'double-menu-open' : 'double-menu-close'
}

/** Collapse or slide state after an event. Source: the resize and the content click are spec section 4; docs/decisions/008. */
export function reduceToggled(theme: Styled, event: ToggledEvent, view: View): Toggled {
  switch (event.type) {
    case 'hamburger':
      return afterHamburger(theme, view)
    case 'resized':
      return afterResize(theme, event.from, view.width)
    case 'contentClicked':
      return view.width <= sidebarBreakpointPx ? 'close' : theme.toggled
    case 'dismissed':
      return !isWide(view.width) ? 'close' : theme.toggled
    case 'railPressed':
      if (theme.dataVerticalStyle !== 'doublemenu' || !isWide(view.width)) return theme.toggled
      return event.hasChildren ? 'double-menu-open' : 'double-menu-close'
  }
}

function afterHamburger(theme: Styled, view: View): Toggled {
  if (!isWide(view.width)) return theme.toggled === 'open' ? 'close' : 'open'
  if (theme.dataNavLayout === 'horizontal') return theme.toggled
  if (theme.dataVerticalStyle === 'doublemenu')
    return wideToggled(theme) === 'double-menu-close' && view.hasActiveBranch ? 'double-menu-open' : 'double-menu-close'
  return wideToggled(theme) === '' ? collapsedToggled(theme) : ''
}

function afterResize(theme: Styled, from: number, to: number): Toggled {
  if (isWide(from) === isWide(to)) return theme.toggled
  if (!isWide(to)) return 'close'
  return theme.dataVerticalStyle === 'doublemenu' ? 'double-menu-open' : ''
}

/** `toggled` as a wide window shows it: what only a narrow one knows, and what belongs to another layout, reads as its base. */
export function wideToggled(theme: Styled): Toggled {
  const collapsed = collapsedToggled(theme)
  const isOwn =
    theme.toggled === collapsed || (theme.dataVerticalStyle === 'doublemenu' && theme.toggled === 'double-menu-open')
  if (isOwn) return theme.toggled
  if (theme.toggled === '' && theme.dataVerticalStyle !== 'doublemenu') return ''
  return baseToggled(theme)
}

function collapsedToggled({ dataNavStyle, dataVerticalStyle }: Styled): Toggled {
  if (dataNavStyle !== '') return `${dataNavStyle}-closed`
  if (dataVerticalStyle === 'doublemenu') return 'double-menu-close'
  return chosenToggled[dataVerticalStyle === '' ? 'overlay' : dataVerticalStyle]
}

/** The overlay style stands expanded, the others as they are when chosen. */
function baseToggled(theme: Styled): Toggled {
  if (theme.dataVerticalStyle === 'overlay') return ''
  return theme.dataVerticalStyle === 'doublemenu' ? 'double-menu-open' : collapsedToggled(theme)
}

export function isWide(width: number): boolean {
  return width >= sidebarBreakpointPx
}
