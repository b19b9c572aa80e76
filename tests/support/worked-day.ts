import { randomUUID } from 'node:crypto'
import { customer } from '../../packages/contract/src/crm/customer.ts'
import { delivery, deliverOrder } from '../../packages/contract/src/sales/delivery.ts'
import { salesOrder } from '../../packages/contract/src/sales/sales-order.ts'
import type { TestServer } from './server.ts'
import { createGoods, createTill, openTill, paid } from './till.ts'

/**
 * Sales of the worked day, the book taxed as the others: S1 with 10 % off, S2 by cash and card, S3 on account, a return, and an exchange.
 * Source: sales-crm-finance.md d11.
 */
export async function sellWorkedDay(server: TestServer) {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const { tillId, cash, card } = await createTill(server, tenant)
  const shop = { companyId, storeId }
  const jacket = await createGoods(server, shop, { price: 6000, unitCost: '22.00' })
  const socks = await createGoods(server, shop, { price: 600, unitCost: '1.80' })
  const book = await createGoods(server, shop, { price: 1200, unitCost: '6.00' })
  const { sell, takeBack } = await openTill(owner, { tillId, storeId })
  const first = await sell(
    [
      { ...jacket, quantity: 1 },
      { ...socks, quantity: 2 },
    ],
    [paid(cash, 7000, 520)],
    { discountPpm: 100_000 },
  )
  await sell([{ ...book, quantity: 3 }], [paid(cash, 3100), paid(card, 500)])
  const { id: customerId } = await owner.call(customer.routes.create, { code: 'C-1', name: 'Astoria', kind: 'company' })
  const lines = [{ variantId: jacket.variantId, quantity: 2, unitPrice: '48' }]
  const today = new Date().toISOString().slice(0, 10)
  const order = await owner.call(salesOrder.routes.create, {
    uid: randomUUID(),
    customerId,
    storeId,
    orderedOn: today,
    lines,
  })
  await owner.call(salesOrder.transitionRoutes.confirm, { id: order.id, version: order.version })
  const opened = await owner.call(deliverOrder, { id: order.id, uid: randomUUID() })
  const draft = await owner.call(delivery.routes.get, { id: opened.id })
  const sent = await owner.call(delivery.transitionRoutes.dispatch, { id: draft.id, version: draft.version })
  await owner.call(delivery.transitionRoutes.invoice, { id: sent.id, version: sent.version })
  await takeBack(first.id, [{ lineNo: 2, quantity: 1 }], [paid(cash, 540)])
  await takeBack(first.id, [{ lineNo: 1, quantity: 1 }], [paid(cash, 5400)])
  await sell([{ ...jacket, quantity: 1 }], [paid(cash, 6000)])
  return {
    ...tenant,
    today,
    customerId,
    jacket,
    socks,
    book,
    cash,
    card,
  }
}
