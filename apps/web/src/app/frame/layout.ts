import type { ThemeState } from '../../ui/theme/theme-state.ts'
import { wideToggled } from '../../ui/theme/toggled.ts'

type Styled = Pick<
  ThemeState,
  'dataNavLayout' | 'dataNavStyle' | 'dataVerticalStyle' | 'toggled' | 'iconOverlay' | 'iconText'
>

export type MenuWindow = {
  /** At least the breakpoint wide; below it the menu is a drawer. */
  readonly isWide: boolean
  /** The first pointer is a finger: nothing can hover. */
  readonly isCoarse: boolean
}

/** The menu's shape. Components and styles follow it and ask nothing else. */
export type Layout = {
  /** What of the page the menu takes, and how. */
  readonly kind: 'full' | 'rail' | 'column' | 'hidden' | 'double' | 'bar' | 'drawer'
  /** Where the words of the first level stand; `none` leaves them to assistive technology and tooltips. */
  readonly labels: 'beside' | 'below' | 'none'
  readonly submenus: 'accordion' | 'flyout-click' | 'flyout-hover' | 'panel' | 'none'
  /** What draws a narrow menu as the full one, over content that does not move. */
  readonly expandsBy: 'hover' | 'press' | 'nothing'
  readonly isExpanded: boolean
  /** The drawer slid in, the panel of the double menu shown; any other menu always is. */
  readonly isOpen: boolean
  /** A card under the header, which carries the logo. */
  readonly isDetached: boolean
}

const full: Layout = {
  kind: 'full',
  labels: 'beside',
  submenus: 'accordion',
  expandsBy: 'nothing',
  isExpanded: false,
  isOpen: true,
  isDetached: false,
}

const hidden: Layout = { ...full, kind: 'hidden', submenus: 'none', isOpen: false }

/** Pages without a menu, such as the module chooser. */
export const withoutMenu: Layout = hidden

export function layoutOf(theme: Styled, { isWide, isCoarse }: MenuWindow): Layout {
  if (!isWide) return { ...full, kind: 'drawer', isOpen: theme.toggled === 'open' }
  if (theme.dataNavLayout === 'horizontal') {
    const labels = isOfIcons(theme) ? 'none' : 'beside'
    return { ...full, kind: 'bar', labels, submenus: flyouts(theme, isCoarse) }
  }
  return verticalLayout(theme, isCoarse)
}

function verticalLayout(theme: Styled, isCoarse: boolean): Layout {
  const isDetached = theme.dataVerticalStyle === 'detached'
  const toggled = wideToggled(theme)
  switch (toggled) {
    case 'icon-overlay-close':
    case 'detached-close':
      return { ...expandable('rail', 'hover', theme.iconOverlay === 'open'), isDetached }
    case 'icon-text-close':
      return expandable('column', 'press', theme.iconText === 'open')
    case 'close-menu-close':
      return hidden
    case 'double-menu-open':
    case 'double-menu-close':
      return { ...full, kind: 'double', labels: 'none', submenus: 'panel', isOpen: toggled === 'double-menu-open' }
    case 'menu-click-closed':
    case 'menu-hover-closed':
      return { ...full, kind: 'column', labels: 'below', submenus: flyouts(theme, isCoarse) }
    case 'icon-click-closed':
    case 'icon-hover-closed':
      return { ...full, kind: 'rail', labels: 'none', submenus: flyouts(theme, isCoarse) }
    default:
      return { ...full, isDetached }
  }
}

/** Shut, its submenus wait until it is expanded. */
function expandable(kind: 'rail' | 'column', expandsBy: 'hover' | 'press', isExpanded: boolean): Layout {
  if (isExpanded) return { ...full, kind, expandsBy, isExpanded }
  return { ...full, kind, labels: kind === 'rail' ? 'none' : 'below', submenus: 'none', expandsBy }
}

function flyouts({ dataNavStyle }: Styled, isCoarse: boolean): Layout['submenus'] {
  return dataNavStyle.endsWith('hover') && !isCoarse ? 'flyout-hover' : 'flyout-click'
}

function isOfIcons({ dataNavStyle }: Styled): boolean {
  return dataNavStyle.startsWith('icon')
}

export function hasFlyouts({ submenus }: Layout): boolean {
  return submenus === 'flyout-click' || submenus === 'flyout-hover'
}

/** The bar and the card stand under the header; every other menu comes before it. */
export function isUnderHeader({ kind, isDetached }: Layout): boolean {
  return kind === 'bar' || isDetached
}

/** How the frame, its menu and its skeleton tell their styles the shape. */
export function shapeAttributes(layout: Layout): Readonly<Record<string, string | boolean | undefined>> {
  return {
    'data-shape': layout.kind,
    'data-labels': layout.labels,
    'data-submenus': layout.submenus,
    'data-expanded': layout.isExpanded || undefined,
    'data-open': layout.isOpen || undefined,
    'data-detached': layout.isDetached || undefined,
  }
}
