import { randomUUID } from 'node:crypto'
import { acceptCompany, inviteCompany } from '@countinghouse/contract/accounts/company-connection'
import { companyLink } from '@countinghouse/contract/accounts/company-link'
import { netting } from '@countinghouse/contract/payments/netting'
import { query } from './database.ts'
import { seedInvoices } from './invoices.ts'
import { balancesOf } from './journals.ts'
import { deliverAll } from './partner-companies.ts'
import type { TestServer } from './server.ts'
import { anotherStore } from './stock.ts'

export type Trader = Awaited<ReturnType<typeof trader>>

/** A company with a link that both sells and buys. */
async function trader(server: TestServer) {
  const tenant = await seedInvoices(server)
  const { companyId, storeId, owner, customerId, supplierId } = tenant
  const { storeId: partnerStoreId } = await anotherStore(server.app.db, server.database.superUrl, {
    companyId,
    code: 'PARTNER',
  })
  const [expense] = await query<{ id: number }>(
    server.database.superUrl,
    `select id::int as id from accounts.account where company_id = $1 and code = '6000'`,
    [companyId],
  )
  const link = await owner.call(companyLink.routes.create, {
    code: 'PARTNER',
    name: 'Partner',
    partnerStoreId,
    customerId,
    supplyStoreId: storeId,
    supplierId,
    receivingStoreId: storeId,
  })
  const step = async (name: keyof typeof netting.transitionRoutes, id: number, more: object = {}) => {
    const { version } = await owner.call(netting.routes.get, { id })
    return await owner.send(netting.transitionRoutes[name], { id, version, ...more } as never)
  }
  const nettings = async () => (await owner.call(netting.routes.list, {})).items
  const balances = () => balancesOf(server.app.db, companyId)
  return { ...tenant, link, expenseId: expense?.id ?? 0, step, nettings, balances }
}

/** Two connected companies that sell to each other. `trade`: an invoice without tax of the one, posted as the bill of the other. */
export async function tradingCompanies(server: TestServer) {
  const one = await trader(server)
  const other = await trader(server)
  const settle = () => deliverAll(server, one.companyId, other.companyId)
  const connect = async () => {
    const { code } = await one.owner.call(inviteCompany, { id: one.link.id })
    await other.owner.call(acceptCompany, { id: other.link.id, code })
    await settle()
  }
  await connect()

  async function trade(
    seller: Trader,
    price: string,
    { reference, billed = price }: { reference?: string; billed?: string } = {},
  ) {
    const buyer = seller === one ? other : one
    const untaxed = (of: Trader) => ({ taxCodeId: of.codeOf('ZERO') })
    const invoice = await seller.post(await seller.sale({ lines: [seller.line(price, untaxed(seller))] }))
    const lines = [buyer.line(billed, { ...untaxed(buyer), accountId: buyer.expenseId })]
    const bill = await buyer.postPurchase(await buyer.purchase({ reference: reference ?? invoice.name, lines }))
    return { invoice, bill }
  }

  /** A draft of what `from` is owed by invoices and owes by bills. */
  async function draft(from: Trader, owed: readonly number[], owing: readonly number[]) {
    const linesOf = (ids: readonly number[]) => ids.map((invoiceId) => ({ invoiceId }))
    return await from.owner.send(netting.routes.create, {
      uid: randomUUID(),
      companyLinkId: from.link.id,
      proposedOn: from.day,
      receivables: linesOf(owed),
      payables: linesOf(owing),
    })
  }

  const messages = (of: Trader) =>
    query<{ kind: string; direction: string; status: string; code: string | null; detail: string | null }>(
      server.database.superUrl,
      `select kind, direction, status, error_code as code, error_detail as detail from accounts.company_message
       where company_id = $1 and kind like 'netting%' order by id`,
      [of.companyId],
    )
  return { one, other, settle, connect, trade, draft, messages }
}
