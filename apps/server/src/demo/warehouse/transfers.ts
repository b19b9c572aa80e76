import { randomUUID } from 'node:crypto'
import { createInvoice } from '@countinghouse/contract/inventory/invoices-of-transfer'
import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { startSettlement, settlement } from '@countinghouse/contract/inventory/settlement'
import { getShipments } from '@countinghouse/contract/inventory/shipments-of-transfer'
import { transfer } from '@countinghouse/contract/inventory/transfer'
import { transferInvoice } from '@countinghouse/contract/inventory/transfer-invoice'
import {
  openTransferReceipt,
  scanTransferReceipt,
  transferReceipt,
} from '@countinghouse/contract/inventory/transfer-receipt'
import { transferShipment } from '@countinghouse/contract/inventory/transfer-shipment'
import type { Goods, Ground } from './ground.ts'
import { daysAgo } from './ground.ts'
import type { Staff } from './staff.ts'

/** How far a transfer of the demo has come. */
const ends = ['draft', 'asked', 'approved', 'planned', 'picked', 'sent', 'differs', 'proposed', 'closed'] as const
type End = (typeof ends)[number]
type Wanted = { readonly end: End; readonly toStore: string; readonly from: number; readonly lines: number }
type Document = { readonly id: number; readonly version: number }

const each = 6
const wanted: readonly Wanted[] = [
  { end: 'closed', toStore: 'S1', from: 0, lines: 6 },
  { end: 'closed', toStore: 'S3', from: 8, lines: 4 },
  { end: 'proposed', toStore: 'S2', from: 14, lines: 5 },
  { end: 'differs', toStore: 'S4', from: 20, lines: 4 },
  { end: 'sent', toStore: 'S1', from: 26, lines: 5 },
  { end: 'sent', toStore: 'S3', from: 32, lines: 3 },
  { end: 'picked', toStore: 'S2', from: 36, lines: 4 },
  { end: 'planned', toStore: 'S4', from: 42, lines: 5 },
  { end: 'approved', toStore: 'S1', from: 48, lines: 3 },
  { end: 'asked', toStore: 'S2', from: 52, lines: 4 },
  { end: 'asked', toStore: 'S3', from: 58, lines: 2 },
  { end: 'draft', toStore: 'S4', from: 62, lines: 3 },
]

/** Transfers from the warehouse to the shops, one or two at each step of their way. */
export async function addTransfers(staff: Staff, ground: Ground): Promise<void> {
  const goods = ground.goods.filter(({ category }) => category !== 'GAR')
  for (const { end, toStore, from, lines } of wanted)
    await carryTo(staff, end, ground, { toStore, goods: goods.slice(from, from + lines) })
}

async function carryTo(
  staff: Staff,
  end: End,
  { stores }: Ground,
  { toStore, goods }: { toStore: string; goods: readonly Goods[] },
): Promise<void> {
  const { storekeeper, admin } = staff
  const isPast = (step: End) => ends.indexOf(end) > ends.indexOf(step)
  const created = await storekeeper(transfer.routes.create, {
    uid: randomUUID(),
    fromStoreId: stores.WH1 ?? 0,
    toStoreId: stores[toStore] ?? 0,
    type: 'replenish',
    requestedOn: daysAgo(0),
    lines: goods.map(({ variantId }) => ({ variantId, quantity: each })),
  })
  if (!isPast('draft')) return
  const requested = await storekeeper(transfer.transitionRoutes.submit, versioned(created))
  if (!isPast('asked')) return
  const approved = await admin(managedTransfer.transitionRoutes.approve, versioned(requested))
  if (!isPast('approved')) return
  await storekeeper(managedTransfer.transitionRoutes.release, versioned(approved))
  if (!isPast('planned')) return
  const { shipments } = await storekeeper(getShipments, { id: created.id })
  const planned = await storekeeper(transferShipment.routes.get, { id: shipments[0]?.id ?? 0 })
  const picked = await storekeeper(transferShipment.transitionRoutes.pick, versioned(planned))
  if (!isPast('picked')) return
  const sent = await storekeeper(transferShipment.transitionRoutes.dispatch, { ...versioned(picked), vehicle: 'Van 2' })
  if (!isPast('sent')) return
  await receive(staff, sent.number ?? '', goods, end === 'closed')
  if (end === 'proposed') await proposeSettlement(staff, planned.id)
  if (end === 'closed') await invoiceAndClose(staff, created.id)
}

/** As it was sent, or with one piece missing and one damaged. */
async function receive({ admin }: Staff, shipment: string, goods: readonly Goods[], isWhole: boolean): Promise<void> {
  const { id } = await admin(openTransferReceipt, { uid: randomUUID(), shipment })
  const scans = goods.flatMap(({ code }, at) => {
    const count = (quantity: number, condition: 'good' | 'damaged') => ({
      uid: randomUUID(),
      code,
      quantity,
      condition,
    })
    if (isWhole || at > 1) return [count(each, 'good')]
    return at === 0 ? [count(each - 1, 'good')] : [count(each - 1, 'good'), count(1, 'damaged')]
  })
  await admin(scanTransferReceipt, { id, scans })
  await admin(transferReceipt.transitionRoutes.finish, { id, version: 1 })
}

async function proposeSettlement({ admin }: Staff, shipmentId: number): Promise<void> {
  const draft = await admin(startSettlement, { uid: randomUUID(), shipmentId })
  await admin(settlement.transitionRoutes.submit, versioned(draft))
}

async function invoiceAndClose({ admin, owner }: Staff, transferId: number): Promise<void> {
  const draft = await admin(createInvoice, { id: transferId })
  const handedIn = await admin(transferInvoice.transitionRoutes.submit, versioned(draft))
  const approved = await owner(transferInvoice.transitionRoutes.approve, versioned(handedIn))
  await owner(transferInvoice.transitionRoutes.post, versioned(approved))
  const received = await owner(managedTransfer.routes.get, { id: transferId })
  await owner(managedTransfer.transitionRoutes.close, versioned(received))
}

function versioned({ id, version }: Document): Document {
  return { id, version }
}
