import { randomUUID } from 'node:crypto'
import { invoice } from '@countinghouse/contract/accounts/invoice'
import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { netting } from '@countinghouse/contract/payments/netting'
import { asSuperuser } from '../../support/people.ts'
import type { TestServer } from '../../support/server.ts'
import type { Found } from './found.ts'
import { taxCodeOf } from './tax-code-of.ts'

type Where = {
  readonly companyId: number
  readonly storeId: number
  readonly session: () => Promise<string>
  /** A link that sells and buys. */
  readonly createLink: () => Promise<Found>
}

/** Nettings with the partner of a link in each state that a transition starts from, and documents to match with it. */
export function nettingMakers(
  server: TestServer,
  { companyId, storeId, session, createLink }: Where,
): Map<string, () => Promise<Found>> {
  const person = async () => server.client(await session())
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

  async function createConnected() {
    const { id } = await createLink()
    const [link] = await asSuperuser(
      server,
      `with connected as (
         insert into accounts.company_connection (company_id, company_link_id, uid, secret_sealed, connected_at, partner_company_id)
         values ($1, $2, $3, 'sealed', now(), 1))
       select l.customer_id, l.supplier_id, a.id as account_id from accounts.company_link l
       join accounts.account a on a.company_id = l.company_id and a.code = '6000' where l.company_id = $1 and l.id = $2`,
      [companyId, id, randomUUID()],
    )
    const idOf = (column: string) => Number(link?.[column])
    return { id, customerId: idOf('customer_id'), supplierId: idOf('supplier_id'), accountId: idOf('account_id') }
  }

  /** Ten owed in each direction. */
  async function drafted() {
    const { id: companyLinkId, customerId, supplierId, accountId } = await createConnected()
    const client = await person()
    const shared = { storeId, issuedOn: day }
    const taxCodeId = await taxCodeOf(client, 'STD')
    const line = { description: 'Work', quantity: 1, unitPrice: '10', taxCodeId }
    const sold = await client.call(invoice.routes.create, { uid: randomUUID(), customerId, ...shared, lines: [line] })
    await client.call(invoice.transitionRoutes.post, { id: sold.id, version: sold.version })
    const billed = await client.call(supplierInvoice.routes.create, {
      uid: randomUUID(),
      supplierId,
      reference: randomUUID().slice(0, 20),
      ...shared,
      lines: [{ ...line, accountId }],
    })
    await client.call(supplierInvoice.transitionRoutes.post, { id: billed.id, version: billed.version })
    const lines = { receivables: [{ invoiceId: sold.id }], payables: [{ invoiceId: billed.id }] }
    return { uid: randomUUID(), companyLinkId, proposedOn: day, ...lines }
  }

  async function createDraft(): Promise<Found> {
    const { id, version } = await (await person()).call(netting.routes.create, await drafted())
    return { id, version, body: {} }
  }

  async function createProposed(): Promise<Found> {
    const { id, version = 0 } = await createDraft()
    const proposed = await (await person()).call(netting.transitionRoutes.propose, { id, version })
    return { id, version: proposed.version, body: {} }
  }

  async function createReceived(): Promise<Found> {
    const { id } = await createDraft()
    const received = `update payments.netting set status = 'received', number = 'NET-R' || id where id = $1`
    await asSuperuser(server, received, [id])
    return { id, version: 2, body: {} }
  }

  async function createPosted(): Promise<Found> {
    const { id, version = 0 } = await createReceived()
    const posted = await (await person()).call(netting.transitionRoutes.accept, { id, version })
    return { id, version: posted.version, body: {} }
  }

  /** A sale and what the partner told of its purchase, which names it otherwise. */
  async function createUnmatched(): Promise<Found> {
    const { companyLinkId: id, receivables } = await drafted()
    const [told] = await asSuperuser(
      server,
      `insert into accounts.partner_document (company_id, company_link_id, partner_company_id, uid, direction, kind, number, reference, issued_on,
         currency_code, gross_minor)
       select $1, $2, 1, $3, 'purchase', 'invoice', 'BILL', 'other', i.issued_on, i.currency_code, i.gross_minor from accounts.invoice i
       where i.company_id = $1 and i.id = $4 returning id`,
      [companyId, id, randomUUID(), receivables[0]?.invoiceId],
    )
    const body = { invoiceId: receivables[0]?.invoiceId, partnerDocumentId: Number(told?.['id']) }
    return { id, version: undefined, body }
  }

  async function createMatched(): Promise<Found> {
    const { id, body } = await createUnmatched()
    const [match] = await asSuperuser(
      server,
      `insert into accounts.document_match (company_id, company_link_id, invoice_id, partner_document_id, reason)
       values ($1, $2, $3, $4, 'Same') returning id`,
      [companyId, id, body['invoiceId'], body['partnerDocumentId']],
    )
    return { id, version: undefined, body: { matchId: Number(match?.['id']) } }
  }

  async function createConnectedLink(): Promise<Found> {
    return { id: (await createConnected()).id, version: undefined, body: {} }
  }

  return new Map([
    ['accounts.companyLink.matchDocuments', createUnmatched],
    ['accounts.companyLink.unmatchDocuments', createMatched],
    ['accounts.companyLink.requestDocuments', createConnectedLink],
    [netting.entity, createDraft],
    [
      'payments.netting.create',
      async () => {
        const draft = await drafted()
        return { id: 0, version: undefined, body: { draft } }
      },
    ],
    [
      'payments.netting.draft',
      async () => {
        const { companyLinkId: id, receivables, payables } = await drafted()
        return { id, version: undefined, body: { receivables, payables } }
      },
    ],
    ['payments.netting.withdraw', createProposed],
    ['payments.netting.accept', createReceived],
    ['payments.netting.reject', createReceived],
    ['payments.netting.reverse', createPosted],
  ])
}
