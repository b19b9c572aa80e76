/** Rows from `first` up to but without `end`. */
export type RowRange = { readonly first: number; readonly end: number }

type Sight = {
  /** How far it is scrolled. Units: px. */
  readonly top: number
  /** Units: px. */
  readonly height: number
  readonly rowHeight: number
  /** What stands over the first rows in sight. Units: px. */
  readonly cover?: number
}

/** Rows drawn before and behind those in sight, for whoever scrolls faster than they are drawn. */
const spare = 12

/** The rows to draw. */
export function rangeInSight({ top, height, rowHeight, count }: Sight & { readonly count: number }): RowRange {
  const first = Math.floor(top / rowHeight) - spare
  const end = Math.ceil((top + height) / rowHeight) + spare
  return { first: Math.max(0, Math.min(first, count)), end: Math.max(0, Math.min(end, count)) }
}

/** Where to scroll so that a row is in sight, moving as little as possible. Units: px. */
export function scrollTopFor(index: number, { top, height, rowHeight, cover = 0 }: Sight): number {
  const start = index * rowHeight
  if (start - cover < top) return Math.max(0, start - cover)
  return Math.max(top, start + rowHeight - height)
}
