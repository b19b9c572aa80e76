import { randomUUID } from 'node:crypto'
import { customer } from '@countinghouse/contract/crm/customer'
import { delivery, deliverOrder } from '@countinghouse/contract/sales/delivery'
import { scanPicks } from '@countinghouse/contract/sales/delivery-picking'
import { quote } from '@countinghouse/contract/sales/quote'
import { salesOrder } from '@countinghouse/contract/sales/sales-order'
import { salesReturn } from '@countinghouse/contract/sales/sales-return'
import { query } from '../../support/database.ts'
import type { TestServer } from '../../support/server.ts'
import { createGoods } from '../../support/till.ts'
import type { Found } from './found.ts'

type Where = { readonly companyId: number; readonly storeId: number; readonly session: () => Promise<string> }

/** Quotes, orders, deliveries and returns in each state that a transition starts from. */
export function salesOrderMakers(
  server: TestServer,
  { companyId, storeId, session }: Where,
): Map<string, () => Promise<Found>> {
  const person = async () => server.client(await session())
  const today = () => new Date().toISOString().slice(0, 10)

  /** Two pieces of new goods for a new customer. */
  async function entered(creditLimitMinor: number | null = null) {
    const client = await person()
    await query(
      server.database.superUrl,
      `insert into accounts.tax_rule (company_id, code, name, direction, priority, tax_code_id)
        select $1, 'ZZ-ORDER', 'All goods of orders', 'sale', 9997, c.id from accounts.tax_code c where c.company_id = $1 and c.kind = 'zero'
          and not exists (select from accounts.tax_rule r where r.company_id = $1 and r.code = 'ZZ-ORDER')`,
      [companyId],
    )
    const { variantId } = await createGoods(server, { companyId, storeId }, { price: 100, unitCost: '0.50' })
    const code = randomUUID().slice(0, 18)
    const { id: customerId } = await client.call(customer.routes.create, { code, name: code, creditLimitMinor })
    // A list of its own: the list of the company may be in another currency by then.
    const [list] = await query<{ id: string }>(
      server.database.superUrl,
      `insert into procure.price_list (company_id, code, name, kind, currency, tax_included)
        select id, $2, $2, 'trade', base_currency, false from erp.company where id = $1 returning id`,
      [companyId, code],
    )
    const lines = [{ variantId, quantity: 2, unitPrice: '1' }]
    return { uid: randomUUID(), customerId, storeId, priceListId: Number(list?.id), lines }
  }

  async function createOrder(
    creditLimitMinor: number | null = null,
    deliveryMode: 'deliver' | 'collect' = 'deliver',
  ): Promise<Found> {
    const draft = { ...(await entered(creditLimitMinor)), orderedOn: today(), deliveryMode }
    const { id, version } = await (await person()).call(salesOrder.routes.create, draft)
    return { id, version, body: { reason: 'Late' } }
  }

  async function createConfirmed(
    creditLimitMinor: number | null = null,
    deliveryMode: 'deliver' | 'collect' = 'deliver',
  ): Promise<Found> {
    const { id, version = 0, body } = await createOrder(creditLimitMinor, deliveryMode)
    const confirmed = await (await person()).call(salesOrder.transitionRoutes.confirm, { id, version })
    return { id, version: confirmed.version, body }
  }

  async function createDelivery(deliveryMode: 'deliver' | 'collect' = 'deliver'): Promise<Found> {
    const { id: orderId } = await createConfirmed(null, deliveryMode)
    const { id, version } = await (await person()).call(deliverOrder, { id: orderId, uid: randomUUID() })
    return { id, version, body: { orderId, deliveredOn: today(), receivedBy: null } }
  }

  async function createDispatched(): Promise<Found> {
    const { id, version = 0, body } = await createDelivery()
    const sent = await (await person()).call(delivery.transitionRoutes.dispatch, { id, version })
    return { id, version: sent.version, body }
  }

  async function createReleased(deliveryMode: 'deliver' | 'collect' = 'deliver'): Promise<Found> {
    const { id, version = 0, body } = await createDelivery(deliveryMode)
    const released = await (await person()).call(delivery.transitionRoutes.release, { id, version })
    const [line] = released.lines
    const [variant] = await query<{ sku: string }>(
      server.database.superUrl,
      'select v.sku from procure.variant v where v.company_id = $1 and v.id = $2',
      [companyId, line?.variantId],
    )
    return { id, version: released.version, body: { ...body, code: variant?.sku, reason: 'Late' } }
  }

  /** Both pieces are picked by scan. */
  async function createScanned(deliveryMode: 'deliver' | 'collect' = 'deliver'): Promise<Found> {
    const { id, version = 0, body } = await createReleased(deliveryMode)
    const scans = [{ uid: randomUUID(), code: String(body['code']), quantity: 2 }]
    await (await person()).call(scanPicks, { id, scans })
    return { id, version, body }
  }

  async function createPicked(deliveryMode: 'deliver' | 'collect' = 'deliver'): Promise<Found> {
    const { id, version = 0, body } = await createScanned(deliveryMode)
    const picked = await (await person()).call(delivery.transitionRoutes.finishPicking, { id, version })
    return { id, version: picked.version, body }
  }

  async function draftedReturn() {
    const { id: deliveryId, version = 0 } = await createDispatched()
    const client = await person()
    await client.call(delivery.transitionRoutes.invoice, { id: deliveryId, version })
    const { lines } = await client.call(delivery.routes.get, { id: deliveryId })
    const { variantId = 0 } = lines[0] ?? {}
    const draft = { deliveryId, storeId, effectiveOn: today(), reason: 'Torn', lines: [{ variantId, quantity: 1 }] }
    return { uid: randomUUID(), ...draft }
  }

  async function createReturn(): Promise<Found> {
    const { id, version } = await (await person()).call(salesReturn.routes.create, await draftedReturn())
    return { id, version, body: {} }
  }

  async function createReceived(): Promise<Found> {
    const { id, version = 0 } = await createReturn()
    const received = await (await person()).call(salesReturn.transitionRoutes.receive, { id, version })
    return { id, version: received.version, body: {} }
  }

  async function createQuote(): Promise<Found> {
    const draft = { ...(await entered()), quotedOn: today() }
    const { id, version } = await (await person()).call(quote.routes.create, draft)
    return { id, version, body: { reason: 'Late' } }
  }

  /** With the prices and the tax of the till, which has the list of the company. */
  async function createForTill(): Promise<Found> {
    const draft = { ...(await entered()), priceListId: null, quotedOn: today() }
    const { id, version } = await (await person()).call(quote.routes.create, draft)
    await (await person()).call(quote.transitionRoutes.send, { id, version })
    return { id, version: undefined, body: { storeId } }
  }

  async function createSent(): Promise<Found> {
    const { id, version = 0, body } = await createQuote()
    const sent = await (await person()).call(quote.transitionRoutes.send, { id, version })
    return { id, version: sent.version, body }
  }

  const drafted = (make: () => Promise<{ readonly lines: readonly { readonly variantId: number }[] }>) => async () => {
    const draft = await make()
    return { id: 0, version: undefined, body: { ...draft, variantId: draft.lines[0]?.variantId ?? 0, draft } }
  }

  return new Map([
    [salesOrder.entity, () => createOrder()],
    ['sales.salesOrder.create', drafted(async () => ({ ...(await entered()), orderedOn: today() }))],
    ['sales.salesOrder.release', () => createConfirmed(1)],
    ['sales.salesOrder.reopen', () => createConfirmed(1)],
    ['sales.salesOrder.reserve', () => createConfirmed()],
    ['sales.salesOrder.deposit', () => createConfirmed()],
    ['sales.salesOrder.close', () => createConfirmed()],
    ['sales.salesOrder.cancel', () => createConfirmed()],
    ['sales.salesOrder.refund', () => createConfirmed()],
    ['sales.delivery.of_order', () => createConfirmed()],
    [delivery.entity, () => createDelivery()],
    ['sales.delivery.markReady', () => createPicked('collect')],
    ['sales.delivery.handOver', () => createPicked('collect')],
    [
      'sales.delivery.create',
      drafted(async () => {
        const { id: salesOrderId } = await createConfirmed()
        const { lines } = await (await person()).call(salesOrder.routes.get, { id: salesOrderId })
        const { variantId = 0 } = lines[0] ?? {}
        const draft = { uid: randomUUID(), salesOrderId, storeId, effectiveOn: today() }
        return { ...draft, lines: [{ orderLineNo: null, variantId, quantity: 1 }] }
      }),
    ],
    ['sales.delivery.scan', () => createReleased()],
    ['sales.delivery.short', () => createReleased()],
    ['sales.delivery.cancel', () => createReleased()],
    ['sales.delivery.finishPicking', () => createScanned()],
    ['sales.delivery.pack', () => createPicked()],
    ['sales.delivery.invoice', createDispatched],
    [
      'sales.delivery.invoice_many',
      async () => {
        const { id: deliveryId } = await createDispatched()
        const { customerId } = await (await person()).call(delivery.routes.get, { id: deliveryId })
        return { id: 0, version: undefined, body: { upTo: null, customerId } }
      },
    ],
    ['sales.delivery.confirmDelivery', createDispatched],
    [salesReturn.entity, createReturn],
    ['sales.salesReturn.create', drafted(draftedReturn)],
    ['sales.salesReturn.credit', createReceived],
    [quote.entity, createQuote],
    ['sales.quote.create', drafted(async () => ({ ...(await entered()), quotedOn: today() }))],
    ['sales.quote.accept', createSent],
    ['sales.quote.lose', createSent],
    ['sales.register.quote', createForTill],
  ])
}
