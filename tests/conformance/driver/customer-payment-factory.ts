import { randomUUID } from 'node:crypto'
import { invoice } from '@countinghouse/contract/accounts/invoice'
import { allocatePayment, customerPayment } from '@countinghouse/contract/payments/customer-payment'
import { accountsOf } from '../../support/journals.ts'
import type { TestServer } from '../../support/server.ts'
import type { Found } from './found.ts'

type Where = {
  readonly companyId: number
  readonly session: () => Promise<string>
  /** A posted invoice of a customer. */
  readonly createInvoice: () => Promise<Found>
}

/** Payments of customers whose parts fit each other. */
export function customerPaymentMakers(
  server: TestServer,
  { companyId, session, createInvoice }: Where,
): Map<string, () => Promise<Found>> {
  const person = async () => server.client(await session())
  const receivedOn = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

  async function entered() {
    const { id: invoiceId } = await createInvoice()
    const { customerId, currencyCode } = await (await person()).call(invoice.routes.get, { id: invoiceId })
    const { '1020': accountId = 0 } = await accountsOf(server.app.db, companyId)
    const lines = [{ invoiceId, amountMinor: 1 }]
    return { uid: randomUUID(), customerId, accountId, receivedOn, currencyCode, amountMinor: 1, lines }
  }

  async function createPayment(): Promise<Found> {
    const { id, version } = await (await person()).call(customerPayment.routes.create, await entered())
    return { id, version, body: { exchangeRate: null } }
  }

  async function createPosted(): Promise<Found> {
    const { id, version = 0 } = await createPayment()
    const posted = await (await person()).call(customerPayment.transitionRoutes.post, { id, version })
    return { id, version: posted.version, body: {} }
  }

  return new Map([
    [customerPayment.entity, createPayment],
    [
      'payments.customerPayment.create',
      async () => {
        const draft = await entered()
        const { invoiceId } = draft.lines[0] ?? {}
        return { id: 0, version: undefined, body: { ...draft, invoiceId, draft } }
      },
    ],
    [
      'payments.customerPayment.allocate',
      async () => {
        const { customerId, accountId, currencyCode } = await entered()
        const body = { customerId, accountId, receivedOn, currencyCode, receivedMinor: 1 }
        return { id: 0, version: undefined, body }
      },
    ],
    [
      'payments.customerPayment.payBack',
      async () => {
        const { customerId, accountId, currencyCode } = await entered()
        const asked = { customerId, accountId, receivedOn, currencyCode }
        const { id } = await (await person()).call(allocatePayment, { ...asked, receivedMinor: 1_000_000 })
        const draft = await (await person()).call(customerPayment.routes.get, { id })
        await (await person()).call(customerPayment.transitionRoutes.post, { id, version: draft.version })
        return { id: 0, version: undefined, body: { ...asked, refundedMinor: 1 } }
      },
    ],
    ['payments.customerPayment.reverse', createPosted],
  ])
}
