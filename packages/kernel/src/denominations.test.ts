import { expect, test } from 'vitest'
import { denominationsOf } from './denominations.ts'

test('denominations fall, and the smallest divides every larger one', () => {
  for (const currency of ['USD', 'CAD', 'GBP', 'EUR', 'CHF', 'AED', 'SAR', 'JPY']) {
    const values = denominationsOf(currency)
    expect(values.toSorted((one, other) => other - one)).toEqual(values)
    expect(values.every((value) => value % (values.at(-1) ?? 1) === 0)).toBe(true)
  }
})
