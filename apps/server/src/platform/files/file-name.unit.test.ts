import { expect, test } from 'vitest'
import { cleanFileName, contentDisposition } from './file-name.ts'

/** Source: docs/guides/platform.md, Stored files. */
const cases: readonly (readonly [string, string])[] = [
  ['Rechnung März.pdf', 'Rechnung März.pdf'],
  ['تقرير ٢٠٢٦.xlsx', 'تقرير ٢٠٢٦.xlsx'],
  ['👩🏽‍🚀.png', '👩🏽‍🚀.png'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['C:\\Windows\\win.ini', 'C__Windows_win.ini'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['a\u0001b\r\nc.txt', 'abc.txt'],
  ['"quoted" <name>?.txt', '_quoted_ _name__.txt'],
  ['con', '_con'],
  ['LPT1.txt', '_LPT1.txt'],
  ['console.txt', 'console.txt'],
  ['name. . .', 'name'],
  ['..', 'file'],
  ['\ud800.txt', 'txt'],
  ['', 'file'],
]

test.for(cases)('%j is shown as %j', ([given, shown]) => {
  expect(cleanFileName(given)).toBe(shown)
})

test('a long name keeps its extension and whole letters', () => {
  const shown = cleanFileName(`${'😀'.repeat(296)}.xlsx`)
  expect(shown).toBe(`${'😀'.repeat(195)}.xlsx`)
  expect(cleanFileName('a'.repeat(300))).toBe('a'.repeat(200))
})

test('the header of a download is ASCII, and carries the whole name beside a plain one', () => {
  expect(contentDisposition('attachment', 'Über "50%".csv')).toBe(
    `attachment; filename="Uber _50__.csv"; filename*=UTF-8''%C3%9Cber%20%2250%25%22.csv`,
  )
  expect(contentDisposition('attachment', 'تقرير.pdf')).toBe(
    `attachment; filename="file.pdf"; filename*=UTF-8''%D8%AA%D9%82%D8%B1%D9%8A%D8%B1.pdf`,
  )
  expect(contentDisposition('inline', "it's (1).png")).toBe(
    `inline; filename="it's (1).png"; filename*=UTF-8''it%27s%20%281%29.png`,
  )
})
