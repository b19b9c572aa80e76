import { randomUUID } from 'node:crypto'
import { createCredit } from '@countinghouse/contract/accounts/invoice-credits'
import { invoice } from '@countinghouse/contract/accounts/invoice'
import { customer } from '@countinghouse/contract/crm/customer'
import { getInvoiceSettlements } from '@countinghouse/contract/payments/invoice-settlement'
import { getReceivables } from '@countinghouse/contract/payments/receivables'
import { fetchReport } from '@countinghouse/contract/reports/builder'
import { getCustomerOverview } from '@countinghouse/contract/sales/customer-overview'
import { completeSale } from '@countinghouse/contract/sales/register'
import { completeReturn, voidSale } from '@countinghouse/contract/sales/register-return'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { balancesOf } from '../../../../../tests/support/journals.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { createGoods, createTill, openTill, paid } from '../../../../../tests/support/till.ts'

const server = useServer({ isOwn: true })

/** A lamp of 30.00, and a customer with a credit limit of 100.00. */
async function shop() {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const till = await createTill(server, tenant)
  const [type] = await query<{ id: string }>(
    server.database.superUrl,
    `insert into erp.payment_type (company_id, code, name, kind) values ($1, 'zz-account', 'On account', 'on_account') returning id`,
    [companyId],
  )
  const account = Number(type?.id)
  const lamp = await createGoods(server, { companyId, storeId }, { price: 3000, unitCost: '12.00', quantity: 60 })
  const { session } = await openTill(owner, { tillId: till.tillId, storeId })
  const { id: customerId } = await owner.call(customer.routes.create, {
    code: 'HOTEL',
    name: 'Hotel Astoria',
    kind: 'company',
    creditLimitMinor: 10_000,
  })
  type Payments = ReturnType<typeof paid>[]
  const entered = (quantity: number, tenders: Payments, more: { customerId?: number | null } = {}) => ({
    uid: randomUUID(),
    tillSessionId: session.id,
    soldAt: new Date().toISOString(),
    customerId,
    lines: [{ variantId: lamp.variantId, quantity }],
    grossMinor: 3000 * quantity,
    tenders,
    ...more,
  })
  const onAccount = (amountMinor: number) => paid(account, amountMinor)
  const returned = (originalSaleId: number, quantity: number, tenders: Payments) => ({
    uid: randomUUID(),
    tillSessionId: session.id,
    originalSaleId,
    soldAt: new Date().toISOString(),
    reason: 'Not needed',
    lines: [{ lineNo: 1, quantity }],
    tenders,
  })
  /** Accounts without a balance are left out of what is read. */
  const balances = async () => {
    const found = await balancesOf(server.app.db, companyId)
    return {
      cash: found['1000'] ?? 0,
      clearing: found['1190'] ?? 0,
      receivable: found['1200'] ?? 0,
      sales: found['4000'] ?? 0,
    }
  }
  const openInvoices = async () =>
    (await owner.call(invoice.routes.list, {})).items.toSorted((one, other) => one.id - other.id)
  return { ...tenant, ...till, customerId, entered, onAccount, returned, balances, openInvoices }
}

test('what is put on account is an invoice without tax of its own: the clearing account is even, receivables and ageing agree', async () => {
  const { owner, cash, entered, onAccount, balances, openInvoices, customerId } = await shop()
  const body = entered(2, [paid(cash, 1500), onAccount(4500)])
  const sale = await owner.call(completeSale, body)
  await owner.call(completeSale, body)
  const [charge, ...others] = await openInvoices()
  expect(others).toEqual([])
  expect(charge).toMatchObject({ kind: 'invoice', status: 'posted', grossMinor: 4500, taxMinor: 0, isCharge: true })
  const stored = await owner.call(invoice.routes.get, { id: charge?.id ?? 0 })
  expect(stored).toMatchObject({
    customerId,
    reference: sale.number,
    lines: [{ description: sale.number, grossMinor: 4500 }],
  })
  expect(await balances()).toEqual({ cash: 11_500, clearing: 0, receivable: 4500, sales: -5000 })
  expect((await owner.call(getReceivables, {})).totals.totalMinor).toBe(4500)
  // The goods are those of the receipt; the charge is no second sale.
  const { totals, proof } = await owner.call(fetchReport, { figures: ['net', 'tax', 'receipts'] })
  expect(totals.figures).toMatchObject({ net: 5000, tax: 1000, receipts: 1 })
  expect(proof).toMatchObject({ ledgerMinor: 5000, reportMinor: 5000 })
  expect((await owner.call(getCustomerOverview, { id: customerId })).turnover).toMatchObject({
    nowMinor: 5000,
    purchases: 1,
  })
  const refused = await owner.send(createCredit, { id: charge?.id ?? 0 })
  expect(refused).toMatchObject({ status: 409, body: { errorType: 'accounts.invoice_is_charge' } })
  await expectWholeLedger(server.database.superUrl)
})

test('without a customer, a credit limit or enough room nothing is sold, and the payment says why', async () => {
  const { owner, entered, onAccount, openInvoices } = await shop()
  const refusal = async (body: ReturnType<typeof entered>) => {
    const { status, body: answer } = await owner.send(completeSale, body)
    return [status, answer]
  }
  expect(await refusal(entered(1, [onAccount(3000)], { customerId: null }))).toMatchObject([
    422,
    { errorType: 'sales.account_customer', fields: { 'tenders.0.tenderedMinor': [{}] } },
  ])
  const { id: other } = await owner.call(customer.routes.create, { code: 'NEW', name: 'No limit', kind: 'person' })
  expect(await refusal(entered(1, [onAccount(3000)], { customerId: other }))).toMatchObject([
    422,
    { errorType: 'sales.no_account' },
  ])
  await owner.call(completeSale, entered(3, [onAccount(9000)]))
  expect(await refusal(entered(1, [onAccount(3000)]))).toMatchObject([
    409,
    { errorType: 'sales.account_exceeded', details: { leftMinor: 1000 } },
  ])
  expect(await openInvoices()).toHaveLength(1)
})

test('four tills at one account with room for one sale: one is sold', async () => {
  const { owner, entered, onAccount, openInvoices } = await shop()
  const sent = await Promise.all([1, 2, 3, 4].map(() => owner.send(completeSale, entered(2, [onAccount(6000)]))))
  expect(sent.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409])
  expect(await openInvoices()).toHaveLength(1)
})

test('one sale that is sent four times at once with nearly all of the limit is one sale, and each is answered with it', async () => {
  const { owner, entered, onAccount, returned, openInvoices } = await shop()
  const body = entered(3, [onAccount(9000)])
  const sent = await Promise.all([1, 2, 3, 4].map(() => owner.send(completeSale, body)))
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await openInvoices()).toHaveLength(1)
  const back = returned(Number(sent[0]?.body['id']), 3, [onAccount(9000)])
  const taken = await Promise.all([1, 2, 3, 4].map(() => owner.send(completeReturn, back)))
  expect(taken.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await openInvoices()).toHaveLength(2)
})

test('a return takes off the account at most what its sale put there, and a void takes back all of it', async () => {
  const { owner, cash, entered, onAccount, returned, balances, openInvoices } = await shop()
  const sale = await owner.call(completeSale, entered(2, [paid(cash, 2000), onAccount(4000)]))
  const tooMuch = await owner.send(completeReturn, returned(sale.id, 2, [onAccount(6000)]))
  expect(tooMuch).toMatchObject({ status: 409, body: { errorType: 'sales.not_charged', details: { leftMinor: 4000 } } })
  const back = await owner.call(completeReturn, returned(sale.id, 1, [onAccount(3000)]))
  expect((await openInvoices()).map(({ kind, grossMinor, isCharge }) => [kind, grossMinor, isCharge])).toEqual([
    ['invoice', 4000, true],
    ['credit_note', 3000, true],
  ])
  expect(await balances()).toMatchObject({ clearing: 0, receivable: 1000 })
  await owner.call(voidSale, { id: back.id, reason: 'Wrong line' })
  expect(await balances()).toMatchObject({ clearing: 0, receivable: 4000 })
  await owner.call(voidSale, { id: sale.id, reason: 'Wrong customer' })
  expect(await balances()).toEqual({ cash: 10_000, clearing: 0, receivable: 0, sales: 0 })
  const charges = await openInvoices()
  expect(charges).toHaveLength(4)
  const left = await Promise.all(charges.map(({ id }) => owner.call(getInvoiceSettlements, { id })))
  expect(
    left.map(({ openMinor }) => openMinor),
    'nobody is reminded of what was taken back',
  ).toEqual([0, 0, 0, 0])
  await expectWholeLedger(server.database.superUrl)
})
