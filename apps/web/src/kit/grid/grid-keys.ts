/** The focused cell; row -1 is the header. */
export type GridPlace = { readonly row: number; readonly column: number }

export type GridSize = { readonly rows: number; readonly columns: number; readonly page: number }

type Stroke = { readonly key: string; readonly code: string; readonly hasControl: boolean; readonly isRtl: boolean }

/** The cell that a key moves the focus to; null for other keys. Source: WAI-ARIA grid pattern. */
export function placeAfter(stroke: Stroke, place: GridPlace, size: GridSize): GridPlace | null {
  const step = stepOf(stroke, place, size)
  if (step === null) return null
  return { row: clamp(step.row, -1, size.rows - 1), column: clamp(step.column, 0, size.columns - 1) }
}

function stepOf(stroke: Stroke, { row, column }: GridPlace, size: GridSize): GridPlace | null {
  const forward = stroke.isRtl ? -1 : 1
  if (!stroke.hasControl && stroke.code === 'KeyJ') return { row: row + 1, column }
  if (!stroke.hasControl && stroke.code === 'KeyK') return { row: Math.max(0, row - 1), column }
  switch (stroke.key) {
    case 'ArrowDown':
      return { row: row + 1, column }
    case 'ArrowUp':
      return { row: row - 1, column }
    case 'ArrowRight':
      return { row, column: column + forward }
    case 'ArrowLeft':
      return { row, column: column - forward }
    case 'PageDown':
      return { row: row + size.page, column }
    case 'PageUp':
      return { row: Math.max(0, row - size.page), column }
    case 'Home':
      return stroke.hasControl ? { row: 0, column: 0 } : { row, column: 0 }
    case 'End':
      return stroke.hasControl ? { row: size.rows - 1, column: size.columns - 1 } : { row, column: size.columns - 1 }
    default:
      return null
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
