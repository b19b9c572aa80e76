import { expect, test } from 'vitest'
import { splitByWeights } from './split.ts'

test.each([
  ['L1', 10_000n, [1n, 1n, 1n], [3334n, 3333n, 3333n]],
  ['L2', -1000n, [1n, 1n, 1n], [-334n, -333n, -333n]],
  ['a kit below the sum of its parts', 4999n, [3000n, 2400n, 600n], [2499n, 2000n, 500n]],
  ['the same kit for one more cent', 5000n, [3000n, 2400n, 600n], [2500n, 2000n, 500n]],
  ['a prepack of 1-2-2-1', 6600n, [1n, 2n, 2n, 1n], [1100n, 2200n, 2200n, 1100n]],
  ['what weighs nothing', 5n, [0n, 0n], [3n, 2n]],
  ['nothing to split by', 5n, [], []],
])('%s: %s over %s', (_name, amount, weights, parts) => {
  expect(splitByWeights(amount, weights)).toEqual(parts)
})
