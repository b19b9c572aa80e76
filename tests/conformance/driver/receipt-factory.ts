import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { reason } from '@countinghouse/contract/inventory/reason'
import { receipt } from '@countinghouse/contract/inventory/receipt'
import { openTransferReceipt, scanTransferReceipt } from '@countinghouse/contract/inventory/transfer-receipt'
import { transferShipment } from '@countinghouse/contract/inventory/transfer-shipment'
import { supplier } from '@countinghouse/contract/procure/supplier'
import { createProduct } from '../../support/products.ts'
import { asSuperuser } from '../../support/people.ts'
import type { TestServer } from '../../support/server.ts'
import type { Found } from './found.ts'
import { openLocations } from './stock-factory.ts'
import { transferMakers } from './transfer-factory.ts'

type Where = Parameters<typeof transferMakers>[1]

/** Receipts whose parts must fit each other, or whose state takes a rule of approval to bring about. */
export function receiptMakers(server: TestServer, where: Where): Map<string, () => Promise<Found>> {
  const { companyId, storeId, session } = where

  /** What a draft says that can be posted. */
  async function entered(cost: { unitCost?: string } = { unitCost: '1.5' }) {
    const code = randomUUID().slice(0, 18)
    const client = server.client(await session())
    const { id: reasonId } = await client.call(reason.routes.create, { code, name: code })
    const [variantId = 0] = (await createProduct(server.app.db, companyId)).variantIds
    return {
      uid: randomUUID(),
      storeId,
      reasonId,
      origin: 'Fair',
      effectiveOn: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
      lines: [{ variantId, quantity: 2, ...cost }],
    }
  }

  /** What the fields of a new one may name, each by its own. */
  async function buildParts(): Promise<Found> {
    await openLocations(server, companyId)
    // Costs want a right of their own.
    const draft = await entered({})
    const variantId = draft.lines[0]?.variantId ?? 0
    const client = server.client(await session())
    const { id: supplierId } = await client.call(supplier.routes.create, { name: randomUUID() })
    return { id: variantId, version: undefined, body: { ...draft, supplierId, variantId, draft } }
  }

  /** One that says what its goods cost, so that it can be posted. */
  async function createDraft(): Promise<Found> {
    await openLocations(server, companyId)
    const { id, version } = await server.client(await session()).call(receipt.routes.create, await entered())
    return { id, version, body: {} }
  }

  async function createPending(): Promise<Found> {
    const client = server.client(await session())
    const { id } = await client.call(receipt.routes.create, await entered())
    const waiting = `update inventory.receipt set status = 'pending', number = 'REC-P' || id where id = $1`
    await asSuperuser(server, waiting, [id])
    return { id, version: 2, body: {} }
  }

  /** A shipment on its way, with its number and the code of a piece of it. */
  async function createSent(): Promise<Found> {
    const sent = await transferMakers(server, where).get('inventory.transferShipment.recall')?.()
    if (sent === undefined) throw new Error('No shipment is on its way.')
    const client = server.client(await session())
    const { number, lines } = await client.call(transferShipment.routes.get, { id: sent.id })
    const { rows } = await sql<{ sku: string }>`
      select v.sku from procure.variant v where v.company_id = ${companyId} and v.id = ${lines[0]?.variantId ?? 0}`.execute(
      server.app.db.reader({ companyId }),
    )
    return { id: sent.id, version: sent.version, body: { shipment: number, code: rows[0]?.sku } }
  }

  /** One of a shipment, with a piece that is counted and not posted. */
  async function createCounted(): Promise<Found> {
    const { body } = await createSent()
    const client = server.client(await session())
    const { id } = await client.call(openTransferReceipt, { uid: randomUUID(), shipment: String(body['shipment']) })
    const code = String(body['code'])
    const scans = [{ uid: randomUUID(), code, quantity: 1, condition: 'good' as const }]
    await client.call(scanTransferReceipt, { id, scans })
    return { id, version: 1, body: { code } }
  }

  return new Map([
    ['inventory.transfer_receipt', createCounted],
    ['inventory.transferReceipt.open', createSent],
    ['inventory.receipt', createDraft],
    ['inventory.receipt.create', buildParts],
    ['inventory.receipt.withdraw', createPending],
  ])
}
