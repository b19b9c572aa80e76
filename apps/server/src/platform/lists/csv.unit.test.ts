import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCsv } from './csv.ts'

test('fields are named by the heading; quotes keep commas, line ends and doubled quotes', () => {
  expect(parseCsv('a,b\n1,"x, ""y""\nz"\r\n,2\n')).toEqual([
    { a: '1', b: 'x, "y"\nz' },
    { a: '', b: '2' },
  ])
})

test('a last line without its end counts, and missing fields are empty', () => {
  expect(parseCsv('a,b,c\n1,2')).toEqual([{ a: '1', b: '2', c: '' }])
  expect(parseCsv('a,b\n')).toEqual([])
  expect(parseCsv('')).toEqual([])
})

test('whatever is written with quotes is read back', () => {
  const rows = fc.array(fc.record({ a: fc.string({ unit: 'grapheme' }), b: fc.string({ unit: 'binary-ascii' }) }), {
    maxLength: 5,
  })
  fc.assert(
    fc.property(rows, (written) => {
      const text = [
        'a,b',
        ...written.map((row) => [row.a, row.b].map((value) => `"${value.replaceAll('"', '""')}"`).join(',')),
      ].join('\n')
      expect(parseCsv(`${text}\n`)).toEqual(written)
    }),
  )
})
