import { bankAccount } from '@countinghouse/contract/payments/bank-account'
import { bankRule } from '@countinghouse/contract/payments/bank-rule'
import {
  getBankLines,
  importStatements,
  matchBankLine,
  postBankLine,
  unmatchBankLine,
} from '@countinghouse/contract/payments/bank-lines'
import { receiveBankLine } from '@countinghouse/contract/payments/bank-payments'
import { bankStatement } from '@countinghouse/contract/payments/bank-statement'
import { allocatePayment, customerPayment } from '@countinghouse/contract/payments/customer-payment'
import { expect, test } from 'vitest'
import { openDatabase } from '../../platform/database/db.ts'
import { camtFile } from '../../../../../tests/support/bank-files.ts'
import { query } from '../../../../../tests/support/database.ts'
import { seedInvoices } from '../../../../../tests/support/invoices.ts'
import { accountsOf, balancesOf } from '../../../../../tests/support/journals.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { checks } from './checks.ts'

const server = useServer({ isOwn: true })
const { transitionRoutes } = bankStatement
const iban = 'GB29NWBK60161331926819'

/** Two invoices, of which one was paid and booked, and a statement with both, bank charges and a transfer. */
async function seed() {
  const tenant = await seedInvoices(server)
  const { owner, companyId, customerId, day, line, codeOf, sale, post } = tenant
  const accounts = await accountsOf(server.app.db, companyId)
  const { '1020': bankId = 0, '6040': chargesId = 0 } = accounts
  const { id: bankAccountId } = await owner.call(bankAccount.routes.create, {
    code: 'MAIN',
    name: 'Main',
    accountId: bankId,
    holder: 'Shop',
    iban,
  })
  const invoiced = async (price: string) =>
    await post(await sale({ lines: [line(price, { taxCodeId: codeOf('ZERO') })] }))
  const booked = await invoiced('100')
  const open = await invoiced('60')
  const said = { customerId, accountId: bankId, receivedOn: day, receivedMinor: 10_000 }
  const { id } = await owner.call(allocatePayment, said)
  const { version } = await owner.call(customerPayment.routes.get, { id })
  await owner.call(customerPayment.transitionRoutes.post, { id, version })
  const file = camtFile({
    iban,
    opening: '0.00',
    closing: '146.50',
    day,
    entries: [
      { on: day, amount: '100.00', name: 'Ada Buyer', text: `Invoice ${booked.number}` },
      { on: day, amount: '60.00', name: 'Ada Buyer', text: `for ${open.number}, thanks` },
      { on: day, amount: '-4.50', text: 'Monthly account fee' },
      { on: day, amount: '-9.00', text: 'Standing order' },
    ],
  })
  const load = (text: string) =>
    owner.send(importStatements, { id: bankAccountId, fileName: 'a.xml' }, { bytes: Buffer.from(text) })
  const imported = async () => {
    const { statements } = await owner.call(
      importStatements,
      { id: bankAccountId, fileName: 'a.xml' },
      { bytes: Buffer.from(file) },
    )
    return statements[0]?.id ?? 0
  }
  const step = async (name: keyof typeof transitionRoutes, statementId: number, more: object = {}) => {
    const row = await owner.call(bankStatement.routes.get, { id: statementId })
    return await owner.send(transitionRoutes[name], { id: statementId, version: row.version, ...more } as never)
  }
  const balances = () => balancesOf(server.app.db, companyId)
  return { ...tenant, bankAccountId, chargesId, bankId, accounts, open, file, load, imported, step, balances }
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

test('a statement is matched line by line: a booked payment, an invoice by its number, charges by a rule; then reconciled', async () => {
  const { owner, customerId, chargesId, open, imported, step, balances } = await seed()
  const named = { code: 'FEE', name: 'Fees', contains: 'ACCOUNT FEE', direction: 'paid' as const, accountId: chargesId }
  await owner.call(bankRule.routes.create, named)
  const id = await imported()
  expect(await owner.call(bankStatement.routes.get, { id })).toMatchObject({
    status: 'draft',
    statementNo: '41',
    openingMinor: 0,
    closingMinor: 14_650,
    lineCount: 4,
    openCount: 4,
  })
  const { lines, ...ledger } = await owner.call(getBankLines, { id })
  expect(ledger).toEqual({ currency: 'GBP', ledgerMinor: 10_000, closingMinor: 14_650, gapMinor: null })
  const kinds = lines.map(({ proposals }) => proposals.map(({ kind }) => kind))
  expect(kinds).toEqual([['entry'], ['invoice'], ['rule'], []])
  const [first] = lines[0]?.proposals ?? []
  if (first?.kind !== 'entry') throw new Error('The payment is not proposed.')
  const match = { id, lineNo: 1, journalLineIds: [first.entry.journalLineId] }
  expect(await owner.call(matchBankLine, match)).toEqual({ openCount: 3 })
  expect((await owner.send(matchBankLine, match)).body).toMatchObject({ errorType: 'payments.line_matched' })
  expect((await owner.send(matchBankLine, { ...match, lineNo: 2 })).body).toMatchObject({
    errorType: 'payments.entry_matched',
  })
  expect(lines[1]?.proposals).toMatchObject([{ customerId, invoiceId: open.id, openMinor: 6000 }])
  expect(
    await owner.call(receiveBankLine, {
      id,
      lineNo: 2,
      customerId,
      lines: [{ invoiceId: open.id, amountMinor: 6000 }],
    }),
  ).toEqual({ openCount: 2 })
  expect(await owner.call(postBankLine, { id, lineNo: 3, accountId: chargesId })).toEqual({ openCount: 1 })
  expect((await step('reconcile', id)).body).toMatchObject({ errorType: 'payments.lines_open' })
  expect(await owner.call(postBankLine, { id, lineNo: 4, accountId: chargesId, memo: 'Rent' })).toEqual({
    openCount: 0,
  })
  expect(await balances()).toMatchObject({ 1020: 14_650, 6040: 1350 })
  expect((await balances())['1200']).toBeUndefined()
  expect((await step('reconcile', id)).body).toMatchObject({ status: 'reconciled' })
  const after = await owner.call(getBankLines, { id })
  expect(after).toMatchObject({ ledgerMinor: 14_650 })
  expect(after.lines.map(({ entries }) => entries.length)).toEqual([1, 1, 1, 1])
  expect((await owner.send(unmatchBankLine, { id, lineNo: 4 })).body).toMatchObject({ errorType: 'state_conflict' })
  await step('reopen', id)
  expect(await owner.call(unmatchBankLine, { id, lineNo: 4 })).toEqual({ openCount: 1 })
  expect(await balances()).toMatchObject({ 1020: 15_550, 6040: 450 })
  expect(await owner.call(postBankLine, { id, lineNo: 4, accountId: chargesId })).toEqual({ openCount: 0 })
  await expectWhole()
})

test('what does not add up, is of another account or was imported is refused, and nothing of it is kept', async () => {
  const { owner, companyId, file, load, imported, step } = await seed()
  expect((await load(file.replaceAll(iban, 'GB33BUKB20201555555555'))).body).toMatchObject({
    errorType: 'payments.statement_other_account',
    fields: { fileName: [expect.anything()] },
  })
  expect((await load(file.replaceAll('GBP', 'EUR'))).body).toMatchObject({
    errorType: 'payments.statement_other_currency',
  })
  expect((await load(file.replace('>146.50<', '>147.00<'))).body).toMatchObject({
    errorType: 'payments.statement_unbalanced',
    details: { differenceMinor: 50 },
  })
  expect((await load('Hello')).body).toMatchObject({ errorType: 'payments.statement_unreadable' })
  const id = await imported()
  expect((await load(file)).body).toMatchObject({ errorType: 'payments.statement_known' })
  expect((await owner.call(bankStatement.routes.list, {})).items).toHaveLength(1)
  expect((await step('cancel', id, { reason: 'Twice' })).body).toMatchObject({ status: 'cancelled' })
  expect((await load(file)).status).toBe(200)
  const both = await Promise.all([load(file.replaceAll('fee', 'fees')), load(file.replaceAll('fee', 'fees'))])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const rows = await query(
    server.database.superUrl,
    `select from payments.bank_statement where company_id = $1 and status = 'draft'`,
    [companyId],
  )
  expect(rows).toHaveLength(2)
})

test('entries that do not add up, other accounts and payments without permission are refused', async () => {
  const { owner, as, customerId, accounts, bankId, imported } = await seed()
  const id = await imported()
  const { lines } = await owner.call(getBankLines, { id })
  const [proposal] = lines[0]?.proposals ?? []
  if (proposal?.kind !== 'entry') throw new Error('The payment is not proposed.')
  const journalLineIds = [proposal.entry.journalLineId]
  expect((await owner.send(matchBankLine, { id, lineNo: 2, journalLineIds })).body).toMatchObject({
    errorType: 'payments.match_amount',
  })
  expect((await owner.send(receiveBankLine, { id, lineNo: 3, customerId })).body).toMatchObject({
    errorType: 'payments.not_received',
  })
  for (const accountId of [bankId, accounts['1200'] ?? 0, accounts['1300'] ?? 0])
    expect((await owner.send(postBankLine, { id, lineNo: 3, accountId })).body).toMatchObject({
      errorType: 'payments.not_postable',
      fields: { accountId: [expect.anything()] },
    })
  expect((await owner.send(unmatchBankLine, { id, lineNo: 3 })).body).toMatchObject({ errorType: 'payments.line_open' })
  expect((await owner.send(unmatchBankLine, { id, lineNo: 5 })).status).toBe(404)
  const clerk = await as({ may: ['bank-statements:view', 'bank-statements:match'] })
  expect((await clerk.send(receiveBankLine, { id, lineNo: 2, customerId })).status).toBe(403)
  expect((await owner.call(bankStatement.routes.get, { id })).openCount).toBe(4)
  const eight = await Promise.all(
    Array.from({ length: 8 }, () => owner.send(matchBankLine, { id, lineNo: 1, journalLineIds })),
  )
  expect(eight.filter(({ status }) => status === 200)).toHaveLength(1)
  await expectWhole()
})
