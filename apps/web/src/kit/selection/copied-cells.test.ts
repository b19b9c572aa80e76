import fc from 'fast-check'
import { expect, test } from 'vitest'
import { htmlTable, tabSeparated } from './copied-cells.ts'

const text = (value: string) => ({ value, isText: true })

test('rows stand under their headings, numbers and dates plain', () => {
  const rows = [[text('007'), { value: '-12.5', isText: false }, { value: '2027-03-01', isText: false }]]
  expect(tabSeparated(['Code', 'Rate', 'From'], rows)).toBe('Code\tRate\tFrom\r\n007\t-12.5\t2027-03-01\r\n')
  expect(htmlTable(['Code'], [[text('<007>')]])).toContain(`<td style="mso-number-format:'\\@'">&lt;007&gt;</td>`)
})

test('a text with tabs, quotes and lines stays one cell', () => {
  expect(tabSeparated(['A'], [[text('a\t"b"\nc')]])).toBe('A\r\n"a\t""b""\nc"\r\n')
})

test('no text is a formula', () => {
  fc.assert(
    fc.property(fc.constantFrom(...'=+-@\t\r'), fc.string(), (sign, rest) => {
      const cell = tabSeparated(['A'], [[text(sign + rest)]]).slice(3)
      expect(cell).toMatch(/^"?'/)
    }),
  )
})
