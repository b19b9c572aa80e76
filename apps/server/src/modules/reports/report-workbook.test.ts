import { Readable } from 'node:stream'
import { fetchReport } from '@countinghouse/contract/reports/builder'
import type { Report } from '@countinghouse/contract/reports/builder'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { useServer } from '../../../../../tests/support/server.ts'
import { bytesOf } from '../../../../../tests/support/spreadsheets.ts'
import { sellWorkedDay } from '../../../../../tests/support/worked-day.ts'
import { mostFormulaLines, reportWorkbook } from './report/report-workbook.ts'

const server = useServer()

type Cells = ReadonlyMap<string, { readonly formula?: string; readonly value: unknown }>

async function cellsOf(report: Report): Promise<Cells> {
  const stream = await reportWorkbook(report, { name: 'Report', locale: 'en' })
  expect(stream).toBeInstanceOf(Readable)
  const { sheets } = await readXlsx(await bytesOf(stream))
  const [sheet] = sheets
  const found = new Map<string, { formula?: string; value: unknown }>()
  for (const [row, cells] of (sheet?.rows ?? []).entries())
    for (const [column, value] of cells.entries())
      found.set(`${String.fromCodePoint(65 + column)}${row + 1}`, { value })
  for (const [at, cell] of sheet?.cells ?? new Map()) {
    const [row = 0, column = 0] = at.split(',').map(Number)
    const address = `${String.fromCodePoint(65 + column)}${row + 1}`
    if (cell.formula !== undefined)
      found.set(address, { formula: cell.formula, value: cell.formulaResult ?? cell.value })
  }
  return found
}

/** What a spreadsheet program would show: sums of a range without other sums, and arithmetic of cells. */
function calculated(cells: Cells, address: string): number {
  const { formula, value } = cells.get(address) ?? { value: null }
  if (formula === undefined) return Number(value ?? 0)
  const range = /^SUBTOTAL\(9,([A-Z])(\d+):[A-Z](\d+)\)$/.exec(formula)
  if (range !== null) {
    const [, column = '', first = 0, last = 0] = range
    let sum = 0
    for (let row = Number(first); row <= Number(last); row += 1) {
      const at = `${column}${row}`
      if (cells.get(at)?.formula?.startsWith('SUBTOTAL') !== true) sum += calculated(cells, at)
    }
    return sum
  }
  const arithmetic = formula
    .replaceAll('$', '')
    .replaceAll(/\b[A-Z]+\d+/g, (at) => `(${calculated(cells, at)})`)
    .replaceAll('ABS', 'Math.abs')
  return Number(new Function(`return ${arithmetic}`)())
}

test('subtotals, total, shares and differences of a workbook are formulas that say what the report says', async () => {
  const { owner } = await sellWorkedDay(server)
  const report = await owner.call(fetchReport, {
    by: ['channel', 'variant'],
    figures: ['net', 'margin', 'marginRate', 'receipts'],
    compare: 'previous',
  })
  const cells = await cellsOf(report)
  const formulas = [...cells].flatMap(([at, { formula }]) => (formula === undefined ? [] : [[at, formula] as const]))
  expect(formulas.length).toBeGreaterThan(30)
  for (const [at, formula] of formulas) {
    expect(formula, at).toMatch(/^[A-Z\d$:(),+\-*/]+$/)
    expect(calculated(cells, at), `${at}: ${formula}`).toBeCloseTo(Number(cells.get(at)?.value), 3)
  }
  const total = report.lines.length + 2
  expect(cells.get('D2')?.formula, 'a subtotal').toBe('SUBTOTAL(9,D3:D5)')
  expect(cells.get(`D${total}`)).toMatchObject({ formula: `SUBTOTAL(9,D2:D${total - 1})`, value: 164.5 })
  expect(cells.get('F2')?.formula, 'a percentage of two figures').toBe('E2/D2*100')
  expect(cells.get('G2')?.formula, 'receipts are counted once').toBeUndefined()
  expect(cells.get('D3')?.formula, 'a line is a fact').toBeUndefined()
})

test('names that look like formulas stay texts, and a report too long for formulas has rows', async () => {
  const { owner } = await sellWorkedDay(server)
  const report = await owner.call(fetchReport, { by: ['variant'], figures: ['net'] })
  const evil = '=HYPERLINK("http://x";"y")'
  const named: Report = { ...report, lines: report.lines.map((line) => ({ ...line, name: evil, code: '@SUM(A1)' })) }
  const cells = await cellsOf(named)
  expect(cells.get('A2')).toEqual({ value: evil })
  expect(cells.get('B2')).toEqual({ value: '@SUM(A1)' })
  const [line] = report.lines
  const long = { ...report, lines: Array.from({ length: mostFormulaLines + 1 }, () => line) as Report['lines'] }
  const rows = await cellsOf(long)
  expect([...rows.values()].some(({ formula }) => formula !== undefined)).toBe(false)
  expect(rows.get(`C${mostFormulaLines + 2}`)?.value).toBe(rows.get('C2')?.value)
})
