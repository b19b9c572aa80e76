import { plainCell, safeCell } from '../selection/copied-cells.ts'

/** Parses clipboard text of a spreadsheet: tab-separated cells, quoted if they contain a tab or line break. */
export function cellsOfText(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/y
  while (cell.lastIndex < text.length) {
    const [, quoted, plain = '', end] = cell.exec(text) ?? [undefined, undefined, text.slice(cell.lastIndex), '']
    rows.at(-1)?.push(plainCell(quoted?.replaceAll('""', '"') ?? plain))
    if (end === '') break
    if (end === '\t' && cell.lastIndex === text.length) rows.at(-1)?.push('')
    // A line end closes the row; a new row starts only with further text.
    if (end !== '\t' && cell.lastIndex < text.length) rows.push([])
  }
  return rows
}

/** Formats cells as clipboard text of a spreadsheet. */
export function textOfCells(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map((value) => safeCell(value)).join('\t')).join('\r\n')
}

/** Whether a text contains several cells. */
export function isBlock(text: string): boolean {
  return /[\t\n]/.test(text.replace(/\r?\n$/, ''))
}
