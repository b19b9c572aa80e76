import { randomUUID } from 'node:crypto'
import { supplierReturn } from '@countinghouse/contract/purchase/supplier-return'
import { query } from './database.ts'
import { balancesOf } from './journals.ts'
import { buyingCompany, today } from './purchase.ts'
import type { TestServer } from './server.ts'
import { post as postEvent } from './stock.ts'

const { routes, transitionRoutes } = supplierReturn

/** 100 at 10.00 and 50 at 13.00 received, 60 sold: 90 left at 11.00. Source: procurement.md M1. */
export async function seedReturns(server: TestServer) {
  const tenant = await buyingCompany(server)
  const { companyId, storeId, supplierId, owner, tent, ordered, received } = tenant
  await query(
    server.database.superUrl,
    `insert into accounts.tax_rule (company_id, code, name, direction, priority, tax_code_id)
      select $1, 'ZZ-BUY', 'All goods', 'purchase', 9000, c.id from accounts.tax_code c where c.company_id = $1 and c.code = 'ZERO'`,
    [companyId],
  )
  const buy = async (quantity: number, unitPrice: string) => {
    const order = await ordered([{ variantId: tent.variantId, quantity, unitPrice }])
    await received(order.id, { code: tent.code, quantity })
    return order.id
  }
  await buy(100, '10')
  const orderId = await buy(50, '13')
  await postEvent(server.app.db, companyId, {
    storeId,
    lines: [{ kind: 'sale', variantId: tent.variantId, quantity: 60 }],
  })
  const entered = (quantity: number, more: object = {}) => ({
    uid: randomUUID(),
    supplierId,
    storeId,
    purchaseOrderId: orderId,
    effectiveOn: today,
    reason: 'Torn seams',
    lines: [{ variantId: tent.variantId, quantity }],
    ...more,
  })
  const create = (quantity: number, more: object = {}) => owner.call(routes.create, entered(quantity, more))
  const step = async (name: keyof typeof transitionRoutes, id: number, more: object = {}, client = owner) => {
    const { version } = await client.call(routes.get, { id })
    return await client.send(transitionRoutes[name], { id, version, ...more } as never)
  }
  const balances = () => balancesOf(server.app.db, companyId)
  return { ...tenant, orderId, entered, create, step, balances }
}
