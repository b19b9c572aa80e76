import { expect, test } from 'vitest'
import { pasted, profitOf, readMinor, readMonths, splitYear } from './budget-entered.ts'

const blank = Array.from({ length: 12 }, () => '')

test('an amount for the year is split without a rest', () => {
  const months = splitYear(100_000, 'GBP')
  expect(months.slice(0, 4)).toEqual(['83.34', '83.34', '83.34', '83.34'])
  expect(months[11]).toBe('83.33')
  expect(readMonths(months, 'GBP')?.reduce((sum, amount) => sum + amount, 0)).toBe(100_000)
  expect(splitYear(-5, 'JPY').filter((month) => month === '-1')).toHaveLength(5)
  expect(splitYear(0, 'GBP')).toEqual(blank)
})

test('amounts may be below zero, blank is 0, and words are no amount', () => {
  expect(readMinor('', 'GBP')).toBe(0)
  expect(readMinor('-12.50', 'GBP')).toBe(-1250)
  expect(readMinor('twelve', 'GBP')).toBeNull()
  expect(readMonths(['x', ...blank.slice(1)], 'GBP')).toBeNull()
})

test('pasted cells fill accounts and months from their place on', () => {
  const accounts = [
    { accountId: 1, months: blank },
    { accountId: 2, months: blank },
  ]
  const cells = [['1'], ['2', '3'], ['4']]
  expect(pasted(cells, { row: 0, month: 11 }, accounts)).toEqual({
    1: [...blank.slice(1), '1'],
    2: [...blank.slice(1), '2'],
  })
})

test('profit is income less cost and expenses', () => {
  const ofMonth = (amount: string) => [amount, ...blank.slice(1)]
  const accounts = [
    { type: 'income', months: ofMonth('10') },
    { type: 'cost_of_sales', months: ofMonth('4') },
    { type: 'expense', months: ofMonth('-1') },
  ] as const
  expect(profitOf(accounts, 'GBP')).toMatchObject({ year: 700 })
})
