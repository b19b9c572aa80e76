import { basename } from 'node:path'
import { expect } from 'vitest'
import budgets from '../request-budget.json' with { type: 'json' }
import { isFull, isMore } from './seed.ts'

/**
 * Requests per operation of the API that a family may send: they grow with every module, and a family that sends more for each operation
 * makes all later runs longer. Raised on purpose only, in tests/conformance/request-budget.json.
 */
export function expectWithinBudget(perOperation: number): void {
  const family = basename(expect.getState().testPath ?? '', '.test.ts')
  const budget = (budgets as Readonly<Record<string, number>>)[family]
  process.stdout.write(`${family}: ${perOperation.toFixed(2)} requests per operation, budget ${budget}\n`)
  if (isFull || isMore) return
  expect(perOperation, `requests per operation of ${family}`).toBeLessThanOrEqual(budget ?? 0)
}
