import type { ListGroup } from '@countinghouse/contract/group'

/** The rows of one heading among the lines of a grid; the heading is the first of them. */
export type GroupSection = {
  readonly key: string
  /** Rows that match; null where the server did not count them. */
  readonly count: number | null
  /** Otherwise there are more than counted. */
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
 * Rows under their headings, null standing for each heading. What is not loaded yet ends the list, so that no heading is shown
 * whose rows will push it away.
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
