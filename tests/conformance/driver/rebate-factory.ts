import { randomUUID } from 'node:crypto'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { rebateAgreement } from '@countinghouse/contract/purchase/rebate-agreement'
import { today } from '../../support/purchase.ts'
import type { TestServer } from '../../support/server.ts'
import type { Found } from './found.ts'

type Where = {
  readonly session: () => Promise<string>
  /** An order with a received piece. */
  readonly createReceived: () => Promise<Found>
}

/** Rebates of the supplier of a received piece, on all of it. */
export function rebateMakers(
  server: TestServer,
  { session, createReceived }: Where,
): Map<string, () => Promise<Found>> {
  const { routes, transitionRoutes, entity } = rebateAgreement
  const person = async () => server.client(await session())

  async function drafted() {
    const { id } = await createReceived()
    const { supplierId, storeId, currency } = await (await person()).call(purchaseOrder.routes.get, { id })
    const tiers = [{ fromMinor: 0, ratePpm: 500_000 }]
    const draft = { uid: randomUUID(), supplierId, currency, startsOn: '2020-01-01', endsOn: today, tiers }
    return { storeId, draft: { ...draft, brandId: null, categoryId: null } }
  }

  async function createDraft(): Promise<Found> {
    const { storeId, draft } = await drafted()
    const { id, version } = await (await person()).call(routes.create, draft)
    return { id, version, body: { storeId } }
  }

  async function createActive(): Promise<Found> {
    const { id, version = 0, body } = await createDraft()
    const active = await (await person()).call(transitionRoutes.activate, { id, version })
    return { id, version: active.version, body }
  }

  async function createAccrued(): Promise<Found> {
    const { id, version = 0, body } = await createActive()
    const accrued = await (await person()).call(transitionRoutes.accrue, { id, version })
    return { id, version: accrued.version, body }
  }

  return new Map([
    [entity, createDraft],
    [
      'purchase.rebateAgreement.create',
      async () => {
        const { draft } = await drafted()
        return { id: 0, version: undefined, body: { ...draft, draft } }
      },
    ],
    ['purchase.rebateAgreement.accrue', createActive],
    ['purchase.rebateAgreement.credit', createAccrued],
    ['purchase.rebateAgreement.close', createActive],
    ['purchase.rebateAgreement.writeOff', createAccrued],
    ['purchase.rebateAgreement.cancel', createAccrued],
  ])
}
