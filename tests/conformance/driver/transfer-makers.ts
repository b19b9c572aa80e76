import { randomUUID } from 'node:crypto'
import { cancelMany } from '@countinghouse/contract/inventory/cancel-transfers'
import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { transfer } from '@countinghouse/contract/inventory/transfer'
import { transferShipment } from '@countinghouse/contract/inventory/transfer-shipment'
import { asSuperuser } from '../../support/people.ts'
import type { TestServer } from '../../support/server.ts'
import { addStock, anotherStore } from '../../support/stock.ts'
import { newestShipment } from '../../support/transfers.ts'
import type { Found } from './found.ts'
import { openPlaces } from './stock-makers.ts'

type Where = {
  readonly companyId: number
  readonly storeId: number
  readonly colleagueId: number
  readonly session: () => Promise<string>
}

/** Transfers and shipments in each state that a step starts from, asked for by a colleague, since nobody decides about his own. */
export function transferMakers(
  server: TestServer,
  { companyId, storeId, colleagueId, session }: Where,
): Map<string, () => Promise<Found>> {
  const { db } = server.app
  const person = async () => server.client(await session())

  async function typed(quantity = 2) {
    await openPlaces(server, companyId)
    const code = `S${randomUUID().slice(0, 8)}`
    const { storeId: toStoreId } = await anotherStore(db, server.database.superUrl, { companyId, code })
    const variantId = await addStock(db, { companyId, storeId })
    const requestedOn = '2026-03-10'
    return { uid: randomUUID(), fromStoreId: storeId, toStoreId, requestedOn, lines: [{ variantId, quantity }] }
  }

  async function makeParts(): Promise<Found> {
    const draft = await typed()
    const variantId = draft.lines[0]?.variantId ?? 0
    return { id: variantId, version: undefined, body: { ...draft, variantId, draft } }
  }

  async function makeDraft(quantity?: number): Promise<Found> {
    const { id, version } = await (await person()).call(transfer.routes.create, await typed(quantity))
    return { id, version, body: {} }
  }

  async function makeSubmitted(quantity?: number): Promise<Found> {
    const { id } = await makeDraft(quantity)
    const asked = `update inventory.transfer set status = 'submitted', number = 'ITO-P' || id, submitted_by = $2 where id = $1`
    await asSuperuser(server, asked, [id, colleagueId])
    return { id, version: 2, body: {} }
  }

  async function makeApproved(quantity?: number): Promise<Found> {
    const { id } = await makeSubmitted(quantity)
    const decision = { id, version: 2, shortfall: 'backorder' }
    const { version } = await (await person()).call(managedTransfer.actRoutes.approve, decision)
    return { id, version, body: {} }
  }

  /** The shipment, with its transfer as its parent. */
  async function makeShipment(quantity?: number): Promise<Found> {
    const parent = await makeApproved(quantity)
    const client = await person()
    await client.call(managedTransfer.actRoutes.release, { id: parent.id, version: parent.version ?? 0 })
    const { id, version } = await newestShipment(client)
    return { id, version, body: {}, parent }
  }

  async function after(shipment: Found, ...acts: ('pick' | 'dispatch' | 'recall' | 'takeBack')[]): Promise<Found> {
    const client = await person()
    let { version = 0 } = shipment
    for (const act of acts) {
      const input = { id: shipment.id, version, ...(act === 'recall' && { reason: 'Wrong' }) }
      version = (await client.call(transferShipment.actRoutes[act], input)).version
    }
    return { ...shipment, version }
  }

  async function transferOf({ parent }: Found): Promise<Found> {
    const id = parent?.id ?? 0
    const { version } = await (await person()).call(managedTransfer.routes.get, { id })
    return { id, version, body: {} }
  }

  async function makeRun(): Promise<Found> {
    const selection = { ids: [(await makeSubmitted()).id] }
    const { jobId } = await (await person()).call(cancelMany, { selection, cancelCause: 'too_late' })
    return { id: jobId, version: undefined, body: {} }
  }

  return new Map([
    ['inventory.transfer', () => makeDraft()],
    ['inventory.transfer_shipment', () => makeShipment()],
    ['inventory.transfer.create', makeParts],
    ['inventory.transfer.withdraw', () => makeSubmitted()],
    ...(['approve', 'reject', 'cancel'] as const).map(
      (act) => [`inventory.managedTransfer.${act}`, () => makeSubmitted()] as const,
    ),
    ['inventory.managedTransfer.release', () => makeApproved()],
    ...['cancelOpen', 'cancelMany', 'lines', 'get'].map(
      (act) => [`inventory.cancellable.${act}`, () => makeSubmitted()] as const,
    ),
    ['inventory.cancelRun.get', makeRun],
    // Ten are there.
    [
      'inventory.managedTransfer.cancelRemainder',
      async () => await transferOf(await after(await makeShipment(12), 'pick', 'dispatch')),
    ],
    [
      'inventory.managedTransfer.close',
      async () => await transferOf(await after(await makeShipment(), 'pick', 'dispatch', 'recall', 'takeBack')),
    ],
    ['inventory.transferShipment.pick', () => makeShipment()],
    ['inventory.transferShipment.cancel', () => makeShipment()],
    ['inventory.transferShipment.pack', async () => await after(await makeShipment(), 'pick')],
    ['inventory.transferShipment.dispatch', async () => await after(await makeShipment(), 'pick')],
    ['inventory.transferShipment.recall', async () => await after(await makeShipment(), 'pick', 'dispatch')],
    [
      'inventory.transferShipment.takeBack',
      async () => await after(await makeShipment(), 'pick', 'dispatch', 'recall'),
    ],
  ])
}
