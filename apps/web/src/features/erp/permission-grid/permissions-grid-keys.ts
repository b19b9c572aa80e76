import { placeAfter } from '../../../kit/grid/grid-keys.ts'

const pageLines = 10

/**
 * The element to which a key moves the focus, skipping empty cells and falling back to the nearest column of a shorter line. Null
 * when the key does not navigate the grid. Source: WAI-ARIA grid pattern.
 */
export function elementAfter(grid: HTMLElement, event: KeyboardEvent): HTMLElement | null {
  const target = event.target as HTMLElement
  const from = target.closest<HTMLElement>('[data-column]')
  const line = target.closest<HTMLElement>('[data-line]')
  if (from === null || line === null || event.altKey || event.metaKey || event.key.length === 1) return null
  const lines = [...grid.querySelectorAll<HTMLElement>('[data-line]')]
  const place = { row: lines.indexOf(line), column: columnOf(from) }
  const columns = Math.max(...lines.map((one) => Math.max(...cellsOf(one).map(columnOf)))) + 1
  const next = placeAfter(
    { key: event.key, code: event.code, hasControl: event.ctrlKey, isRtl: getComputedStyle(grid).direction === 'rtl' },
    place,
    { rows: lines.length, columns, page: pageLines },
  )
  const to = next === null ? undefined : lines[Math.max(0, next.row)]
  return next === null || to === undefined ? null : nearest(cellsOf(to), next.column, next.column - place.column)
}

/** `direction`: search direction when the column has no cell. */
function nearest(cells: readonly HTMLElement[], column: number, direction: number): HTMLElement | null {
  const exact = cells.find((cell) => columnOf(cell) === column)
  const after = cells.find((cell) => columnOf(cell) > column)
  const before = cells.findLast((cell) => columnOf(cell) < column)
  return exact ?? (direction > 0 ? (after ?? before) : (before ?? after)) ?? null
}

function cellsOf(line: HTMLElement): HTMLElement[] {
  return [...line.querySelectorAll<HTMLElement>('[data-column]')]
}

function columnOf(cell: HTMLElement): number {
  return Number(cell.dataset['column'])
}
