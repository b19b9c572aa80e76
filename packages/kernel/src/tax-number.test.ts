import { expect, test } from 'vitest'
import { taxNumberFault } from './tax-number.ts'

test('VAT numbers of the United Kingdom by either rule, of branches and of departments', () => {
  const right = [
    'GB 980 7806 84',
    '980780684',
    'GB980780684001',
    'XI980780684',
    'GBGD001',
    'GBHA500',
    'GB 434 0317 88',
    'GB980780629',
  ]
  for (const number of right) expect(taxNumberFault(number, 'GB'), number).toBeNull()
  for (const number of ['GB980780685', '980780648', 'GB123456789', 'XI980780683'])
    expect(taxNumberFault(number, 'GB'), number).toBe('check_digits')
  for (const number of ['GB98078068', 'GB9807806840', 'GBABCDEFGHI', 'GBGD501', 'GBHA499'])
    expect(taxNumberFault(number, 'GB'), number).toBe('form_GB')
})

test('German VAT numbers, of which every single wrong digit is found; other German tax numbers are left alone', () => {
  for (const number of ['DE136695976', '136695976', 'de 136 695 976', 'DE811569869'])
    expect(taxNumberFault(number, 'DE'), number).toBeNull()
  for (const place of [2, 3, 4, 5, 6, 7, 8, 9, 10])
    for (const digit of '0123456789') {
      const number = 'DE136695976'.slice(0, place) + digit + 'DE136695976'.slice(place + 1)
      expect(taxNumberFault(number, 'DE'), number).toBe(number === 'DE136695976' ? null : 'check_digits')
    }
  expect(taxNumberFault('DE13669597', 'DE')).toBe('form_DE')
  expect(taxNumberFault('21/815/08150', 'DE')).toBeNull()
})

test('a TRN of the Emirates has 15 digits that begin with 100', () => {
  for (const number of ['100123456700003', '100-1234-5670-0003', 'TRN 100123456700003'])
    expect(taxNumberFault(number, 'AE'), number).toBeNull()
  for (const number of ['10012345670000', '200123456700003', '1001234567000034', 'none'])
    expect(taxNumberFault(number, 'AE'), number).toBe('form_AE')
})

test('digits of an Arabic keyboard, marks of direction and any signs between groups are read', () => {
  for (const number of ['١٠٠١٢٣٤٥٦٧٠٠٠٠٣', '۱۰۰۱۲۳۴۵۶۷۰۰۰۰۳', '\u200f100123456700003\u200f', 'TRN: 100–1234–5670–0003'])
    expect(taxNumberFault(number, 'AE'), number).toBeNull()
  expect(taxNumberFault('١٠٠١٢٣٤٥٦٧٠٠٠٠', 'AE')).toBe('form_AE')
  expect(taxNumberFault('GB٩٨٠٧٨٠٦٨٥', 'GB')).toBe('check_digits')
  expect(taxNumberFault('GB 980,7806;84', 'GB')).toBeNull()
})

test('without a country the prefix says it where the number is whole; those of other countries are not known', () => {
  expect(taxNumberFault('DE136695977', null)).toBe('check_digits')
  expect(taxNumberFault('GB980780684', null)).toBeNull()
  expect(taxNumberFault('GB3', null)).toBeNull()
  for (const number of ['FR123', 'DE136695977', '']) expect(taxNumberFault(number, 'FR'), number).toBeNull()
})
