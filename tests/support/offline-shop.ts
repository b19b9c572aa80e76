import { query } from './database.ts'
import { addDevice } from './offline-till.ts'
import type { TestServer } from './server.ts'
import { createGoods, createTill, openTill } from './till.ts'

/** A till with goods for 12.00 including tax, a session that has been open for days, and a device that sells in it. */
export async function offlineShop(server: TestServer) {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const till = await createTill(server, tenant)
  const goods = await createGoods(server, { companyId, storeId }, { price: 1200, unitCost: '5.00' })
  const { session, sell } = await openTill(owner, { tillId: till.tillId, storeId })
  const change = async (statement: string, ...values: unknown[]) =>
    await query<Record<string, unknown>>(server.database.superUrl, statement, [companyId, ...values])
  // Nothing is sold before its session was opened, and devices keep sales for days.
  await change(
    `update sales.till_session set opened_at = now() - interval '100 hours' where company_id = $1 and id = $2`,
    session.id,
  )
  const device = await addDevice(owner, { tillId: till.tillId })
  const [person] = await query<{ id: number }>(
    server.database.superUrl,
    'select id::int from erp.app_user where company_id = $1 order by id limit 1',
    [companyId],
  )
  const where = { tillSessionId: session.id, cashierId: person?.id ?? 0 }
  const item = { variantId: goods.variantId, unitMinor: 1200, cash: till.cash }
  return { ...tenant, ...till, goods, session, sell, device, where, item, change, db: server.app.db }
}

export const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
