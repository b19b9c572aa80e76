type Scrolled = { readonly scrollLeft: number; readonly clientWidth: number; readonly scrollWidth: number }

/** How a scrolled bar stands. */
export type BarEnds = { readonly isOverflowing: boolean; readonly isAtStart: boolean; readonly isAtEnd: boolean }

/** Sizes are whole pixels, positions are not: less than one pixel is no overflow. From right to left positions are negative. */
export function barEndsOf({ scrollLeft, clientWidth, scrollWidth }: Scrolled): BarEnds {
  const room = scrollWidth - clientWidth
  const gone = Math.abs(scrollLeft)
  return { isOverflowing: room > 1, isAtStart: gone < 1, isAtEnd: gone > room - 1 }
}
