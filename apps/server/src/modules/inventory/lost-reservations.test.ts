import { dashboardPage, getDashboard } from '@countinghouse/contract/erp/dashboard'
import { getLosses } from '@countinghouse/contract/inventory/lost-reservations'
import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { permissionName } from '@countinghouse/contract/page'
import { expect, test } from 'vitest'
import { asSuperuser } from '../../../../../tests/support/people.ts'
import type { Client } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { post } from '../../../../../tests/support/stock.ts'
import { transferShop } from '../../../../../tests/support/transfers.ts'

const server = useServer()
const key = 'inventory.reservations_lost'

async function notifiedOf(client: Client) {
  return (await client.call(getDashboard, {})).items.filter((item) => item.key === key)
}

test('what an adjustment took from an approved transfer is told to whoever sees it, until it has it again', async () => {
  const { companyId, owner, as, approved, variantId, fromStoreId, toStoreId } = await transferShop(server)
  const { id } = await approved([{ variantId, quantity: 6 }])
  expect(await owner.call(getLosses, { id })).toEqual({ losses: [] })
  expect(await notifiedOf(owner)).toEqual([])
  await post(server.app.db, companyId, {
    storeId: fromStoreId,
    lines: [{ kind: 'adjust_out', variantId, quantity: 7 }],
  })
  expect((await owner.call(getLosses, { id })).losses).toMatchObject([{ kind: 'reservation', quantity: 3, path: null }])
  expect(await notifiedOf(owner)).toMatchObject([{ count: 1, tone: 'warning' }])
  const [far] = await asSuperuser(
    server,
    `insert into erp.store (company_id, code, name, type) values ($1, 'FAR', 'Far', 'shop') returning id`,
    [companyId],
  )
  const may = ['manageito:view', permissionName(dashboardPage, 'view')]
  const stranger = await as({ may, storeIds: [Number(far?.['id'])] })
  expect((await stranger.send(getLosses, { id })).status).toBe(404)
  expect(await notifiedOf(stranger)).toEqual([])
  expect(await notifiedOf(await as({ may, storeIds: [toStoreId] }))).toMatchObject([{ count: 1 }])
  await post(server.app.db, companyId, {
    storeId: fromStoreId,
    lines: [{ kind: 'purchase_receipt', variantId, quantity: 5, unitCost: '8' }],
  })
  const { version } = await owner.call(managedTransfer.routes.get, { id })
  await owner.call(managedTransfer.transitionRoutes.release, { id, version })
  expect(await notifiedOf(owner)).toEqual([])
  expect((await owner.call(getLosses, { id })).losses).toHaveLength(1)
})
