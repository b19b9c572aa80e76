import { randomUUID } from 'node:crypto'
import { createCredit } from '@countinghouse/contract/accounts/invoice-credits'
import { invoice } from '@countinghouse/contract/accounts/invoice'
import { allocatePayment, customerPayment, payBack } from '@countinghouse/contract/payments/customer-payment'
import { customer } from '@countinghouse/contract/crm/customer'
import { exportCustomerStatement, getCustomerStatement } from '@countinghouse/contract/payments/customer-statement'
import { getReceivables } from '@countinghouse/contract/payments/receivables'
import { addDays } from '@countinghouse/kernel/days'
import { getInvoiceSettlements } from '@countinghouse/contract/payments/invoice-settlement'
import { expect, test } from 'vitest'
import { openDatabase } from '../../platform/database/db.ts'
import { seedInvoices } from '../../../../../tests/support/invoices.ts'
import { accountsOf, balancesOf } from '../../../../../tests/support/journals.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { checks } from './checks.ts'

const server = useServer({ isOwn: true })
const { routes, transitionRoutes } = customerPayment

async function seed() {
  const tenant = await seedInvoices(server)
  const { owner, companyId, customerId, day, line, codeOf, sale, post } = tenant
  const { '1020': bank = 0, '1200': receivable = 0 } = await accountsOf(server.app.db, companyId)
  const zero = { taxCodeId: codeOf('ZERO') }
  const invoiced = async (price: string, more: object = {}) =>
    await post(await sale({ lines: [line(price, zero)], ...more }))
  const entered = (more: object = {}) => ({
    uid: randomUUID(),
    customerId,
    accountId: bank,
    receivedOn: day,
    amountMinor: 0,
    ...more,
  })
  const create = (more: object = {}) => owner.send(routes.create, entered(more) as never)
  const step = async (name: keyof typeof transitionRoutes, id: number, more: object = {}) => {
    const { version } = await owner.call(routes.get, { id })
    return await owner.send(transitionRoutes[name], { id, version, ...more } as never)
  }
  const receive = async (receivedMinor: number) => {
    const said = { customerId, accountId: bank, receivedOn: day, receivedMinor }
    const { id } = await owner.call(allocatePayment, said)
    return await owner.call(routes.get, { id })
  }
  const balances = () => balancesOf(server.app.db, companyId)
  return { ...tenant, bank, receivable, invoiced, create, step, receive, balances }
}

async function expectWhole() {
  await expectWholeLedger(server.database.maintUrl)
  const db = openDatabase({ url: server.database.maintUrl, size: 1 })
  try {
    for (const { id, issues } of checks) expect(await issues(db.reader({ companyId: null })), id).toEqual([])
  } finally {
    await db.close()
  }
}

test('a payment settles the invoices that are due first; the rest is credit, which a later one applies', async () => {
  const { owner, day, customerId, invoiced, create, step, receive, balances } = await seed()
  const late = await invoiced('100', { issuedOn: addDays(day, -5) })
  const early = await invoiced('50', { issuedOn: addDays(day, -20) })
  const draft = await receive(12_000)
  expect(draft).toMatchObject({
    unallocatedMinor: 0,
    lines: [
      { invoiceId: early.id, amountMinor: 5000 },
      { invoiceId: late.id, amountMinor: 7000 },
    ],
  })
  expect((await step('post', draft.id)).body).toMatchObject({ status: 'posted' })
  expect(await balances()).toMatchObject({ '1020': 12_000, '1200': 3000 })
  const over = await receive(10_000)
  expect(over).toMatchObject({ unallocatedMinor: 7000, lines: [{ invoiceId: late.id, amountMinor: 3000 }] })
  await step('post', over.id)
  expect(await balances()).toMatchObject({ '1020': 22_000, '2210': -7000 })
  expect((await balances())['1200']).toBeUndefined()
  const third = await invoiced('90')
  const now = await owner.call(getReceivables, {})
  expect(now).toMatchObject({ ledgerMinor: 9000, prepaidLedgerMinor: 7000 })
  expect(now.rows).toMatchObject([{ partyId: customerId, totalMinor: 9000, prepaidMinor: 7000 }])
  const lines = [{ invoiceId: third.id, amountMinor: 8000, discountMinor: 1000 }]
  const { body: applied } = await create({ appliedMinor: 7000, lines })
  const { body: posted } = await step('post', Number(applied['id']))
  expect(posted).toMatchObject({ status: 'posted', unallocatedMinor: 0 })
  expect(await balances()).toMatchObject({ '1020': 22_000, '1200': 1000, '6050': 1000 })
  expect((await balances())['2210']).toBeUndefined()
  // The credit is used, so that the payment that brought it stays.
  expect((await step('reverse', over.id)).body['errorType']).toBe('payments.credit_short')
  expect((await step('reverse', Number(applied['id']))).body).toMatchObject({ status: 'reversed' })
  expect((await step('reverse', over.id)).body).toMatchObject({ status: 'reversed' })
  expect(await balances()).toMatchObject({ '1020': 12_000, '1200': 12_000 })
  const settled = await owner.call(getInvoiceSettlements, { id: late.id })
  expect(settled).toMatchObject({ currency: 'GBP', grossMinor: 10_000, settledMinor: 7000, openMinor: 3000 })
  expect(settled.settlements.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
    ['payment', 7000],
    ['payment', 3000],
    ['payment', -3000],
  ])
  expect(settled.settlements[0]?.path).toBe(`/finance/payment-entries/?open=${draft.id}`)
  const { accounts } = await owner.call(getCustomerStatement, { partyId: customerId, from: addDays(day, -40) })
  expect(accounts).toMatchObject([{ currency: 'GBP', openingMinor: 0, count: 8, closingMinor: 12_000 }])
  const ends = accounts[0]?.entries.map(({ kind, amountMinor, balanceMinor }) => [kind, amountMinor, balanceMinor])
  expect(ends?.slice(0, 2)).toEqual([
    ['invoice', 5000, 5000],
    ['invoice', 10_000, 15_000],
  ])
  await expectWhole()
})

test('in another currency the account receives at the rate of the payment, and the difference is an exchange gain', async () => {
  const { day, invoiced, create, step, balances } = await seed()
  const { id } = await invoiced('100', { currencyCode: 'EUR', exchangeRate: '0.80' })
  const lines = [{ invoiceId: id, amountMinor: 10_000 }]
  const { body } = await create({
    currencyCode: 'EUR',
    exchangeRate: '0.90',
    amountMinor: 10_000,
    lines,
    receivedOn: day,
  })
  await step('post', Number(body['id']))
  expect(await balances()).toMatchObject({ '1020': 9000, '7000': -1000 })
  expect((await balances())['1200']).toBeUndefined()
  await expectWhole()
})

test('the ageing of a date does not change with later payments', async () => {
  const { owner, day, invoiced, step, receive } = await seed()
  await invoiced('100', { issuedOn: addDays(day, -40) })
  const before = await owner.call(getReceivables, { on: addDays(day, -1) })
  expect(before.rows).toMatchObject([{ to60: 10_000, totalMinor: 10_000 }])
  await step('post', (await receive(4000)).id)
  expect(await owner.call(getReceivables, { on: addDays(day, -1) })).toEqual(before)
  expect((await owner.call(getReceivables, {})).rows).toMatchObject([{ to60: 6000, totalMinor: 6000 }])
})

test('of sixteen payments of one invoice at once, one is posted', async () => {
  const { invoiced, create, step, balances } = await seed()
  const { id: invoiceId } = await invoiced('10')
  const drafts = []
  for (let count = 0; count < 16; count += 1)
    drafts.push(await create({ amountMinor: 1000, lines: [{ invoiceId, amountMinor: 1000 }] }))
  const answers = await Promise.all(drafts.map(({ body }) => step('post', Number(body['id']))))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  expect(await balances()).toMatchObject({ '1020': 1000 })
  await expectWhole()
})

test('what does not fit is refused at its field', async () => {
  const { owner, day, receivable, invoiced, create, step, customerId } = await seed()
  const { id: invoiceId } = await invoiced('10')
  const refused = async (more: object) => {
    const { status, body } = await create(more)
    return [status, body['errorType'], ...Object.keys((body['fields'] as object | undefined) ?? {})]
  }
  const whole = { invoiceId, amountMinor: 1000 }
  expect(await refused({ lines: [whole] })).toEqual([422, 'payments.over_allocated', 'amountMinor'])
  expect(await refused({ amountMinor: 2000, lines: [{ invoiceId, amountMinor: 1001 }] })).toEqual([
    409,
    'payments.over_settled',
    'lines.0.amountMinor',
  ])
  expect(await refused({ amountMinor: 1000, currencyCode: 'EUR', exchangeRate: '0.8', lines: [whole] })).toEqual([
    422,
    'payments.not_receivable',
    'lines.0.invoiceId',
  ])
  expect(await refused({ accountId: receivable, amountMinor: 1 })).toEqual([422, 'payments.not_cash', 'accountId'])
  expect(await refused({ amountMinor: 1, appliedMinor: 1 })).toEqual([
    422,
    'payments.rule_broken',
    'appliedMinor',
    'unallocatedMinor',
  ])
  const { body: empty } = await create()
  expect((await step('post', Number(empty['id']))).body['errorType']).toBe('payments.nothing_received')
  const { body: ahead } = await create({ amountMinor: 1, receivedOn: addDays(day, 9) })
  expect((await step('post', Number(ahead['id']))).body['errorType']).toBe('payments.day_ahead')
  const { body: short } = await create({ appliedMinor: 1000, lines: [whole] })
  expect((await step('post', Number(short['id']))).body['errorType']).toBe('payments.credit_short')
  expect(customerId).toBeGreaterThan(0)
  const clerk = await server.company()
  expect((await clerk.owner.send(routes.get, { id: Number(empty['id']) })).status).toBe(404)
  expect((await owner.call(getReceivables, {})).totals.totalMinor).toBe(1000)
  expect((await owner.send(getCustomerStatement, { partyId: 999_999_999 })).status).toBe(404)
  expect((await owner.call(getCustomerStatement, {})).language).toBeNull()
  const { version } = await owner.call(customer.routes.get, { id: customerId })
  await owner.call(customer.routes.update, { id: customerId, version, locale: 'ar' })
  expect((await owner.call(getCustomerStatement, { partyId: customerId })).language).toBe('ar')
  const firstLine = async (more: object) => {
    const payload = { partyId: customerId, format: 'csv', ...more }
    const headers = { authorization: `Bearer ${owner.token}` }
    const url = `/api${exportCustomerStatement.path}`
    const answer = await server.app.http.inject({ method: 'POST', url, headers, payload })
    expect(answer.statusCode).toBe(200)
    return answer.body.split('\n')[0]
  }
  expect(await firstLine({})).toContain('العملة')
  expect(await firstLine({ language: 'en' })).toContain('Currency')
})

test('a credit note of an invoice settles it as far as both are open; the rest of it stays the customer’s', async () => {
  const { owner, invoiced, create, step, bank, balances } = await seed()
  const bill = await invoiced('100')
  const part = await create({ accountId: bank, amountMinor: 3000, lines: [{ invoiceId: bill.id, amountMinor: 3000 }] })
  const paid = await step('post', Number(part.body['id']))
  expect(paid.body).toMatchObject({ status: 'posted' })
  const { id } = await owner.call(createCredit, { id: bill.id })
  const { version } = await owner.call(invoice.routes.get, { id })
  const credit = await owner.call(invoice.transitionRoutes.post, { id, version })
  const settled = await owner.call(getInvoiceSettlements, { id: bill.id })
  expect(settled).toMatchObject({ grossMinor: 10_000, settledMinor: 10_000, openMinor: 0 })
  expect(settled.settlements.map(({ kind, amountMinor, name }) => [kind, amountMinor, name])).toEqual([
    ['payment', 3000, paid.body['name']],
    ['credit', 7000, credit.name],
  ])
  expect(settled.settlements[1]?.path).toBe(`/finance/invoices/?open=${id}`)
  expect(await owner.call(getInvoiceSettlements, { id })).toMatchObject({ settledMinor: 7000, openMinor: 3000 })
  expect((await owner.call(getReceivables, {})).totals).toMatchObject({ totalMinor: -3000 })
  expect((await balances())['1200']).toBe(-3000)
  await expectWhole()
})

/** An overpaid invoice and a credit note of which 30.00 is open: 50.00 of credit beside it. */
async function seedOwed() {
  const shop = await seed()
  const { owner, customerId, bank, day, invoiced, step, receive } = shop
  const bill = await invoiced('100')
  await step('post', (await receive(3000)).id)
  const { id } = await owner.call(createCredit, { id: bill.id })
  const { version } = await owner.call(invoice.routes.get, { id })
  await owner.call(invoice.transitionRoutes.post, { id, version })
  await step('post', (await receive(5000)).id)
  const asked = { customerId, accountId: bank, receivedOn: day }
  const ask = (refundedMinor: number | null = null) => owner.send(payBack, { ...asked, refundedMinor })
  const draft = async (refundedMinor: number | null = null) => {
    const answer = await owner.call(payBack, { ...asked, refundedMinor })
    return await owner.call(routes.get, { id: answer.id })
  }
  return { ...shop, creditNoteId: id, asked, ask, draft }
}

test('credit notes are paid back, the oldest first, then the credit of the customer; reversed, it is owed again', async () => {
  const { owner, customerId, creditNoteId, step, draft, ask, balances } = await seedOwed()
  expect(await balances()).toMatchObject({ '1020': 8000, '1200': -3000, '2210': -5000 })
  const whole = await draft()
  expect(whole).toMatchObject({
    amountMinor: 0,
    refundedMinor: 8000,
    appliedMinor: 5000,
    unallocatedMinor: 0,
    lines: [{ invoiceId: creditNoteId, amountMinor: 3000 }],
  })
  const part = await draft(4000)
  expect(part).toMatchObject({ refundedMinor: 4000, appliedMinor: 1000, lines: [{ amountMinor: 3000 }] })
  expect((await step('post', part.id)).body).toMatchObject({ status: 'posted' })
  expect(await balances()).toMatchObject({ '1020': 4000, '2210': -4000 })
  expect((await balances())['1200']).toBeUndefined()
  // What the other draft counts on is gone.
  expect((await step('post', whole.id)).status).toBeGreaterThanOrEqual(400)
  const { accounts } = await owner.call(getCustomerStatement, { partyId: customerId })
  expect(accounts[0]).toMatchObject({ closingMinor: -4000 })
  expect(accounts[0]?.entries).toContainEqual(expect.objectContaining({ kind: 'payment', amountMinor: 4000 }))
  await step('reverse', part.id, { reversedOn: null })
  expect(await balances()).toMatchObject({ '1020': 8000, '1200': -3000, '2210': -5000 })
  expect((await step('post', whole.id)).status).toBe(200)
  expect(await balances()).toEqual({ '4000': -10_000, '4010': 10_000 })
  expect(await ask()).toMatchObject({
    status: 422,
    body: { errorType: 'payments.nothing_to_refund', fields: { customerId: [{}] } },
  })
  await expectWhole()
})

test('of eight refunds of the same credit at once, one is paid', async () => {
  const { step, draft, balances } = await seedOwed()
  const drafts = []
  for (let count = 0; count < 8; count += 1) drafts.push(await draft(8000))
  const answers = await Promise.all(drafts.map(({ id }) => step('post', id)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  expect((await balances())['1020']).toBeUndefined()
  await expectWhole()
})

test('a refund beyond what is owed, beside a receipt, of a deposit or without permission is refused', async () => {
  const { as, create, step, draft, ask, asked } = await seedOwed()
  expect(await ask(8001)).toMatchObject({
    status: 409,
    body: { errorType: 'payments.credit_short', details: { missingMinor: 1 }, fields: { refundedMinor: [{}] } },
  })
  expect(await create({ refundedMinor: 100 })).toMatchObject({
    status: 422,
    body: { errorType: 'payments.refund_exceeds', fields: { refundedMinor: [{}] } },
  })
  const both = await create({ amountMinor: 100, refundedMinor: 100 })
  expect(both).toMatchObject({ status: 422, body: { errorType: 'payments.rule_broken' } })
  expect(JSON.stringify(both.body)).toContain('either received or paid back')
  const greedy = await create({ appliedMinor: 6000, refundedMinor: 6000 })
  expect(await step('post', Number(greedy.body['id']))).toMatchObject({
    status: 409,
    body: { errorType: 'payments.credit_short', fields: { appliedMinor: [{}] } },
  })
  const { id, version } = await draft(100)
  const clerk = await as({ may: ['payment-entries:view', 'payment-entries:create', 'payment-entries:post'] })
  expect(await clerk.send(transitionRoutes.post, { id, version })).toMatchObject({
    status: 403,
    body: { errorType: 'forbidden', details: { event: 'refund' } },
  })
  const cashier = await as({ may: ['payment-entries:view'] })
  expect((await cashier.send(payBack, { ...asked, refundedMinor: 1 })).status).toBe(403)
})

test('in another currency what is paid back leaves the difference of its rates as an exchange loss', async () => {
  const { create, step, balances } = await seed()
  const eur = { currencyCode: 'EUR' }
  const paid = await create({ ...eur, exchangeRate: '0.80', amountMinor: 10_000 })
  await step('post', Number(paid.body['id']))
  const back = await create({ ...eur, exchangeRate: '0.90', appliedMinor: 10_000, refundedMinor: 10_000 })
  expect((await step('post', Number(back.body['id']))).status).toBe(200)
  expect(await balances()).toEqual({ '1020': -1000, '7000': 1000 })
  await expectWhole()
})
