import { randomUUID } from 'node:crypto'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { supplierReturn } from '@countinghouse/contract/purchase/supplier-return'
import { asSuperuser } from '../../support/people.ts'
import { today } from '../../support/purchase.ts'
import type { TestServer } from '../../support/server.ts'
import type { Found } from './found.ts'

type Where = {
  readonly session: () => Promise<string>
  /** An order with a received piece. */
  readonly createReceived: () => Promise<Found>
}

/** Returns of a received piece in each state that a transition starts from. */
export function supplierReturnMakers(
  server: TestServer,
  { session, createReceived }: Where,
): Map<string, () => Promise<Found>> {
  const person = async () => server.client(await session())

  async function drafted() {
    const { id: purchaseOrderId } = await createReceived()
    const { supplierId, storeId, lines } = await (
      await person()
    ).call(purchaseOrder.routes.get, { id: purchaseOrderId })
    const variantId = lines[0]?.variantId ?? 0
    const draft = { supplierId, storeId, purchaseOrderId, effectiveOn: today, lines: [{ variantId, quantity: 1 }] }
    return { ...draft, uid: randomUUID(), reason: 'Torn' }
  }

  async function createDraft(): Promise<Found> {
    const { id, version } = await (await person()).call(supplierReturn.routes.create, await drafted())
    return { id, version, body: {} }
  }

  async function createDispatched(): Promise<Found> {
    const { id, version = 0 } = await createDraft()
    const sent = await (await person()).call(supplierReturn.transitionRoutes.dispatch, { id, version })
    return { id, version: sent.version, body: {} }
  }

  async function createPending(): Promise<Found> {
    const { id } = await createDraft()
    const waiting = `update purchase.supplier_return set status = 'pending', number = 'SR-P' || id where id = $1`
    await asSuperuser(server, waiting, [id])
    return { id, version: 2, body: {} }
  }

  return new Map([
    [supplierReturn.entity, createDraft],
    [
      'purchase.supplierReturn.create',
      async () => {
        const draft = await drafted()
        const { variantId = 0 } = draft.lines[0] ?? {}
        return { id: 0, version: undefined, body: { ...draft, variantId, locationId: null, draft } }
      },
    ],
    ['purchase.supplierReturn.credit', createDispatched],
    ['purchase.supplierReturn.withdraw', createPending],
  ])
}
