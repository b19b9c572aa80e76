import { randomUUID } from 'node:crypto'
import { suggestions } from '@countinghouse/contract/purchase/replenishment'
import { createProduct } from '../../support/products.ts'
import { insertSuggestion } from '../../support/replenishment.ts'
import type { TestServer } from '../../support/server.ts'
import type { Found } from './found.ts'

/** Open suggestions, and what a rule can be created for. */
export function replenishmentMakers(server: TestServer, companyId: number): Map<string, () => Promise<Found>> {
  const create = async (): Promise<Found> => ({
    id: await insertSuggestion(server.database.superUrl, companyId),
    version: 1,
    body: {},
  })
  /** A product without a rule. */
  const unruled = async (): Promise<Found> => {
    const { id } = await createProduct(server.app.db, companyId, { name: `zz ${randomUUID()}` })
    return { id: 0, version: undefined, body: { productId: id } }
  }
  return new Map([
    [suggestions.entity, create],
    ['purchase.replenishmentRule.create', unruled],
  ])
}
