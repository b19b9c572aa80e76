import type { ThemeState } from '../../ui/theme/theme-state.ts'
import type { Box } from './menu-placement.ts'
import { placeFlyout } from './menu-placement.ts'

type Way = {
  readonly dir: ThemeState['dir']
  readonly side: 'beside' | 'below'
  readonly mayFlip: boolean
}

/** Shows a flyout at its button and keeps its position while the window resizes or scrolls. Returns the function that stops it. */
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
  // Scroll events do not bubble.
  addEventListener('scroll', place, { capture: true, passive: true })
  return () => {
    removeEventListener('resize', place)
    removeEventListener('scroll', place, { capture: true })
    flyout.hidePopover()
  }
}

/** Beside the column, rail or flyout that contains the button, at the height of the button; below the button of a bar. */
function anchorOf(flyout: HTMLElement, side: Way['side']): Box {
  const button = (flyout.previousElementSibling ?? flyout).getBoundingClientRect()
  const holder = (flyout.parentElement?.closest('[popover], nav') ?? flyout).getBoundingClientRect()
  if (side === 'below') return { left: button.left, right: button.right, top: button.top, bottom: holder.bottom }
  return { left: holder.left, right: holder.right, top: button.top, bottom: button.bottom }
}

/** The size without limits. */
function naturalSize(flyout: HTMLElement): { readonly width: number; readonly height: number } {
  const edges = flyout.offsetHeight - flyout.clientHeight
  return { width: flyout.offsetWidth, height: flyout.scrollHeight + edges }
}
