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
import { openLocations } from './stock-factory.ts'

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

  async function entered(quantity = 2) {
    await openLocations(server, companyId)
    const code = `S${randomUUID().slice(0, 8)}`
    const { storeId: toStoreId } = await anotherStore(db, server.database.superUrl, { companyId, code })
    const variantId = await addStock(db, { companyId, storeId })
    const requestedOn = '2026-03-10'
    return { uid: randomUUID(), fromStoreId: storeId, toStoreId, requestedOn, lines: [{ variantId, quantity }] }
  }

  async function buildParts(): Promise<Found> {
    const draft = await entered()
    const variantId = draft.lines[0]?.variantId ?? 0
    return { id: variantId, version: undefined, body: { ...draft, variantId, draft } }
  }

  async function createDraft(quantity?: number): Promise<Found> {
    const { id, version } = await (await person()).call(transfer.routes.create, await entered(quantity))
    return { id, version, body: {} }
  }

  async function createSubmitted(quantity?: number): Promise<Found> {
    const { id } = await createDraft(quantity)
    const requested = `update inventory.transfer set status = 'submitted', number = 'ITO-P' || id, submitted_by = $2 where id = $1`
    await asSuperuser(server, requested, [id, colleagueId])
    return { id, version: 2, body: {} }
  }

  async function createApproved(quantity?: number): Promise<Found> {
    const { id } = await createSubmitted(quantity)
    const decision = { id, version: 2, shortfall: 'backorder' }
    const { version } = await (await person()).call(managedTransfer.transitionRoutes.approve, decision)
    return { id, version, body: {} }
  }

  /** The shipment, with its transfer as its parent. */
  async function createShipment(quantity?: number): Promise<Found> {
    const parent = await createApproved(quantity)
    const client = await person()
    await client.call(managedTransfer.transitionRoutes.release, { id: parent.id, version: parent.version ?? 0 })
    const { id, version } = await newestShipment(client)
    return { id, version, body: {}, parent }
  }

  async function after(
    shipment: Found,
    ...transitions: ('pick' | 'dispatch' | 'recall' | 'takeBack')[]
  ): Promise<Found> {
    const client = await person()
    let { version = 0 } = shipment
    for (const transition of transitions) {
      const input = { id: shipment.id, version, ...(transition === 'recall' && { reason: 'Wrong' }) }
      version = (await client.call(transferShipment.transitionRoutes[transition], input)).version
    }
    return { ...shipment, version }
  }

  async function transferOf({ parent }: Found): Promise<Found> {
    const id = parent?.id ?? 0
    const { version } = await (await person()).call(managedTransfer.routes.get, { id })
    return { id, version, body: {} }
  }

  async function createRun(): Promise<Found> {
    const selection = { ids: [(await createSubmitted()).id] }
    const { jobId } = await (await person()).call(cancelMany, { selection, cancelCause: 'too_late' })
    return { id: jobId, version: undefined, body: {} }
  }

  return new Map([
    ['inventory.transfer', () => createDraft()],
    ['inventory.transfer_shipment', () => createShipment()],
    ['inventory.transfer.create', buildParts],
    ['inventory.transfer.withdraw', () => createSubmitted()],
    ...(['approve', 'reject', 'cancel'] as const).map(
      (transition) => [`inventory.managedTransfer.${transition}`, () => createSubmitted()] as const,
    ),
    ['inventory.managedTransfer.release', () => createApproved()],
    ...['cancelOpen', 'cancelMany', 'lines', 'get'].map(
      (transition) => [`inventory.cancellable.${transition}`, () => createSubmitted()] as const,
    ),
    ['inventory.cancelRun.get', createRun],
    // Ten are there.
    [
      'inventory.managedTransfer.cancelRemainder',
      async () => await transferOf(await after(await createShipment(12), 'pick', 'dispatch')),
    ],
    [
      'inventory.managedTransfer.close',
      async () => await transferOf(await after(await createShipment(), 'pick', 'dispatch', 'recall', 'takeBack')),
    ],
    ['inventory.transferShipment.pick', () => createShipment()],
    ['inventory.transferShipment.cancel', () => createShipment()],
    ['inventory.transferShipment.pack', async () => await after(await createShipment(), 'pick')],
    ['inventory.transferShipment.dispatch', async () => await after(await createShipment(), 'pick')],
    ['inventory.transferShipment.recall', async () => await after(await createShipment(), 'pick', 'dispatch')],
    [
      'inventory.transferShipment.takeBack',
      async () => await after(await createShipment(), 'pick', 'dispatch', 'recall'),
    ],
  ])
}
