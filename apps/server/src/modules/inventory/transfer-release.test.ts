import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { getShipments } from '@countinghouse/contract/inventory/shipments-of-transfer'
import { transferShipment } from '@countinghouse/contract/inventory/transfer-shipment'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger, post } from '../../../../../tests/support/stock.ts'
import { transferShop } from '../../../../../tests/support/transfers.ts'

const server = useServer()

test('goods that lie in more places than a shipment can have leave in several', async () => {
  const { companyId, owner, approved, fromStoreId, other } = await transferShop(server)
  const places = await query<{ id: number }>(
    server.database.superUrl,
    `insert into inventory.location (company_id, store_id, code, name, kind, is_allocatable)
     select $1, $2, 'BIN-' || n, 'Bin ' || n, 'shelf', true from generate_series(1, 495) n returning id::int`,
    [companyId, fromStoreId],
  )
  const lines = places.map(({ id }) => ({
    kind: 'opening' as const,
    variantId: other,
    toLocationId: id,
    quantity: 1,
    unitCost: '8',
  }))
  await post(server.app.db, companyId, { storeId: fromStoreId, lines })
  const more = await query<{ id: number }>(
    server.database.superUrl,
    `insert into inventory.location (company_id, store_id, code, name, kind, is_allocatable)
     select $1, $2, 'BOX-' || n, 'Box ' || n, 'shelf', true from generate_series(1, 10) n returning id::int`,
    [companyId, fromStoreId],
  )
  await post(server.app.db, companyId, {
    storeId: fromStoreId,
    lines: more.map(({ id }) => ({ kind: 'opening', variantId: other, toLocationId: id, quantity: 1, unitCost: '8' })),
  })
  const { id, version } = await approved([{ variantId: other, quantity: 515 }])
  expect(await owner.call(managedTransfer.actRoutes.release, { id, version })).toMatchObject({
    status: 'in_fulfilment',
  })
  const { shipments } = await owner.call(getShipments, { id })
  const planned = await Promise.all(
    shipments.map(async (shipment) => await owner.call(transferShipment.routes.get, { id: shipment.id })),
  )
  expect(planned.map(({ status, lines: all }) => [status, all.length]).toSorted()).toEqual([
    ['planned', 500],
    ['planned', 6],
  ])
  await expectWholeLedger(server.database.maintUrl)
})
