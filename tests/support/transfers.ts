import { randomUUID } from 'node:crypto'
import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { transfer } from '@countinghouse/contract/inventory/transfer'
import { transferShipment } from '@countinghouse/contract/inventory/transfer-shipment'
import { createProduct } from './products.ts'
import type { Client, TestServer } from './server.ts'
import { anotherStore, poolOf, post } from './stock.ts'

type Line = { variantId: number; quantity: number; unitPrice?: string }
type Entered = Partial<{
  uid: string
  fromStoreId: number
  toStoreId: number
  pricingMethod: 'cost_plus' | 'manual'
  markupPpm: number
}>

export const transferPermissions = {
  ask: ['createito:view', 'createito:create', 'createito:edit', 'createito:delete', 'createito:submit'],
  manage: ['view', 'approve', 'release', 'cancel', 'close'].map((event) => `manageito:${event}`),
  send: ['view', 'pick', 'dispatch', 'recall', 'cancel'].map((event) => `transfershipments:${event}`),
}

/** A company with two stores, ten pieces of each of two variants in the first at 8.00, and a person who asks for them. */
export async function transferShop(server: TestServer) {
  const tenant = await server.company()
  const { companyId, storeId: fromStoreId, as, owner } = tenant
  const { db } = server.app
  const { storeId: toStoreId } = await anotherStore(db, server.database.superUrl, { companyId, code: 'TWO' })
  const { variantIds } = await createProduct(db, companyId, { colors: 2 })
  const [variantId = 0, other = 0] = variantIds
  const lines = [variantId, other].map((id) => ({
    kind: 'opening' as const,
    variantId: id,
    quantity: 10,
    unitCost: '8',
  }))
  await post(db, companyId, { storeId: fromStoreId, lines })
  const clerk = await as({ may: transferPermissions.ask })
  const entered = (wanted: readonly Line[], more: Entered = {}) => ({
    uid: randomUUID(),
    fromStoreId,
    toStoreId,
    requestedOn: '2026-03-10',
    lines: [...wanted],
    ...more,
  })
  const draft = (wanted: readonly Line[], more?: Entered) => clerk.call(transfer.routes.create, entered(wanted, more))
  /** Handed in; its version is 2. */
  const requested = async (wanted: readonly Line[], more?: Entered) =>
    await clerk.call(transfer.transitionRoutes.submit, { id: (await draft(wanted, more)).id, version: 1 })
  const approved = async (wanted: readonly Line[], decision: object = {}, more?: Entered) =>
    await owner.call(managedTransfer.transitionRoutes.approve, {
      id: (await requested(wanted, more)).id,
      version: 2,
      ...decision,
    })
  /** With its shipment, ready to be picked. */
  const released = async (wanted: readonly Line[], decision?: object, more?: Entered) => {
    const { id, version } = await approved(wanted, decision, more)
    const row = await owner.call(managedTransfer.transitionRoutes.release, { id, version })
    return { row, shipment: await newestShipment(owner) }
  }
  const dispatched = async (wanted: readonly Line[], decision?: object, more?: Entered) => {
    const { row, shipment } = await released(wanted, decision, more)
    const picked = await owner.call(transferShipment.transitionRoutes.pick, {
      id: shipment.id,
      version: shipment.version,
    })
    const sent = await owner.call(transferShipment.transitionRoutes.dispatch, {
      id: picked.id,
      version: picked.version,
    })
    return { row: await owner.call(managedTransfer.routes.get, { id: row.id }), shipment: sent }
  }
  const pool = (storeId: number, id = variantId, isTransit = false) =>
    poolOf(db, companyId, { storeId, variantId: id, isTransit })
  return {
    ...tenant,
    fromStoreId,
    toStoreId,
    variantId,
    other,
    clerk,
    entered,
    draft,
    requested,
    approved,
    released,
    dispatched,
    pool,
  }
}

/** The shipment that was planned last. */
export async function newestShipment(client: Client) {
  const [newest] = (await client.call(transferShipment.routes.list, {})).items
  return await client.call(transferShipment.routes.get, { id: newest?.id ?? 0 })
}
