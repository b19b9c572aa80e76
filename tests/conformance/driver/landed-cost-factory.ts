import { randomUUID } from 'node:crypto'
import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { chargeType } from '@countinghouse/contract/procure/charge-type'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { landedCost } from '@countinghouse/contract/purchase/landed-cost'
import { sql } from 'kysely'
import { accountsOf } from '../../support/journals.ts'
import { today } from '../../support/purchase.ts'
import type { TestServer } from '../../support/server.ts'
import type { Found } from './found.ts'
import { taxCodeOf } from './tax-code-of.ts'

type Where = {
  readonly companyId: number
  readonly session: () => Promise<string>
  /** An order with a received piece. */
  readonly createReceived: () => Promise<Found>
}

/** Landed costs of a received piece, and invoices of their suppliers. */
export function landedCostMakers(
  server: TestServer,
  { companyId, session, createReceived }: Where,
): Map<string, () => Promise<Found>> {
  const { db } = server.app
  const person = async () => server.client(await session())

  async function received() {
    const order = await createReceived()
    const { rows } = await sql<{ receiptId: number }>`
      select r.receipt_id as "receiptId" from purchase.order_receipt r
      where r.company_id = ${companyId} and r.purchase_order_id = ${order.id}`.execute(db.reader({ companyId }))
    return { orderId: order.id, receiptId: rows[0]?.receiptId ?? 0 }
  }

  async function drafted() {
    const { orderId, receiptId } = await received()
    const code = randomUUID().slice(0, 12)
    const { id: chargeTypeId } = await (await person()).call(chargeType.routes.create, { code, name: code })
    return {
      orderId,
      draft: { uid: randomUUID(), chargeTypeId, amountMinor: 120, effectiveOn: today, lines: [{ receiptId }] },
    }
  }

  async function created() {
    const { orderId, draft } = await drafted()
    const { id, version } = await (await person()).call(landedCost.routes.create, draft)
    return { orderId, id, version }
  }

  /** Of the supplier of an order, posted to accrued landed cost. */
  async function createInvoice(orderId: number): Promise<number> {
    const client = await person()
    const { supplierId, storeId } = await client.call(purchaseOrder.routes.get, { id: orderId })
    const { '2400': accountId = 0 } = await accountsOf(db, companyId)
    const line = { description: 'Freight', quantity: 1, unitPrice: '1.5', accountId }
    const { id, version } = await client.call(supplierInvoice.routes.create, {
      uid: randomUUID(),
      supplierId,
      storeId,
      issuedOn: today,
      reference: randomUUID(),
      lines: [{ ...line, taxCodeId: await taxCodeOf(client, 'ZERO') }],
    })
    await client.call(supplierInvoice.transitionRoutes.post, { id, version })
    return id
  }

  async function createPosted(): Promise<Found> {
    const { id, version, orderId } = await created()
    const posted = await (await person()).call(landedCost.transitionRoutes.post, { id, version })
    return { id, version: posted.version, body: { supplierInvoiceId: await createInvoice(orderId) } }
  }

  return new Map([
    [
      'purchase.landed_cost',
      async () => {
        const { id, version } = await created()
        return { id, version, body: {} }
      },
    ],
    [
      'purchase.landedCost.create',
      async () => {
        const { draft } = await drafted()
        const { receiptId = 0 } = draft.lines[0] ?? {}
        return { id: 0, version: undefined, body: { ...draft, receiptId, draft } }
      },
    ],
    ['purchase.landedCost.finalise', createPosted],
    ['purchase.landedCost.cancel', createPosted],
  ])
}
