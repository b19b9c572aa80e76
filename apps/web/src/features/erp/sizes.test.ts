import { format } from '@countinghouse/contract/text'
import type { Text } from '@countinghouse/kernel/text'
import { expect, test } from 'vitest'
import { formatsOf } from '../../ui/language/formats.ts'
import { ageText, sizeText } from './sizes.ts'

const language = {
  t: (text: Text, params?: Parameters<typeof format>[2]) => format(text, 'en', params),
  formatNumber: formatsOf('en').formatNumber,
}

test.each([
  [0, '0 B'],
  [1023, '1,023 B'],
  [1536, '1.5 KiB'],
  [20 * 1024 ** 2, '20 MiB'],
  [1024 ** 3 - 1, '1,024 MiB'],
  [5000 * 1024 ** 4, '5,000 TiB'],
])('%d bytes read %s', (bytes, shown) => {
  expect(sizeText(language, bytes)).toBe(shown)
})

test('an age has minutes in its first two days, then days', () => {
  expect(ageText(language, 3 * 3600 + 60)).toBe('3 h 1 min')
  expect(ageText(language, 172_799)).toBe('47 h 59 min')
  expect(ageText(language, 172_800)).toBe('2 days')
})
