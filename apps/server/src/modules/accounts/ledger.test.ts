import { randomUUID } from 'node:crypto'
import { fiscalPeriodsPage } from '@countinghouse/contract/accounts/fiscal-period'
import { getFinanceHome } from '@countinghouse/contract/accounts/home'
import { ledgerLines } from '@countinghouse/contract/accounts/ledger'
import { journalEntry } from '@countinghouse/contract/accounts/journal-entry'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { accountsOf, postJournal } from '../../../../../tests/support/journals.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { scansOf } from '../../../../../tests/support/table-scans.ts'

const server = useServer({ isOwn: true })
const getLine = ledgerLines.routes.get as NonNullable<typeof ledgerLines.routes.get>

async function ledger() {
  const tenant = await server.company()
  const { companyId } = tenant
  const { db } = server.app
  const { '1020': bank = 0, '4000': sales = 0, '6200': rent = 0 } = await accountsOf(db, companyId)
  const post = (postedOn: string, accountId: number, amountMinor: number, storeId: number | null = null) =>
    postJournal(db, companyId, {
      postedOn,
      description: 'Paid in',
      lines: [
        { accountId: bank, amountMinor, storeId },
        { accountId, amountMinor: -amountMinor, storeId },
      ],
    })
  return { ...tenant, bank, sales, rent, post }
}

test('ledger lines of an account have the balance after each, whatever else was posted on the day', async () => {
  const { owner, bank, sales, rent, post } = await ledger()
  await post('2026-01-31', sales, 1000)
  await post('2026-02-10', sales, 200)
  await post('2026-02-10', rent, -50)
  await post('2026-02-09', sales, 30)
  const { items } = await owner.call(ledgerLines.routes.list, { accountId: [bank] })
  expect(
    items.map(({ postedOn, debitMinor, creditMinor, balanceMinor }) => [
      postedOn,
      debitMinor,
      creditMinor,
      balanceMinor,
    ]),
  ).toEqual([
    ['2026-02-10', null, 50, 1180],
    ['2026-02-10', 200, null, 1230],
    ['2026-02-09', 30, null, 1030],
    ['2026-01-31', 1000, null, 1000],
  ])
  expect(items[0]).toMatchObject({ memo: 'Paid in', source: 'manual', storeId: null, path: null })
  const february = await owner.call(ledgerLines.routes.list, {
    accountId: [bank],
    'postedOn.between': ['2026-02-01', '2026-02-28'],
    sort: ['postedOn'],
  })
  expect(february.items.map(({ balanceMinor }) => balanceMinor)).toEqual([1030, 1230, 1180])
})

test('lines of other stores are not seen, and are not part of the balance', async () => {
  const { as, bank, sales, storeId, post } = await ledger()
  await post('2026-02-10', sales, 200, storeId)
  await post('2026-02-11', sales, 700)
  const clerk = await as({ may: ['ledger:view'], storeIds: [storeId] })
  const { items } = await clerk.call(ledgerLines.routes.list, { accountId: [bank] })
  expect(items.map(({ balanceMinor }) => balanceMinor)).toEqual([200])
})

test('lines of an account are read by its index', async () => {
  const { owner, bank, sales, companyId, post } = await ledger()
  const { journal_id: journalId } = await post('2026-02-10', sales, 200)
  await query(
    server.database.superUrl,
    `insert into accounts.journal_line (company_id, posted_on, journal_id, line_no, account_id, debit_minor, credit_minor)
      select $1, date '2026-02-01' + n % 28, $2, 2 + n, $3 + n % 2, case when n % 4 < 2 then 1 else 0 end, case when n % 4 < 2 then 0 else 1 end
      from generate_series(1, 20000) n`,
    [companyId, journalId, sales],
  )
  await query(server.database.superUrl, 'analyze accounts.journal_line, accounts.journal')
  const scans = () => scansOf(server.database, 'accounts', '^journal_line_(2026_02|default)$')
  const before = await scans()
  const { items } = await owner.call(ledgerLines.routes.list, { accountId: [bank] })
  expect(items).toHaveLength(1)
  await owner.call(ledgerLines.routes.list, {})
  await owner.call(getLine, { id: items[0]?.id ?? 0 })
  expect(await scans()).toEqual(before)
})

test('the home page shows balances, profit and periods to close to those who may view them', async () => {
  const { owner, as, companyId, bank, sales, rent, post } = await ledger()
  const today = new Date().toISOString().slice(0, 10)
  await post(today, sales, 900)
  await post(today, rent, -100)
  await query(
    server.database.superUrl,
    `insert into accounts.period (company_id, starts_on) values ($1, '2026-01-01') on conflict (company_id, starts_on) do nothing`,
    [companyId],
  )
  await owner.call(journalEntry.routes.create, {
    uid: randomUUID(),
    postedOn: today,
    description: 'Not posted yet',
    lines: [
      { accountId: bank, debitMinor: 100 },
      { accountId: rent, creditMinor: 100 },
    ],
  })
  const { items, board } = await owner.call(getFinanceHome, {})
  expect(items.find(({ key }) => key === 'accounts.entry_drafts')).toMatchObject({ count: 1 })
  expect(board).toMatchObject({ currency: 'GBP', isChosen: false })
  const cardOf = (key: string) => board.cards.find((card) => card.key === `accounts.${key}`)
  expect(cardOf('cash')).toMatchObject({ value: 800, rows: [{ name: { en: '1020 Bank' }, value: 800 }] })
  expect(cardOf('cash')?.rows[0]?.address).toContain(`accountId=${bank}&`)
  expect(cardOf('clearing'), 'the bank is cleared by nothing').toMatchObject({ value: 0, rows: [] })
  expect(cardOf('profit'), 'stands in the card of the budget').toBeUndefined()
  expect(cardOf('budget'), 'without a budget').toMatchObject({ value: 800, before: null })
  expect(cardOf('periods')?.value).toBe(1)
  const [open] = items.filter(({ key }) => key === 'accounts.periods_open')
  expect(open).toMatchObject({ count: 1 })
  expect(open?.address).toContain(fiscalPeriodsPage.path)
  const clerk = await as({ may: ['finance:view'] })
  expect(await clerk.call(getFinanceHome, {})).toEqual({
    items: [],
    board: { currency: 'GBP', cards: [], offered: [], isChosen: false },
  })
})
