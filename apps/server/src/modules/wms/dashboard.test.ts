import { randomUUID } from 'node:crypto'
import {
  openTransferReceipt,
  scanTransferReceipt,
  transferReceipt,
} from '@countinghouse/contract/inventory/transfer-receipt'
import { discrepancies } from '@countinghouse/contract/inventory/discrepancy'
import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { stock } from '@countinghouse/contract/inventory/stock'
import { stockAdjustment } from '@countinghouse/contract/inventory/stock-adjustment'
import { stockCheck } from '@countinghouse/contract/inventory/stock-check'
import { reason } from '@countinghouse/contract/inventory/reason'
import { transferShipment } from '@countinghouse/contract/inventory/transfer-shipment'
import type { DashboardTile } from '@countinghouse/contract/wms/dashboard'
import {
  dashboardTiles,
  getThroughput,
  getTile,
  throughputPermission,
  tileNames,
} from '@countinghouse/contract/wms/dashboard'
import { movesPage } from '@countinghouse/contract/inventory/move'
import { dispatch } from '@countinghouse/contract/wms/dispatch'
import { permissionName } from '@countinghouse/contract/page'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import type { Client } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { post } from '../../../../../tests/support/stock.ts'
import { transferShop } from '../../../../../tests/support/transfers.ts'
import { verifyEveryNight } from '../inventory/index.ts'
import { tiles } from './dashboard/tiles.ts'

const server = useServer({ isOwn: true })

/** Lists behind the tiles, by page. */
const lists = [discrepancies, transferShipment, managedTransfer, stockAdjustment, stockCheck, dispatch].map(
  ({ page, routes }) => ({ page, list: routes.list }),
)

/** Number of rows the page of a tile shows with the filters of its link. */
async function behind(client: Client, name: DashboardTile, more: Record<string, unknown> = {}) {
  const { path, search } = dashboardTiles[name]
  const list = path === '/wms/stock/' ? stock.routes.list : lists.find(({ page }) => page.path === path)?.list
  const entered = Object.entries({ ...search, ...more }).map(([key, value]) => [
    key,
    key === 'status'
      ? String(value).split(',')
      : key.endsWith('StoreId') || key === 'storeId'
        ? [value]
        : Number(value),
  ])
  return (await client.call(list as typeof stock.routes.list, Object.fromEntries(entered))).items.length
}

/** A company with open work at every step. */
async function busy() {
  const shop = await transferShop(server)
  const { companyId, owner, storeId, variantId, other } = shop
  await shop.requested([{ variantId, quantity: 1 }])
  await shop.approved([{ variantId, quantity: 1 }])
  await shop.released([{ variantId, quantity: 1 }])
  const { shipment } = await shop.released([{ variantId, quantity: 1 }])
  await owner.call(transferShipment.transitionRoutes.pick, { id: shipment.id, version: shipment.version })
  await shop.dispatched([{ variantId, quantity: 2 }])
  const short = await shop.dispatched([{ variantId: other, quantity: 2 }])
  const { id } = await owner.call(openTransferReceipt, { uid: randomUUID(), shipment: short.shipment.number ?? '' })
  const [found] = await query<{ sku: string }>(
    server.database.superUrl,
    'select sku from procure.variant where company_id = $1 and id = $2',
    [companyId, other],
  )
  const scan = { uid: randomUUID(), code: found?.sku ?? '', quantity: 1, condition: 'good' as const }
  await owner.call(scanTransferReceipt, { id, scans: [scan] })
  await owner.call(transferReceipt.transitionRoutes.finish, { id, version: 1 })
  const { id: reasonId } = await owner.call(reason.routes.create, { code: 'COUNT', name: 'Count' })
  await owner.call(stockCheck.routes.create, { uid: randomUUID(), storeId, reasonId, effectiveOn: '2026-03-10' })
  return shop
}

test('each tile counts just what the page behind it shows, of all stores and of one', async () => {
  const { owner, fromStoreId, toStoreId } = await busy()
  const expected: Partial<Record<DashboardTile, number>> = {
    arriving: 1,
    onWay: 2,
    differences: 1,
    picking: 1,
    sending: 1,
    ending: 1,
    transfers: 1,
    adjustments: 0,
    dispatches: 0,
    counts: 1,
  }
  for (const [name, count] of Object.entries(expected) as [DashboardTile, number][]) {
    expect(await owner.call(getTile, { tile: name }), name).toMatchObject({ count, stores: null })
    expect(await behind(owner, name), name).toBe(count)
    const { store } = dashboardTiles[name]
    for (const storeId of [fromStoreId, toStoreId]) {
      const tile = await owner.call(getTile, { tile: name, storeId })
      expect(tile.count, `${name} of ${storeId}`).toBe(await behind(owner, name, { [store ?? '']: storeId }))
    }
  }
  // 2 at 8.00 are in transit, plus the one reported short.
  expect(await owner.call(getTile, { tile: 'onWay' })).toMatchObject({ valueMinor: 2400, currency: 'GBP' })
})

test('what was needed before today is told, as is the oldest', async () => {
  const { companyId, owner } = await busy()
  expect(await owner.call(getTile, { tile: 'arriving' })).toMatchObject({ urgent: 0, since: expect.any(String) })
  await query(
    server.database.superUrl,
    `set session_replication_role = replica; update inventory.transfer set need_by = '2026-01-01', blocking_until = current_date where company_id = ${companyId}`,
  )
  for (const tile of ['arriving', 'picking', 'sending', 'ending'] as const)
    expect(await owner.call(getTile, { tile }), tile).toMatchObject({ count: 1, urgent: 1 })
  expect(await owner.call(getTile, { tile: 'counts' })).toMatchObject({ urgent: 0 })
})

test('the ledger is never proven, proves itself, or does not agree; debts are told with their worth', async () => {
  const { companyId, owner, storeId, variantId } = await transferShop(server)
  const ledger = () => owner.call(getTile, { tile: 'ledger' })
  expect(await ledger()).toMatchObject({ count: 0, urgent: null, since: null })
  await verifyEveryNight(server.app.db, companyId)
  expect(await ledger()).toMatchObject({ count: 0, urgent: 0, since: expect.any(String) })
  await query(
    server.database.superUrl,
    'update inventory.stock_pool set value_minor = value_minor + 5 where company_id = $1 and variant_id = $2',
    [companyId, variantId],
  )
  await verifyEveryNight(server.app.db, companyId)
  // The pool no longer agrees with its layers, nor with the stock account of the books.
  expect(await ledger()).toMatchObject({ count: 2, urgent: 2 })
  const lines = [{ kind: 'sale' as const, variantId, quantity: 13 }]
  await post(server.app.db, companyId, { storeId, lines, mayOversell: true })
  expect(await owner.call(getTile, { tile: 'debts' })).toMatchObject({
    count: 1,
    urgent: 1,
    valueMinor: expect.any(Number),
  })
})

test('a tile is for whoever may view its page, of his stores alone, and its worth for whoever may see costs', async () => {
  const { as, companyId, toStoreId, fromStoreId, storeId } = await busy()
  for (const name of tileNames) {
    const { path, right } = dashboardTiles[name]
    expect({ path, right }, name).toEqual({
      path: tiles[name].page.path,
      right: permissionName(tiles[name].page, 'view'),
    })
  }
  expect(throughputPermission).toBe(permissionName(movesPage, 'view'))
  const nobody = await as({ may: ['wms/dashboard:view'] })
  await verifyEveryNight(server.app.db, companyId)
  for (const tile of tileNames)
    expect(await nobody.call(getTile, { tile }), tile).toMatchObject({ count: 0, since: null, stores: [] })
  const { hours } = await nobody.call(getThroughput, {})
  expect(hours.filter(({ lines }) => lines > 0)).toEqual([])
  const may = ['wms/dashboard:view', 'transfershipments:view', 'stock:view']
  const there = await as({ may, storeIds: [toStoreId] })
  expect(await there.call(getTile, { tile: 'arriving' })).toMatchObject({ count: 1, stores: [toStoreId] })
  expect(await there.call(getTile, { tile: 'picking' })).toMatchObject({ count: 0 })
  expect(await there.call(getTile, { tile: 'picking', storeId: fromStoreId })).toMatchObject({ count: 0 })
  expect((await there.call(getTile, { tile: 'onWay' })).valueMinor).toBeUndefined()
  const here = await as({ may, storeIds: [storeId] })
  expect(await here.call(getTile, { tile: 'arriving' })).toMatchObject({ count: 0 })
  expect(await here.call(getTile, { tile: 'picking' })).toMatchObject({ count: 1 })
})

test('throughput counts the postings and moves of today by hour, of the caller’s stores', async () => {
  const { companyId, owner, storeId, fromStoreId, toStoreId, variantId, other } = await transferShop(server)
  await post(server.app.db, companyId, {
    storeId,
    lines: [
      { kind: 'sale', variantId, quantity: 1 },
      { kind: 'sale', variantId: other, quantity: 1 },
    ],
  })
  const sums = async (requested: { storeId?: number }) => {
    const { hours } = await owner.call(getThroughput, requested)
    expect(hours.map(({ hour }) => hour)).toEqual(hours.map((_, at) => at))
    return {
      postings: hours.reduce((sum, hour) => sum + hour.postings, 0),
      lines: hours.reduce((sum, hour) => sum + hour.lines, 0),
    }
  }
  // Opening stock of two and sale of two.
  expect(await sums({})).toEqual({ postings: 2, lines: 4 })
  expect(await sums({ storeId: fromStoreId })).toEqual({ postings: 2, lines: 4 })
  expect(await sums({ storeId: toStoreId })).toEqual({ postings: 0, lines: 0 })
})
