/** Moves a column one place; the first column identifies the row and stays where it is. */
export function moveColumn(shown: readonly string[], name: string, by: -1 | 1): string[] {
  return placeColumn(shown, name, shown.indexOf(name) + by)
}

/** Puts a column at a place, which the others make free; never at the first. */
export function placeColumn(shown: readonly string[], name: string, to: number): string[] {
  if (shown.indexOf(name) < 1 || to < 1 || to >= shown.length) return [...shown]
  const moved = shown.filter((other) => other !== name)
  moved.splice(to, 0, name)
  return moved
}

/** Shows or hides a column; a shown one comes last. */
export function toggleColumn(shown: readonly string[], name: string): string[] {
  if (name === shown[0]) return [...shown]
  return shown.includes(name) ? shown.filter((other) => other !== name) : [...shown, name]
}

/** The wanted columns with the first one in front, and null when they are just the standard ones. */
export function columnsToKeep(wanted: readonly string[], standard: readonly string[]): string[] | null {
  const [first] = standard
  const columns = first === undefined ? [...wanted] : [first, ...wanted.filter((name) => name !== first)]
  return columns.join() === standard.join() ? null : columns
}
