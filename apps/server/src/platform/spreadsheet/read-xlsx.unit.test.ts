import { expect, test, vi } from 'vitest'
import { readAll, refusalOf } from '../../../../../tests/support/spreadsheets.ts'
import { workbook, workbookParts, zipOf } from '../../../../../tests/support/workbooks.ts'
import { readRows } from './read-rows.ts'

// Every workbook is read in a thread of its own, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`

test('I3 every kind of cell comes in as it is shown', async () => {
  const rows = `
    <row r="1">${text('code')}${text('n')}</row>
    <row r="3" hidden="1"><c r="A3" t="s"><v>0</v></c><c r="B3"><v>1.5</v></c><c r="C3" t="b"><v>1</v></c></row>
    <row r="4"><c r="A4" s="1"><v>46022</v></c><c r="C4" t="e"><v>#REF!</v></c></row>
    <row r="5"><c r="A5"><f>1+1</f><v>2</v></c><c r="B5" t="str"><f>"a"</f><v>formula</v></c></row>
    <row r="6"><c r="A6" t="inlineStr"><is><r><t>rich </t></r><r><t>text</t></r></is></c><c r="B6"/></row>`
  const read = await readAll(workbook({ rows, strings: ['12345678901234567890'] }), 'rows.xlsx')
  expect(read).toMatchObject({ format: 'xlsx', encoding: null, separator: null, sheets: ['Brands & more'] })
  expect(read.numbers).toEqual([1, 3, 4, 5, 6])
  expect(read.cells).toEqual([
    ['code', 'n'],
    ['12345678901234567890', 1.5, true],
    [new Date('2025-12-31'), null, '#REF!'],
    [2, 'formula'],
    ['rich text'],
  ])
})

test('I3 a workbook that counts from 1904 gives the day it shows; a merged cell has its value once', async () => {
  const rows = '<row r="1"><c r="A1" s="1"><v>44560</v></c></row><row r="2"><c r="A2"><v>1</v></c><c r="B2"/></row>'
  const read = await readAll(workbook({ rows, is1904: true }), 'rows.xlsx')
  expect(read.cells).toEqual([[new Date('2025-12-31')], [1]])
})

test('a sheet is chosen by name, a hidden or missing one is refused', async () => {
  const file = workbook({ rows: `<row>${text('a')}</row>` })
  expect(await refusalOf(file, 'a.xlsx', { sheet: 'Brands & more' })).toBe('read')
  expect(await refusalOf(file, 'a.xlsx', { sheet: 'Away' })).toBe('no_such_sheet')
})

const entities = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`
const external = `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>`
const lies = workbookParts({ rows: `<row>${text('x'.repeat(5000))}</row>` }).map((part) => ({
  ...part,
  saysBytes: 100,
}))

test.each([
  ['an entity bomb', workbook({ sheet: `${entities}<worksheet>&b;</worksheet>` }), 'unsafe_markup'],
  ['an external entity', workbook({ sheet: `${external}<worksheet>&a;</worksheet>` }), 'unsafe_markup'],
  ['500 levels', workbook({ sheet: '<a>'.repeat(500) }), 'unsafe_markup'],
  [
    'a cell far to the right',
    workbook({ rows: '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>' }),
    'too_many_columns',
  ],
  [
    'a dimension that is a claim',
    workbook({ sheet: '<worksheet><dimension ref="A1:XFD1048576"/><sheetData/></worksheet>' }),
    'empty',
  ],
  ['no sheet', zipOf(workbookParts({}).slice(0, -1)), 'damaged'],
  ['a string that is not there', workbook({ rows: '<row><c t="s"><v>9</v></c></row>' }), 'empty'],
  ['macros by part', workbook({ more: [{ name: 'xl/vbaProject.bin', data: 'x' }] }), 'macros'],
  ['macros by type', workbook({ contentType: 'application/vnd.ms-excel.sheet.macroEnabled.main+xml' }), 'macros'],
  ['a locked part', workbook({ more: [{ name: 'x', data: 'x', isLocked: true }] }), 'encrypted'],
  ['another archive', zipOf([{ name: 'readme.txt', data: 'x' }]), 'wrong_content'],
  ['a nested archive', workbook({ more: [{ name: 'lib.zip', data: 'x' }] }), 'wrong_content'],
  ['a part that is larger than it says', zipOf(lies), 'unpacks_too_big'],
  ['parts that overlap', workbook({ more: [{ name: 'again', data: 'x', overlaps: true }] }), 'unpacks_too_big'],
  [
    'a part packed too tightly',
    workbook({ more: [{ name: 'x.bin', data: Buffer.alloc(2 ** 21) }] }),
    'unpacks_too_big',
  ],
  [
    'too many parts',
    workbook({ more: Array.from({ length: 2000 }, (_, n) => ({ name: `p${n}`, data: '' })) }),
    'unpacks_too_big',
  ],
  [
    'a claim of 300 MiB',
    workbook({ more: [{ name: 'x.bin', data: 'x', saysBytes: 300 * 2 ** 20 }] }),
    'unpacks_too_big',
  ],
  ['a file that ends early', workbook({ rows: '<row/>' }).subarray(0, 900), 'damaged'],
  ['bytes behind the end', Buffer.concat([workbook({}), Buffer.from('x')]), 'damaged'],
  ['cut-off markup', workbook({ sheet: '<worksheet><sheetData><row><c' }), 'damaged'],
])('I1, I2: %s', async (_, file, reason) => {
  expect(await refusalOf(file, 'rows.xlsx')).toBe(reason)
})

test('comments, literal sections and > in an attribute do not count as levels', async () => {
  const sheet = `<?xml version="1.0"?><worksheet note="a > b">${'<!-- <a> -->'.repeat(200)}<sheetData><row>${text('<![CDATA[<x>]]>')}</row></sheetData></worksheet>`
  expect((await readAll(workbook({ sheet }), 'a.xlsx')).cells).toHaveLength(1)
})

test('who looks at the first rows only ends the reading', async () => {
  const rows = Array.from({ length: 30_000 }, (_, n) => `<row><c><v>${n}</v></c></row>`).join('')
  const sheet = await readRows(
    (async function* () {
      yield workbook({ rows })
    })(),
    'a.xlsx',
  )
  const seen: unknown[] = []
  for await (const row of sheet.rows) {
    seen.push(row.cells[0])
    if (seen.length === 20) break
  }
  expect(seen.at(-1)).toBe(19)
  await sheet.close()
})
