import { randomUUID } from 'node:crypto'
import { location } from '@countinghouse/contract/inventory/location'
import {
  openTransferReceipt,
  scanTransferReceipt,
  transferReceipt,
} from '@countinghouse/contract/inventory/transfer-receipt'
import { transferShipment } from '@countinghouse/contract/inventory/transfer-shipment'
import { query } from './database.ts'
import type { Client, TestServer } from './server.ts'
import { transferShop } from './transfers.ts'

type Said = { code: string; quantity?: number; condition?: 'good' | 'damaged'; uid?: string }

/** A company that sends goods from one store to another, and what is done with them where they arrive. */
export async function receivingDock(server: TestServer) {
  const shop = await transferShop(server)
  const { companyId, owner, variantId, toStoreId } = shop
  const [found] = await query<{ sku: string }>(
    server.database.superUrl,
    'select sku from procure.variant where company_id = $1 and id = $2',
    [companyId, variantId],
  )
  const code = found?.sku ?? ''
  const open = (client: Client, shipment: string) => client.call(openTransferReceipt, { uid: randomUUID(), shipment })
  const scan = (client: Client, id: number, ...said: readonly Said[]) =>
    client.call(scanTransferReceipt, {
      id,
      scans: said.map((one) => ({ uid: randomUUID(), quantity: 1, condition: 'good' as const, ...one })),
    })
  const createDamagedLocation = () =>
    owner.call(location.routes.create, {
      code: 'BROKEN',
      name: 'Broken',
      storeId: toStoreId,
      kind: 'staging',
      isAllocatable: false,
      isDamaged: true,
    })
  const sent = async (quantity: number) => {
    const { row, shipment } = await shop.dispatched([{ variantId, quantity }])
    return { row, shipmentId: shipment.id, number: shipment.number ?? '' }
  }
  const shipmentNow = (id: number) => owner.call(transferShipment.routes.get, { id })
  const versionOf = async (id: number) => (await owner.call(transferReceipt.routes.get, { id })).version
  return { ...shop, code, open, scan, createDamagedLocation, sent, shipmentNow, versionOf }
}
