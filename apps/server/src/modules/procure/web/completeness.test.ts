import { expect, test } from 'vitest'
import { completenessOf, unfilledOf } from './completeness.ts'

const once = { id: 1, isOfVariants: false, isLocalized: false }
const inLanguages = { id: 2, isOfVariants: false, isLocalized: true }
const ofVariants = { id: 3, isOfVariants: true, isLocalized: false }
const said = (attributeId: number, variantId: number | null = null, locale: 'en' | 'ar' | null = null) => ({
  attributeId,
  variantId,
  locale,
})

test('an attribute is filled when it is said in every language and of every variant on sale', () => {
  const required = [once, inLanguages, ofVariants]
  expect(unfilledOf(required, [], [7, 8])).toEqual([1, 2, 3])
  const half = [said(1), said(2, null, 'en'), said(3, 7)]
  expect(unfilledOf(required, half, [7, 8])).toEqual([2, 3])
  expect(unfilledOf(required, [...half, said(2, null, 'ar'), said(3, 8)], [7, 8])).toEqual([])
  expect(unfilledOf([ofVariants], [], [])).toEqual([3])
})

test('each part counts alike, in whole percent, rounded down', () => {
  const others = [true, true, false, false, true]
  expect(completenessOf({ required: 0, unfilled: 0, others })).toBe(60)
  expect(completenessOf({ required: 2, unfilled: 1, others })).toBe(57)
  expect(completenessOf({ required: 2, unfilled: 0, others: others.map(() => true) })).toBe(100)
})
