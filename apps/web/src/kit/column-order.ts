/** Moves a column one place; the first column identifies the row and stays where it is. */
export function moveColumn(shown: readonly string[], name: string, by: -1 | 1): string[] {
  const from = shown.indexOf(name)
  const to = from + by
  if (from < 1 || to < 1 || to >= shown.length) return [...shown]
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
