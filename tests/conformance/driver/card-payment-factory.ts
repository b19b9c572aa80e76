import { randomUUID } from 'node:crypto'
import { customer } from '@countinghouse/contract/crm/customer'
import { onlinePayment } from '@countinghouse/contract/payments/online-payment'
import { simulatePay, startPay } from '@countinghouse/contract/payments/pay'
import { createPaymentLink } from '@countinghouse/contract/payments/payment-link'
import { payout } from '@countinghouse/contract/payments/payout'
import { sql } from 'kysely'
import type { TestServer } from '../../support/server.ts'
import type { Found } from './found.ts'

type Where = {
  readonly companyId: number
  readonly session: () => Promise<string>
  readonly createBankAccount: () => Promise<number>
}

const paidOn = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

/** A report of a payout with one payment. */
export function payoutFile(text: string): string {
  return `payout,payout date,type,reference,amount,fee\npo_${text},${paidOn},charge,pi_${text},1.00,0.02\n`
}

/** Payments at the simulator in the status that each call starts from, links and payouts. */
export function cardPaymentMakers(
  server: TestServer,
  { companyId, session, createBankAccount }: Where,
): Map<string, () => Promise<Found>> {
  const person = async () => server.client(await session())

  async function createCustomer(): Promise<number> {
    const name = randomUUID().slice(0, 12)
    return (await (await person()).call(customer.routes.create, { code: name, name })).id
  }

  async function useSimulator(captureMode: 'at_once' | 'by_hand' = 'at_once'): Promise<void> {
    await server.app.db.inTransaction({ companyId }, async (tx) => {
      // Another example may have chosen another provider.
      await sql`update payments.card_provider set status = 'inactive' where company_id = ${companyId} and provider <> 'simulator'`.execute(
        tx,
      )
      await sql`
        insert into payments.card_provider (company_id, provider, capture_mode) values (${companyId}, 'simulator', ${captureMode})
        on conflict (company_id, provider) do update set capture_mode = excluded.capture_mode, status = 'active'`.execute(
        tx,
      )
    })
  }

  async function createLink(): Promise<{ id: number; token: string }> {
    await useSimulator()
    const said = { customerId: await createCustomer(), amountMinor: 500 }
    const { id, path } = await (await person()).call(createPaymentLink, said)
    return { id, token: path.slice(path.indexOf('=') + 1) }
  }

  async function createPayment(
    answer: 'approve' | null,
    how: { captureMode?: 'by_hand'; isLost?: boolean } = {},
  ): Promise<Found> {
    const { id: linkId, token } = await createLink()
    await useSimulator(how.captureMode)
    if (how.isLost === true)
      await server.app.db.inTransaction({ companyId }, async (tx) => {
        await sql`insert into payments.simulated_fault (company_id, call, effect) values (${companyId}, 'create', 'lost')`.execute(
          tx,
        )
      })
    await server.stranger.call(startPay, { token })
    if (answer !== null) await server.stranger.call(simulatePay, { token, outcome: answer })
    const { rows } = await sql<{ id: number }>`
      select id from payments.online_payment where company_id = ${companyId} and payment_link_id = ${linkId}`.execute(
      server.app.db.reader({ companyId }),
    )
    const { id, version } = await (await person()).call(onlinePayment.routes.get, { id: rows[0]?.id ?? 0 })
    return { id, version, body: {} }
  }

  async function draftedPayout(): Promise<Record<string, unknown>> {
    return {
      uid: randomUUID(),
      provider: 'other',
      reference: randomUUID(),
      bankAccountId: await createBankAccount(),
      paidOn,
      lines: [{ kind: 'charge', reference: randomUUID(), amountMinor: 100, feeMinor: 2 }],
    }
  }

  async function createPayout(): Promise<Found> {
    const { id, version } = await (await person()).call(payout.routes.create, (await draftedPayout()) as never)
    return { id, version, body: {} }
  }

  return new Map([
    [onlinePayment.entity, () => createPayment('approve')],
    ['payments.onlinePayment.capture', () => createPayment('approve', { captureMode: 'by_hand' })],
    ['payments.onlinePayment.cancel', () => createPayment(null)],
    ['payments.onlinePayment.resolve', () => createPayment(null, { isLost: true })],
    ['payments.payment_link', async () => ({ id: (await createLink()).id, version: undefined, body: {} })],
    [
      'payments.paymentLink.create',
      async () => {
        await useSimulator()
        return { id: 0, version: undefined, body: { customerId: await createCustomer(), amountMinor: 500 } }
      },
    ],
    // What only the provider signs is done by no example; its module tests it.
    ['payments.cardEvent.receive', async () => ({ id: companyId, version: undefined, body: {} })],
    [payout.entity, createPayout],
    ['payments.payout.create', async () => ({ id: 0, version: undefined, body: { draft: await draftedPayout() } })],
    ['payments.payout.post', createPayout],
  ])
}
