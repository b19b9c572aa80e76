import { randomUUID } from 'node:crypto'
import { printLayout } from '@countinghouse/contract/erp/print-layout'
import type { TestServer } from '../../support/server.ts'
import { anotherStore } from '../../support/stock.ts'
import type { Found } from './found.ts'

type Where = { readonly companyId: number; readonly session: () => Promise<string> }

/** Print layouts, each of a store without one. */
export function printLayoutMakers(
  server: TestServer,
  { companyId, session }: Where,
): Map<string, () => Promise<Found>> {
  const draft = async () => {
    const code = randomUUID().slice(0, 18)
    const { storeId } = await anotherStore(server.app.db, server.database.superUrl, { companyId, code })
    return { code, name: code, storeId }
  }
  const create = async (): Promise<Found> => {
    const { id, version } = await server.client(await session()).call(printLayout.routes.create, await draft())
    return { id, version, body: {} }
  }
  return new Map([
    [printLayout.entity, create],
    ['erp.printLayout.create', async () => ({ id: 0, version: undefined, body: { draft: await draft() } })],
  ])
}
