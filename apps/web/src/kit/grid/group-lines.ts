import type { ListGroup } from '@countinghouse/contract/group'

/** The lines of one group in the grid, starting with its heading. */
export type GroupSection = {
  readonly key: string
  /** Number of matching rows; null if not counted. */
  readonly count: number | null
  /** Whether `count` is exact; otherwise there are more rows. */
  readonly exact: boolean
  readonly isFolded: boolean
  readonly first: number
  readonly end: number
}

type Input<Row> = {
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** In the order of the rows. */
  readonly groups: readonly ListGroup[]
  readonly folded: readonly string[]
  /** Whether more rows can be loaded. */
  readonly hasMore: boolean
}

/**
 * Rows by group, with null for each heading. The list ends at the first row not loaded, so that no heading is moved by
 * rows loaded later.
 */
export function groupLines<Row>({ rows, keyOf, groups, folded, hasMore }: Input<Row>) {
  const loaded = Map.groupBy(rows, keyOf)
  const known = new Set(groups.map(({ key }) => key))
  const uncounted = [...loaded.keys()].filter((key) => !known.has(key))
  const all = [...groups, ...uncounted.map((key) => ({ key, count: null, exact: false }))]
  const lastLoaded = all.findLastIndex(({ key }) => loaded.has(key))
  const lines: (Row | null)[] = []
  const sections: GroupSection[] = []
  for (const [place, { key, count, exact }] of all.entries()) {
    const isFolded = folded.includes(key)
    const members = isFolded ? [] : (loaded.get(key) ?? [])
    const first = lines.length
    lines.push(null, ...members)
    sections.push({ key, count, exact, isFolded, first, end: lines.length })
    const isWhole = isFolded || (count !== null && exact && members.length >= count)
    if (hasMore && !isWhole && place >= lastLoaded) break
  }
  return { lines, sections }
}
