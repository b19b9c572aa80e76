import { randomUUID } from 'node:crypto'
import { transferRoute } from '@countinghouse/contract/inventory/transfer-route'
import type { TestServer } from '../../support/server.ts'
import { anotherStore } from '../../support/stock.ts'
import type { Found } from './found.ts'

type Where = { readonly companyId: number; readonly storeId: number; readonly session: () => Promise<string> }

/** Ways between stores, each between two that have none yet. */
export function routeMakers(
  server: TestServer,
  { companyId, storeId, session }: Where,
): Map<string, () => Promise<Found>> {
  async function entered() {
    const code = randomUUID().slice(0, 18)
    const open = async () => {
      const where = { companyId, code: `R${randomUUID().slice(0, 8)}` }
      return (await anotherStore(server.app.db, server.database.superUrl, where)).storeId
    }
    return { code, name: code, fromStoreId: await open(), toStoreId: await open() }
  }

  async function buildParts(): Promise<Found> {
    const draft = await entered()
    return { id: draft.toStoreId, version: undefined, body: { blockingPolicyId: null, ...draft, draft } }
  }

  async function createRoute(): Promise<Found> {
    const { id, version } = await server.client(await session()).call(transferRoute.routes.create, await entered())
    return { id, version, body: {} }
  }

  return new Map([
    ['inventory.transferRoute.create', buildParts],
    ['inventory.transfer_route', createRoute],
    ['inventory.blockingDays.override', async () => ({ id: storeId, version: undefined, body: {} })],
  ])
}
