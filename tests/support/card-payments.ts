import { randomUUID } from 'node:crypto'
import { invoice } from '@countinghouse/contract/accounts/invoice'
import { refundPayment } from '@countinghouse/contract/payments/card-payment'
import { onlinePayment } from '@countinghouse/contract/payments/online-payment'
import { receiveCardEvent, simulatePay, startPay } from '@countinghouse/contract/payments/pay'
import { createPaymentLink } from '@countinghouse/contract/payments/payment-link'
import { sql } from 'kysely'
import {
  answerPage,
  messageOf,
  planChecks,
  signatureOf,
  simulatorSecret,
} from '../../apps/server/src/modules/payments/index.ts'
import { deliver } from '../../apps/server/src/platform/jobs/outbox.ts'
import { seedInvoices } from './invoices.ts'
import { accountsOf, balancesOf } from './journals.ts'
import type { Answer, TestServer } from './server.ts'
import { freshAddress } from './server.ts'

type Call = 'create' | 'read' | 'capture' | 'cancel' | 'refund'
type Effect = 'lost' | 'done' | 'refused' | 'pending'

/** A company whose customer pays invoices by link at the simulator. */
export async function seedCardPayments(server: TestServer, captureMode: 'at_once' | 'by_hand' = 'at_once') {
  const tenant = await seedInvoices(server)
  const { owner, companyId, customerId, codeOf, line, sale, post } = tenant
  const { db } = server.app
  await db.inTransaction({ companyId }, async (tx) => {
    await sql`
      insert into payments.card_provider (company_id, provider, capture_mode) values (${companyId}, 'simulator', ${captureMode})`.execute(
      tx,
    )
  })
  const invoiced = async (price: string) =>
    await post(await sale({ lines: [line(price, { taxCodeId: codeOf('ZERO') })] }))
  const linkOf = async (wanted: { invoiceId?: number; amountMinor?: number }) => {
    const { path } = await owner.call(createPaymentLink, { customerId, ...wanted })
    return path.slice(path.indexOf('=') + 1)
  }
  const start = (token: string) => server.stranger.send(startPay, { token })
  const answer = (token: string, outcome: 'approve' | 'decline' = 'approve') =>
    server.stranger.send(simulatePay, { token, outcome })

  /** The simulator’s next call of this name ends so. */
  const fault = (call: Call, effect: Effect) =>
    db.inTransaction({ companyId }, async (tx) => {
      await sql`insert into payments.simulated_fault (company_id, call, effect) values (${companyId}, ${call}, ${effect})`.execute(
        tx,
      )
    })

  /** Sends a message as the simulator would. */
  async function message(payment: { uid: string }, more: { eventRef?: string; at?: Date; secret?: string } = {}) {
    const raw = messageOf(
      'checkout.session.completed',
      { ...payment, sessionRef: null, chargeRef: null },
      more.eventRef,
    )
    const signature = signatureOf(more.secret ?? simulatorSecret(companyId), raw, more.at ?? new Date())
    return await sendRaw(raw, signature)
  }
  async function sendRaw(raw: Buffer, signature: string): Promise<Answer> {
    const response = await server.app.http.inject({
      method: 'POST',
      url: `/api${receiveCardEvent.path.replace('{companyId}', String(companyId))}`,
      remoteAddress: freshAddress(),
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload: raw,
    })
    return { status: response.statusCode, body: response.json(), text: response.body, headers: response.headers }
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
  /** An invoice of this amount that has been paid by link. */
  const paid = async (price: string) => {
    const { id: invoiceId } = await invoiced(price)
    const token = await linkOf({ invoiceId })
    await start(token)
    await answer(token)
    const payment = (await payments()).find((one) => one.invoiceId === invoiceId)
    if (payment === undefined) throw new Error('It was not paid.')
    return { invoiceId, token, payment }
  }
  const refund = (id: number, refundMinor: number, uid: string = randomUUID()) =>
    owner.send(refundPayment, { id, uid, refundMinor, reason: 'Goods returned' })
  const openOf = async (invoiceId: number) => {
    const { rows } = await sql<{ open: number }>`
      select (i.gross_minor - coalesce((select sum(s.amount_minor) from payments.settlement s
        where s.company_id = i.company_id and s.invoice_id = i.id), 0))::bigint as open
      from accounts.invoice i where i.company_id = ${companyId} and i.id = ${invoiceId}`.execute(
      db.reader({ companyId }),
    )
    return rows[0]?.open
  }
  /** The provider captures a payment that it declined before, and says so. */
  const approveLate = async (uid: string) => {
    const { rows } = await sql<{ session: string }>`
      select session_ref as session from payments.simulated_payment where company_id = ${companyId} and payment_uid = ${uid}::uuid`.execute(
      db.reader({ companyId }),
    )
    await answerPage(db, companyId, rows[0]?.session ?? '', 'approve')
    await message({ uid })
  }
  /** What the provider has taken and given back. */
  const atProvider = async () => {
    const { rows } = await sql<{ captures: number; captured: number; refunded: number }>`
      select coalesce(sum(p.capture_count), 0)::int as captures, coalesce(sum(p.captured_minor), 0)::bigint as captured,
        coalesce((select sum(r.amount_minor) from payments.simulated_refund r where r.company_id = ${companyId} and r.status <> 'failed'), 0)::bigint as refunded
      from payments.simulated_payment p where p.company_id = ${companyId}`.execute(db.reader({ companyId }))
    return rows[0]
  }
  /** The hourly task, and what it asks for. */
  const runChecks = async () => {
    await planChecks(db, companyId)
    const { rows } = await sql<{ id: number }>`
      select id from platform.outbox where company_id = ${companyId} and event = 'payments.check_due' and delivered_at is null order by id`.execute(
      db.reader({ companyId }),
    )
    for (const { id } of rows) await deliver(db, server.app.subscribers, { companyId, outboxId: id })
  }
  return {
    ...tenant,
    accounts: await accountsOf(db, companyId),
    invoiced,
    linkOf,
    start,
    answer,
    fault,
    message,
    sendRaw,
    payments,
    only,
    paid,
    refund,
    openOf,
    approveLate,
    atProvider,
    runChecks,
    read: (id: number) => owner.call(onlinePayment.routes.get, { id }),
    balances: () => balancesOf(db, companyId),
    invoiceOf: (id: number) => owner.call(invoice.routes.get, { id }),
  }
}
