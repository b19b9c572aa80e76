import { randomUUID } from 'node:crypto'
import { suggestions } from '@countinghouse/contract/purchase/replenishment'
import { query } from '../../support/database.ts'
import { insertSuggestion } from '../../support/replenishment.ts'
import type { TestServer } from '../../support/server.ts'
import { anotherStore } from '../../support/stock.ts'
import type { Found } from './found.ts'

/** Open suggestions, and what a rule can be created for. */
export function replenishmentMakers(server: TestServer, companyId: number): Map<string, () => Promise<Found>> {
  const create = async (): Promise<Found> => ({
    id: await insertSuggestion(server.database.superUrl, companyId),
    version: 1,
    body: {},
  })
  const newStore = async () => {
    const code = randomUUID().slice(0, 18)
    return (await anotherStore(server.app.db, server.database.superUrl, { companyId, code })).storeId
  }
  /** A store without a rule or season profile: neither a category nor a product, which exclude each other. */
  const unruled = async (): Promise<Found> => ({
    id: 0,
    version: undefined,
    body: { storeId: await newStore(), categoryId: null, productId: null },
  })
  /** A charge type that no rule estimates, and a store in which nothing is received. */
  const unruledCharge = async (): Promise<Found> => {
    const code = randomUUID().slice(0, 18)
    const [type] = await query<{ id: number }>(
      server.database.superUrl,
      'insert into procure.charge_type (company_id, code, name) values ($1, $2, $2) returning id::int',
      [companyId, code],
    )
    return { id: 0, version: undefined, body: { chargeTypeId: type?.id, storeId: await newStore() } }
  }
  return new Map([
    [suggestions.entity, create],
    ['purchase.suggestion.accept', create],
    ['purchase.suggestion.dismiss', create],
    ['purchase.suggestion.convert', create],
    ['purchase.replenishmentRule.create', unruled],
    ['purchase.seasonProfile.create', unruled],
    ['purchase.landedCostRule.create', unruledCharge],
  ])
}
