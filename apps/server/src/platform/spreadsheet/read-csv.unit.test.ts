import { expect, test } from 'vitest'
import { readAll, refusalOf } from '../../../../../tests/support/spreadsheets.ts'

const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}

test.each([
  [
    'plain',
    Buffer.from('code,name\nA,Aé\n'),
    'utf-8',
    ',',
    [
      ['code', 'name'],
      ['A', 'Aé'],
    ],
  ],
  [
    'BOM',
    Buffer.from('\uFEFFcode;name\r\nA;B\r\n'),
    'utf-8',
    ';',
    [
      ['code', 'name'],
      ['A', 'B'],
    ],
  ],
  [
    'UTF-16',
    utf16('code\tname\nA\tكود\n'),
    'utf-16le',
    '\t',
    [
      ['code', 'name'],
      ['A', 'كود'],
    ],
  ],
  [
    'UTF-16, big',
    utf16('code|name\nA|B\n', true),
    'utf-16be',
    '|',
    [
      ['code', 'name'],
      ['A', 'B'],
    ],
  ],
  [
    'UTF-16 without BOM',
    utf16('a,b\nc,d').subarray(2),
    'utf-16le',
    ',',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'Windows-1252',
    Buffer.from('code;name\nA;Gr\xf6\xdfe \x80\n', 'latin1'),
    'windows-1252',
    ';',
    [
      ['code', 'name'],
      ['A', 'Größe €'],
    ],
  ],
  ['stated separator', Buffer.from('sep=|\r\na,b|c\r\n'), 'utf-8', '|', [['a,b', 'c']]],
  [
    'separator in quotes',
    Buffer.from('name;price\n"a,b,c,d";"1,5"\n'),
    'utf-8',
    ';',
    [
      ['name', 'price'],
      ['a,b,c,d', '1,5'],
    ],
  ],
  [
    'quotes',
    Buffer.from('a,b\n"say ""hi""","two\nlines"\n5" pipe,x\n'),
    'utf-8',
    ',',
    [
      ['a', 'b'],
      ['say "hi"', 'two\nlines'],
      ['5" pipe', 'x'],
    ],
  ],
  [
    'mixed line ends',
    Buffer.from('a,b\r\nc,d\ne,f\rg,h'),
    'utf-8',
    ',',
    [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
      ['g', 'h'],
    ],
  ],
  ['unequal rows', Buffer.from('a,b\nc\nd,e,f\n'), 'utf-8', ',', [['a', 'b'], ['c'], ['d', 'e', 'f']]],
  [
    'zeros and long numbers',
    Buffer.from('ean\n00012\n12345678901234567890\n'),
    'utf-8',
    ',',
    [['ean'], ['00012'], ['12345678901234567890']],
  ],
  [
    'stray NUL',
    Buffer.from(`a,b\n${'x'.repeat(200)},\0\n`),
    'utf-8',
    ',',
    [
      ['a', 'b'],
      ['x'.repeat(200), '\0'],
    ],
  ],
  ['inert formula', Buffer.from("a\n'=1+1\n'-2\n'plain\n"), 'utf-8', ',', [['a'], ['=1+1'], ['-2'], ["'plain"]]],
])('I4 %s', async (_, file, encoding, separator, cells) => {
  expect(await readAll(file, 'rows.csv')).toMatchObject({ format: 'csv', encoding, separator, cells })
})

test('rows keep the number they have in a spreadsheet program', async () => {
  expect((await readAll(Buffer.from('a,b\n\n,\n1,2\n'), 'rows.csv')).numbers).toEqual([1, 4])
})

test.each([
  ['one line of 10 MiB', Buffer.alloc(10 * 2 ** 20, 'x'), 'line_too_long'],
  ['a quote that is never closed', Buffer.from('a,b\n"c,d\n'), 'unclosed_quote'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1, 2, 3, 4, 5]), 'not_a_table'],
  ['nothing', Buffer.alloc(0), 'empty'],
  ['blanks', Buffer.from('\n , \n\n'), 'empty'],
  ['too many columns', Buffer.from(`a\n${','.repeat(1001)}x`), 'too_many_columns'],
  ['too many rows', Buffer.from('x\n'.repeat(100_002)), 'too_many_rows'],
  ['too many bytes', Buffer.alloc(25 * 2 ** 20 + 1, 'a,b\n'), 'too_big'],
])('%s is refused by name', async (_, file, reason) => {
  expect(await refusalOf(file, 'rows.csv')).toBe(reason)
})

test('a name that belongs to another kind of file is refused', async () => {
  const csv = Buffer.from('a,b\n')
  const old = Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(600)])
  const locked = Buffer.concat([old, Buffer.from('EncryptedPackage', 'utf16le')])
  const named = async (name: string, file = csv) => await refusalOf(file, name)
  expect([
    await named('a.xlsx'),
    await named('a.xlsm'),
    await named('a.ods'),
    await named('a.xls', old),
    await named('a.xlsx', locked),
    await named('pasted'),
  ]).toEqual(['wrong_content', 'macros', 'unknown_format', 'old_excel', 'encrypted', 'read'])
})
