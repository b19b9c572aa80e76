import { randomUUID } from 'node:crypto'
import { location } from '@countinghouse/contract/inventory/location'
import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import type { SettlementAction } from '@countinghouse/contract/inventory/settlement'
import { startSettlement, settlement } from '@countinghouse/contract/inventory/settlement'
import {
  openTransferReceipt,
  scanTransferReceipt,
  transferReceipt,
} from '@countinghouse/contract/inventory/transfer-receipt'
import { transferShipment } from '@countinghouse/contract/inventory/transfer-shipment'
import { query } from './database.ts'
import type { TestServer } from './server.ts'
import { transferShop } from './transfers.ts'

export type Decided = {
  action: SettlementAction
  quantity: number
  locationId?: number
  discountMinor?: number
  liable?: 'source' | 'destination' | 'carrier' | 'insurer' | 'company'
}
type Counted = { readonly good: number; readonly damaged?: number; readonly code?: string }

/** Two stores, the second with a place for what is damaged, and two people who settle. */
export async function settlingShop(server: TestServer) {
  const shop = await transferShop(server)
  const { companyId, owner, as, variantId, toStoreId } = shop
  const permissions = ['view', 'create', 'edit', 'delete', 'propose', 'approve', 'post'].map(
    (event) => `settlement:${event}`,
  )
  const both = ['discrepancies:view', 'inbox:view', 'stock:view', 'stock:cost_view', ...permissions]
  const [creator, other] = [await as({ may: both }), await as({ may: both })]
  const { id: brokenId } = await owner.call(location.routes.create, {
    code: 'BROKEN',
    name: 'Broken',
    storeId: toStoreId,
    kind: 'staging',
    isAllocatable: false,
    isDamaged: true,
  })
  const codeOf = async (id: number) => {
    const [found] = await query<{ sku: string }>(
      server.database.superUrl,
      'select sku from procure.variant where company_id = $1 and id = $2',
      [companyId, id],
    )
    return found?.sku ?? ''
  }
  const ownCode = await codeOf(variantId)

  /** What was sent, counted and finished. */
  async function received(quantity: number, { good, damaged = 0, code = ownCode }: Counted, more?: object) {
    const { row, shipment } = await shop.dispatched([{ variantId, quantity }], undefined, more)
    const { id } = await owner.call(openTransferReceipt, { uid: randomUUID(), shipment: shipment.number ?? '' })
    const scans = [
      { quantity: good, condition: 'good' as const },
      { quantity: damaged, condition: 'damaged' as const },
    ].flatMap((one) => (one.quantity > 0 ? { uid: randomUUID(), code, ...one } : []))
    if (scans.length > 0) await owner.call(scanTransferReceipt, { id, scans })
    await owner.call(transferReceipt.transitionRoutes.finish, { id, version: 1 })
    return { transferId: row.id, shipmentId: shipment.id }
  }

  /** A draft that says what is decided about each difference, in their order. */
  async function decided(shipmentId: number, ...decisions: readonly (readonly Decided[])[]) {
    const { id, version, lines } = await creator.call(startSettlement, { uid: randomUUID(), shipmentId })
    const said = lines.flatMap(({ discrepancyId }, index) =>
      (decisions[index] ?? []).map((decision) => ({ discrepancyId, ...decision })),
    )
    return await creator.call(settlement.routes.update, { id, version, lines: said })
  }

  const transition = async (
    client: typeof creator,
    name: keyof typeof settlement.transitionRoutes,
    id: number,
    more: object = {},
  ) => {
    const { version } = await client.call(settlement.routes.get, { id })
    return await client.send(settlement.transitionRoutes[name], { id, version, ...more })
  }

  /** Proposed by one, approved and posted by the other. */
  async function settled(shipmentId: number, ...decisions: readonly (readonly Decided[])[]) {
    const { id } = await decided(shipmentId, ...decisions)
    await transition(creator, 'submit', id)
    await transition(other, 'approve', id)
    return await transition(other, 'post', id)
  }

  return {
    ...shop,
    creator,
    other,
    permissions: both,
    brokenId,
    codeOf,
    received,
    decided,
    settled,
    transition,
    transferNow: (id: number) => owner.call(managedTransfer.routes.get, { id }),
    shipmentNow: (id: number) => owner.call(transferShipment.routes.get, { id }),
  }
}
