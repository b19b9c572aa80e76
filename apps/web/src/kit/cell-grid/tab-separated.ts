import { plainCell, safeCell } from '../copied-cells.ts'

/** The rows of cells that a spreadsheet puts on the clipboard as text: tabs between cells, quotes around what holds a tab or a line. */
export function cellsOfText(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/y
  while (cell.lastIndex < text.length) {
    const [, quoted, plain = '', end] = cell.exec(text) ?? [undefined, undefined, text.slice(cell.lastIndex), '']
    rows.at(-1)?.push(plainCell(quoted?.replaceAll('""', '"') ?? plain))
    if (end === '') break
    if (end === '\t' && cell.lastIndex === text.length) rows.at(-1)?.push('')
    // A line end closes its row; only what follows opens another.
    if (end !== '\t' && cell.lastIndex < text.length) rows.push([])
  }
  return rows
}

/** Cells as a spreadsheet pastes them. */
export function textOfCells(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map((value) => safeCell(value)).join('\t')).join('\r\n')
}

/** Whether a text is a block of cells rather than words. */
export function isBlock(text: string): boolean {
  return /[\t\n]/.test(text.replace(/\r?\n$/, ''))
}
