import { readNumber } from '@countinghouse/kernel/number'
import { expect, test } from 'vitest'
import { readDate } from './read-date.ts'
import { switchOf } from './vocabulary.ts'

test.each([
  ['31.12.2026', '2026-12-31'],
  ['1.2.26', '2026-02-01'],
  ['2026-12-31', '2026-12-31'],
  ['2026/1/5', '2026-01-05'],
  ['2026-12-31T10:00:00Z', '2026-12-31'],
  ['12/31/2026', '2026-12-31'],
  ['31/12/2026', '2026-12-31'],
  ['31-12-2026 00:00', '2026-12-31'],
  ['٣١/١٢/٢٠٢٦', '2026-12-31'],
  ['31 Dec 2026', '2026-12-31'],
  ['31. December 2026', '2026-12-31'],
  ['31 ديسمبر 2026', '2026-12-31'],
  ['1 أكتوبر 2026', '2026-10-01'],
  ['46387', '2026-12-31'],
  ['29.2.2028', '2028-02-29'],
  ['5/5/2026', '2026-05-05'],
  ['1.1.70', '1970-01-01'],
])('the date %s is %s', (entered, day) => {
  expect(readDate(entered)).toMatchObject({ kind: 'certain', value: day })
})

test('a day that could be a month has two readings', () => {
  expect(readDate('03/04/2026')).toEqual({ kind: 'ambiguous', dayFirst: '2026-04-03', monthFirst: '2026-03-04' })
})

test.each(['29.2.2026', '32.1.2026', '13/13/2026', 'tomorrow', '2026', '12', '2026-13-01', '31 Foo 2026', '1/2-2026'])(
  '%s is no date',
  (entered) => {
    expect(readDate(entered)).toBeNull()
  },
)

test.each([
  ['1.234,56', '1234.56', ','],
  ['1,234.56', '1234.56', '.'],
  ['1.234.567', '1234567', ','],
  ['1234,5', '1234.5', ','],
  ['0,125', '0.125', ','],
  ['12', '12', null],
  ['-5', '-5', null],
  ['−1.234,5', '-1234.5', ','],
  ['1 234 567,8', '1234567.8', ','],
  ['1’234.50', '1234.50', '.'],
  ['١٬٢٣٤٫٥', '1234.5', '.'],
  ['1\u202F234', '1234', null],
])('the number %s is %s', (entered, value, mark) => {
  expect(readNumber(entered)).toEqual({ kind: 'certain', value, mark })
})

test('a group of three digits has two readings', () => {
  expect(readNumber('1,234')).toEqual({ kind: 'ambiguous', mark: ',', asDecimals: '1.234', asThousands: '1234' })
  expect(readNumber('-1.234')).toMatchObject({ asDecimals: '-1.234', asThousands: '-1234' })
})

test.each(['', 'abc', '1,2,3', '1.23.456', '1,234.567,8', '1.', '.5', '1e5', '12 5', '--1'])(
  '%j is no number',
  (entered) => {
    expect(readNumber(entered)).toBeNull()
  },
)

test('yes and no are known in many words', () => {
  for (const word of ['Yes', 'JA', 'نعم', 'x', '1', 'TRUE', 'sí', '✓']) expect(switchOf(word), word).toBe(true)
  for (const word of ['no', 'Nein', 'لا', '0', 'false']) expect(switchOf(word), word).toBe(false)
  expect(switchOf('perhaps')).toBeNull()
})

test('a hostile cell costs no time', () => {
  for (const piece of ['1', ',', '1,', ' ', '1.1', '/', 'a', '٣', '1 '])
    for (const read of [readNumber, readDate, switchOf]) expect(() => read(piece.repeat(25_000))).not.toThrow()
})
