import { randomUUID } from 'node:crypto'
import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { supplierPayment } from '@countinghouse/contract/payments/supplier-payment'
import { asSuperuser } from '../../support/people.ts'
import { accountsOf } from '../../support/journals.ts'
import type { TestServer } from '../../support/server.ts'
import type { Found } from './found.ts'
import { paymentFileMakers } from './payment-file-factory.ts'

type Where = {
  readonly companyId: number
  readonly colleagueId: number
  readonly session: () => Promise<string>
  /** A posted invoice of a supplier who has no other. */
  readonly createInvoice: () => Promise<Found>
}

/** Payments of suppliers whose parts fit each other, and invoices that are due. */
export function paymentMakers(
  server: TestServer,
  { companyId, colleagueId, session, createInvoice }: Where,
): Map<string, () => Promise<Found>> {
  async function entered() {
    const client = server.client(await session())
    const { id: invoiceId } = await createInvoice()
    const { supplierId } = await client.call(supplierInvoice.routes.get, { id: invoiceId })
    const { '1020': accountId = 0 } = await accountsOf(server.app.db, companyId)
    const paidOn = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    return { uid: randomUUID(), supplierId, accountId, paidOn, lines: [{ invoiceId, amountMinor: 100 }] }
  }

  async function createPayment(): Promise<Found> {
    const draft = await entered()
    const { id, version } = await server.client(await session()).call(supplierPayment.routes.create, draft)
    return { id, version, body: { currencyCode: null, exchangeRate: null } }
  }

  async function createPending(): Promise<Found> {
    const { id } = await createPayment()
    await asSuperuser(
      server,
      `update payments.supplier_payment set status = 'pending', number = 'PAY-P' || id where id = $1`,
      [id],
    )
    return { id, version: 2, body: {} }
  }

  return new Map([
    ...paymentFileMakers(server, { colleagueId, session, payable: entered }),
    ['payments.supplier_payment', createPayment],
    [
      'payments.supplierPayment.create',
      async () => {
        const draft = await entered()
        const { invoiceId } = draft.lines[0] ?? {}
        return { id: invoiceId ?? 0, version: undefined, body: { ...draft, invoiceId, draft, currencyCode: null } }
      },
    ],
    ['payments.supplierPayment.withdraw', createPending],
    [
      'payments.supplierPayment.propose',
      async () => {
        const { supplierId, accountId, lines } = await entered()
        const body = { supplierId, accountId, dueOn: '2099-12-31' }
        return { id: lines[0]?.invoiceId ?? 0, version: undefined, body }
      },
    ],
  ])
}
