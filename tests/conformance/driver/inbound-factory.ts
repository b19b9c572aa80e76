import { randomUUID } from 'node:crypto'
import { load } from '@countinghouse/contract/inbound/load'
import { partner } from '@countinghouse/contract/inbound/partner'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { nextWeek } from '../../support/purchase.ts'
import type { TestServer } from '../../support/server.ts'
import type { Found } from './found.ts'

type Where = {
  readonly storeId: number
  readonly session: () => Promise<string>
  /** An order with an open piece, its number and the code of the piece. */
  readonly createOrdered: () => Promise<Found>
}

/** Partners, and loads in the states that their calls need. */
export function inboundMakers(
  server: TestServer,
  { storeId, session, createOrdered }: Where,
): Map<string, () => Promise<Found>> {
  const person = async () => server.client(await session())

  async function createPartner(): Promise<Found> {
    const code = `Z-${randomUUID().slice(0, 12)}`
    const { id, version } = await (await person()).call(partner.routes.create, { code, name: `zz ${code}`, storeId })
    return { id, version, body: { storeId } }
  }

  async function entered() {
    const { id: orderId, body } = await createOrdered()
    const { id: partnerId } = await createPartner()
    const { lines } = await (await person()).call(purchaseOrder.routes.get, { id: orderId })
    const variantId = lines[0]?.variantId ?? 0
    return {
      order: { id: orderId, number: String(body['order']), code: String(body['code']) },
      draft: {
        uid: randomUUID(),
        partnerId,
        purchaseOrderId: orderId,
        reference: `R-${randomUUID()}`,
        expectedOn: nextWeek,
        lines: [{ variantId, quantity: 1 }],
      },
    }
  }

  async function createDraft(): Promise<Found> {
    const { draft } = await entered()
    // The store is that of the partner.
    const { body } = await (await person()).send(load.routes.create, draft)
    return { id: Number(body['id']), version: Number(body['version']), body: { reference: draft.reference } }
  }

  async function createSubmitted(): Promise<Found> {
    const { id, version = 0, body } = await createDraft()
    const submitted = await (await person()).call(load.transitionRoutes.submit, { id, version })
    return { id, version: submitted.version, body }
  }

  async function buildParts(): Promise<Found> {
    const { draft } = await entered()
    return { id: draft.lines[0]?.variantId ?? 0, version: undefined, body: { ...draft, draft } }
  }

  async function buildSaved(): Promise<Found> {
    const { order, draft } = await entered()
    const { partnerId, expectedOn } = draft
    const lines = [{ code: order.code, quantity: 1 }]
    return { id: 0, version: undefined, body: { partnerId, order: order.number, expectedOn, lines } }
  }

  async function buildStart(): Promise<Found> {
    const { draft } = await entered()
    const { partnerId, purchaseOrderId, expectedOn } = draft
    return { id: 0, version: undefined, body: { partnerId, purchaseOrderId, expectedOn } }
  }

  return new Map<string, () => Promise<Found>>([
    [partner.entity, createPartner],
    ['inbound.partner.create', createPartner],
    [load.entity, createDraft],
    ['inbound.load.create', buildParts],
    ['inbound.load.save', buildSaved],
    ['inbound.load.start', buildStart],
    ['inbound.load.find', createDraft],
    ...['withdraw', 'accept', 'reject', 'review'].map((step) => [`inbound.load.${step}`, createSubmitted] as const),
  ])
}
