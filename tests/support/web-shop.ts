import { randomUUID } from 'node:crypto'
import { invoice } from '@countinghouse/contract/accounts/invoice'
import { refundPayment } from '@countinghouse/contract/payments/card-payment'
import { allocatePayment, customerPayment } from '@countinghouse/contract/payments/customer-payment'
import { onlinePayment } from '@countinghouse/contract/payments/online-payment'
import { simulatePay, startPay } from '@countinghouse/contract/payments/pay'
import { delivery, deliverOrder } from '@countinghouse/contract/sales/delivery'
import { salesOrder } from '@countinghouse/contract/sales/sales-order'
import { getShopOrder, payShopOrder, placeShopOrder } from '@countinghouse/contract/webcheckout/shop'
import { sql } from 'kysely'
import { accountsOf, balancesOf } from './journals.ts'
import { createGoods, createTill } from './till.ts'
import { deliver } from '../../apps/server/src/platform/jobs/outbox.ts'
import type { TestServer } from './server.ts'

/** A shop with a lamp at 30.00, ten in stock, whose customers pay at the simulator. */
export async function webShop(server: TestServer, { isConfigured = true } = {}) {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const { db } = server.app
  await createTill(server, tenant)
  const lamp = await createGoods(server, { companyId, storeId }, { price: 3000, unitCost: '12.00' })
  if (isConfigured)
    await db.inTransaction({ companyId }, async (tx) => {
      await sql`insert into payments.card_provider (company_id, provider) values (${companyId}, 'simulator')`.execute(
        tx,
      )
    })
  const { rows } = await sql<{ currency: string }>`
    select base_currency as currency from erp.company where id = ${companyId}`.execute(db.reader({ companyId }))
  const place = (quantity: number) =>
    owner.call(placeShopOrder, {
      reference: `W-${randomUUID()}`,
      storeId,
      customer: { email: 'nora@example.com', name: 'Nora Whitfield' },
      currency: rows[0]?.currency ?? '',
      grossMinor: 3000 * quantity,
      lines: [{ sku: lamp.sku, quantity, unitPriceMinor: 3000 }],
    })
  const linkOf = async (reference: string) => {
    const { path } = await owner.call(payShopOrder, { reference })
    return path.slice(path.indexOf('=') + 1)
  }
  const start = (token: string) => server.stranger.send(startPay, { token })
  const approve = (token: string) => server.stranger.send(simulatePay, { token, outcome: 'approve' })
  /** What was promised to other parts after the commits. */
  const settle = async () => {
    const { rows: waiting } = await sql<{ id: number }>`
      select id from platform.outbox where company_id = ${companyId} and event like 'payments.%' and delivered_at is null order by id`.execute(
      db.reader({ companyId }),
    )
    for (const { id } of waiting) await deliver(db, server.app.subscribers, { companyId, outboxId: id })
  }
  const pay = async (reference: string) => {
    const token = await linkOf(reference)
    await start(token)
    await approve(token)
    await settle()
    return token
  }
  const payments = async () => {
    const { items } = await owner.call(onlinePayment.routes.list, { limit: 50 })
    return await Promise.all(items.map(({ id }) => owner.call(onlinePayment.routes.get, { id })))
  }
  const only = async () => {
    const [payment, another] = await payments()
    if (payment === undefined || another !== undefined) throw new Error('There is not one payment.')
    return payment
  }
  const refund = (id: number, refundMinor: number, uid: string = randomUUID()) =>
    owner.send(refundPayment, { id, uid, refundMinor, reason: 'Not needed' })
  const invoiced = async (salesOrderId: number) => {
    const { id, version } = await owner.call(deliverOrder, { id: salesOrderId, uid: randomUUID() })
    const sent = await owner.call(delivery.transitionRoutes.dispatch, { id, version })
    return await owner.call(delivery.transitionRoutes.invoice, { id, version: sent.version, withOthers: false })
  }
  const openOf = async (invoiceId: number) => {
    const { rows: found } = await sql<{ open: number }>`
      select (i.gross_minor - coalesce((select sum(s.amount_minor) from payments.settlement s
        where s.company_id = i.company_id and s.invoice_id = i.id), 0))::bigint as open
      from accounts.invoice i where i.company_id = ${companyId} and i.id = ${invoiceId}`.execute(
      db.reader({ companyId }),
    )
    return found[0]?.open
  }
  /** A bank transfer of the customer of an order for what is open of its invoices. */
  const transfer = async (salesOrderId: number, receivedMinor: number) => {
    const { customerId } = await owner.call(salesOrder.routes.get, { id: salesOrderId })
    const accountId = (await accountsOf(db, companyId))['1020'] ?? 0
    const { items } = await owner.call(invoice.routes.list, {})
    const receivedOn = String(items[0]?.issuedOn ?? '')
    const { id } = await owner.call(allocatePayment, { customerId, accountId, receivedOn, receivedMinor })
    const { version } = await owner.call(customerPayment.routes.get, { id })
    return await owner.call(customerPayment.transitionRoutes.post, { id, version })
  }
  const atProvider = async () => {
    const { rows: found } = await sql<{ captured: number; refunded: number }>`
      select coalesce(sum(p.captured_minor), 0)::bigint as captured, coalesce((
        select sum(r.amount_minor) from payments.simulated_refund r where r.company_id = ${companyId} and r.status <> 'failed'), 0)::bigint as refunded
      from payments.simulated_payment p where p.company_id = ${companyId}`.execute(db.reader({ companyId }))
    return found[0]
  }
  const refuseRefund = () =>
    db.inTransaction({ companyId }, async (tx) => {
      await sql`insert into payments.simulated_fault (company_id, call, effect) values (${companyId}, 'refund', 'refused')`.execute(
        tx,
      )
    })
  const get = (reference: string) => owner.call(getShopOrder, { reference })
  const balances = () => balancesOf(db, companyId)
  return {
    ...tenant,
    place,
    linkOf,
    start,
    approve,
    settle,
    pay,
    payments,
    only,
    refund,
    invoiced,
    openOf,
    transfer,
    atProvider,
    get,
    balances,
    refuseRefund,
  }
}
