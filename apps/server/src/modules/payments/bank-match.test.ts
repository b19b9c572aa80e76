import { randomUUID } from 'node:crypto'
import { account } from '@countinghouse/contract/accounts/account'
import { setExchangeRate } from '@countinghouse/contract/accounts/exchange-rate'
import { journalEntry } from '@countinghouse/contract/accounts/journal-entry'
import { bankAccount } from '@countinghouse/contract/payments/bank-account'
import {
  getBankEntries,
  getBankLines,
  importStatements,
  matchBankLine,
  postBankLine,
  unmatchBankLine,
} from '@countinghouse/contract/payments/bank-lines'
import { payBankLine, receiveBankLine } from '@countinghouse/contract/payments/bank-payments'
import { bankStatement } from '@countinghouse/contract/payments/bank-statement'
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
const iban = 'GB29NWBK60161331926819'

async function seed() {
  const tenant = await seedInvoices(server)
  const { owner, companyId, day } = tenant
  const accounts = await accountsOf(server.app.db, companyId)
  const { '1020': bankId = 0, '1100': clearingId = 0 } = accounts
  const openAccount = async (code: string, accountId: number, more: object = {}) =>
    (await owner.call(bankAccount.routes.create, { code, name: code, accountId, holder: 'Shop', iban, ...more })).id
  const load = (id: number, text: string, fileName = 'a.csv') =>
    owner.send(importStatements, { id, fileName }, { bytes: Buffer.from(text) })
  const imported = async (id: number, text: string, fileName = 'a.csv') =>
    (await owner.call(importStatements, { id, fileName }, { bytes: Buffer.from(text) })).statements[0]
  const rows = (...lines: readonly string[]) => `Date,Amount,Description\n${lines.join('\n')}\n`
  /** A card settlement in the ledger. */
  const settled = async (amountMinor: number) => {
    const { id, version } = await owner.call(journalEntry.routes.create, {
      uid: randomUUID(),
      postedOn: day,
      description: 'Card settlement',
      lines: [
        { accountId: bankId, debitMinor: amountMinor },
        { accountId: clearingId, creditMinor: amountMinor },
      ],
    })
    await owner.call(journalEntry.transitionRoutes.post, { id, version })
  }
  const proposalsOf = async (id: number) => (await owner.call(getBankLines, { id })).lines.map((line) => line.proposals)
  return { ...tenant, accounts, bankId, openAccount, load, imported, rows, settled, proposalsOf }
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

test('a card settlement that arrives in two lines is matched by both, and never by more than it is', async () => {
  const { owner, bankId, day, openAccount, imported, rows, settled, proposalsOf, companyId } = await seed()
  const bankAccountId = await openAccount('MAIN', bankId)
  await settled(10_000)
  const first = await imported(bankAccountId, rows(`${day},60.00,Cards 1`, `${day},40.00,Cards 2`))
  const { id = 0 } = first ?? {}
  const [ofFirst, ofSecond] = await proposalsOf(id)
  expect(ofFirst).toMatchObject([{ kind: 'entry', isPart: true, entry: { amountMinor: 10_000 } }])
  expect(ofSecond).toMatchObject([{ kind: 'entry', isPart: true }])
  const [entry] = (await owner.call(getBankEntries, { id, lineNo: 1 })).items
  const journalLineIds = [entry?.journalLineId ?? 0]
  const match = { id, journalLineIds }
  expect((await owner.send(matchBankLine, { ...match, lineNo: 1 })).body).toMatchObject({
    errorType: 'payments.match_amount',
  })
  expect(await owner.call(matchBankLine, { ...match, lineNo: 1, isPart: true })).toEqual({ openCount: 1 })
  expect((await proposalsOf(id))[1]).toMatchObject([{ isPart: false, entry: { amountMinor: 4000 } }])
  expect(await owner.call(matchBankLine, { ...match, lineNo: 2 })).toEqual({ openCount: 0 })
  expect((await owner.call(getBankEntries, { id, lineNo: 1 })).items).toEqual([])
  // Whoever writes, an entry is in lines by no more than it is.
  const over = await imported(bankAccountId, rows(`${day},0.01,Cards 3`))
  const write = `insert into payments.bank_match (company_id, bank_statement_id, line_no, posted_on, journal_line_id, amount_minor) values ($1, $2, 1, $3, $4, 1)`
  const values = [companyId, over?.id, day, journalLineIds[0]]
  await expect(query(server.database.superUrl, write, values)).rejects.toThrow('payments.entry_matched')
  expect(await owner.call(unmatchBankLine, { id, lineNo: 1 })).toEqual({ openCount: 1 })
  expect((await owner.call(getBankEntries, { id, lineNo: 1 })).items).toMatchObject([{ amountMinor: 6000 }])
  await expectWhole()
})

test('of eight lines that each are more than half of an entry, one is matched with it', async () => {
  const { owner, bankId, day, openAccount, imported, rows, settled } = await seed()
  const bankAccountId = await openAccount('MAIN', bankId)
  await settled(10_000)
  const numbers = Array.from({ length: 8 }, (_, at) => at + 1)
  // Statements of their own do not wait for each other.
  const ids: number[] = []
  for (const at of numbers) ids.push((await imported(bankAccountId, rows(`${day},60.00,Part ${at}`)))?.id ?? 0)
  const [entry] = (await owner.call(getBankEntries, { id: ids[0] ?? 0, lineNo: 1 })).items
  const journalLineIds = [entry?.journalLineId ?? 0]
  const answers = await Promise.all(
    ids.map((id) => owner.send(matchBankLine, { id, lineNo: 1, journalLineIds, isPart: true })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
  await expectWhole()
})

test('files of rows overlap: lines that a statement has are left out and counted, as often as it has them', async () => {
  const { owner, bankId, day, openAccount, load, imported, rows } = await seed()
  const bankAccountId = await openAccount('MAIN', bankId)
  const [coffee, rent, fee] = [`${day},-3.00,Coffee`, `${day},-500.00,Rent`, `${day},-1.00,Fee`]
  const first = await imported(bankAccountId, rows(coffee, rent))
  expect(first).toMatchObject({ lineCount: 2, duplicateCount: 0 })
  const second = await imported(bankAccountId, rows(coffee, coffee, rent, fee))
  expect(second).toMatchObject({ lineCount: 2, duplicateCount: 2 })
  const { id = 0 } = second ?? {}
  const row = await owner.call(bankStatement.routes.get, { id })
  expect(row).toMatchObject({ lineCount: 2, openCount: 2, duplicateCount: 2 })
  expect(row.lines.map(({ description }) => description)).toEqual(['Coffee', 'Fee'])
  expect((await load(bankAccountId, rows(rent, fee))).body).toMatchObject({ errorType: 'payments.statement_known' })
  for (const one of [first?.id ?? 0, id]) {
    const { version } = await owner.call(bankStatement.routes.get, { id: one })
    await owner.call(bankStatement.transitionRoutes.cancel, { id: one, version, reason: 'Wrong' })
  }
  expect(await imported(bankAccountId, rows(rent, fee))).toMatchObject({ lineCount: 2, duplicateCount: 0 })
})

test('an account in another currency: lines, payments and balance are in it, the ledger has them at the rate of the day', async () => {
  const { owner, companyId, day, accounts, supplierId, customerId, openAccount, load, imported, ...tenant } =
    await seed()
  const { line, codeOf, sale, post, purchase, postPurchase } = tenant
  const taxed = { taxCodeId: codeOf('ZERO') }
  const { id: accountId } = await owner.call(account.routes.create, {
    code: '1021',
    name: 'Bank EUR',
    type: 'asset',
    cashFlow: 'cash',
  })
  const bankAccountId = await openAccount('EURO', accountId, { currencyCode: 'EUR' })
  await owner.call(setExchangeRate, { currencyCode: 'EUR', day, rate: '0.80' })
  const sold = await post(await sale({ currencyCode: 'EUR', exchangeRate: '0.75', lines: [line('200', taxed)] }))
  const bill = await postPurchase(
    await purchase({
      reference: 'EUR-77',
      currencyCode: 'EUR',
      exchangeRate: '0.90',
      lines: [line('100', { ...taxed, accountId: accounts['6100'] })],
    }),
  )
  const entries = [
    { on: day, amount: '200.00', text: `Invoice ${sold.number}` },
    { on: day, amount: '-100.00', text: 'EUR-77' },
    { on: day, amount: '-10.00', text: 'Account charge' },
  ]
  const file = camtFile({ iban, opening: '0.00', closing: '90.00', day, entries })
  expect((await load(bankAccountId, file, 'a.xml')).body).toMatchObject({
    errorType: 'payments.statement_other_currency',
  })
  const { id = 0 } = (await imported(bankAccountId, file.replaceAll('GBP', 'EUR'), 'a.xml')) ?? {}
  const before = await owner.call(getBankLines, { id })
  expect(before).toMatchObject({ currency: 'EUR', closingMinor: 9000, ledgerMinor: 0 })
  expect(before.lines.map(({ proposals }) => proposals)).toMatchObject([
    [{ kind: 'invoice', invoiceId: sold.id, openMinor: 20_000 }],
    [{ kind: 'bill', invoiceId: bill.id, openMinor: 10_000 }],
    [],
  ])
  const settles = (invoiceId: number, amountMinor: number) => ({ id, lines: [{ invoiceId, amountMinor }] })
  await owner.call(receiveBankLine, { ...settles(sold.id, 20_000), lineNo: 1, customerId })
  await owner.call(payBankLine, { ...settles(bill.id, 10_000), lineNo: 2, supplierId })
  await owner.call(postBankLine, { id, lineNo: 3, accountId: accounts['6040'] ?? 0 })
  const after = await owner.call(getBankLines, { id })
  expect(after).toMatchObject({ closingMinor: 9000, ledgerMinor: 9000 })
  expect(after.lines.map((one) => one.entries.map(({ amountMinor }) => amountMinor))).toEqual([
    [20_000],
    [-10_000],
    [-1000],
  ])
  // 160.00 for 150.00 and 80.00 for 90.00 are a gain of 20.00.
  expect(await balancesOf(server.app.db, companyId)).toMatchObject({ 1021: 7200, 6040: 800, 7000: -2000 })
  expect(await owner.call(unmatchBankLine, { id, lineNo: 3 })).toEqual({ openCount: 1 })
  const inEuro = `select sum(document_minor)::int as minor from accounts.journal_line where company_id = $1 and account_id = $2`
  expect(await query(server.database.maintUrl, inEuro, [companyId, accountId])).toEqual([{ minor: 10_000 }])
  await owner.call(postBankLine, { id, lineNo: 3, accountId: accounts['6040'] ?? 0 })
  const { version } = await owner.call(bankStatement.routes.get, { id })
  const reconciled = await owner.call(bankStatement.transitionRoutes.reconcile, { id, version })
  expect(reconciled).toMatchObject({ status: 'reconciled', currencyCode: 'EUR' })
  await expectWhole()
})

test('a line of more than can be counted exactly is refused, also where another line takes it back', async () => {
  const { bankId, openAccount, load, rows, day } = await seed()
  const bankAccountId = await openAccount('DINAR', bankId, { currencyCode: 'KWD' })
  const amounts = ['9999999999999.999', '-9999999999999.999', '1.000']
  const refused = await load(bankAccountId, rows(...amounts.map((amount) => `${day},${amount},Large`)))
  expect(refused).toMatchObject({ status: 422, body: { errorType: 'payments.statement_unreadable' } })
})
