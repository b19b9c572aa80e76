import { quantityOfUnits, unitsOfQuantity } from '@countinghouse/kernel/quantity'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { explode } from './explode.ts'

const quantities = fc.integer({ min: 1, max: 1_000_000_000 }).map((units) => units / 10_000)
const boms = fc.array(fc.record({ quantity: quantities }), { minLength: 1, maxLength: 20 })

test('a prepack of 1-2-2-1, twelve times, is 72 pieces', () => {
  const pieces = explode(
    [1, 2, 2, 1].map((quantity) => ({ quantity })),
    12,
  ).map(({ units }) => quantityOfUnits(units))
  expect(pieces).toEqual([12, 24, 24, 12])
})

test('quantities are read and written back', () => {
  fc.assert(
    fc.property(quantities, (quantity) => {
      expect(quantityOfUnits(unitsOfQuantity(quantity))).toBe(quantity)
    }),
  )
})

test('exploded n times it is n times what it is exploded once, and times add up', () => {
  const times = fc.integer({ min: 1, max: 100_000 })
  fc.assert(
    fc.property(boms, times, times, (bom, many, more) => {
      const unitsOf = (count: number) => explode(bom, count).map(({ units }) => units)
      expect(unitsOf(many)).toEqual(unitsOf(1).map((units) => units * BigInt(many)))
      expect(unitsOf(many + more)).toEqual(unitsOf(many).map((units, place) => units + (unitsOf(more)[place] ?? 0n)))
    }),
  )
})
