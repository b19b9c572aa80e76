import { randomBytes } from 'node:crypto'
import { integrationUserType } from '@countinghouse/contract/constants'
import { setOwnAvatar } from '@countinghouse/contract/auth/own-avatar'
import { setCompanyLogo } from '@countinghouse/contract/erp/company'
import type { Master } from '@countinghouse/contract/master'
import type { Route } from '@countinghouse/contract/route'
import { brand } from '@countinghouse/contract/procure/brand'
import { category } from '@countinghouse/contract/procure/category'
import { readyScales } from '@countinghouse/contract/procure/ready-scales'
import { sql } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import { query } from '../../support/database.ts'
import { fieldSlice, kioskTables } from '../../support/field-slice.ts'
import { makersOf, preparePaper } from '../../support/paper.ts'
import { smallestPicture } from '../../support/pictures.ts'
import type { TestServer } from '../../support/server.ts'
import { createOperator } from '../../support/people.ts'
import { signInMakers } from '../../support/sign-in-records.ts'
import { sampleFile } from '../../support/sample-slice.ts'
import { startServer } from '../../support/server.ts'
import { addTickets, prepareTickets, ticketFile } from '../../support/tickets.ts'
import { smtpStandIn } from '../../support/fake-smtp.ts'
import { accountMakers } from './accounts-factory.ts'

import { ledgerInvoiceMakers } from './ledger-invoice-factory.ts'
import { adjustmentMakers } from './adjustment-factory.ts'
import { customerPaymentMakers } from './customer-payment-factory.ts'
import { depositMakers } from './deposit-factory.ts'
import { dispatchMakers } from './dispatch-factory.ts'
import { entryMakers } from './entry-factory.ts'
import { checkMakers } from './check-factory.ts'
import { containerMakers } from './container-factory.ts'
import { campaignMakers } from './campaign-factory.ts'
import { membershipMakers } from './membership-factory.ts'
import { reminderMakers } from './reminder-factory.ts'
import { savedReportMakers } from './saved-report-factory.ts'
import { nettingMakers } from './netting-factory.ts'
import { writeOffMakers } from './write-off-factory.ts'
import { bankStatementMakers } from './bank-statement-factory.ts'
import { cardPaymentMakers } from './card-payment-factory.ts'
import { chargeMakers } from './charge-factory.ts'
import { invoiceMakers } from './invoice-factory.ts'
import { rebateMakers } from './rebate-factory.ts'
import { receiptMakers } from './receipt-factory.ts'
import type { OpenApi, Operation } from './document.ts'
import { operationsOf, readDocument } from './document.ts'
import type { ResponseAssertions } from './assert-response.ts'
import { assertionsBy } from './assert-response.ts'
import { landedCostMakers } from './landed-cost-factory.ts'
import { inboundMakers } from './inbound-factory.ts'
import { partnerMakers } from './partner-factory.ts'
import { paymentMakers } from './payment-factory.ts'
import type { Found } from './found.ts'
import { Person, producedBy } from './person.ts'
import { crmMakers } from './crm-factory.ts'
import { createProductImage, productMakers } from './product-factory.ts'
import { monthMakers } from './month-factory.ts'
import { orderMakers } from './order-factory.ts'
import { describeTypes, recordRoutesOf } from './record-types.ts'
import { createSwitchedModule, registerMakers } from './registers.ts'
import { routeMakers } from './route-factory.ts'
import { printLayoutMakers } from './print-layout-factory.ts'
import { replenishmentMakers } from './replenishment-factory.ts'
import { shipmentMakers } from './shipment-factory.ts'
import { supplierClaimMakers } from './supplier-claim-factory.ts'
import { supplierReturnMakers } from './supplier-return-factory.ts'
import { salesOrderMakers } from './sales-order-factory.ts'
import { tillMakers } from './till-factory.ts'
import { transferMakers } from './transfer-factory.ts'
import { webShopMakers } from './web-shop-factory.ts'
import { yearMakers } from './year-factory.ts'
import { settlementMakers } from './settlement-factory.ts'
import { isFull } from './seed.ts'
import { stockMakers } from './stock-factory.ts'
import { supplierMakers } from './suppliers.ts'
import { expectWithinBudget } from './request-budget.ts'
import { requestsSent } from './send.ts'

export type Fixture = {
  readonly server: TestServer
  /** As it is served: what is served for every record type is one operation. */
  readonly document: OpenApi
  /** In place of these, those of single types, as each is checked. */
  readonly operations: readonly Operation[]
  /** The calls of all record types. */
  readonly recordRoutes: readonly Route[]
  readonly assertions: ResponseAssertions
  /** Owner of a company with records of every kind; `other` is its twin. */
  readonly mine: Person
  readonly other: Person
}

/** Beside the first one, which others name. */
const recordsOfEach = isFull ? 3 : 1

const shared = new Map<boolean, Promise<Fixture>>()

/**
 * A running server, with the sample slices for what no route of the product does alone (a list over a view with many conditions, a master
 * with a field of every kind), with two companies whose every text carries its company's marker, and what the API document says of it. One
 * for all test files of a worker. `hasEveryType`: the calls of all record types, which otherwise are of some. `isOwn`: for one file alone, where
 * what operators create for the whole installation would be seen.
 */
export function useFixture({ hasEveryType = false, isOwn = false } = {}): Fixture {
  const fixture = {} as { -readonly [K in keyof Fixture]: Fixture[K] }
  let before = 0
  beforeAll(async () => {
    const created = (isOwn ? undefined : shared.get(hasEveryType)) ?? createFixture(hasEveryType)
    if (!isOwn) shared.set(hasEveryType, created)
    Object.assign(fixture, await created)
    before = requestsSent()
  })
  afterAll(() => expectWithinBudget((requestsSent() - before) / fixture.operations.length))
  return fixture
}

async function createFixture(hasEveryType: boolean): Promise<Fixture> {
  const { smtp, listen } = smtpStandIn()
  await listen()
  const more = [sampleFile, ticketFile, fieldSlice]
  const server = await startServer({ more, mail: smtp.settings })
  const run = (text: string) => query(server.database.superUrl, text)
  await preparePaper(run)
  await prepareTickets(run)
  await query(server.database.ownerUrl, kioskTables)
  const first = await server.company()
  const document = await readDocument(server, first.owner.token ?? '')
  const recordRoutes = await recordRoutesOf(more)
  const ofTypes = await describeTypes(recordRoutes, hasEveryType)
  const served = operationsOf(document).filter(({ recordTypes }) => recordTypes === null)
  const operations = [...served, ...operationsOf(ofTypes)]
  const parts = { server, document, recordRoutes, operations, assertions: assertionsBy(document, ofTypes) }
  return { ...parts, mine: await twin(parts), other: await twin(parts) }
}

async function twin(fixture: Omit<Fixture, 'mine' | 'other'>): Promise<Person> {
  const { server, operations, assertions } = fixture
  const marker = `zq${randomBytes(4).toString('hex')}`
  const tenant = await server.company(marker)
  const client = tenant.owner
  const { companyId, storeId } = tenant
  await createOperator(server, tenant)
  const [colleagueId, programId] = await server.app.db.inTransaction({ companyId }, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into erp.app_user (company_id, first_name, last_name, has_all_stores, user_type)
      values (${companyId}, 'Cara', 'Colleague', true, 1), (${companyId}, 'Pia', 'Program', true, ${integrationUserType})
      returning id`.execute(tx)
    await sql`update erp.app_user set first_name = ${marker}, designation = ${marker} where company_id = ${companyId}`.execute(
      tx,
    )
    await sql`update erp.store set name = ${marker}, city = ${marker} where company_id = ${companyId}`.execute(tx)
    return [rows[0]?.id ?? 0, rows[1]?.id ?? 0] as const
  })
  const ownerId = client.user?.Usr_userid ?? 0
  const papers = await makersOf(server.app.db, companyId, colleagueId, ownerId)
  const ofCompany = new Map([
    ...papers,
    ...signInMakers(server.app.db, companyId, ownerId),
    ...productMakers(server.app.db, companyId),
    ...stockMakers(server, companyId, storeId),
  ])
  const addTicket = () => addTickets(server.app.db, companyId, [{ subject: `Ticket of ${marker}`, opener_id: ownerId }])
  ofCompany.set('test.ticket', async () => (await addTicket())[0] ?? 0)
  const makers = new Map<string, () => Promise<number | Found>>([
    ...ofCompany,
    ...registerMakers(server, companyId),
    ...supplierMakers(server, colleagueId, () => person.session()),
    ...adjustmentMakers(server, { companyId, storeId, session: () => person.session() }),
    ...ledgerInvoiceMakers(server, { companyId, storeId, session: () => person.session() }),
    ...paymentMakers(server, {
      companyId,
      colleagueId,
      session: () => person.session(),
      createInvoice: () => person.make('accounts.supplierInvoice.credit'),
    }),
    ...chargeMakers(server, { companyId, storeId, colleagueId, session: () => person.session() }),
    ...invoiceMakers(server, { companyId, storeId, colleagueId, session: () => person.session() }),
    ...receiptMakers(server, { companyId, storeId, colleagueId, session: () => person.session() }),
    ...containerMakers(server, { companyId, storeId, session: () => person.session() }),
    ...tillMakers(server, { companyId, storeId, session: () => person.session() }),
    ...campaignMakers(server, { companyId, session: () => person.session() }),
    ...membershipMakers(server, { storeId, session: () => person.session() }),
    ...salesOrderMakers(server, { companyId, storeId, session: () => person.session() }),
    ...orderMakers(server, { companyId, storeId, session: () => person.session() }),
    ...landedCostMakers(server, {
      companyId,
      session: () => person.session(),
      createReceived: () => person.make('purchase.purchaseOrder.bill'),
    }),
    ...customerPaymentMakers(server, {
      companyId,
      session: () => person.session(),
      createInvoice: () => person.make('accounts.invoice.credit'),
    }),
    ...depositMakers(server, {
      companyId,
      storeId,
      session: () => person.session(),
      createBankAccount: async () => (await person.make('payments.bank_account')).id,
    }),
    ...webShopMakers(server, { companyId, storeId, session: () => person.session() }),
    ...crmMakers(server, { companyId, ownerId, session: () => person.session() }),
    ...reminderMakers(server, {
      session: () => person.session(),
      createInvoice: () => person.make('accounts.invoice.credit'),
    }),
    ...savedReportMakers(server, { colleagueId, session: () => person.session() }),
    ...nettingMakers(server, {
      companyId,
      storeId,
      session: () => person.session(),
      createLink: () => person.make('accounts.company_link'),
    }),
    ...writeOffMakers(server, {
      session: () => person.session(),
      createInvoice: () => person.make('accounts.invoice.credit'),
    }),
    ...bankStatementMakers(server, {
      companyId,
      session: () => person.session(),
      createBankAccount: async () => (await person.make('payments.bank_account')).id,
    }),
    ...cardPaymentMakers(server, {
      companyId,
      session: () => person.session(),
      createBankAccount: async () => (await person.make('payments.bank_account')).id,
    }),
    ...shipmentMakers(server, {
      session: () => person.session(),
      createReceived: () => person.make('purchase.purchaseOrder.bill'),
    }),
    ...replenishmentMakers(server, companyId),
    ...printLayoutMakers(server, { companyId, session: () => person.session() }),
    ...rebateMakers(server, {
      session: () => person.session(),
      createReceived: () => person.make('purchase.purchaseOrder.bill'),
    }),
    ...supplierClaimMakers(server, {
      session: () => person.session(),
      createReceived: () => person.make('purchase.purchaseOrder.bill'),
    }),
    ...supplierReturnMakers(server, {
      session: () => person.session(),
      createReceived: () => person.make('purchase.purchaseOrder.bill'),
    }),
    ...partnerMakers(server, {
      companyId,
      storeId,
      session: () => person.session(),
      createReceived: () => person.make('purchase.purchaseOrder.bill'),
    }),
    ...inboundMakers(server, {
      storeId,
      session: () => person.session(),
      createOrdered: () => person.make('purchase.goodsReceipt.open'),
    }),
    ...transferMakers(server, { companyId, storeId, colleagueId, session: () => person.session() }),
    ...settlementMakers(server, { companyId, storeId, colleagueId, session: () => person.session() }),
    ...dispatchMakers(server, { companyId, storeId, session: () => person.session() }),
    ...checkMakers(server, { companyId, storeId, session: () => person.session() }),
    ...monthMakers(server, companyId),
    ...yearMakers(server, { companyId, session: () => person.session() }),
    ...accountMakers(server, { companyId, session: () => person.session() }),
    ...entryMakers(server, { companyId, session: () => person.session() }),
    ...routeMakers(server, { companyId, storeId, session: () => person.session() }),
    ['erp.company', () => ownCompany(server, companyId)],
    ['procure.product_image', async () => await createProductImage(server, companyId, await person.session())],
    ['procure.season.clone', () => seasonOf(server, companyId, 2030)],
    ['erp.deliveryCompany.tryRate', () => companyWithRate(server, companyId)],
    ['procure.color_swatch', () => swatchOfNewColor(server, companyId)],
    ['procure.sizeEquivalent.set', () => sizesOfTwoScales(server, companyId)],
    ['procure.sizeScale.addReady', () => withoutReadyScales(server, companyId)],
    ['erp.company.downloadLogo', async () => companyWithLogo(server, companyId, await person.session())],
    ['auth.avatar.download', async () => personWithAvatar(server, ownerId, await person.session())],
    ['procure.brand.downloadLogo', async () => recordWithPicture(server, brand, await person.session())],
    ['procure.category.downloadPicture', async () => recordWithPicture(server, category, await person.session())],
  ])
  const person = new Person({
    server,
    operations,
    assertions,
    marker,
    companyId,
    storeId,
    client,
    colleagueId,
    programId,
    moduleId: await createSwitchedModule(server),
    makers,
  })
  // What is the whole installation's is made when it is asked for, since everybody sees it.
  const own = operations.filter((operation) => !operation.isForOperators)
  for (const entity of new Set([...ofCompany.keys(), ...own.flatMap((operation) => producedBy(operation) ?? [])])) {
    for (let count = 0; count < recordsOfEach; count++) await person.make(entity)
  }
  return person
}

/** A year later must be one that a season may be of. */
async function seasonOf(server: TestServer, companyId: number, year: number): Promise<number> {
  const [row] = await query<{ id: string }>(
    server.database.superUrl,
    `insert into procure.season (company_id, code, name, type, year) values ($1, $2, $2, 'resort', $3) returning id`,
    [companyId, randomBytes(6).toString('hex'), year],
  )
  return Number(row?.id)
}

/** Delivers every parcel to everywhere, so that a rate is found. */
async function companyWithRate(server: TestServer, companyId: number): Promise<Found> {
  const [row] = await query<{ id: string; version: number }>(
    server.database.superUrl,
    `
    with d as (insert into erp.delivery_company (company_id, code, name) values ($1, $2, $2) returning id, version),
      s as (insert into erp.delivery_company_service (company_id, delivery_company_id, line_no, code, name, transit_days, is_weekend)
        select $1, id, 1, 'STD', 'Standard', 1, false from d),
      r as (insert into erp.delivery_company_rate (company_id, delivery_company_id, line_no, over_grams, up_to_grams, base_minor, per_kg_minor, fuel, margin)
        select $1, id, 1, 0, 1000000000, 499, 0, 0, 0 from d)
    select id, version from d`,
    [companyId, randomBytes(6).toString('hex')],
  )
  return { id: Number(row?.id), version: row?.version, body: {} }
}

/** A colour has one of a supplier and season, so each is of a colour of its own, which stands behind all others in their list. */
async function swatchOfNewColor(server: TestServer, companyId: number): Promise<Found> {
  const [row] = await query<{ id: string }>(
    server.database.superUrl,
    `
    with c as (insert into procure.color (company_id, code, name) values ($1, $2, 'zz' || $2) returning id)
    insert into procure.color_swatch (company_id, color_id) select $1, id from c returning id`,
    [companyId, randomBytes(6).toString('hex')],
  )
  return { id: Number(row?.id), version: 1, body: {} }
}

/** Two sizes that may mean the same. */
async function sizesOfTwoScales(server: TestServer, companyId: number): Promise<Found> {
  const rows = await query<{ id: string }>(
    server.database.superUrl,
    `
    with c as (insert into procure.size_scale (company_id, code, name, system, category)
      values ($1, $2 || '1', $2 || ' 1', 'custom', 'other'), ($1, $2 || '2', $2 || ' 2', 'custom', 'other') returning id)
    insert into procure.size (company_id, size_scale_id, code, name, sort_order) select $1, id, 'S', 'S', 1 from c returning id`,
    [companyId, randomBytes(6).toString('hex')],
  )
  const [one, other] = rows.map(({ id }): Found => ({ id: Number(id), version: 1, body: {} }))
  if (one === undefined || other === undefined) throw new Error('No sizes were made.')
  return { ...one, other }
}

/** As if nobody had added any yet in any company, because each is added once. */
async function withoutReadyScales(server: TestServer, companyId: number): Promise<number> {
  const codes = Object.values(readyScales).map(({ code }) => code)
  await query(server.database.superUrl, 'delete from procure.size_scale where code = any($1)', [codes])
  return companyId
}

/** There is one of its own, which is as it was left. */
async function ownCompany(server: TestServer, companyId: number): Promise<Found> {
  const [row] = await query<{ version: number }>(
    server.database.superUrl,
    'select version from erp.company where id = $1',
    [companyId],
  )
  return { id: companyId, version: row?.version, body: {} }
}

async function companyWithLogo(server: TestServer, companyId: number, token: string): Promise<Found> {
  const bytes = Buffer.from(smallestPicture)
  await server.client(token).call(setCompanyLogo, { id: companyId, fileName: 'logo.gif' }, { bytes })
  return await ownCompany(server, companyId)
}

async function personWithAvatar(server: TestServer, id: number, token: string): Promise<Found> {
  await server.client(token).call(setOwnAvatar, { fileName: 'me.gif' }, { bytes: Buffer.from(smallestPicture) })
  return { id, version: 1, body: {} }
}

async function recordWithPicture(server: TestServer, { routes }: Master, token: string): Promise<Found> {
  const code = randomBytes(6).toString('hex')
  const client = server.client(token)
  const { id } = await client.call(routes.create, { code, name: code })
  const bytes = Buffer.from(smallestPicture)
  const { version } = await client.call(routes.setPicture, { id, fileName: 'mark.gif' }, { bytes })
  return { id, version, body: {} }
}

/** Operations of the document by name, for `test.for`-like loops inside a test: the document is read when the server runs. */
export function only(fixture: Fixture, wanted: (operation: Operation) => boolean): Operation[] {
  const found = fixture.operations.filter(wanted)
  if (found.length === 0) throw new Error('No operation is left to be tested.')
  return found
}
