import { randomUUID } from 'node:crypto'
import { inviteCompany } from '@countinghouse/contract/accounts/company-connection'
import { companyLink } from '@countinghouse/contract/accounts/company-link'
import { customer } from '@countinghouse/contract/crm/customer'
import { supplier } from '@countinghouse/contract/procure/supplier'
import { billOrder } from '@countinghouse/contract/purchase/order-bills'
import { asSuperuser } from '../../support/people.ts'
import type { TestServer } from '../../support/server.ts'
import { anotherStore } from '../../support/stock.ts'
import type { Found } from './found.ts'

type Where = {
  readonly companyId: number
  readonly storeId: number
  readonly session: () => Promise<string>
  /** An order with a piece that is accepted and on no invoice. */
  readonly createReceived: () => Promise<Found>
}

/** Company links in each state, a refused message, and an invoice of a partner company. */
export function partnerMakers(
  server: TestServer,
  { companyId, storeId, session, createReceived }: Where,
): Map<string, () => Promise<Found>> {
  const person = async () => server.client(await session())
  const named = () => ({ code: randomUUID().slice(-12), name: randomUUID() })

  /** Draft of a link that sells and buys: what each of both needs goes together, and is of one link. */
  async function createDraft(): Promise<Found> {
    const code = randomUUID().slice(-12)
    const { storeId: partnerStoreId } = await anotherStore(server.app.db, server.database.superUrl, { companyId, code })
    const { id: customerId } = await (await person()).call(customer.routes.create, { ...named(), kind: 'company' })
    const { id: supplierId } = await (await person()).call(supplier.routes.create, named())
    const draft = { partnerStoreId, customerId, supplierId, receivingStoreId: storeId }
    return { id: 0, version: undefined, body: { draft } }
  }

  async function createSelling(): Promise<Found> {
    const { draft } = Object((await createDraft()).body)
    const { id, version } = await (await person()).call(companyLink.routes.create, { ...named(), ...draft })
    return { id, version, body: {} }
  }

  async function createLink(): Promise<number> {
    return (await (await person()).call(companyLink.routes.create, named())).id
  }

  async function createConnected(): Promise<Found> {
    const id = await createLink()
    await asSuperuser(
      server,
      `insert into accounts.company_connection (company_id, company_link_id, uid, secret_sealed, connected_at, partner_company_id)
       values ($1, $2, $3, 'sealed', now(), 1)`,
      [companyId, id, randomUUID()],
    )
    return { id, version: undefined, body: {} }
  }

  /** With the code of another company. */
  async function createInvited(): Promise<Found> {
    const { owner } = await server.company()
    const { id } = await owner.call(companyLink.routes.create, named())
    const { code } = await owner.call(inviteCompany, { id })
    return { id: await createLink(), version: undefined, body: { code } }
  }

  async function createRefused(): Promise<Found> {
    const [message] = await asSuperuser(
      server,
      `insert into accounts.company_message (company_id, company_link_id, direction, kind, uid, subject, body, status, error_code)
       values ($1, $2, 'in', 'products', $3, 'Partner', '{}', 'refused', 'accounts.link_inactive') returning id`,
      [companyId, await createLink(), randomUUID()],
    )
    return { id: Number(message?.['id']), version: undefined, body: {} }
  }

  async function createBilled(): Promise<Found> {
    const order = await createReceived()
    const { id } = await (await person()).call(billOrder, { id: order.id, reference: randomUUID() })
    const link = await createConnected()
    await asSuperuser(
      server,
      'insert into purchase.partner_order (company_id, purchase_order_id, company_link_id, uid) values ($1, $2, $3, $4)',
      [companyId, order.id, link.id, randomUUID()],
    )
    return { id, version: undefined, body: {} }
  }

  return new Map([
    ['accounts.company_link', createSelling],
    ['accounts.companyLink.create', createDraft],
    ['accounts.companyLink.accept', createInvited],
    ['accounts.companyLink.disconnect', createConnected],
    ['accounts.companyLink.matchProducts', createConnected],
    ['accounts.company_message', createRefused],
    ['purchase.purchaseOrder.dispute', createBilled],
  ])
}
