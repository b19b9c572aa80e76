import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostMinor } from './minor.ts'
import { decimalOfMinor, readAmount } from './money.ts'

const minor = fc.integer({ min: -mostMinor, max: mostMinor })
const digits = fc.constantFrom(0, 2, 3, 4)

test('an amount that is written with its decimals is read back, by either mark and in Arabic digits', () => {
  const arabic = (text: string) => text.replaceAll(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))
  fc.assert(
    fc.property(minor, digits, (amount, count) => {
      const plain = decimalOfMinor(amount, count)
      const forms = [plain, plain.replace('.', ','), arabic(plain).replace('.', '٫'), `€ ${plain}`]
      // Three decimals alone could be thousands: then the mark of the language decides, and only where it is that mark.
      const isOpen = /^-?\d{1,3}\.\d{3}$/.test(plain)
      for (const form of isOpen ? [plain, `${plain}0`] : forms)
        expect(readAmount(form, count, '.'), form).toEqual({ kind: 'amount', minor: amount })
    }),
  )
})

test('thousands are separated as people do', () => {
  fc.assert(
    fc.property(minor, fc.constantFrom('en-GB', 'de-DE', 'fr-FR', 'ar-EG'), (amount, locale) => {
      const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(
        decimalOfMinor(amount, 2) as Intl.StringNumericLiteral,
      )
      expect(readAmount(written.replace(/^[\u200e\u061c]*/u, ''), 2, '.'), written).toEqual({
        kind: 'amount',
        minor: amount,
      })
    }),
  )
})

test.each([
  ['1,234.50', 2, '.', { kind: 'amount', minor: 123_450 }],
  ['1.234,50', 2, '.', { kind: 'amount', minor: 123_450 }],
  ['1,234', 2, '.', { kind: 'amount', minor: 123_400 }],
  ['1.234', 2, ',', { kind: 'amount', minor: 123_400 }],
  ['1.234', 3, '.', { kind: 'amount', minor: 1234 }],
  ['1.234', 2, '.', { kind: 'in_doubt', one: '1.234', other: '1234' }],
  ['5.000', 0, '.', { kind: 'in_doubt', one: '5.000', other: '5000' }],
  ['1.234', 0, null, { kind: 'amount', minor: 1234 }],
  ['1.234', 3, null, { kind: 'in_doubt', one: '1.234', other: '1234' }],
  ['1.500', 2, null, { kind: 'in_doubt', one: '1.500', other: '1500' }],
  ['£12', 2, '.', { kind: 'amount', minor: 1200 }],
  ['12.00', 0, '.', { kind: 'amount', minor: 12 }],
  ['-0', 2, '.', { kind: 'amount', minor: 0 }],
  ['12.345', 2, ',', { kind: 'amount', minor: 1_234_500 }],
  ['0.005', 2, '.', { kind: 'too_precise' }],
  ['12.5', 0, '.', { kind: 'too_precise' }],
  ['9999999999999999', 0, '.', { kind: 'too_large' }],
  ['twelve', 2, '.', { kind: 'none' }],
  ['1e3', 2, '.', { kind: 'none' }],
] as const)('%s of %i decimals, with %s before them', (entered, count, mark, reading) => {
  expect(readAmount(entered, count, mark)).toEqual(reading)
})
