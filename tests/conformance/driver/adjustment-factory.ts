import { randomUUID } from 'node:crypto'
import { location } from '@countinghouse/contract/inventory/location'
import { reason } from '@countinghouse/contract/inventory/reason'
import { relocation } from '@countinghouse/contract/inventory/relocation'
import { getRelocating } from '@countinghouse/contract/inventory/relocation-scan'
import { stockAdjustment } from '@countinghouse/contract/inventory/stock-adjustment'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { createProduct } from '../../support/products.ts'
import { asSuperuser } from '../../support/people.ts'
import type { TestServer } from '../../support/server.ts'
import { post } from '../../support/stock.ts'
import type { Found } from './found.ts'
import { openLocations } from './stock-factory.ts'

type Where = { readonly companyId: number; readonly storeId: number; readonly session: () => Promise<string> }

/** Documents of stock whose parts must fit each other, or whose state takes a rule of approval to bring about. */
export function adjustmentMakers(
  server: TestServer,
  { companyId, storeId, session }: Where,
): Map<string, () => Promise<Found>> {
  /** What a draft says that can be posted. */
  async function entered() {
    const code = randomUUID().slice(0, 18)
    const client = server.client(await session())
    const { id: reasonId } = await client.call(reason.routes.create, { code, name: code })
    const { variantIds } = await createProduct(server.app.db, companyId)
    const [variantId = 0] = variantIds
    const lines = [{ variantId, quantity: 2, unitCost: '1.5' }]
    return {
      uid: randomUUID(),
      storeId,
      reasonId,
      effectiveOn: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
      lines,
    }
  }

  /** What the fields of a new one may name, each by its own. */
  async function buildParts(): Promise<Found> {
    await openLocations(server, companyId)
    const draft = await entered()
    const variantId = draft.lines[0]?.variantId ?? 0
    return { id: variantId, version: undefined, body: { ...draft, variantId, draft } }
  }

  /** As `buildParts`, with two locations of the store. */
  async function buildRelocation(): Promise<Found> {
    const { id, version, body } = await buildParts()
    const client = server.client(await session())
    const shelf = async () => {
      const code = randomUUID().slice(0, 18)
      return (await client.call(location.routes.create, { code, name: code, storeId, kind: 'shelf' })).id
    }
    const fromLocationId = await shelf()
    const toLocationId = await shelf()
    const { reasonId: _, lines, ...draft } = await entered()
    const goods = lines.map(({ variantId, quantity, unitCost }) => ({
      kind: 'opening' as const,
      variantId,
      quantity: quantity * 10,
      unitCost,
      toLocationId: fromLocationId,
    }))
    await post(server.app.db, companyId, { storeId, lines: goods })
    const moved = lines.map(({ variantId, quantity }) => ({ variantId, quantity, fromLocationId, toLocationId }))
    return { id, version, body: { ...body, fromLocationId, toLocationId, draft: { ...draft, lines: moved } } }
  }

  /** A draft, with a code of its goods. */
  async function createRelocation(): Promise<Found> {
    const { body } = await buildRelocation()
    const client = server.client(await session())
    const draft = body['draft'] as InputOfRoute<typeof relocation.routes.create>
    const { id, version } = await client.call(relocation.routes.create, draft)
    const { lines } = await client.call(getRelocating, { id })
    return { id, version, body: { ...body, code: lines[0]?.sku } }
  }

  async function createPending(): Promise<Found> {
    const client = server.client(await session())
    const { id } = await client.call(stockAdjustment.routes.create, await entered())
    const waiting = `update inventory.stock_adjustment set status = 'pending', number = 'ADJ-P' || id where id = $1`
    await asSuperuser(server, waiting, [id])
    return { id, version: 2, body: {} }
  }

  return new Map([
    ['inventory.stockAdjustment.create', buildParts],
    ['inventory.stockAdjustment.withdraw', createPending],
    ['inventory.openingStock.create', buildParts],
    ['inventory.relocation.create', buildRelocation],
    ['inventory.relocation.scan', createRelocation],
  ])
}
