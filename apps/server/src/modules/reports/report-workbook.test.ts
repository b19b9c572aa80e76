import { fetchReport } from '@countinghouse/contract/reports/builder'
import type { Report } from '@countinghouse/contract/reports/builder'
import { expect, test } from 'vitest'
import type { Cells } from '../../../../../tests/support/formulas.ts'
import { cellsIn } from '../../../../../tests/support/formulas.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { bytesOf } from '../../../../../tests/support/spreadsheets.ts'
import { sellWorkedDay } from '../../../../../tests/support/worked-day.ts'
import { mostFormulaLines, reportWorkbook } from './report/report-workbook.ts'

const server = useServer()

async function cellsOf(report: Report): Promise<Cells> {
  return cellsIn(await bytesOf(await reportWorkbook(report, { name: 'Report', locale: 'en' })))
}

/** What a spreadsheet program would show: sums of a range without other sums, and arithmetic of cells. */
function calculated(cells: Cells, address: string): number {
  const { formula, value } = cells.get(address) ?? { value: '0' }
  if (formula === undefined) return Number(value)
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
  expect(cells.get(`D${total}`)).toMatchObject({ formula: `SUBTOTAL(9,D2:D${total - 1})`, value: '164.5' })
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
