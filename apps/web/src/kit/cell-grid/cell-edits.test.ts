import { expect, test } from 'vitest'
import type { Block } from './cell-edits.ts'
import { editsOf, filledDown, pasted, redo, undo, withCells } from './cell-edits.ts'
import { cellsOfText, isBlock, textOfCells } from './tab-separated.ts'

const block = (fromRow: number, fromColumn: number, toRow = fromRow, toColumn = fromColumn): Block => ({
  from: { row: fromRow, column: fromColumn },
  to: { row: toRow, column: toColumn },
})

test('every step is taken back and done again as a whole; what equals the record is no change', () => {
  const one = withCells(editsOf({}), [
    { key: '1 year', original: '2025', text: '2026' },
    { key: '2 year', original: '2026', text: '2026' },
  ])
  expect(one.cells).toEqual({ '1 year': '2026' })
  const two = withCells(one, [{ key: '1 year', original: '2025', text: '2025' }])
  expect(two.cells).toEqual({})
  expect(withCells(two, [{ key: '1 year', original: '2025', text: '2025' }])).toBe(two)
  expect(undo(two).cells).toEqual({ '1 year': '2026' })
  expect(undo(undo(undo(two))).cells).toEqual({})
  expect(redo(undo(undo(two))).cells).toEqual({ '1 year': '2026' })
  expect(withCells(undo(two), [{ key: '3 year', original: '', text: 'x' }]).undone, 'another way on').toEqual([])
})

test('a pasted block maps by position, one cell fills the block, and what lies outside is counted', () => {
  const size = { rows: 3, columns: 2 }
  expect(pasted(block(1, 1, 0, 0), [['a', 'b'], ['c']], size)).toEqual({
    entered: [
      { row: 0, column: 0, text: 'a' },
      { row: 0, column: 1, text: 'b' },
      { row: 1, column: 0, text: 'c' },
    ],
    leftOut: 0,
    block: block(0, 0, 1, 1),
  })
  expect(pasted(block(0, 0, 1, 0), [['x']], size).entered.map(({ row, text }) => [row, text])).toEqual([
    [0, 'x'],
    [1, 'x'],
  ])
  expect(pasted(block(2, 1), [['a', 'b'], ['c']], size)).toMatchObject({ leftOut: 2, block: block(2, 1) })
})

test('the first row of a block fills the others; a single row takes what stands above', () => {
  const textAt = ({ row, column }: { row: number; column: number }) => `${row}.${column}`
  expect(filledDown(block(0, 0, 2, 0), textAt)).toEqual([
    { row: 1, column: 0, text: '0.0' },
    { row: 2, column: 0, text: '0.0' },
  ])
  expect(filledDown(block(1, 0, 1, 1), textAt).map(({ text }) => text)).toEqual(['0.0', '0.1'])
  expect(filledDown(block(0, 0), textAt)).toEqual([])
})

test('cells of the clipboard are read as spreadsheets write them, and written so that no spreadsheet runs them', () => {
  expect(cellsOfText('a\t"b ""c""\nd"\r\n\te\r\n')).toEqual([
    ['a', 'b "c"\nd'],
    ['', 'e'],
  ])
  expect(cellsOfText('a\t')).toEqual([['a', '']])
  expect(cellsOfText('say "yes"\tno')).toEqual([['say "yes"', 'no']])
  const rows = [
    ['=1+1', 'two\tparts'],
    ['', '"quoted"'],
  ]
  expect(textOfCells(rows)).toContain("'=1+1")
  expect(cellsOfText(textOfCells(rows))).toEqual(rows)
  expect([isBlock('one line\n'), isBlock('a\tb'), isBlock('a\nb')]).toEqual([false, true, true])
})
