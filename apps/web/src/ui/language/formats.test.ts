import { describe, expect, test } from 'vitest'
import { formatsOf } from './formats.ts'

describe('formats', () => {
  test('numbers have separators and at most four decimals', () => {
    expect(formatsOf('en').formatNumber(1234567.12345)).toBe('1,234,567.1235')
  })
  test('parts per million read as per cent', () => {
    expect(formatsOf('en').formatRate(175_000)).toBe('17.5%')
  })
  test('a business date keeps its day in every zone', () => {
    expect(formatsOf('en').formatDate('2026-03-01')).toBe('1 Mar 2026')
  })
  test('digits are Latin in Arabic too', () => {
    expect(formatsOf('ar').formatNumber(1234)).toContain('1')
    expect(formatsOf('ar').formatDate('2026-03-01')).toContain('2026')
  })
})
