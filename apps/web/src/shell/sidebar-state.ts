import { sidebarBreakpointPx } from '@countinghouse/contract/constants'

/** Spellings of the state key `toggled` that this step needs: full, rail, off-canvas shut and open. */
export type Toggled = '' | 'icon-overlay-close' | 'close' | 'open'

export type SidebarEvent =
  | { readonly type: 'started'; readonly width: number }
  | { readonly type: 'hamburger'; readonly width: number }
  | { readonly type: 'resized'; readonly from: number; readonly to: number }
  | { readonly type: 'contentClicked'; readonly width: number }
  | { readonly type: 'dismissed'; readonly width: number }

/**
 * Collapse or slide state of the sidebar. The content click acts at 992 px and narrower, a resize when it crosses 992.
 * Source: spec section 4, layout behaviour.
 */
export function reduceSidebar(toggled: Toggled, event: SidebarEvent): Toggled {
  switch (event.type) {
    case 'started':
      return isWide(event.width) ? '' : 'close'
    case 'hamburger':
      if (!isWide(event.width)) return toggled === 'open' ? 'close' : 'open'
      return toggled === '' ? 'icon-overlay-close' : ''
    case 'resized':
      if (isWide(event.from) === isWide(event.to)) return toggled
      return isWide(event.to) ? '' : 'close'
    case 'contentClicked':
      return event.width <= sidebarBreakpointPx ? 'close' : toggled
    case 'dismissed':
      return isWide(event.width) ? toggled : 'close'
  }
}

export function isWide(width: number): boolean {
  return width >= sidebarBreakpointPx
}
