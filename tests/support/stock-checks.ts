import { randomUUID } from 'node:crypto'
import { reason } from '@countinghouse/contract/inventory/reason'
import { stockCheck } from '@countinghouse/contract/inventory/stock-check'
import type { CountAnswer, CountEntry } from '@countinghouse/contract/inventory/stock-check-count'
import { enterCounts } from '@countinghouse/contract/inventory/stock-check-count'
import { createProduct } from './products.ts'
import type { Client, TestServer } from './server.ts'
import { placesOf, poolOf, post } from './stock.ts'

/** Rights of the page. */
export function checkPermissions(...events: readonly string[]): string[] {
  return ['view', ...events].map((event) => `stockcheck:${event}`)
}

type Scope = { locationId?: number; variantId?: number; categoryId?: number }

/** A company whose main shelf has 100 of one product, and people to count it. */
export async function countedShop(server: TestServer, onHand = 100) {
  const tenant = await server.company()
  const { companyId, storeId, owner, as } = tenant
  const { db } = server.app
  const { variantIds } = await createProduct(db, companyId, { colors: 2 })
  const [variantId = 0, other = 0] = variantIds
  const receive = (id: number, quantity: number) =>
    post(db, companyId, { storeId, lines: [{ kind: 'opening', variantId: id, quantity, unitCost: '2.5' }] })
  if (onHand > 0) await receive(variantId, onHand)
  const { shelf = 0 } = await placesOf(db, companyId, storeId)
  const { id: reasonId } = await owner.call(reason.routes.create, { code: 'COUNT', name: 'Stock check' })
  const [ann, ben, cleo] = [await counter(), await counter(), await counter()]
  const planned = (more: { isBlind?: boolean; scope?: Scope[]; storeId?: number } = {}) => ({
    uid: randomUUID(),
    storeId,
    reasonId,
    effectiveOn: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
    ...more,
  })

  async function counter() {
    return await as({ may: checkPermissions('count') })
  }
  /** A check that is being counted. */
  async function begun(more: Parameters<typeof planned>[0] = {}) {
    const { id } = await owner.call(stockCheck.routes.create, planned(more))
    return await owner.call(stockCheck.transitionRoutes.start, { id, version: 1 })
  }
  /** Does a step of a check as it is now. */
  async function transition(
    client: Client,
    name: keyof typeof stockCheck.transitionRoutes,
    id: number,
    more: object = {},
  ) {
    const { version } = await owner.call(stockCheck.routes.get, { id })
    return await client.send(stockCheck.transitionRoutes[name], { id, version, ...more })
  }
  const pool = (id = variantId) => poolOf(db, companyId, { storeId, variantId: id })
  return { ...tenant, variantId, other, shelf, reasonId, ann, ben, cleo, planned, begun, transition, pool, receive }
}

type Draft = { kind: CountEntry['kind']; uid?: string; countedAt?: string } & Readonly<Record<string, unknown>>

/** Sends entries, each its own and counted now unless it says otherwise. */
export async function enter(client: Client, id: number, ...entries: readonly Draft[]): Promise<CountAnswer[]> {
  const complete = entries.map((entry) => ({ uid: randomUUID(), countedAt: new Date().toISOString(), ...entry }))
  const { items } = await client.call(enterCounts, { id, entries: complete as never })
  return items
}
