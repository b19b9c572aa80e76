import type { ThemeState } from '../../ui/theme/theme-state.ts'

/** Units: CSS pixels from the window's upper left corner. */
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
type Size = { readonly width: number; readonly height: number }

type Question = {
  /** The anchor of the flyout. */
  readonly anchor: Box
  /** Size of the flyout with its content. */
  readonly size: Size
  readonly window: Size
  readonly dir: ThemeState['dir']
  /** At the inline end of the anchor, or below its inline start. */
  readonly side: 'beside' | 'below'
  /** Whether it may flip to the other side on overflow. */
  readonly mayFlip: boolean
}

type Place = {
  readonly left: number
  readonly top: number
  readonly maxHeight: number
  readonly isFlipped: boolean
}

/** Margin between flyout and window edge. */
const marginPx = 8

/**
 * Where a flyout stands so that none of it is cut off: shifted up first, and only if it still does not fit it scrolls. One
 * below its anchor does not shift, it would cover what opened it.
 */
export function placeFlyout({ anchor, size, window, dir, side, mayFlip }: Question): Place {
  const [natural, flipped] = leftsOf(anchor, size.width, dir, side)
  const overflowAt = (left: number) => Math.max(0, -left, left + size.width - window.width)
  const isFlipped = mayFlip && overflowAt(flipped) < overflowAt(natural)
  const wanted = isFlipped ? flipped : natural
  const left = overflowAt(wanted) === 0 ? wanted : clamp(wanted, window.width - size.width)
  const top = side === 'below' ? anchor.bottom : clamp(anchor.top, window.height - size.height)
  return { left, top, maxHeight: Math.max(0, window.height - top - marginPx), isFlipped }
}

function leftsOf(
  anchor: Box,
  width: number,
  dir: ThemeState['dir'],
  side: Question['side'],
): readonly [number, number] {
  const [atLeft, atRight] =
    side === 'beside' ? [anchor.left - width, anchor.right] : [anchor.right - width, anchor.left]
  return dir === 'ltr' ? [atRight, atLeft] : [atLeft, atRight]
}

function clamp(wanted: number, room: number): number {
  return Math.max(marginPx, Math.min(wanted, room - marginPx))
}
