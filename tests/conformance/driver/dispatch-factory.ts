import { randomUUID } from 'node:crypto'
import { reason } from '@countinghouse/contract/inventory/reason'
import { supplier } from '@countinghouse/contract/procure/supplier'
import { dispatch } from '@countinghouse/contract/wms/dispatch'
import { asSuperuser } from '../../support/people.ts'
import type { TestServer } from '../../support/server.ts'
import { addStock, placesOf } from '../../support/stock.ts'
import type { Found } from './found.ts'
import { openLocations } from './stock-factory.ts'

type Where = { readonly companyId: number; readonly storeId: number; readonly session: () => Promise<string> }

/** Goods that leave by hand, in the states that a transition starts from. */
export function dispatchMakers(
  server: TestServer,
  { companyId, storeId, session }: Where,
): Map<string, () => Promise<Found>> {
  /** What a draft says whose goods are there. */
  async function entered() {
    const code = randomUUID().slice(0, 18)
    const client = server.client(await session())
    const { id: reasonId } = await client.call(reason.routes.create, { code, name: code })
    const variantId = await addStock(server.app.db, { companyId, storeId })
    return {
      uid: randomUUID(),
      storeId,
      kind: 'scrap' as const,
      reasonId,
      effectiveOn: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
      lines: [{ variantId, quantity: 2 }],
    }
  }

  /** What the fields of a new one may name, each by its own. */
  async function buildParts(): Promise<Found> {
    const draft = await enteredReturn()
    const variantId = draft.lines[0]?.variantId ?? 0
    const { shelf: locationId } = await placesOf(server.app.db, companyId, storeId)
    return { id: variantId, version: undefined, body: { ...draft, variantId, locationId, draft } }
  }

  /** To a supplier, whom it alone names. */
  async function enteredReturn() {
    await openLocations(server, companyId)
    const client = server.client(await session())
    const { id: supplierId } = await client.call(supplier.routes.create, { name: randomUUID() })
    return { ...(await entered()), kind: 'supplier_return' as const, supplierId }
  }

  async function createReturn(): Promise<Found> {
    const { id, version } = await server.client(await session()).call(dispatch.routes.create, await enteredReturn())
    return { id, version, body: {} }
  }

  async function createPending(): Promise<Found> {
    await openLocations(server, companyId)
    const client = server.client(await session())
    const { id } = await client.call(dispatch.routes.create, await entered())
    await asSuperuser(server, `update wms.dispatch set status = 'pending', number = 'DSP-P' || id where id = $1`, [id])
    return { id, version: 2, body: {} }
  }

  return new Map([
    ['wms.dispatch.create', buildParts],
    ['wms.dispatch.update', createReturn],
    ['wms.dispatch.withdraw', createPending],
  ])
}
