import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apportionCounted } from './apportion-counted.ts'

test('a lot goes to its own line before lines of any lot, good pieces first; excess belongs to no line', () => {
  const lines = [
    { lineNo: 1, variantId: 7, lotNo: null, open: 5, tolerated: null },
    { lineNo: 2, variantId: 7, lotNo: 'A', open: 4, tolerated: null },
    { lineNo: 3, variantId: 8, lotNo: null, open: 2, tolerated: null },
  ]
  const counted = [
    { variantId: 7, lotNo: 'A', condition: 'damaged' as const, quantity: 1 },
    { variantId: 7, lotNo: 'A', condition: 'good' as const, quantity: 6 },
    { variantId: 7, lotNo: 'B', condition: 'rejected' as const, quantity: 4 },
    { variantId: 9, lotNo: null, condition: 'good' as const, quantity: 1 },
  ]
  expect(apportionCounted(lines, counted)).toEqual([
    { lineNo: 2, variantId: 7, lotNo: 'A', condition: 'good', quantity: 4 },
    { lineNo: 1, variantId: 7, lotNo: 'A', condition: 'good', quantity: 2 },
    { lineNo: null, variantId: 9, lotNo: null, condition: 'good', quantity: 1 },
    { lineNo: 1, variantId: 7, lotNo: 'A', condition: 'damaged', quantity: 1 },
    { lineNo: 1, variantId: 7, lotNo: 'B', condition: 'rejected', quantity: 2 },
    { lineNo: null, variantId: 7, lotNo: 'B', condition: 'rejected', quantity: 2 },
  ])
})

test('a tolerance is used once every line of the product has what it expects', () => {
  const lines = [
    { lineNo: 1, variantId: 7, lotNo: null, open: 10, tolerated: 1 },
    { lineNo: 2, variantId: 7, lotNo: null, open: 10, tolerated: 1 },
  ]
  const good = { variantId: 7, lotNo: null, condition: 'good' as const }
  expect(apportionCounted(lines, [{ ...good, quantity: 23 }])).toEqual([
    { ...good, lineNo: 1, quantity: 11 },
    { ...good, lineNo: 2, quantity: 11 },
    { ...good, lineNo: null, quantity: 1 },
  ])
})

test('counted quantities are apportioned completely, and no line gets more than it expects', () => {
  const pieces = fc.integer({ min: 1, max: 90_000 }).map((tenThousandths) => tenThousandths / 10_000)
  const lotNo = fc.constantFrom(null, 'A', 'B')
  const variantId = fc.constantFrom(1, 2)
  const condition = fc.constantFrom('good' as const, 'damaged' as const, 'rejected' as const)
  const sum = (quantities: readonly number[]) => quantities.reduce((all, one) => all + Math.round(one * 10_000), 0)
  fc.assert(
    fc.property(
      fc.array(fc.record({ variantId, lotNo, open: pieces, tolerated: fc.option(pieces) }), { maxLength: 8 }),
      fc.array(fc.record({ variantId, lotNo, condition, quantity: pieces }), { maxLength: 8 }),
      (awaited, counted) => {
        const lines = awaited.map((line, index) => ({ ...line, lineNo: index + 1 }))
        const shared = apportionCounted(lines, counted)
        expect(sum(shared.map(({ quantity }) => quantity))).toBe(sum(counted.map(({ quantity }) => quantity)))
        for (const { lineNo, open, tolerated } of lines)
          expect(sum(shared.flatMap((one) => (one.lineNo === lineNo ? one.quantity : [])))).toBeLessThanOrEqual(
            sum([open, tolerated ?? 0]),
          )
      },
    ),
  )
})
