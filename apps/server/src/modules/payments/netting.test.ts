import { disconnectCompany, getConnection, retryMessage } from '@countinghouse/contract/accounts/company-connection'
import { companyLink } from '@countinghouse/contract/accounts/company-link'
import { listNotifications } from '@countinghouse/contract/desk/notification'
import { getCustomerStatement } from '@countinghouse/contract/payments/customer-statement'
import { getInvoiceSettlements } from '@countinghouse/contract/payments/invoice-settlement'
import { draftNetting, getNettable, netting } from '@countinghouse/contract/payments/netting'
import { writeOff } from '@countinghouse/contract/payments/write-off'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openDatabase } from '../../platform/database/db.ts'
import { times } from '../../../../../tests/support/run-concurrently.ts'
import { query } from '../../../../../tests/support/database.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import type { Trader } from '../../../../../tests/support/trading-companies.ts'
import { tradingCompanies } from '../../../../../tests/support/trading-companies.ts'
import { checks } from './checks.ts'

const server = useServer({ isOwn: true })
type Row = { id: number; version: number }

async function expectWhole() {
  await expectWholeLedger(server.database.maintUrl)
  const db = openDatabase({ url: server.database.maintUrl, size: 1 })
  try {
    for (const { id, issues } of checks) expect(await issues(db.reader({ companyId: null })), id).toEqual([])
  } finally {
    await db.close()
  }
}

/** One is owed 100 and 60 and owes 120; it proposes, and the other has it to decide. */
async function proposed() {
  const companies = await tradingCompanies(server)
  const { one, other, trade, draft, settle } = companies
  const first = await trade(one, '100')
  const second = await trade(one, '60')
  const back = await trade(other, '120')
  const created = await draft(one, [first.invoice.id, second.invoice.id], [back.bill.id])
  const { id } = created.body as unknown as Row
  const answer = await one.step('propose', id)
  await settle()
  const [received] = await other.nettings()
  return { ...companies, first, second, back, created, answer, id, receivedId: received?.id ?? 0 }
}

async function switchLink({ owner, link: { id } }: Trader, to: 'activate' | 'deactivate') {
  const { version } = await owner.call(companyLink.routes.get, { id })
  await owner.call(companyLink.routes[to], { id, version })
}

async function writeOffAll(of: Trader, invoiceId: number, amountMinor: number) {
  const { id, version } = await of.owner.call(writeOff.routes.create, {
    uid: randomUUID(),
    customerId: of.customerId,
    writtenOffOn: of.day,
    reason: 'Given up',
    lines: [{ invoiceId, amountMinor: 1 }],
  })
  const changed = await of.owner.send(writeOff.routes.update, { id, version, lines: [{ invoiceId, amountMinor }] })
  if (changed.status !== 200) return changed
  return await of.owner.send(writeOff.transitionRoutes.post, { id, version: (changed.body as unknown as Row).version })
}

test('two companies net what they owe each other: 160 against 120 leaves 40, in both books, and either reverses it', async () => {
  const { one, other, first, second, back, created, answer, id, receivedId, settle } = await proposed()
  // The smaller sum in full; of the other side the invoice that is due first.
  expect(created.body).toMatchObject({
    status: 'draft',
    totalMinor: 12_000,
    receivables: [{ amountMinor: 10_000 }, { amountMinor: 2000 }],
    payables: [{ amountMinor: 12_000 }],
  })
  expect(answer.body).toMatchObject({ status: 'proposed' })
  expect(await other.owner.call(netting.routes.get, { id: receivedId })).toMatchObject({
    status: 'received',
    totalMinor: 12_000,
    partnerNumber: (answer.body as { number?: string }).number,
    receivables: [{ invoiceId: back.invoice.id, amountMinor: 12_000 }],
    payables: [
      { invoiceId: first.bill.id, amountMinor: 10_000 },
      { invoiceId: second.bill.id, amountMinor: 2000 },
    ],
  })
  expect(await one.balances()).toMatchObject({ 1210: 16_000, 2030: -12_000 })
  expect((await other.owner.call(listNotifications, {})).items).toMatchObject([
    { kind: 'partner_document', address: `/finance/nettings/?open=${receivedId}`, args: { who: 'Partner' } },
  ])

  expect((await other.step('accept', receivedId)).body).toMatchObject({ status: 'posted' })
  await settle()
  const here = await one.owner.call(netting.routes.get, { id })
  expect(here).toMatchObject({ status: 'posted', partnerNumber: expect.stringMatching(/^NET/) as string })
  expect(await one.balances()).toMatchObject({ 1210: 4000 })
  expect(await one.balances()).not.toHaveProperty('2030')
  expect(await other.balances()).toMatchObject({ 2030: -4000 })
  expect(await other.balances()).not.toHaveProperty('1210')
  expect(await one.owner.call(getInvoiceSettlements, { id: second.invoice.id })).toMatchObject({
    openMinor: 4000,
    settlements: [{ kind: 'netting', amountMinor: 2000, name: here.name }],
  })
  expect((await one.owner.call(getCustomerStatement, { partyId: one.customerId })).accounts).toMatchObject([
    { closingMinor: 4000, entries: [{}, {}, { kind: 'netting', amountMinor: -12_000 }] },
  ])
  await expectWhole()

  expect((await one.step('reverse', id)).body).toMatchObject({ status: 'reversed' })
  await settle()
  expect(await other.owner.call(netting.routes.get, { id: receivedId })).toMatchObject({ status: 'reversed' })
  expect(await one.balances()).toMatchObject({ 1210: 16_000, 2030: -12_000 })
  expect(await other.balances()).toMatchObject({ 1210: 12_000, 2030: -16_000 })
  expect((await one.owner.call(getNettable, { id: one.link.id })).receivables).toMatchObject([
    { invoiceId: first.invoice.id, openMinor: 10_000 },
    { invoiceId: second.invoice.id, openMinor: 6000 },
  ])
  await expectWhole()
})

test('what a proposal has reserved is not settled otherwise, and what the partner settled meanwhile is refused by name', async () => {
  const { one, other, first, second, back, id, receivedId, settle } = await proposed()
  expect((await one.owner.call(getNettable, { id: one.link.id })).receivables).toMatchObject([
    { invoiceId: second.invoice.id, openMinor: 4000 },
  ])
  const { name } = await one.owner.call(netting.routes.get, { id })
  const held = await writeOffAll(one, second.invoice.id, 4001)
  expect(held.body).toMatchObject({
    errorType: 'payments.over_settled',
    fields: { 'lines.0.amountMinor': [{ message: expect.stringContaining(name) as string }] },
  })
  expect((await writeOffAll(one, second.invoice.id, 4000)).status).toBe(200)

  // The partner settles a part of what it was to net: it can only reject.
  expect((await writeOffAll(other, back.invoice.id, 1)).status).toBe(200)
  expect((await other.step('accept', receivedId)).body).toMatchObject({
    errorType: 'payments.over_settled',
    fields: { 'receivables.0.amountMinor': [{ message: expect.stringContaining(back.invoice.name) as string }] },
  })
  expect((await other.step('reject', receivedId, { reason: 'Given up' })).body).toMatchObject({ status: 'rejected' })
  await settle()
  expect(await one.owner.call(netting.routes.get, { id })).toMatchObject({ status: 'rejected', reason: 'Given up' })
  expect((await one.owner.call(getNettable, { id: one.link.id })).receivables).toMatchObject([
    { invoiceId: first.invoice.id, openMinor: 10_000 },
    { invoiceId: second.invoice.id, openMinor: 2000 },
  ])
  await expectWhole()
})

test('acceptances at once settle once, and so do a withdrawal and an acceptance that cross', async () => {
  const { one, other, id, receivedId, settle } = await proposed()
  const { version } = await other.owner.call(netting.routes.get, { id: receivedId })
  const answers = await Promise.all(
    times(4).map(() => other.owner.send(netting.transitionRoutes.accept, { id: receivedId, version })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  // The proposer has not heard of it yet.
  expect((await one.step('withdraw', id)).body).toMatchObject({ status: 'withdrawing' })
  await settle()
  expect(await one.owner.call(netting.routes.get, { id })).toMatchObject({ status: 'posted' })
  expect(await one.balances()).toMatchObject({ 1210: 4000 })
  expect(await other.balances()).toMatchObject({ 2030: -4000 })
  // Both reverse at once.
  await Promise.all([one.step('reverse', id), other.step('reverse', receivedId)])
  await settle()
  expect(await one.balances()).toMatchObject({ 1210: 16_000, 2030: -12_000 })
  expect(await other.balances()).toMatchObject({ 1210: 12_000, 2030: -16_000 })
  await expectWhole()
})

test('a withdrawn proposal is decided by nobody, also one that names what the partner has not posted', async () => {
  const companies = await tradingCompanies(server)
  const { one, other, trade, draft, settle, messages } = companies
  const sold = await trade(one, '30')
  const bought = await trade(other, '30', { reference: 'UNKNOWN' })
  const { id } = (await draft(one, [sold.invoice.id], [bought.bill.id])).body as unknown as Row
  await one.step('propose', id)
  await settle()
  expect(await other.nettings()).toEqual([])
  const refused = (await messages(other)).at(-1)
  expect(refused).toMatchObject({ kind: 'netting', status: 'refused', code: 'payments.netting_unknown' })
  expect(refused?.detail).toContain('UNKNOWN')
  await one.step('withdraw', id)
  await settle()
  expect(await one.owner.call(netting.routes.get, { id })).toMatchObject({ status: 'withdrawn' })
  expect((await messages(other)).every(({ status }) => status === 'done')).toBe(true)

  // Once the companies are disconnected, nobody can accept, and nothing stays reserved.
  const again = await trade(other, '30')
  const { id: next } = (await draft(one, [sold.invoice.id], [again.bill.id])).body as unknown as Row
  await one.step('propose', next)
  await settle()
  const [received] = await other.nettings()
  await one.owner.call(disconnectCompany, { id: one.link.id })
  await settle()
  expect((await other.step('accept', received?.id ?? 0)).body.errorType).toBe('accounts.link_not_connected')
  expect((await one.step('withdraw', next)).body).toMatchObject({ status: 'withdrawn' })
  const rejected = await other.step('reject', received?.id ?? 0, { reason: 'Disconnected' })
  expect(rejected.body).toMatchObject({ status: 'rejected' })
  await expectWhole()
})

test('a proposal that never reached the partner is withdrawn at once, and a withdrawal of an unknown one is answered', async () => {
  const { one, other, trade, draft, settle, messages } = await tradingCompanies(server)
  const sold = await trade(one, '30')
  const bought = await trade(other, '30')
  const proposeUnreached = async () => {
    const { id } = (await draft(one, [sold.invoice.id], [bought.bill.id])).body as unknown as Row
    await switchLink(other, 'deactivate')
    expect((await one.step('propose', id)).body).toMatchObject({ status: 'proposed' })
    await settle()
    await switchLink(other, 'activate')
    return id
  }
  expect((await one.step('withdraw', await proposeUnreached())).body).toMatchObject({ status: 'withdrawn' })
  expect(await messages(one)).toMatchObject([{ kind: 'netting', status: 'done' }])

  // As if the refusal were not known yet: the partner has neither the netting nor its message.
  const id = await proposeUnreached()
  const latest = `
    update accounts.company_message set status = $2, error_code = $3
    where company_id = $1 and id = (select max(id) from accounts.company_message where company_id = $1 and kind = 'netting')`
  await query(server.database.superUrl, latest, [one.companyId, 'waiting', null])
  expect((await one.step('withdraw', id)).body).toMatchObject({ status: 'withdrawing' })
  await settle()
  expect(await one.owner.call(netting.routes.get, { id })).toMatchObject({ status: 'withdrawn' })
  // The proposal arrives after its withdrawal.
  await query(server.database.superUrl, latest, [one.companyId, 'refused', 'accounts.link_not_connected'])
  const { messages: kept } = await one.owner.call(getConnection, { id: one.link.id })
  await one.owner.call(retryMessage, { id: kept.find(({ kind }) => kind === 'netting')?.id ?? 0 })
  await settle()
  expect(await other.nettings()).toEqual([])
  expect((await messages(other)).every(({ status }) => status === 'done')).toBe(true)
})

test('an acceptance that is lost with the connection is told again once the companies are connected', async () => {
  const { one, other, id, receivedId, settle, connect, messages } = await proposed()
  await one.owner.call(disconnectCompany, { id: one.link.id })
  expect((await other.step('accept', receivedId)).body).toMatchObject({ status: 'posted' })
  // The connection has ended at both before the acceptance is delivered.
  const hold = (from: string, to: string) =>
    query(
      server.database.superUrl,
      `update platform.outbox set delivered_at = ${to} where company_id = $1 and delivered_at is not distinct from ${from}`,
      [other.companyId],
    )
  await hold('null', `'infinity'`)
  await settle()
  await hold(`'infinity'`, 'null')
  await settle()
  expect((await messages(other)).at(-1)).toMatchObject({
    kind: 'netting_accepted',
    status: 'refused',
    code: 'accounts.link_not_connected',
  })
  expect(await one.owner.call(netting.routes.get, { id })).toMatchObject({ status: 'proposed' })
  await connect()
  expect(await one.owner.call(netting.routes.get, { id })).toMatchObject({ status: 'posted' })
  expect(await one.balances()).toMatchObject({ 1210: 4000 })
  expect(await other.balances()).toMatchObject({ 2030: -4000 })
  await expectWhole()
})

test('a netting that was withdrawn while the companies were disconnected is reversed at the partner that had accepted it', async () => {
  const { one, other, id, receivedId, settle, connect } = await proposed()
  await one.owner.call(disconnectCompany, { id: one.link.id })
  await other.step('accept', receivedId)
  await settle()
  expect((await one.step('withdraw', id)).body).toMatchObject({ status: 'withdrawn' })
  await connect()
  expect(await other.owner.call(netting.routes.get, { id: receivedId })).toMatchObject({ status: 'reversed' })
  expect(await one.balances()).toMatchObject({ 1210: 16_000, 2030: -12_000 })
  expect(await other.balances()).toMatchObject({ 1210: 12_000, 2030: -16_000 })
  await expectWhole()
})

test('a draft says at the invoice what cannot be netted', async () => {
  const { one, other, trade, draft } = await tradingCompanies(server)
  const { invoice } = await trade(one, '100')
  const { bill } = await trade(other, '40')
  const more = await trade(one, '10')
  const foreign = await one.post(
    await one.sale({
      currencyCode: 'EUR',
      exchangeRate: '0.8',
      lines: [one.line('5', { taxCodeId: one.codeOf('ZERO') })],
    }),
  )
  expect((await draft(one, [foreign.id], [bill.id])).body).toMatchObject({
    errorType: 'payments.not_nettable',
    fields: { 'receivables.0.invoiceId': [{ code: 'rule' }] },
  })
  expect((await draft(one, [bill.id], [bill.id])).body).toMatchObject({ errorType: 'payments.not_nettable' })
  expect((await draft(one, [invoice.id, more.invoice.id], [bill.id])).body).toMatchObject({
    errorType: 'payments.netting_unneeded',
    fields: { 'receivables.1.invoiceId': [{ code: 'rule' }] },
  })
  // Proposals at once reserve no more than is open.
  const drafts = await Promise.all([1, 2, 3].map(() => draft(one, [invoice.id], [bill.id])))
  const ids = drafts.map(({ body }) => (body as unknown as Row).id)
  const answers = await Promise.all(ids.map((id) => one.step('propose', id)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a draft of which less is open than it nets is not proposed until it is saved again', async () => {
  const { one, other, trade, draft } = await tradingCompanies(server)
  const { invoice } = await trade(one, '50')
  const { bill } = await trade(other, '50')
  const { id } = (await draft(one, [invoice.id], [bill.id])).body as unknown as Row
  expect((await writeOffAll(one, invoice.id, 1)).status).toBe(200)
  expect((await one.step('propose', id)).body).toMatchObject({
    errorType: 'payments.over_settled',
    fields: { 'receivables.0.amountMinor': [{ message: expect.stringContaining(invoice.name) as string }] },
  })
  const { version } = await one.owner.call(netting.routes.get, { id })
  await one.owner.call(netting.routes.update, { id, version, receivables: [{ invoiceId: invoice.id }] })
  expect((await one.step('propose', id)).body).toMatchObject({ status: 'proposed', totalMinor: 4999 })
})

test('each company settles at the rates of its own invoices, and the rest is its exchange difference', async () => {
  const { one, other, draft, settle } = await tradingCompanies(server)
  const inEuro = async (seller: Trader, buyer: Trader, rates: readonly [string, string]) => {
    const priced = (of: Trader) => of.line('100', { taxCodeId: of.codeOf('ZERO') })
    const [soldAt, billedAt] = rates
    const sold = await seller.post(
      await seller.sale({ currencyCode: 'EUR', exchangeRate: soldAt, lines: [priced(seller)] }),
    )
    const lines = [{ ...priced(buyer), accountId: buyer.expenseId }]
    const bought = { reference: sold.name, currencyCode: 'EUR', exchangeRate: billedAt, lines }
    return { sold, bill: await buyer.postPurchase(await buyer.purchase(bought)) }
  }
  const forth = await inEuro(one, other, ['0.85', '0.86'])
  const back = await inEuro(other, one, ['0.82', '0.80'])
  const created = await one.owner.call(draftNetting, {
    id: one.link.id,
    receivables: [{ invoiceId: forth.sold.id }],
    payables: [{ invoiceId: back.bill.id }],
  })
  expect(await one.owner.call(netting.routes.get, created)).toMatchObject({ currencyCode: 'EUR', totalMinor: 10_000 })
  await one.step('propose', created.id)
  await settle()
  await other.step('accept', (await other.nettings())[0]?.id ?? 0)
  await settle()
  // 85.00 owed against 80.00 owing is a loss of 5.00; there 82.00 owed against 86.00 owing is a gain of 4.00.
  expect(await one.balances()).toEqual({ 4050: -8500, 6000: 8000, 7000: 500 })
  expect(await other.balances()).toEqual({ 4050: -8200, 6000: 8600, 7000: -400 })
  expect((await draft(one, [forth.sold.id], [back.bill.id])).body.errorType).toBe('payments.not_nettable')
  await expectWhole()
})
