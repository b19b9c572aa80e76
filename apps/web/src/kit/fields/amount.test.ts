import { describe, expect, test } from 'vitest'
import { amountIssue, formatAmount, parseAmount, enteredAmount } from './amount.ts'

describe('amounts of requests and rules', () => {
  test('are written in the digits of their currency, quantities with up to four', () => {
    expect(formatAmount(120_000, 'GBP', 'en')).toBe('£1,200.00')
    expect(formatAmount(1_200, 'JPY', 'en')).toContain('1,200')
    expect(formatAmount(1_500, 'KWD', 'en')).toContain('1.500')
    expect(formatAmount(125_000, null, 'en')).toBe('12.5')
    expect(formatAmount(-5, 'GBP', 'en', 'exceptZero')).toBe('-£0.05')
    expect(formatAmount(9_007_199_254_740_991, 'GBP', 'en')).toBe('£90,071,992,547,409.91')
  })
  test('are read as they are typed, and nothing else is', () => {
    expect(parseAmount('1,200.5', 'GBP')).toBe(120_050)
    expect(parseAmount('1500,50', 'GBP')).toBe(150_050)
    expect(parseAmount('١٥٠٠', 'GBP')).toBe(150_000)
    expect(parseAmount('12.5', null)).toBe(125_000)
    for (const entered of ['', 'x', '-1', '1.234', '1.2.3']) expect(parseAmount(entered, 'GBP'), entered).toBeNull()
    for (const amount of [0, 5, 120_000]) expect(parseAmount(enteredAmount(amount, 'GBP'), 'GBP')).toBe(amount)
    expect(enteredAmount(null, 'GBP')).toBe('')
    expect(amountIssue('1.500', 'GBP').params).toMatchObject({ one: '1.500', other: '1500' })
  })
})

test('in Arabic the currency stands before an amount of either sign, whatever surrounds it', () => {
  const written = [123_450, -70_269].map((minor) => formatAmount(minor, 'GBP', 'ar').replaceAll(/\s/g, ' '))
  expect(written).toEqual(['\u200EGBP 1,234.50', '\u200E-GBP 702.69'])
  expect(formatAmount(-70_269, 'GBP', 'en')).toBe('-£702.69')
})
