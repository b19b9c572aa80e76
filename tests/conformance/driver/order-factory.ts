import { randomUUID } from 'node:crypto'
import { goodsReceipt, receiveOrder, scanGoods } from '@countinghouse/contract/purchase/goods-receipt'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { sql } from 'kysely'
import { createProduct } from '../../support/products.ts'
import { approvedSupplier, nextWeek, today } from '../../support/purchase.ts'
import type { TestServer } from '../../support/server.ts'
import type { Found } from './found.ts'
import { openLocations } from './stock-factory.ts'

type Where = { readonly companyId: number; readonly storeId: number; readonly session: () => Promise<string> }
type Transition = keyof typeof purchaseOrder.transitionRoutes

/** Steps that lead to an order from which each transition can be taken. */
const waysTo: Readonly<Record<string, readonly Transition[]>> = {
  withdraw: ['submit'],
  send: ['submit'],
  acknowledge: ['submit', 'send'],
  revise: ['submit', 'send'],
  hold: ['submit'],
  release: ['submit', 'hold'],
  close: ['submit', 'send'],
  reopen: ['submit', 'send', 'close'],
  cancel: ['submit'],
}

/** Purchase orders in each state that a transition starts from, and their receipts. */
export function orderMakers(
  server: TestServer,
  { companyId, storeId, session }: Where,
): Map<string, () => Promise<Found>> {
  const { db } = server.app
  const person = async () => server.client(await session())

  async function entered(price: { unitPrice?: string } = { unitPrice: '2' }) {
    await openLocations(server, companyId)
    const [variantId = 0] = (await createProduct(db, companyId)).variantIds
    return {
      uid: randomUUID(),
      supplierId: await approvedSupplier(await person()),
      storeId,
      orderedOn: today,
      dueOn: nextWeek,
      lines: [{ variantId, quantity: 3, ...price }],
    }
  }

  async function buildParts(): Promise<Found> {
    // Prices want a right of their own.
    const draft = await entered({})
    const variantId = draft.lines[0]?.variantId ?? 0
    return { id: variantId, version: undefined, body: { paymentTermId: null, ...draft, variantId, draft } }
  }

  async function after(...steps: readonly Transition[]): Promise<Found> {
    const client = await person()
    let { id, version } = await client.call(purchaseOrder.routes.create, await entered())
    for (const step of steps) {
      const more = ['hold', 'close', 'cancel'].includes(step) ? { reason: 'Late' } : {}
      ;({ id, version } = await client.call(purchaseOrder.transitionRoutes[step], { id, version, ...more }))
    }
    return { id, version, body: {} }
  }

  /** With its number and the code of a piece of it. */
  async function createOrdered(): Promise<Found> {
    const { id, version } = await after('submit', 'send')
    const { number, lines } = await (await person()).call(purchaseOrder.routes.get, { id })
    const { rows } = await sql<{ sku: string }>`
      select v.sku from procure.variant v where v.company_id = ${companyId} and v.id = ${lines[0]?.variantId ?? 0}`.execute(
      db.reader({ companyId }),
    )
    return { id, version, body: { order: number, code: rows[0]?.sku, storeId: null } }
  }

  /** With a piece that is counted and not posted. */
  async function createCounted(): Promise<Found> {
    const order = await createOrdered()
    const client = await person()
    const { id } = await client.call(receiveOrder, { id: order.id, uid: randomUUID() })
    const code = String(order.body['code'])
    await client.call(scanGoods, { id, scans: [{ uid: randomUUID(), code, quantity: 1, condition: 'good' }] })
    return { id, version: 1, body: { code } }
  }

  /** With a piece that is accepted and on no invoice. */
  async function createReceived(): Promise<Found> {
    const order = await createOrdered()
    const client = await person()
    const { id } = await client.call(receiveOrder, { id: order.id, uid: randomUUID() })
    const code = String(order.body['code'])
    await client.call(scanGoods, { id, scans: [{ uid: randomUUID(), code, quantity: 1, condition: 'good' }] })
    const { version } = await client.call(goodsReceipt.routes.get, { id })
    await client.call(goodsReceipt.transitionRoutes.post, { id, version })
    return { ...order, body: {} }
  }

  return new Map([
    [purchaseOrder.entity, () => after()],
    ['purchase.purchaseOrder.create', buildParts],
    ...Object.entries(waysTo).map(([step, way]) => [`purchase.purchaseOrder.${step}`, () => after(...way)] as const),
    ['purchase.purchaseOrder.confirm', () => after('submit', 'send')],
    ['purchase.purchaseOrder.addToContainer', async () => ({ ...(await after('submit', 'send')), body: { storeId } })],
    ['purchase.purchaseOrder.bill', createReceived],
    [goodsReceipt.entity, createCounted],
    ['purchase.goodsReceipt.open', createOrdered],
    ['purchase.goodsReceipt.openByNumber', createOrdered],
  ])
}
