import { randomUUID } from 'node:crypto'
import { customer } from '../../packages/contract/src/crm/customer.ts'
import { delivery, deliverOrder } from '../../packages/contract/src/sales/delivery.ts'
import type { PickScan } from '../../packages/contract/src/sales/delivery-picking.ts'
import { getPicking, scanPicks, shortPick } from '../../packages/contract/src/sales/delivery-picking.ts'
import { getOrderProgress } from '../../packages/contract/src/sales/order-progress.ts'
import { salesOrder } from '../../packages/contract/src/sales/sales-order.ts'
import { query } from './database.ts'
import { createProduct } from './products.ts'
import type { Client, TestServer } from './server.ts'
import { post } from './stock.ts'
import { createTill } from './till.ts'

type Ordered = { readonly variantId: number; readonly quantity: number }

/** A wholesale customer; lamps at 30.00 of which six are in bin A-01 and four in B-02, and ten cables at 6.00 in bin A-02. */
export async function pickingShop(server: TestServer) {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  await createTill(server, tenant)
  const bins = await query<{ id: number }>(
    server.database.superUrl,
    `insert into inventory.location (company_id, store_id, code, name, kind, is_allocatable)
      select $1, $2, c, c, 'shelf', true from unnest(array['A-01', 'A-02', 'B-02']) c returning id::int`,
    [companyId, storeId],
  )
  const [first = 0, second = 0, third = 0] = bins.map(({ id }) => id)
  const goods = async (price: number, stock: readonly (readonly [locationId: number, quantity: number])[]) => {
    const { variantIds, code } = await createProduct(server.app.db, companyId, { price })
    const [variantId = 0] = variantIds
    for (const [toLocationId, quantity] of stock)
      await post(server.app.db, companyId, {
        storeId,
        lines: [{ kind: 'opening', variantId, toLocationId, quantity, unitCost: '12.00' }],
      })
    return { variantId, sku: code }
  }
  const lamp = await goods(3000, [
    [first, 6],
    [third, 4],
  ])
  const cable = await goods(600, [[second, 10]])
  const { id: customerId } = await owner.call(customer.routes.create, {
    code: randomUUID().slice(0, 8),
    name: 'Hotel Astoria',
    kind: 'company',
  })
  const today = new Date().toISOString().slice(0, 10)

  /** A confirmed order. */
  async function ordered(lines: readonly Ordered[]) {
    const uid = randomUUID()
    const draft = { uid, customerId, storeId, orderedOn: today, lines: [...lines] }
    const { id, version } = await owner.call(salesOrder.routes.create, draft)
    return await owner.call(salesOrder.transitionRoutes.confirm, { id, version })
  }

  /** A draft delivery of an order, with other quantities if they are given. */
  async function drafted(orderId: number, quantities?: readonly number[]) {
    const opened = await owner.call(deliverOrder, { id: orderId, uid: randomUUID() })
    const row = await owner.call(delivery.routes.get, { id: opened.id })
    if (quantities === undefined) return row
    const lines = row.lines.map(({ orderLineNo, variantId }, at) => ({
      orderLineNo,
      variantId,
      quantity: quantities[at] ?? 1,
    }))
    return await owner.call(delivery.routes.update, { id: row.id, version: row.version, lines })
  }

  async function released(lines: readonly Ordered[]) {
    const order = await ordered(lines)
    const { id, version } = await drafted(order.id)
    return { orderId: order.id, ...(await owner.call(delivery.transitionRoutes.release, { id, version })) }
  }

  async function rowOf(id: number) {
    return await owner.call(delivery.routes.get, { id })
  }

  type Step = keyof typeof delivery.transitionRoutes
  /** A transition of a delivery as it is now. */
  async function step(id: number, name: Step, more: object = {}, client: Client = owner) {
    const { version } = await rowOf(id)
    return await client.send(delivery.transitionRoutes[name], { id, version, ...more } as never)
  }

  const scan = async (id: number, scans: readonly Omit<PickScan, 'uid'>[], client: Client = owner) =>
    await client.call(scanPicks, { id, scans: scans.map((one) => ({ uid: randomUUID(), ...one })) })
  const picking = async (id: number) => await owner.call(getPicking, { id })
  const short = async (id: number, pickNo: number, reason = 'Not found') =>
    await owner.send(shortPick, { id, pickNo, reason })
  const progress = async (orderId: number) => (await owner.call(getOrderProgress, { id: orderId })).items
  const work = { ordered, drafted, released, rowOf, step, scan, picking, short, progress }
  return { ...tenant, ...work, goods, lamp, cable, customerId, today }
}
