import { writeXlsx as writeWorkbook } from 'hucre/xlsx'
import type { Cell } from './cell.ts'
import { sheetName, storedText } from './xlsx-text.ts'
import type { XlsxOptions } from './write-xlsx.ts'

/** A cell that a spreadsheet program calculates; until then, and where none does, it shows `value`. */
export type FormulaCell = { readonly formula: string; readonly value: number }
export type FormulaRow = {
  readonly cells: readonly (Cell | FormulaCell)[]
  /** Sums other rows. */
  readonly isStrong: boolean
}

/** Addresses, numbers, operators and functions; no text, so that nothing that a user entered can become part of a formula. */
const safe = /^[A-Z\d$:(),+\-*/]+$/

/** Address of a cell, both from 0. */
export function addressOf(column: number, row: number): string {
  return `${columnName(column)}${row + 1}`
}

export function columnName(column: number): string {
  const rest = Math.floor(column / 26)
  return `${rest === 0 ? '' : columnName(rest - 1)}${String.fromCodePoint(65 + (column % 26))}`
}

/** Rows with formulas as a workbook of one sheet under a frozen heading, as a whole in memory. Texts are texts, never formulas. */
export async function writeFormulaXlsx(rows: readonly FormulaRow[], { name, columns }: XlsxOptions): Promise<Buffer> {
  const cells = new Map<string, { formula: string; formulaResult: number } | { style: typeof strong }>()
  const values = rows.map((row, place) =>
    row.cells.map((cell, column) => {
      const at = `${place + 1},${column}`
      if (row.isStrong) cells.set(at, { style: strong })
      if (!isFormula(cell)) return typeof cell === 'string' ? storedText(cell) : cell
      if (!safe.test(cell.formula)) throw new Error(`not a formula of addresses: ${cell.formula}`)
      cells.set(at, {
        formula: cell.formula,
        formulaResult: cell.value,
        ...(row.isStrong && { style: strong }),
      })
      return null
    }),
  )
  const bytes = await writeWorkbook({
    sheets: [
      {
        name: sheetName(name),
        rows: [columns.map(({ header }) => storedText(header)), ...values],
        cells,
        columns: columns.map(({ width = 18 }) => ({ width })),
        freezePane: { rows: 1 },
      },
    ],
    stringMode: 'inline',
  })
  return Buffer.from(bytes)
}

const strong = { font: { bold: true } }

function isFormula(cell: Cell | FormulaCell): cell is FormulaCell {
  return cell !== null && typeof cell === 'object' && 'formula' in cell
}
