import { approve, listApprovals } from '@countinghouse/contract/desk/approval'
import { createApprovalRule } from '@countinghouse/contract/desk/approval-rule'
import { bankAccount } from '@countinghouse/contract/payments/bank-account'
import { getBankLines, importStatements, matchBankLine } from '@countinghouse/contract/payments/bank-lines'
import { getPayable, getReceivable, payBankLine, receiveBankLine } from '@countinghouse/contract/payments/bank-payments'
import { customerPayment } from '@countinghouse/contract/payments/customer-payment'
import { supplierPayment } from '@countinghouse/contract/payments/supplier-payment'
import { expect, test } from 'vitest'
import { seedInvoices } from '../../../../../tests/support/invoices.ts'
import { accountsOf, balancesOf } from '../../../../../tests/support/journals.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'

const server = useServer({ isOwn: true })

type Entry = { readonly amount: string; readonly text: string; readonly on?: string }

/** A bank account, invoices of both sides, and statements of rows. */
async function seed() {
  const tenant = await seedInvoices(server)
  const { owner, companyId, day, line, codeOf, sale, post, purchase, postPurchase } = tenant
  const accounts = await accountsOf(server.app.db, companyId)
  const { '1020': bankId = 0, '6100': pettyId = 0 } = accounts
  const named = { code: 'MAIN', name: 'Main', accountId: bankId, holder: 'Shop', iban: 'GB29NWBK60161331926819' }
  const { id: bankAccountId } = await owner.call(bankAccount.routes.create, named)
  const untaxed = (price: string, more: object = {}) => line(price, { taxCodeId: codeOf('ZERO'), ...more })
  const invoiced = async (price: string) => await post(await sale({ lines: [untaxed(price)] }))
  const billed = async (price: string, reference: string, more: object = {}) =>
    await postPurchase(await purchase({ reference, lines: [untaxed(price, { accountId: pettyId })], ...more }))
  const imported = async (entries: readonly Entry[]) => {
    const rows = entries.map(({ on = day, amount, text }) => `${on},${amount},${text}`)
    const bytes = Buffer.from(`Date,Amount,Description\n${rows.join('\n')}\n`)
    const said = { id: bankAccountId, fileName: 'a.csv' }
    return (await owner.call(importStatements, said, { bytes })).statements[0]?.id ?? 0
  }
  const linesOf = async (id: number) => (await owner.call(getBankLines, { id })).lines
  const balances = () => balancesOf(server.app.db, companyId)
  return { ...tenant, bankId, bankAccountId, invoiced, billed, imported, linesOf, balances }
}

test('a supplier is paid from a line: the number of his invoice in the text comes before the same amount', async () => {
  const { owner, billed, imported, linesOf, balances, supplierId, day } = await seed()
  const other = await billed('80', 'OTHER-7')
  const named = await billed('200', 'LOOM-4711')
  const id = await imported([{ amount: '-80.00', text: 'Looms Ltd loom-4711 part' }])
  const [line] = await linesOf(id)
  expect(line?.proposals).toMatchObject([
    { kind: 'bill', supplierId, invoiceId: named.id, openMinor: 20_000, supplier: 'Looms Ltd' },
    { kind: 'bill', supplierId, invoiceId: other.id, openMinor: 8000 },
  ])
  const lines = [{ invoiceId: named.id, amountMinor: 8000 }]
  const paid = await owner.call(payBankLine, { id, lineNo: 1, supplierId, lines })
  expect(paid).toMatchObject({ openCount: 0, isPending: false })
  expect(await balances()).toMatchObject({ 1020: -8000, 2000: -20_000 })
  const { items } = await owner.call(supplierPayment.routes.list, {})
  expect(items).toMatchObject([{ name: paid.payment, status: 'sent', paidOn: day, amountMinor: 8000 }])
  expect((await linesOf(id))[0]?.entries).toMatchObject([{ amountMinor: -8000, postedOn: day }])
  expect((await owner.send(payBankLine, { id, lineNo: 1, supplierId, lines })).body).toMatchObject({
    errorType: 'payments.line_matched',
  })
  await expectWholeLedger(server.database.maintUrl)
})

test('one payment of a line settles three invoices less a credit note; what is left is credit, or a prepayment', async () => {
  const { owner, invoiced, billed, imported, balances, customerId, supplierId } = await seed()
  const sales = [await invoiced('100'), await invoiced('50'), await invoiced('25')]
  const bills = [await billed('70', 'B-1'), await billed('40', 'B-2')]
  const note = await billed('10', 'CN-1', { kind: 'credit_note' })
  const id = await imported([
    { amount: '180.00', text: 'Remittance 88' },
    { amount: '-105.00', text: 'Looms' },
  ])
  const receivable = await owner.call(getReceivable, { id, customerId })
  expect(receivable.items.map(({ invoiceId, openMinor }) => [invoiceId, openMinor])).toEqual(
    sales.map((one, at) => [one.id, [10_000, 5000, 2500][at]]),
  )
  const settled = receivable.items.map(({ invoiceId, openMinor }) => ({ invoiceId, amountMinor: openMinor }))
  const over = [{ invoiceId: bills[0]?.id ?? 0, amountMinor: 10_501 }]
  expect((await owner.send(payBankLine, { id, lineNo: 2, supplierId, lines: over })).body).toMatchObject({
    errorType: 'payments.over_line',
    details: { missingMinor: 1 },
  })
  expect(await owner.call(receiveBankLine, { id, lineNo: 1, customerId, lines: settled })).toEqual({ openCount: 1 })
  const payable = await owner.call(getPayable, { id, supplierId })
  expect(payable.items).toMatchObject([
    { kind: 'invoice', reference: 'B-1', openMinor: 7000 },
    { kind: 'invoice', reference: 'B-2', openMinor: 4000 },
    { kind: 'credit_note', invoiceId: note.id, openMinor: 1000 },
  ])
  const all = payable.items.map(({ invoiceId, openMinor }) => ({ invoiceId, amountMinor: openMinor }))
  expect(await owner.call(payBankLine, { id, lineNo: 2, supplierId, lines: all })).toMatchObject({ openCount: 0 })
  const left = await balances()
  expect(left).toMatchObject({ 1020: 7500, 1500: 500, 2210: -500 })
  expect([left['1200'], left['2000']]).toEqual([undefined, undefined])
  const [receipt] = (await owner.call(customerPayment.routes.list, {})).items
  expect(receipt).toMatchObject({ status: 'posted', amountMinor: 18_000, unallocatedMinor: 500 })
  expect((await owner.call(getPayable, { id, supplierId })).items).toEqual([])
  await expectWholeLedger(server.database.maintUrl)
})

test('where a rule requires approval the payment awaits it, the line stays open, and its invoice is not paid twice', async () => {
  const { owner, as, billed, imported, linesOf, balances, supplierId } = await seed()
  const approver = await as({ may: ['supplier-payments:view', 'inbox:view'] })
  const userId = approver.user?.Usr_userid ?? 0
  const step = { roleId: null, userId, isAtStore: false, neededCount: 1, escalation: null }
  await owner.call(createApprovalRule, { documentType: supplierPayment.entity, name: 'All', steps: [step] })
  const bill = await billed('60', 'BILL-60')
  const text = 'BILL-60 from Looms'
  const id = await imported([{ amount: '-60.00', text }])
  const lines = [{ invoiceId: bill.id, amountMinor: 6000 }]
  const paid = await owner.call(payBankLine, { id, lineNo: 1, supplierId, lines })
  expect(paid).toMatchObject({ openCount: 1, isPending: true })
  expect((await linesOf(id))[0]).toMatchObject({ entries: [], proposals: [] })
  expect(await balances()).toMatchObject({ 2000: -6000 })
  expect((await owner.send(payBankLine, { id, lineNo: 1, supplierId, lines })).body).toMatchObject({
    errorType: 'payments.bill_awaiting',
    fields: { 'lines.0.invoiceId': [expect.anything()] },
  })
  const [request] = (await approver.call(listApprovals, {})).items
  await approver.call(approve, { id: request?.id ?? 0 })
  const [payment] = (await owner.call(supplierPayment.routes.list, {})).items
  const paymentId = payment?.id ?? 0
  const { version } = await owner.call(supplierPayment.routes.get, { id: paymentId })
  await owner.call(supplierPayment.transitionRoutes.send, { id: paymentId, version })
  const [line] = await linesOf(id)
  expect(line?.proposals).toMatchObject([{ kind: 'entry', entry: { amountMinor: -6000 } }])
  expect(await balances()).toEqual({ 1020: -6000, 6100: 6000 })
})

test('paying wants permission to create payments, money that left, and a supplier and invoices of the company; who may not send leaves a draft', async () => {
  const { owner, as, billed, imported, supplierId, customerId, invoiced } = await seed()
  const bill = await billed('60', 'BILL-60')
  const sold = await invoiced('10')
  const id = await imported([
    { amount: '-60.00', text: 'x' },
    { amount: '10.00', text: 'y' },
    { amount: '-25.00', text: 'z' },
  ])
  const own = { id, lineNo: 3, supplierId, lines: [] }
  const creator = await as({ may: ['bank-statements:view', 'supplier-payments:create'] })
  const left = await creator.call(payBankLine, own)
  expect(left).toMatchObject({ isPending: true, openCount: 3 })
  expect((await owner.send(payBankLine, own)).body).toMatchObject({ errorType: 'payments.bill_awaiting' })
  const pay = { id, lineNo: 1, supplierId, lines: [{ invoiceId: bill.id, amountMinor: 6000 }] }
  const sender = await as({ may: ['bank-statements:view', 'bank-statements:match', 'supplier-payments:send'] })
  expect((await sender.send(payBankLine, pay)).status).toBe(403)
  expect((await sender.send(getPayable, { id, supplierId })).status).toBe(403)
  expect((await owner.send(payBankLine, { ...pay, lineNo: 2 })).body).toMatchObject({ errorType: 'payments.not_paid' })
  const elsewhere = await seed()
  expect((await owner.send(payBankLine, { ...pay, supplierId: elsewhere.supplierId })).status).toBe(404)
  expect((await owner.send(getReceivable, { id, customerId: elsewhere.customerId })).status).toBe(404)
  expect((await elsewhere.owner.send(getPayable, { id, supplierId: elsewhere.supplierId })).status).toBe(404)
  // An invoice to a customer is none of a supplier.
  const lines = [{ invoiceId: sold.id, amountMinor: 100 }]
  expect((await owner.send(payBankLine, { ...pay, lines })).status).toBe(404)
  const others = [{ invoiceId: bill.id, amountMinor: 100 }]
  expect((await owner.send(receiveBankLine, { id, lineNo: 2, customerId, lines: others })).status).toBe(404)
  const six = await Promise.all(Array.from({ length: 6 }, () => owner.send(payBankLine, pay)))
  expect(six.filter(({ status }) => status === 200)).toHaveLength(1)
  await expectWholeLedger(server.database.maintUrl)
})

test('a supplier payment that left weeks after it was sent is proposed', async () => {
  const { owner, day, bankId, billed, imported, linesOf, supplierId } = await seed()
  const bill = await billed('33', 'B-33')
  const sentOn = new Date(Date.parse(day) - 40 * 86_400_000).toISOString().slice(0, 10)
  const { id: paymentId, version } = await owner.call(supplierPayment.routes.create, {
    uid: crypto.randomUUID(),
    supplierId,
    accountId: bankId,
    paidOn: sentOn,
    lines: [{ invoiceId: bill.id, amountMinor: 3300 }],
  })
  await owner.call(supplierPayment.transitionRoutes.send, { id: paymentId, version })
  const id = await imported([{ amount: '-33.00', text: 'cheque' }])
  const [proposal] = (await linesOf(id))[0]?.proposals ?? []
  if (proposal?.kind !== 'entry') throw new Error('The payment is not proposed.')
  expect(proposal.entry).toMatchObject({ postedOn: sentOn, amountMinor: -3300 })
  const { journalLineId } = proposal.entry
  expect(await owner.call(matchBankLine, { id, lineNo: 1, journalLineIds: [journalLineId] })).toEqual({ openCount: 0 })
})

test('a line whose payment awaits approval is not paid a second time, by a prepayment neither', async () => {
  const { owner, as, imported, supplierId } = await seed()
  const approver = await as({ may: ['supplier-payments:view', 'inbox:view'] })
  const userId = approver.user?.Usr_userid ?? 0
  const step = { roleId: null, userId, isAtStore: false, neededCount: 1, escalation: null }
  await owner.call(createApprovalRule, { documentType: supplierPayment.entity, name: 'All', steps: [step] })
  const id = await imported([
    { amount: '-60.00', text: 'Looms' },
    { amount: '-60.00', text: 'Looms again' },
  ])
  const pay = async (lineNo: number) => await owner.send(payBankLine, { id, lineNo, supplierId })
  const eight = await Promise.all(Array.from({ length: 8 }, () => pay(1)))
  expect(eight.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await pay(1)).body).toMatchObject({ errorType: 'payments.bill_awaiting' })
  // The other line is as large on the same day, and money of its own.
  expect((await pay(2)).body).toMatchObject({ isPending: true })
  expect((await owner.call(supplierPayment.routes.list, {})).items).toHaveLength(2)
})
