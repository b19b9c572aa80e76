const mostKeys = 3

/**
 * The sort after a click on a column heading: ascending, then descending, then none. With `isMulti` the other keys are kept,
 * at most three in total.
 */
export function toggleSort(sort: readonly string[], name: string, isMulti: boolean): string[] {
  const next = nextKey(sort, name)
  if (!isMulti) return next === null ? [] : [next]
  const place = sort.findIndex((key) => nameOf(key) === name)
  if (place < 0) return next === null ? [...sort] : [...sort, next].slice(-mostKeys)
  return sort.flatMap((key, index) => (index === place ? (next ?? []) : key))
}

export function directionOf(sort: readonly string[], name: string): 'asc' | 'desc' | null {
  if (sort.includes(name)) return 'asc'
  return sort.includes(`-${name}`) ? 'desc' : null
}

/** Rank among several keys, starting at 1; null for a single key or none. */
export function rankOf(sort: readonly string[], name: string): number | null {
  const place = sort.findIndex((key) => nameOf(key) === name)
  return sort.length > 1 && place >= 0 ? place + 1 : null
}

function nextKey(sort: readonly string[], name: string): string | null {
  const direction = directionOf(sort, name)
  if (direction === null) return name
  return direction === 'asc' ? `-${name}` : null
}

function nameOf(key: string): string {
  return key.replace(/^-/, '')
}
