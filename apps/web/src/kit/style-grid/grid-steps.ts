import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowDown: [1, 0],
  Enter: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
}

/** The cell to which a key leads; null: the key belongs to the text of the cell, or there is no cell. */
export function neighbourOf(event: KeyboardEvent<HTMLTableElement>): HTMLInputElement | null {
  const input = event.target
  const step = steps[event.key]
  if (!(input instanceof HTMLInputElement) || step === undefined) return null
  const [rows, columns] = step
  // Within a text, left and right move the caret.
  if (columns !== 0 && input.value !== '' && input.selectionStart !== input.selectionEnd) return null
  if (columns !== 0 && input.value !== '' && input.selectionStart !== (columns > 0 ? input.value.length : 0))
    return null
  const cell = input.closest('td')
  const row = cell?.parentElement
  const body = row?.parentElement
  if (!(cell instanceof HTMLTableCellElement) || !(row instanceof HTMLTableRowElement) || body == null) return null
  const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl'
  const by = isReversed ? -columns : columns
  if (rows !== 0) {
    const next = body.children[row.sectionRowIndex + rows]
    return next instanceof HTMLTableRowElement ? inputIn(next.cells[cell.cellIndex]) : null
  }
  for (let at = cell.cellIndex + by; at >= 0 && at < row.cells.length; at += by) {
    const found = inputIn(row.cells[at])
    if (found !== null) return found
  }
  return null
}

function inputIn(cell: HTMLTableCellElement | undefined): HTMLInputElement | null {
  return cell?.querySelector('input') ?? null
}
