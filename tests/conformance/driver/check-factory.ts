import { randomUUID } from 'node:crypto'
import { reason } from '@countinghouse/contract/inventory/reason'
import { stockCheck } from '@countinghouse/contract/inventory/stock-check'
import { enterCounts } from '@countinghouse/contract/inventory/stock-check-count'
import { asSuperuser } from '../../support/people.ts'
import { createProduct } from '../../support/products.ts'
import type { TestServer } from '../../support/server.ts'
import { addStock, placesOf } from '../../support/stock.ts'
import type { Found } from './found.ts'
import { openLocations } from './stock-factory.ts'

type Where = { readonly companyId: number; readonly storeId: number; readonly session: () => Promise<string> }
type Transition = keyof typeof stockCheck.transitionRoutes

/** Stock checks in each of their states; only that somebody counts again takes stock, for nobody approves what he counted. */
export function checkMakers(
  server: TestServer,
  { companyId, storeId, session }: Where,
): Map<string, () => Promise<Found>> {
  const { db } = server.app

  /** A plan for a product, of which there is nothing unless `variantId` says one. */
  async function entered(variantId?: number) {
    const code = randomUUID().slice(0, 18)
    const client = server.client(await session())
    const { id: reasonId } = await client.call(reason.routes.create, { code, name: code })
    const [own = 0] = variantId === undefined ? (await createProduct(db, companyId)).variantIds : [variantId]
    const effectiveOn = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    return { uid: randomUUID(), storeId, reasonId, effectiveOn, scope: [{ variantId: own }] }
  }

  async function buildParts(): Promise<Found> {
    await openLocations(server, companyId)
    const { catalogue, variantIds } = await createProduct(db, companyId)
    const [variantId = 0] = variantIds
    const draft = await entered(variantId)
    const { shelf: locationId } = await placesOf(db, companyId, storeId)
    const named = { variantId, categoryId: catalogue.categoryId, locationId }
    return { id: variantId, version: undefined, body: { ...draft, ...named, draft } }
  }

  /** After these steps. */
  const after =
    (...transitions: readonly Transition[]) =>
    async (): Promise<Found> => {
      await openLocations(server, companyId)
      const client = server.client(await session())
      const { id, version: first } = await client.call(stockCheck.routes.create, await entered())
      let version = first
      for (const transition of transitions)
        ({ version } = await client.call(stockCheck.transitionRoutes[transition], { id, version }))
      const { shelf } = await placesOf(db, companyId, storeId)
      return { id, version, body: { locationId: shelf } }
    }

  async function createPending(): Promise<Found> {
    const { id, version = 0 } = await after('start', 'review')()
    await asSuperuser(server, `update inventory.stock_check set status = 'pending' where id = $1`, [id])
    return { id, version: version + 1, body: {} }
  }

  async function createDiffering(): Promise<Found> {
    await openLocations(server, companyId)
    const client = server.client(await session())
    const variantId = await addStock(db, { companyId, storeId })
    const { id } = await client.call(stockCheck.routes.create, await entered(variantId))
    const { version } = await client.call(stockCheck.transitionRoutes.start, { id, version: 1 })
    const [line] = await asSuperuser(
      server,
      'select location_id from inventory.stock_check_line where stock_check_id = $1',
      [id],
    )
    const locationId = Number(line?.['location_id'])
    const done = { kind: 'done' as const, uid: randomUUID(), countedAt: new Date().toISOString(), locationId }
    await client.call(enterCounts, { id, entries: [done] })
    const reviewed = await client.call(stockCheck.transitionRoutes.review, { id, version })
    return { id, version: reviewed.version, body: {} }
  }

  return new Map([
    ['inventory.stockCheck.create', buildParts],
    ['inventory.stockCheck.sheet', after('start')],
    ['inventory.stockCheck.enter', after('start')],
    ['inventory.stockCheck.review', after('start')],
    ['inventory.stockCheck.cancel', after('start')],
    ['inventory.stockCheck.recount', createDiffering],
    ['inventory.stockCheck.accept', after('start', 'review')],
    ['inventory.stockCheck.approve', after('start', 'review')],
    ['inventory.stockCheck.withdraw', createPending],
    ['inventory.stockCheck.post', after('start', 'review', 'approve')],
    ['inventory.stockCheck.reverse', after('start', 'review', 'approve', 'post')],
  ])
}
