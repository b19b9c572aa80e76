import { randomUUID } from 'node:crypto'
import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { billOrder } from '@countinghouse/contract/purchase/order-bills'
import { startClaim, supplierClaim } from '@countinghouse/contract/purchase/supplier-claim'
import type { TestServer } from '../../support/server.ts'
import type { Found } from './found.ts'
import { taxCodeOf } from './tax-code-of.ts'

type Where = {
  readonly session: () => Promise<string>
  /** An order with a received piece. */
  readonly createReceived: () => Promise<Found>
}

/** Claims of a piece that was invoiced above its price. */
export function supplierClaimMakers(
  server: TestServer,
  { session, createReceived }: Where,
): Map<string, () => Promise<Found>> {
  const person = async () => server.client(await session())

  async function createOvercharged(): Promise<Found> {
    const order = await createReceived()
    const client = await person()
    const { id } = await client.call(billOrder, { id: order.id, reference: randomUUID() })
    const { version, lines } = await client.call(supplierInvoice.routes.get, { id })
    const taxCodeId = await taxCodeOf(client, 'ZERO')
    const { variantId } = lines[0] ?? { variantId: null }
    const changed = await client.call(supplierInvoice.routes.update, {
      id,
      version,
      lines: [{ variantId, quantity: 1, unitPrice: '100000', taxCodeId }],
    })
    await client.call(supplierInvoice.transitionRoutes.post, { id, version: changed.version })
    return { id: order.id, version: undefined, body: {} }
  }

  async function createDraft(): Promise<Found> {
    const { id: orderId } = await createOvercharged()
    const { id, version } = await (await person()).call(startClaim, { id: orderId })
    return { id, version, body: {} }
  }

  async function createSent(): Promise<Found> {
    const { id, version = 0 } = await createDraft()
    const sent = await (await person()).call(supplierClaim.transitionRoutes.send, { id, version })
    return { id, version: sent.version, body: {} }
  }

  return new Map([
    [supplierClaim.entity, createDraft],
    ['purchase.supplierClaim.start', createOvercharged],
    ['purchase.supplierClaim.credit', createSent],
    ['purchase.supplierClaim.refuse', createSent],
    ['purchase.supplierClaim.cancel', createSent],
  ])
}
