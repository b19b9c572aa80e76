import { bindMaster, nameRecords } from '@countinghouse/contract/erp/pickers'
import { dashboardPage, getDashboard } from '@countinghouse/contract/erp/dashboard'
import { listDecisions } from '@countinghouse/contract/desk/approval'
import { discrepancies, discrepanciesPage } from '@countinghouse/contract/inventory/discrepancy'
import { settlement } from '@countinghouse/contract/inventory/settlement'
import type { Listing } from '@countinghouse/contract/listing'
import type { Page } from '@countinghouse/contract/page'
import { permissionName } from '@countinghouse/contract/page'
import { beforeAll, expect, test } from 'vitest'
import { loadContract } from '../../apps/server/src/platform/calls/contract.ts'
import type { Declared } from '../../apps/server/src/platform/registry/declared.ts'
import type { Client } from '../support/server.ts'
import { useServer } from '../support/server.ts'
import { settlingShop } from '../support/settlements.ts'
import { anotherStore } from '../support/stock.ts'

/** What belongs to stores is told, wherever something of it is told, to who may view it in one of them. */
let declared: Declared
const server = useServer({
  more: [
    {
      subscribers: (all) => {
        declared = all
        return {}
      },
    },
  ],
})
/** Lists whose rows belong to stores. */
let bound: readonly Listing[]
const aStore = 987_654_321

beforeAll(async () => {
  const { listings, documents } = await loadContract()
  const known = [...listings, ...documents.map(({ listing }) => listing)]
  bound = known.filter(({ storeColumns }) => storeColumns.length > 0)
})

test('every picker list of records that belong to stores says which are of a store', () => {
  const fenced = declared.pickers.filter(({ entity }) => bound.some((list) => list.entity === entity))
  expect(fenced.map(({ entity }) => entity)).toContain(discrepancies.entity)
  for (const { entity, isIn } of fenced) expect(isIn, entity).toBeDefined()
})

test('whatever is counted of a page whose rows belong to stores is counted of the stores that are asked for', () => {
  const isBound = (page: Page) => bound.some((list) => list.page === page)
  const counted = declared.attentions.filter(({ page }) => isBound(page))
  expect(counted.map(({ page }) => page)).toContain(discrepanciesPage)
  for (const { key, rows, decision } of counted)
    for (const count of [rows, ...(decision === undefined ? [] : [decision.rows])]) {
      const query = count({ companyId: 1, userId: 1, stores: [aStore] })
      const { parameters } = query.compile(server.app.db.reader({ companyId: 1 }))
      expect(parameters.flat(), key).toContain(aStore)
    }
})

test('who works in another store is told of no difference by picker, name or count; who works in one of its two, of all', async () => {
  const shop = await settlingShop(server)
  const { companyId, toStoreId, as } = shop
  const { storeId: elsewhere } = await anotherStore(server.app.db, server.database.superUrl, {
    companyId,
    code: 'THREE',
  })
  const { shipmentId } = await shop.received(10, { good: 8 })
  const { id, lines } = await shop.decided(shipmentId, [{ action: 'write_off_source', quantity: 2 }])
  await shop.transition(shop.creator, 'submit', id)
  const [line] = lines
  const may = [...shop.permissions, 'transfershipments:view', permissionName(dashboardPage, 'view')]
  const told = async (client: Client) => {
    const picked = await client.call(bindMaster, { lists: [discrepancies.entity] })
    const wanted = [
      { list: discrepancies.entity, ids: [line?.discrepancyId ?? 0] },
      { list: 'inventory.transfer_shipment', ids: [shipmentId] },
    ]
    const { lists } = await client.call(nameRecords, { wanted })
    const { items: seen } = await client.call(getDashboard, {})
    const { items: due } = await client.call(listDecisions, {})
    return {
      picked: picked[discrepancies.entity]?.items.length,
      named: lists.map(({ items }) => items.length),
      seen: seen.map(({ key, count }) => `${key} ${count}`).toSorted(),
      due: due.map(({ address }) => address),
    }
  }
  const all = ['inventory.differences_open 1', 'inventory.settlements_waiting 1']
  expect(await told(await as({ may, storeIds: [elsewhere] }))).toEqual({ picked: 0, named: [0, 0], seen: [], due: [] })
  const due = [`${settlement.page.path}?status=submitted`]
  expect(await told(await as({ may, storeIds: [toStoreId] }))).toEqual({ picked: 1, named: [1, 1], seen: all, due })
})
