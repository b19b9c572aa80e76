import { randomUUID } from 'node:crypto'
import { container } from '@countinghouse/contract/inventory/container'
import {
  containerReceipt,
  openContainerReceipt,
  scanContainerReceipt,
} from '@countinghouse/contract/inventory/container-receipt'
import { sql } from 'kysely'
import type { ContainerStep } from '../../support/containers.ts'
import { createSupplier, enteredContainer, walk } from '../../support/containers.ts'
import type { TestServer } from '../../support/server.ts'
import { addStock } from '../../support/stock.ts'
import type { Found } from './found.ts'
import { openLocations } from './stock-factory.ts'

type Where = { readonly companyId: number; readonly storeId: number; readonly session: () => Promise<string> }

/** What leads to a container from which each step can be taken. */
const waysTo: Readonly<Record<string, readonly ContainerStep[]>> = {
  load: ['book'],
  depart: ['book', 'load'],
  arrive: ['book', 'load', 'depart'],
  declare: ['book', 'load', 'depart', 'arrive'],
  clear: ['book', 'load', 'depart', 'arrive', 'declare'],
  gateOut: ['book', 'load', 'depart', 'arrive', 'declare', 'clear'],
  gateIn: ['book', 'load', 'depart', 'arrive', 'declare', 'clear', 'gateOut'],
  unload: ['skip'],
  reschedule: ['book'],
  returnEmpty: ['skip'],
  except: ['book'],
  resume: ['book', 'except'],
  correct: ['book'],
  cancel: ['book'],
}

/** Containers in each state that a step starts from, and their receipts. */
export function containerMakers(
  server: TestServer,
  { companyId, storeId, session }: Where,
): Map<string, () => Promise<Found>> {
  const { db } = server.app
  const person = async () => server.client(await session())

  /** Costs want a right of their own; the store knows what its goods cost. */
  async function entered() {
    await openLocations(server, companyId)
    const variantId = await addStock(db, { companyId, storeId })
    return enteredContainer({ storeId, supplierId: await createSupplier(await person()) }, [{ variantId, quantity: 3 }])
  }

  async function buildParts(): Promise<Found> {
    const draft = await entered()
    const variantId = draft.lines[0]?.variantId ?? 0
    const body = { portFromId: null, portToId: null, ...draft, variantId, draft }
    return { id: variantId, version: undefined, body }
  }

  async function after(...steps: readonly ContainerStep[]): Promise<Found> {
    const client = await person()
    const { id, version } = await walk(client, await client.call(container.routes.create, await entered()), ...steps)
    return { id, version, body: {} }
  }

  /** With its number and the code of a piece in it. */
  async function createUnloading(): Promise<Found> {
    const { id, version } = await after('skip', 'unload')
    const { containerNo, lines } = await (await person()).call(container.routes.get, { id })
    const { rows } = await sql<{ sku: string }>`
      select v.sku from procure.variant v where v.company_id = ${companyId} and v.id = ${lines[0]?.variantId ?? 0}`.execute(
      db.reader({ companyId }),
    )
    return { id, version, body: { container: containerNo, code: rows[0]?.sku } }
  }

  /** With a piece that is counted and not posted. */
  async function createCounted(): Promise<Found> {
    const { body } = await createUnloading()
    const client = await person()
    const { id } = await client.call(openContainerReceipt, { uid: randomUUID(), container: String(body['container']) })
    const code = String(body['code'])
    await client.call(scanContainerReceipt, {
      id,
      scans: [{ uid: randomUUID(), code, quantity: 1, condition: 'good' }],
    })
    return { id, version: 1, body: { code } }
  }

  /** Received, and therefore unloaded. */
  async function createUnloaded(): Promise<Found> {
    const { id, body } = await createUnloading()
    const client = await person()
    const receipt = await client.call(openContainerReceipt, { uid: randomUUID(), container: String(body['container']) })
    await client.call(containerReceipt.transitionRoutes.finish, { id: receipt.id, version: 1 })
    const { version } = await client.call(container.routes.get, { id })
    return { id, version, body: {} }
  }

  return new Map([
    ['inventory.container', () => after()],
    ['inventory.container.create', buildParts],
    ...Object.entries(waysTo).map(([step, way]) => [`inventory.container.${step}`, () => after(...way)] as const),
    ['inventory.container.close', createUnloaded],
    ['inventory.container_receipt', createCounted],
    ['inventory.containerReceipt.open', createUnloading],
  ])
}
