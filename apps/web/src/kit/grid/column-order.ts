/** Moves a column by one; the first column identifies the row and is fixed. */
export function moveColumn(shown: readonly string[], name: string, by: -1 | 1): string[] {
  return placeColumn(shown, name, shown.indexOf(name) + by)
}

/** Moves a column to a position, never the first. */
export function placeColumn(shown: readonly string[], name: string, to: number): string[] {
  if (shown.indexOf(name) < 1 || to < 1 || to >= shown.length) return [...shown]
  const moved = shown.filter((other) => other !== name)
  moved.splice(to, 0, name)
  return moved
}

/** Shows or hides a column; a shown column is added at the end. */
export function toggleColumn(shown: readonly string[], name: string): string[] {
  if (name === shown[0]) return [...shown]
  return shown.includes(name) ? shown.filter((other) => other !== name) : [...shown, name]
}

/** The columns to store, starting with the first one; null for the default columns. */
export function columnsToKeep(wanted: readonly string[], standard: readonly string[]): string[] | null {
  const [first] = standard
  const columns = first === undefined ? [...wanted] : [first, ...wanted.filter((name) => name !== first)]
  return columns.join() === standard.join() ? null : columns
}
