/**
 * What a cell holds. A text stays a text, with its leading zeros; a date is an instant whose UTC parts are what the cell shows;
 * of a formula only its value is here, and a failed one is the text of its error, such as `#REF!`.
 */
export type Cell = string | number | boolean | Date | null

/** `number` counts as the spreadsheet program does, from 1, empty rows included. */
export type SheetRow = { readonly number: number; readonly cells: readonly Cell[] }

export function isBlank(cell: Cell | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '')
}

/** The cells up to the last one that holds something. */
export function trimmed(cells: readonly Cell[]): readonly Cell[] {
  const last = cells.findLastIndex((cell) => !isBlank(cell))
  return last + 1 === cells.length ? cells : cells.slice(0, last + 1)
}
