import { randomUUID } from 'node:crypto'
import { shippingPort } from '@countinghouse/contract/procure/shipping-port'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { shipment } from '@countinghouse/contract/purchase/shipment'
import { asSuperuser } from '../../support/people.ts'
import { today } from '../../support/purchase.ts'
import type { TestServer } from '../../support/server.ts'
import type { Found } from './found.ts'

type Where = {
  readonly session: () => Promise<string>
  /** An order that was sent. */
  readonly createReceived: () => Promise<Found>
}

/** Shipments in each state that a transition starts from. */
export function shipmentMakers(
  server: TestServer,
  { session, createReceived }: Where,
): Map<string, () => Promise<Found>> {
  const person = async () => server.client(await session())
  const ports = new Map<string, number>()

  async function portOf(code: string): Promise<number> {
    const known = ports.get(code)
    if (known !== undefined) return known
    const { id } = await (await person()).call(shippingPort.routes.create, { code, name: `Port ${code}` })
    ports.set(code, id)
    return id
  }

  async function drafted() {
    const { id: purchaseOrderId } = await createReceived()
    const { storeId } = await (await person()).call(purchaseOrder.routes.get, { id: purchaseOrderId })
    const [portFromId, portToId] = [await portOf('CNNGB'), await portOf('GBFXT')]
    return { uid: randomUUID(), storeId, plannedOn: today, portFromId, portToId, lines: [{ purchaseOrderId }] }
  }

  async function createDraft(): Promise<Found> {
    const { id, version } = await (await person()).call(shipment.routes.create, await drafted())
    return { id, version, body: {} }
  }

  /** Writes the status that a transition starts from, with the days that it implies. */
  const createWith = (status: string, days: string) => async (): Promise<Found> => {
    const { id } = await createDraft()
    const written = `update purchase.shipment set status = 'booked', number = 'SHP-T' || id where id = $1`
    await asSuperuser(server, written, [id])
    if (status === 'booked') return { id, version: 2, body: {} }
    await asSuperuser(
      server,
      `update purchase.shipment set status = 'departed', atd = current_date - 3 where id = $1`,
      [id],
    )
    if (status === 'departed') return { id, version: 3, body: {} }
    await asSuperuser(server, `update purchase.shipment set status = 'arrived', ${days} where id = $1`, [id])
    return { id, version: 4, body: {} }
  }
  const arrived = createWith('arrived', 'ata = current_date - 2')

  return new Map([
    [shipment.entity, createDraft],
    [
      'purchase.shipment.create',
      async () => {
        const draft = await drafted()
        const [{ purchaseOrderId } = { purchaseOrderId: 0 }] = draft.lines
        return { id: 0, version: undefined, body: { ...draft, purchaseOrderId, containerId: null, draft } }
      },
    ],
    ['purchase.shipment.depart', createWith('booked', '')],
    ['purchase.shipment.cancel', createWith('booked', '')],
    ['purchase.shipment.reschedule', createWith('booked', '')],
    ['purchase.shipment.arrive', createWith('departed', '')],
    ['purchase.shipment.clear', arrived],
    ['purchase.shipment.complete', arrived],
  ])
}
