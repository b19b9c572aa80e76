/** Rows from `first` to `end`, exclusive. */
export type RowRange = { readonly first: number; readonly end: number }

type Sight = {
  /** Scroll position. Units: px. */
  readonly top: number
  /** Units: px. */
  readonly height: number
  readonly rowHeight: number
  /** Height that covers the first visible rows. Units: px. */
  readonly cover?: number
}

/** Extra rows rendered before and after the visible ones, for fast scrolling. */
const spare = 12

/** The rows to render. */
export function rangeInSight({ top, height, rowHeight, count }: Sight & { readonly count: number }): RowRange {
  const first = Math.floor(top / rowHeight) - spare
  const end = Math.ceil((top + height) / rowHeight) + spare
  return { first: Math.max(0, Math.min(first, count)), end: Math.max(0, Math.min(end, count)) }
}

/** The nearest scroll position that shows a row. Units: px. */
export function scrollTopFor(index: number, { top, height, rowHeight, cover = 0 }: Sight): number {
  const start = index * rowHeight
  if (start - cover < top) return Math.max(0, start - cover)
  return Math.max(top, start + rowHeight - height)
}
