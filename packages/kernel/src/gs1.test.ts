import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupSeparator, hasRightCheckDigit, parseGs1 } from './gs1.ts'

const nothing = { item: null, lot: null, expiry: null, serial: null, count: null }
const item = '04006381333931'

test('reads the parts of a code as a scanner sends it, marked or not', () => {
  const said = { ...nothing, item, lot: 'A1', expiry: '2027-02-28', serial: 'S-9', count: 12 }
  const sent = `01${item}1727020010A1${groupSeparator}21S-9${groupSeparator}3712`
  expect(parseGs1(sent)).toEqual(said)
  expect(parseGs1(`]C1${sent}`)).toEqual(said)
  expect(parseGs1(`(01)${item}(17)270200(10)A1(21)S-9(37)12`)).toEqual(said)
})

test('passes over parts that say nothing to us, and refuses what it cannot divide', () => {
  expect(parseGs1(`01${item}3103001250411400638133393110A1`)).toEqual({ ...nothing, item, lot: 'A1' })
  expect(parseGs1(`]C1${groupSeparator}10A1`)).toEqual({ ...nothing, lot: 'A1' })
  expect(parseGs1(`]C1771234`), 'an unknown identifier').toBeNull()
  expect(parseGs1(`01${item}17271332`), 'no such month').toBeNull()
  expect(parseGs1(`01${item.slice(0, -1)}2`), 'a wrong check digit').toBeNull()
})

test.each(['4006381333931', 'OAK', '10A1', '0100000', ''])('takes %j for a plain code', (text) => {
  expect(parseGs1(text)).toBeNull()
})

const words = fc.stringMatching(/^[A-Za-z0-9\-./]{1,20}$/)
const said = fc.record({
  item: fc.stringMatching(/^\d{13}$/).map(withCheckDigit),
  lot: fc.option(words),
  expiry: fc.option(
    fc
      .date({ min: new Date('2000-01-01'), max: new Date('2076-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
  ),
  serial: fc.option(words),
  count: fc.option(fc.integer({ min: 0, max: 99_999_999 })),
})

test('whatever is written into a code is read out of it, in any order of its parts', () => {
  fc.assert(
    fc.property(said, fc.array(fc.nat(), { minLength: 5, maxLength: 5 }), (gs1, order) => {
      const parts = [
        `01${gs1.item}`,
        ...(gs1.lot === null ? [] : [`10${gs1.lot}${groupSeparator}`]),
        ...(gs1.expiry === null ? [] : [`17${gs1.expiry.slice(2).replaceAll('-', '')}`]),
        ...(gs1.serial === null ? [] : [`21${gs1.serial}${groupSeparator}`]),
        ...(gs1.count === null ? [] : [`37${gs1.count}${groupSeparator}`]),
      ]
      const shuffled = parts
        .map((part, place) => [order[place] ?? 0, part] as const)
        .toSorted(([one], [other]) => one - other)
      const text = shuffled.map(([, part]) => part).join('')
      expect(parseGs1(`]d2${text}`)).toEqual(gs1)
    }),
  )
})

test('nothing that is scanned makes it fail', () => {
  fc.assert(fc.property(fc.string(), (text) => void parseGs1(text)))
  fc.assert(
    fc.property(
      fc
        .array(fc.constantFrom(']C1', '(', ')', groupSeparator, '0', '1', '17', '21', '37'), { maxLength: 30 })
        .map((parts) => parts.join('')),
      (text) => void parseGs1(text),
    ),
  )
})

test('one wrong digit is found', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^\d{12}$/).map(withCheckDigit),
      fc.nat(12),
      fc.integer({ min: 1, max: 9 }),
      (digits, at, by) => {
        expect(hasRightCheckDigit(digits)).toBe(true)
        const wrong = (Number(digits[at]) + by) % 10
        expect(hasRightCheckDigit(digits.slice(0, at) + wrong + digits.slice(at + 1))).toBe(false)
      },
    ),
  )
})

function withCheckDigit(digits: string): string {
  const last = Array.from({ length: 10 }, (_, digit) => digits + digit).find(hasRightCheckDigit)
  return last ?? digits
}
