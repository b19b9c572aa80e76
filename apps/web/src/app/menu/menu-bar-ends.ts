type Scrolled = { readonly scrollLeft: number; readonly clientWidth: number; readonly scrollWidth: number }

/** How a scrolled bar stands. */
export type BarEnds = { readonly isOverflowing: boolean; readonly isAtStart: boolean; readonly isAtEnd: boolean }

/** Sizes are rounded and positions are not, so that a bar may never get to its very end. Units: CSS pixels. */
const slack = 2

/** From right to left positions are negative. */
export function barEndsOf({ scrollLeft, clientWidth, scrollWidth }: Scrolled): BarEnds {
  const room = scrollWidth - clientWidth
  const gone = Math.abs(scrollLeft)
  return { isOverflowing: room > slack, isAtStart: gone < slack, isAtEnd: gone > room - slack }
}
