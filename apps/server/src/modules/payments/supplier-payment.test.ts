import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { setExchangeRate } from '@countinghouse/contract/accounts/exchange-rate'
import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { createSupplierCredit } from '@countinghouse/contract/accounts/invoice-credits'
import { supplier } from '@countinghouse/contract/procure/supplier'
import { approveSupplier, holdSupplier } from '@countinghouse/contract/procure/supplier-steps'
import { getPayablesAgeing } from '@countinghouse/contract/payments/payables-ageing'
import { exportSupplierStatement, getSupplierStatement } from '@countinghouse/contract/payments/supplier-statement'
import { proposePayments, supplierPayment } from '@countinghouse/contract/payments/supplier-payment'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { expect, test } from 'vitest'
import { seedInvoices } from '../../../../../tests/support/invoices.ts'
import { accountsOf, balancesOf } from '../../../../../tests/support/journals.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { readPrintedCodes, readPrintedText } from '../../../../../tests/support/printed-labels.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'

const server = useServer()
const { routes, transitionRoutes } = supplierPayment

type Entered = Partial<InputOfRoute<typeof routes.create>>

async function seed() {
  const tenant = await seedInvoices(server)
  const { owner, companyId, supplierId, day, line, codeOf, purchase, postPurchase } = tenant
  const { '1020': bank = 0, '6100': petty = 0, '1200': receivable = 0 } = await accountsOf(server.app.db, companyId)
  const owed = async (price: string, more: object = {}) =>
    await postPurchase(
      await purchase({ lines: [line(price, { accountId: petty, taxCodeId: codeOf('ZERO') })], ...more }),
    )
  const entered = (more: Entered = {}) => ({ uid: randomUUID(), supplierId, accountId: bank, paidOn: day, ...more })
  const pay = (more: Entered = {}) => owner.call(routes.create, entered(more))
  const step = async (name: 'send' | 'submit' | 'reverse', id: number, more: object = {}) => {
    const { version } = await owner.call(routes.get, { id })
    return await owner.send(transitionRoutes[name], { id, version, ...more })
  }
  const balances = () => balancesOf(server.app.db, companyId)
  return { ...tenant, bank, petty, receivable, owed, entered, pay, step, balances }
}

test('a settlement discount, parts of an invoice and its reversal: payables follow to the penny', async () => {
  const { owed, pay, step, balances } = await seed()
  const invoice = await owed('1000')
  const discounted = await pay({ lines: [{ invoiceId: invoice.id, amountMinor: 100_000, discountMinor: 2000 }] })
  expect(discounted).toMatchObject({ status: 'draft', amountMinor: 98_000, currencyCode: 'GBP' })
  const sent = await step('send', discounted.id)
  expect(sent.body).toMatchObject({ status: 'sent' })
  expect(await balances()).toEqual({ 1020: -98_000, 5060: -2000, 6100: 100_000 })
  expect((await step('reverse', discounted.id)).body).toMatchObject({ status: 'reversed' })
  expect(await balances()).toEqual({ 2000: -100_000, 6100: 100_000 })
  for (const amountMinor of [33_333, 66_667]) {
    const { id } = await pay({ lines: [{ invoiceId: invoice.id, amountMinor }] })
    expect((await step('send', id)).status).toBe(200)
  }
  expect(await balances()).toEqual({ 1020: -100_000, 6100: 100_000 })
  await expectWholeLedger(server.database.maintUrl)
})

test('a prepayment keeps its rate, and the difference of the rest to the rate of the invoice is realised', async () => {
  const { owed, pay, step, balances } = await seed()
  const prepaid = await pay({ currencyCode: 'EUR', exchangeRate: '1.1', prepaymentMinor: 300_000 })
  expect((await step('send', prepaid.id)).status).toBe(200)
  const invoice = await owed('10000', { currencyCode: 'EUR', exchangeRate: '1.15' })
  const rest = await pay({
    currencyCode: 'EUR',
    exchangeRate: '1.12',
    appliedMinor: 300_000,
    lines: [{ invoiceId: invoice.id, amountMinor: 1_000_000 }],
  })
  expect(rest).toMatchObject({ amountMinor: 700_000 })
  expect((await step('send', rest.id)).status).toBe(200)
  // 11,500.00 owed; 3,300.00 prepaid and 7,840.00 paid.
  expect(await balances()).toEqual({ 1020: -1_114_000, 6100: 1_150_000, 7000: -36_000 })
  expect((await step('reverse', prepaid.id)).body).toMatchObject({ errorType: 'payments.prepayment_short' })
  await expectWholeLedger(server.database.maintUrl)
})

test('what is not open, not of this supplier, not cash, in the future, empty or on hold is refused at its field', async () => {
  const { owner, owed, purchase, entered, pay, step, receivable, supplierId, line, petty } = await seed()
  const invoice = await owed('10')
  const draft = await purchase({ lines: [line('1', { accountId: petty })] })
  const send = (more: Entered) => owner.send(routes.create, entered(more))
  const lines = [{ invoiceId: invoice.id, amountMinor: 1001 }]
  expect((await send({ lines })).body).toMatchObject({
    errorType: 'payments.over_settled',
    details: { openMinor: 1000 },
    fields: { 'lines.0.amountMinor': [{}] },
  })
  expect((await send({ lines: [{ invoiceId: draft.id, amountMinor: 1 }] })).body).toMatchObject({
    errorType: 'payments.not_payable',
    fields: { 'lines.0.invoiceId': [{}] },
  })
  expect((await send({ currencyCode: 'EUR', exchangeRate: '1', lines })).body).toMatchObject({
    errorType: 'payments.not_payable',
  })
  expect((await send({ accountId: receivable })).body).toMatchObject({ errorType: 'payments.not_cash' })
  expect((await send({ prepaymentMinor: 1, appliedMinor: 1 })).body).toMatchObject({
    errorType: 'payments.rule_broken',
  })
  expect((await send({ appliedMinor: 1 })).body).toMatchObject({ errorType: 'payments.nothing_paid' })
  const empty = await pay()
  expect((await step('send', empty.id)).body).toMatchObject({ errorType: 'payments.empty' })
  const tomorrow = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  const ahead = await pay({ paidOn: tomorrow, prepaymentMinor: 1 })
  expect((await step('send', ahead.id)).body).toMatchObject({ errorType: 'payments.day_ahead' })
  const held = await pay({ prepaymentMinor: 1 })
  const { version } = await owner.call(supplier.routes.get, { id: supplierId })
  const approved = await owner.call(approveSupplier, { id: supplierId, version })
  const hold = { id: supplierId, version: approved.version, scope: 'payments', reason: 'Disputed goods' } as const
  await owner.call(holdSupplier, hold)
  expect((await step('send', held.id)).body).toMatchObject({ errorType: 'payments.supplier_on_hold' })
})

test('payments are proposed by supplier and currency, less credit notes, and nothing is proposed twice', async () => {
  const { owner, owed, bank, day, step, balances, supplierId, postPurchase } = await seed()
  await owed('100')
  const returned = await owed('20')
  await owed('50', { currencyCode: 'EUR', exchangeRate: '1.2' })
  const { id: creditId } = await owner.call(createSupplierCredit, { id: returned.id, reference: 'CN-1' })
  await postPurchase({ id: creditId, version: 1 })
  await owner.call(setExchangeRate, { currencyCode: 'EUR', day, rate: '1.2' })
  const { items } = await owner.call(proposePayments, { accountId: bank, dueOn: day })
  expect(items).toHaveLength(2)
  const drafts = await Promise.all(items.map(({ id }) => owner.call(routes.get, { id })))
  expect(drafts.map(({ currencyCode, amountMinor }) => [currencyCode, amountMinor]).toSorted()).toEqual([
    ['EUR', 5000],
    ['GBP', 10_000],
  ])
  expect((await owner.send(proposePayments, { accountId: bank, dueOn: day, supplierId })).body).toMatchObject({
    errorType: 'payments.nothing_due',
  })
  for (const { id } of items) expect((await step('send', id)).status).toBe(200)
  expect(await balances()).toMatchObject({ 1020: -16_000 })
  expect((await balances())['2000']).toBeUndefined()
  await expectWholeLedger(server.database.maintUrl)
})

test('sixteen payments of one invoice at once settle it once', async () => {
  const { owner, owed, pay, balances } = await seed()
  const invoice = await owed('100')
  const drafts = await Promise.all(
    Array.from({ length: 16 }, () => pay({ lines: [{ invoiceId: invoice.id, amountMinor: 10_000 }] })),
  )
  const answers = await Promise.all(drafts.map(({ id, version }) => owner.send(transitionRoutes.send, { id, version })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { status, body } of answers)
    if (status !== 200) expect(body).toMatchObject({ errorType: 'payments.over_settled' })
  expect(await balances()).toEqual({ 1020: -10_000, 6100: 10_000 })
  await expectWholeLedger(server.database.maintUrl)
})

test('the ageing of a date equals the payable account, whatever was paid since', async () => {
  const { owner, as, owed, pay, step, day, supplierId } = await seed()
  const invoice = await owed('100')
  await owed('50', { currencyCode: 'EUR', exchangeRate: '1.2' })
  const part = await pay({ lines: [{ invoiceId: invoice.id, amountMinor: 3000 }] })
  expect((await step('send', part.id)).status).toBe(200)
  const late = { partyId: supplierId, party: 'Looms Ltd', current: 0, to30: 13_000, to60: 0, to90: 0, over90: 0 }
  expect(await owner.call(getPayablesAgeing, {})).toMatchObject({
    currency: 'GBP',
    rows: [{ ...late, totalMinor: 13_000 }],
    totals: { totalMinor: 13_000 },
    ledgerMinor: 13_000,
  })
  expect(await owner.call(getPayablesAgeing, { on: day })).toMatchObject({
    rows: [{ current: 13_000, to30: 0 }],
    ledgerMinor: 13_000,
  })
  expect(await owner.call(getPayablesAgeing, { on: '2020-01-01' })).toMatchObject({ rows: [], ledgerMinor: 0 })
  const prepaid = await pay({ currencyCode: 'EUR', exchangeRate: '1.1', prepaymentMinor: 2000 })
  expect((await step('send', prepaid.id)).status).toBe(200)
  const withPrepaid = { rows: [{ totalMinor: 13_000, prepaidMinor: 2200 }], totals: { prepaidMinor: 2200 } }
  expect(await owner.call(getPayablesAgeing, {})).toMatchObject({ ...withPrepaid, prepaidLedgerMinor: 2200 })
  expect((await step('reverse', prepaid.id)).status).toBe(200)
  expect(await owner.call(getPayablesAgeing, {})).toMatchObject({ rows: [{ prepaidMinor: 0 }], prepaidLedgerMinor: 0 })
  expect(await owner.call(getPayablesAgeing, { on: day })).toMatchObject({ ...withPrepaid, prepaidLedgerMinor: 2200 })
  const clerk = await as({ may: ['payables-ageing:view'], storeIds: [invoice.storeId] })
  expect(await clerk.send(getPayablesAgeing, {})).toMatchObject({ body: { errorType: 'accounts.whole_company' } })
})

test('a statement has the balance after each document, by currency, and closes at what is owed less what is prepaid', async () => {
  const { owner, as, owed, pay, step, day, supplierId } = await seed()
  const invoice = await owed('100', { reference: 'F-100' })
  const discounted = await pay({ lines: [{ invoiceId: invoice.id, amountMinor: 10_000, discountMinor: 200 }] })
  for (const name of ['send', 'reverse'] as const) expect((await step(name, discounted.id)).status).toBe(200)
  const prepaid = await pay({ prepaymentMinor: 3000 })
  expect((await step('send', prepaid.id)).status).toBe(200)
  const rest = await pay({ appliedMinor: 3000, lines: [{ invoiceId: invoice.id, amountMinor: 4000 }] })
  expect((await step('send', rest.id)).status).toBe(200)
  await owed('50', { currencyCode: 'EUR', exchangeRate: '1.2' })
  const { accounts, ...period } = await owner.call(getSupplierStatement, { partyId: supplierId })
  expect(period.to > day).toBe(true)
  const entry = (kind: string, amountMinor: number, balanceMinor: number) => ({ kind, amountMinor, balanceMinor })
  expect(accounts).toMatchObject([
    { currency: 'EUR', openingMinor: 0, entries: [entry('invoice', 5000, 5000)], closingMinor: 5000 },
    {
      currency: 'GBP',
      openingMinor: 0,
      entries: [
        { ...entry('invoice', 10_000, 10_000), id: invoice.id, name: invoice.name, reference: 'F-100' },
        entry('payment', -10_000, 0),
        entry('payment', -3000, -3000),
        entry('payment', -1000, -4000),
        { ...entry('payment_reversal', 10_000, 6000), id: discounted.id },
      ],
      count: 5,
      closingMinor: 6000,
    },
  ])
  const after = await owner.call(getSupplierStatement, { partyId: supplierId, from: period.to })
  expect(after.accounts).toMatchObject([
    { openingMinor: 5000, entries: [] },
    { openingMinor: -4000, entries: [{ kind: 'payment_reversal' }], closingMinor: 6000 },
  ])
  expect((await owner.call(getSupplierStatement, {})).accounts).toEqual([])
  expect((await owner.send(getSupplierStatement, { partyId: 999_999_999 })).status).toBe(404)
  expect((await owner.send(exportSupplierStatement, { partyId: supplierId, format: 'csv' })).status).toBe(200)
  const clerk = await as({ may: ['supplier-statement:view'], storeIds: [invoice.storeId] })
  expect(await clerk.send(getSupplierStatement, {})).toMatchObject({ body: { errorType: 'accounts.whole_company' } })
})

test('a sent payment is printed as remittance advice in either language, a draft is not', async () => {
  const { owner, owed, pay, step, postPurchase } = await seed()
  const invoice = await owed('100')
  const returned = await owed('20')
  const { id: creditId } = await owner.call(createSupplierCredit, { id: returned.id, reference: 'CN-2' })
  await postPurchase({ id: creditId, version: 1 })
  const { id } = await pay({
    note: 'Ask for a better discount.',
    lines: [
      { invoiceId: invoice.id, amountMinor: 10_000, discountMinor: 200 },
      { invoiceId: creditId, amountMinor: 2000 },
    ],
  })
  const print = async (more: object) =>
    await server.app.http.inject({
      method: 'POST',
      url: `/api${routes.print.path}`,
      headers: { authorization: `Bearer ${owner.token}` },
      payload: { ids: [id], paper: 'remittance_advice', ...more },
    })
  expect((await print({})).json()).toMatchObject({ errorType: 'state_conflict' })
  expect((await print({ paper: 'payment' })).statusCode).toBe(200)
  expect((await step('send', id)).status).toBe(200)
  const { number } = await owner.call(routes.get, { id })
  for (const language of ['en', 'ar'] as const) {
    const answer = await print({ language })
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
    expect(await readPrintedCodes(answer.rawPayload)).toEqual([[{ format: 'Code128', text: number }]])
    const [page = ''] = await readPrintedText(answer.rawPayload)
    expect(page).not.toContain('better discount')
    if (language === 'en')
      expect(page).toContain(
        'Settled invoices £100.00\nCredit notes -£20.00\nDiscount taken -£2.00\nPaid amount £78.00',
      )
    if (process.env.PICTURES !== undefined)
      writeFileSync(`${process.env.PICTURES}/remittance-${language}.pdf`, answer.rawPayload)
  }
})

test('a supplier pays back a credit note and a prepayment; what is received is their sum, and is owed again once it is reversed', async () => {
  const { owner, supplierId, owed, pay, entered, step, balances } = await seed()
  const bill = await owed('100')
  const paid = await pay({ lines: [{ invoiceId: bill.id, amountMinor: 10_000 }] })
  await step('send', paid.id)
  await step('send', (await pay({ prepaymentMinor: 5000 })).id)
  const { id: invoiceId } = await owner.call(createSupplierCredit, { id: bill.id, reference: 'CN-1' })
  const { version } = await owner.call(supplierInvoice.routes.get, { id: invoiceId })
  await owner.call(supplierInvoice.transitionRoutes.post, { id: invoiceId, version })
  expect(await balances()).toEqual({ 1020: -15_000, 1500: 5000, 2000: 10_000 })
  const lines = [{ invoiceId, amountMinor: 10_000 }]
  expect(await owner.send(routes.create, entered({ lines, receivedMinor: 9000 }))).toMatchObject({
    status: 422,
    body: {
      errorType: 'payments.refund_differs',
      details: { expectedMinor: 10_000 },
      fields: { receivedMinor: [{}] },
    },
  })
  expect(await owner.send(routes.create, entered({ prepaymentMinor: 100, receivedMinor: 100 }))).toMatchObject({
    status: 422,
    body: { errorType: 'payments.refund_differs' },
  })
  const back = await pay({ lines, appliedMinor: 5000, receivedMinor: 15_000 })
  expect(back).toMatchObject({ amountMinor: 0, receivedMinor: 15_000 })
  // Who is on hold is not paid, but may pay back.
  const { version: prospect } = await owner.call(supplier.routes.get, { id: supplierId })
  const approved = await owner.call(approveSupplier, { id: supplierId, version: prospect })
  await owner.call(holdSupplier, { id: supplierId, version: approved.version, scope: 'payments', reason: 'Dispute' })
  expect(await step('send', back.id)).toMatchObject({ status: 200, body: { status: 'sent' } })
  expect(await balances()).toEqual({})
  const { accounts } = await owner.call(getSupplierStatement, { partyId: supplierId })
  expect(accounts[0]).toMatchObject({ closingMinor: 0 })
  expect((await step('reverse', back.id)).body).toMatchObject({ status: 'reversed' })
  expect(await balances()).toEqual({ 1020: -15_000, 1500: 5000, 2000: 10_000 })
  await expectWholeLedger(server.database.maintUrl)
})
