import type { ThemeState } from '../theme/theme-state.ts'
import type { Box } from './menu-placement.ts'
import { placeFlyout } from './menu-placement.ts'

type Way = {
  readonly dir: ThemeState['dir']
  readonly side: 'beside' | 'below'
  readonly mayFlip: boolean
}

/** Shows a flyout at the button before it and keeps it there while window and scroll positions change; returns how to end that. */
export function keepFlyoutPlaced(flyout: HTMLElement, way: Way): () => void {
  const place = () => {
    const { left, top, maxHeight, isFlipped } = placeFlyout({
      ...way,
      anchor: anchorOf(flyout, way.side),
      size: naturalSize(flyout),
      window: { width: document.documentElement.clientWidth, height: innerHeight },
    })
    flyout.style.left = `${left}px`
    flyout.style.top = `${top}px`
    flyout.style.maxBlockSize = `${maxHeight}px`
    flyout.dataset.dirchange = String(isFlipped)
  }
  flyout.showPopover()
  place()
  addEventListener('resize', place)
  // Scrolling does not bubble.
  addEventListener('scroll', place, { capture: true, passive: true })
  return () => {
    removeEventListener('resize', place)
    removeEventListener('scroll', place, { capture: true })
    flyout.hidePopover()
  }
}

/** Beside the column, the rail or the flyout that holds the button, at the height of the button; below the bar, under it. */
function anchorOf(flyout: HTMLElement, side: Way['side']): Box {
  const button = (flyout.previousElementSibling ?? flyout).getBoundingClientRect()
  const holder = (flyout.parentElement?.closest('[popover], nav') ?? flyout).getBoundingClientRect()
  if (side === 'below') return { left: button.left, right: button.right, top: button.top, bottom: holder.bottom }
  return { left: holder.left, right: holder.right, top: button.top, bottom: button.bottom }
}

/** As if nothing limited it. */
function naturalSize(flyout: HTMLElement): { readonly width: number; readonly height: number } {
  const edges = flyout.offsetHeight - flyout.clientHeight
  return { width: flyout.offsetWidth, height: flyout.scrollHeight + edges }
}
