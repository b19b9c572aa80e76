import { expect, test } from 'vitest'
import { meetOrderValue, priceAt, quantityAtBreak } from './replenishment-order.ts'

const most = 10_000
const first = { quantity: 12, multiple: 4, position: 6, mean: 2, most, breaks: [{ minimum: 0, price: 1200 }] }
const second = { quantity: 24, multiple: 12, position: 0, mean: 3, most, breaks: [{ minimum: 0, price: 800 }] }

test('R5: an order reaches its minimum value by multiples of the line with the fewest days of cover', () => {
  expect(meetOrderValue([first, second], 50_000)).toEqual({ quantities: [20, 36], isMet: true })
})

test('an order that is worth its minimum stays as it is; of a minimum out of reach all is bought that may be', () => {
  expect(meetOrderValue([first, second], 33_600)).toEqual({ quantities: [12, 24], isMet: true })
  const bounded = [
    { ...first, most: 17 },
    { ...second, most: 36 },
  ]
  expect(meetOrderValue(bounded, 5_000_000)).toEqual({ quantities: [16, 36], isMet: false })
})

test('a large minimum of small multiples is the same as one multiple at a time', () => {
  const lines = [
    { ...first, multiple: 1, breaks: [{ minimum: 0, price: 3 }] },
    { ...second, multiple: 1, breaks: [{ minimum: 0, price: 5 }] },
  ]
  const { quantities, isMet } = meetOrderValue(lines, 40_000)
  const slow = lines.map(({ quantity }) => quantity)
  const value = () => (slow[0] ?? 0) * 3 + (slow[1] ?? 0) * 5
  while (value() < 40_000) {
    const [one = 0, other = 0] = slow
    const at = (6 + one) / 2 <= other / 3 ? 0 : 1
    slow[at] = (slow[at] ?? 0) + 1
  }
  expect({ quantities, isMet }).toEqual({ quantities: slow, isMet: true })
})

test('lines without a price or demand are not raised, and break prices apply to what is raised', () => {
  const priceless = { ...first, breaks: [] }
  expect(meetOrderValue([priceless], 100)).toEqual({ quantities: [12], isMet: false })
  expect(meetOrderValue([{ ...first, mean: 0 }], 50_000)).toEqual({ quantities: [12], isMet: false })
  const cheaper = {
    ...first,
    breaks: [
      { minimum: 0, price: 1200 },
      { minimum: 16, price: 600 },
    ],
  }
  expect(meetOrderValue([cheaper], 15_000)).toEqual({ quantities: [28], isMet: true })
})

test('the value of an order is that of its rounded lines', () => {
  const cheap = { ...first, quantity: 1, multiple: 1, most: 1, breaks: [{ minimum: 0, price: 33.4 }] }
  expect(meetOrderValue([cheap, cheap, cheap], 100)).toEqual({ quantities: [1, 1, 1], isMet: false })
})

test('a quantity is raised to a break where all costs less, with a year of holding at 20 %', () => {
  const breaks = [
    { minimum: 0, price: 100 },
    { minimum: 100, price: 89 },
    { minimum: 500, price: 88 },
  ]
  const line = { quantity: 90, multiple: 1, position: 0, mean: 5, most, breaks }
  // 90 for 9,000; 100 for 8,900 and 0.2 × 890 × 2 / 365 = 0.98 for holding.
  expect(quantityAtBreak(line)).toBe(100)
  expect(quantityAtBreak({ ...line, multiple: 12 }), '108 cost 9,612').toBe(90)
  expect(quantityAtBreak({ ...line, mean: 0.02 }), 'what is bought lasts for years').toBe(90)
  expect(quantityAtBreak({ ...line, most: 99 })).toBe(90)
  expect(priceAt(breaks, 499)).toBe(89)
})
