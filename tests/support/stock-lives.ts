import { randomUUID } from 'node:crypto'
import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { receipt } from '@countinghouse/contract/inventory/receipt'
import { getShipments } from '@countinghouse/contract/inventory/shipments-of-transfer'
import { stockAdjustment } from '@countinghouse/contract/inventory/stock-adjustment'
import { transfer } from '@countinghouse/contract/inventory/transfer'
import {
  openTransferReceipt,
  scanTransferReceipt,
  transferReceipt,
} from '@countinghouse/contract/inventory/transfer-receipt'
import { transferShipment } from '@countinghouse/contract/inventory/transfer-shipment'
import type { Route } from '@countinghouse/contract/route'
import type { InputOf, OutputOf, Schema } from '@countinghouse/contract/schema'

/** Who does a step: whoever asks for a transfer does not approve it. */
export type Person = 'asker' | 'approver' | 'worker'

/** Sends one step of a document until it is answered. */
export type Sender = <I extends Schema, O extends Schema>(
  person: Person,
  route: Route<I, O>,
  input: InputOf<I>,
) => Promise<OutputOf<O>>

export type LifeShop = {
  readonly fromStoreId: number
  readonly toStoreId: number
  readonly reasonId: number
  /** Each with the code by which it is scanned. */
  readonly goods: readonly { readonly variantId: number; readonly code: string }[]
}

/** What a document has done in the end to the stores it is sent from and to, in pieces of all its goods. */
export type Effect = { readonly from: number; readonly to: number }
/** From its draft to its end, so many of each of the goods. */
export type Life = (send: Sender, shop: LifeShop, quantity: number) => Promise<Effect>

/** No day ahead, in whatever zone the store is. */
const businessDay = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

const receive: Life = async (send, { fromStoreId: storeId, reasonId, goods }, quantity) => {
  const lines = goods.map(({ variantId }) => ({ variantId, quantity, unitCost: '2.5' }))
  const entered = { uid: randomUUID(), storeId, reasonId, origin: 'Sample', effectiveOn: businessDay(), lines }
  const { id, version } = await send('worker', receipt.routes.create, entered)
  await send('worker', receipt.transitionRoutes.post, { id, version })
  return { from: quantity * goods.length, to: 0 }
}

const adjust: Life = async (send, { fromStoreId: storeId, reasonId, goods }, quantity) => {
  const lines = goods.map(({ variantId }) => ({ variantId, quantity: -quantity }))
  const entered = { uid: randomUUID(), storeId, reasonId, effectiveOn: businessDay(), lines }
  const { id, version } = await send('worker', stockAdjustment.routes.create, entered)
  const posted = await send('worker', stockAdjustment.transitionRoutes.post, { id, version })
  if (quantity % 2 === 1) return { from: -quantity * goods.length, to: 0 }
  await send('worker', stockAdjustment.transitionRoutes.reverse, { id, version: posted.version })
  return { from: 0, to: 0 }
}

/** A transfer that is asked for, approved, sent and received. */
export const transferTo: Life = async (send, { fromStoreId, toStoreId, goods }, quantity) => {
  const lines = goods.map(({ variantId }) => ({ variantId, quantity }))
  const entered = { uid: randomUUID(), fromStoreId, toStoreId, requestedOn: businessDay(), lines }
  const { id, version } = await send('asker', transfer.routes.create, entered)
  const requested = await send('asker', transfer.transitionRoutes.submit, { id, version })
  const approved = await send('approver', managedTransfer.transitionRoutes.approve, { id, version: requested.version })
  await send('worker', managedTransfer.transitionRoutes.release, { id, version: approved.version })
  const { shipments } = await send('worker', getShipments, { id })
  const planned = await send('worker', transferShipment.routes.get, { id: shipments[0]?.id ?? 0 })
  const picked = await send('worker', transferShipment.transitionRoutes.pick, {
    id: planned.id,
    version: planned.version,
  })
  const { number } = await send('worker', transferShipment.transitionRoutes.dispatch, {
    id: planned.id,
    version: picked.version,
  })
  const opened = await send('worker', openTransferReceipt, { uid: randomUUID(), shipment: number ?? '' })
  const scans = goods.map(({ code }) => ({ uid: randomUUID(), code, quantity, condition: 'good' as const }))
  await send('worker', scanTransferReceipt, { id: opened.id, scans })
  await send('worker', transferReceipt.transitionRoutes.finish, { id: opened.id, version: 1 })
  const pieces = quantity * goods.length
  return { from: -pieces, to: pieces }
}

/** A document of each kind that posts stock. */
export const lives: readonly Life[] = [receive, adjust, transferTo]
