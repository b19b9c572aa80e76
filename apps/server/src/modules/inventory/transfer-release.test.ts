import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { getShipments } from '@countinghouse/contract/inventory/shipments-of-transfer'
import { transferShipment } from '@countinghouse/contract/inventory/transfer-shipment'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { createProducts } from '../../../../../tests/support/products.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger, post } from '../../../../../tests/support/stock.ts'
import { transferShop } from '../../../../../tests/support/transfers.ts'

const server = useServer({ isOwn: true })

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
  expect(await owner.call(managedTransfer.transitionRoutes.release, { id, version })).toMatchObject({
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

test('a transfer of a thousand lines is approved, and leaves in two shipments', async () => {
  const { companyId, owner, approved, fromStoreId } = await transferShop(server)
  const variants = await createProducts(server.app.db, companyId, 1000)
  for (const half of [variants.slice(0, 500), variants.slice(500)]) {
    const lines = half.map((variantId) => ({ kind: 'opening' as const, variantId, quantity: 3, unitCost: '2' }))
    await post(server.app.db, companyId, { storeId: fromStoreId, lines })
  }
  const { id, version } = await approved(variants.map((variantId) => ({ variantId, quantity: 2 })))
  await owner.call(managedTransfer.transitionRoutes.release, { id, version })
  const { shipments } = await owner.call(getShipments, { id })
  const planned = await Promise.all(
    shipments.map(async (shipment) => await owner.call(transferShipment.routes.get, { id: shipment.id })),
  )
  expect(planned.map(({ lines }) => lines.length)).toEqual([500, 500])
  for (const shipment of planned) {
    const picked = await owner.call(transferShipment.transitionRoutes.pick, {
      id: shipment.id,
      version: shipment.version,
    })
    await owner.call(transferShipment.transitionRoutes.dispatch, { id: picked.id, version: picked.version })
  }
  expect(await owner.call(managedTransfer.routes.get, { id })).toMatchObject({ status: 'in_transit' })
  await expectWholeLedger(server.database.maintUrl)
})
