import { expect, test } from 'vitest'
import { cardNumberOf, isCardNumber } from './card-number.ts'

test('a card has a check digit, which notices a wrong digit and two that changed places', () => {
  expect(cardNumberOf(79_927_398_71)).toBe('M079927398713')
  expect(isCardNumber('M079927398713')).toBe(true)
  expect(isCardNumber('M079927398723')).toBe(false)
  expect(isCardNumber('M079927389713')).toBe(false)
  expect(isCardNumber('079927398713')).toBe(false)
})
