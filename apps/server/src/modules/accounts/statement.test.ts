import {
  budget,
  copyActuals,
  exportBudget,
  getBudgetAmounts,
  saveBudgetAmounts,
} from '@countinghouse/contract/accounts/budget'
import { account } from '@countinghouse/contract/accounts/account'
import type { Statement } from '@countinghouse/contract/accounts/statement'
import {
  exportStatement,
  getBalanceSheet,
  getCashFlow,
  getProfitAndLoss,
  getResultsByMonth,
  getTrialBalance,
} from '@countinghouse/contract/accounts/statement'
import { store } from '@countinghouse/contract/erp/store'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { randomFor } from '../../../../../tests/faults/inputs.ts'
import { query } from '../../../../../tests/support/database.ts'
import { accountsOf, postJournal } from '../../../../../tests/support/journals.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { scansOf } from '../../../../../tests/support/table-scans.ts'

const server = useServer({ isOwn: true })

/** Codes above zero are debits. Units: minor units. */
type Amounts = Readonly<Record<string, number>>

async function books() {
  const tenant = await server.company()
  const { companyId, storeId } = tenant
  const { db } = server.app
  const accounts = await accountsOf(db, companyId)
  const on = async (
    postedOn: string,
    amounts: Amounts,
    event: Partial<Parameters<typeof postJournal>[2]> & { at?: number | null } = {},
  ) => {
    const { at = null, ...more } = event
    const lines = Object.entries(amounts).map(([code, amountMinor]) => ({
      accountId: accounts[code] ?? 0,
      amountMinor,
      storeId: at,
    }))
    return await postJournal(db, companyId, { postedOn, lines, ...more })
  }
  return { ...tenant, db, accounts, on, storeId }
}

/** Two fiscal years (calendar years): capital and a loan in 2025, trade in both. */
async function traded() {
  const kept = await books()
  const { on, storeId: at } = kept
  await on('2025-01-10', { '1020': 100_000, '3000': -100_000 })
  await on('2025-06-15', { '1220': 30_000, '4000': -30_000 }, { at })
  await on('2025-06-16', { '5000': 12_000, '1500': -12_000 }, { at })
  await on('2025-12-31', { '6200': 5000, '1020': -5000 })
  await on('2026-01-05', { '1020': 30_000, '1220': -30_000 })
  await on('2026-03-03', { '1020': 20_000, '4000': -20_000 }, { at })
  await on('2026-03-03', { '5000': 8000, '1500': -8000 }, { at })
  await on('2026-03-17', { '6200': 3000, '6300': 4000, '2010': -7000 })
  await on('2026-03-31', { '1700': 9000, '1020': -9000 })
  await on('2026-04-01', { '1020': 50_000, '2500': -50_000 })
  return kept
}

const march = { from: '2026-03-01', to: '2026-03-31' }

function figures({ rows }: Statement): Record<string, (number | null)[]> {
  return Object.fromEntries(
    rows
      .filter(({ kind }) => kind !== 'section')
      .map(({ kind, heading, code, amounts }) => [code ?? `${kind} ${heading}`, amounts]),
  )
}

test('the trial balance shows opening, debit, credit and closing of each account and balances', async () => {
  const { owner, storeId } = await traded()
  const report = await owner.call(getTrialBalance, march)
  expect(report).toMatchObject({ ...march, currency: 'GBP', isBalanced: true, yearStart: '2026-01-01' })
  expect(figures(report)).toEqual({
    '1020': [125_000, 20_000, 9000, 136_000],
    '1500': [-12_000, 0, 8000, -20_000],
    '1700': [0, 9000, 0, 9000],
    'total asset': [113_000, 29_000, 17_000, 125_000],
    '2010': [0, 0, 7000, -7000],
    'total liability': [0, 0, 7000, -7000],
    '3000': [-100_000, 0, 0, -100_000],
    'total equity': [-100_000, 0, 0, -100_000],
    '4000': [-30_000, 0, 20_000, -50_000],
    'total income': [-30_000, 0, 20_000, -50_000],
    '5000': [12_000, 8000, 0, 20_000],
    'total cost_of_sales': [12_000, 8000, 0, 20_000],
    '6200': [5000, 3000, 0, 8000],
    '6300': [0, 4000, 0, 4000],
    'total expense': [5000, 7000, 0, 12_000],
    'total total': [0, 44_000, 44_000, 0],
  })
  const ofStore = await owner.call(getTrialBalance, { ...march, storeId })
  expect(figures(ofStore)['4000']).toEqual([-30_000, 0, 20_000, -50_000])
  expect(figures(ofStore)['6200']).toBeUndefined()
  expect(ofStore.isBalanced).toBeNull()
  await expectWholeLedger(server.database.maintUrl)
})

test('profit and loss is compared with the period before, the year before and the budget', async () => {
  const { owner, storeId } = await traded()
  const report = await owner.call(getProfitAndLoss, march)
  expect(figures(report)).toEqual({
    '4000': [20_000],
    'total income': [20_000],
    '5000': [8000],
    'total cost_of_sales': [8000],
    'total gross_margin': [12_000],
    '6200': [3000],
    '6300': [4000],
    'total expense': [7000],
    'total profit': [5000],
  })
  const yearly = await owner.call(getProfitAndLoss, { from: '2026-01-01', to: '2026-12-31', compare: 'previous_year' })
  expect(yearly.columns).toEqual([
    { name: 'amount', from: '2026-01-01', to: '2026-12-31' },
    { name: 'previous_year', from: '2025-01-01', to: '2025-12-31' },
    { name: 'difference', from: null, to: null },
  ])
  expect(figures(yearly)['total profit']).toEqual([5000, 13_000, -8000])
  const before = await owner.call(getProfitAndLoss, { ...march, compare: 'previous_period' })
  expect(before.columns[1]).toEqual({ name: 'previous_period', from: '2026-02-01', to: '2026-02-28' })
  expect(figures(before)['total profit']).toEqual([5000, 0, 5000])
  expect(figures(await owner.call(getProfitAndLoss, { ...march, storeId }))['total profit']).toEqual([12_000])
})

test('the balance sheet balances with the profit of the year and unclosed results, before and after a year-end closing', async () => {
  const { owner, on } = await traded()
  const sheet = async () => {
    const report = await owner.call(getBalanceSheet, { on: '2026-03-31', compare: 'previous_year' })
    expect(report.isBalanced).toBe(true)
    return figures(report)
  }
  const before = await sheet()
  expect(before).toMatchObject({
    'total asset': [125_000, 100_000, 25_000],
    'total liability': [7000, 0, 7000],
    '3000': [100_000, 100_000, 0],
    'line earlier_results': [13_000, 0, 13_000],
    'line profit_of_year': [5000, 0, 5000],
    'total equity': [118_000, 100_000, 18_000],
    'total liabilities_and_equity': [125_000, 100_000, 25_000],
  })
  const closing = { source: 'closing', sourceType: 'year_end' } as const
  await on('2025-12-31', { '4000': 30_000, '5000': -12_000, '6200': -5000, '3100': -13_000 }, closing)
  const after = await sheet()
  expect(after['line earlier_results']).toBeUndefined()
  expect(after).toMatchObject({ '3100': [13_000, 0, 13_000], 'line profit_of_year': [5000, 0, 5000] })
  // The closed year keeps its profit and its cash flow.
  const year = { from: '2025-01-01', to: '2025-12-31' }
  expect(figures(await owner.call(getProfitAndLoss, year))['total profit']).toEqual([13_000])
  expect(figures(await owner.call(getCashFlow, year))).toMatchObject({ 'total financing': [100_000] })
})

test('cash flow sections add up to the change in cash', async () => {
  const { owner } = await traded()
  const report = await owner.call(getCashFlow, { from: '2026-01-01', to: '2026-04-30' })
  expect(report.isBalanced).toBe(true)
  expect(figures(report)).toEqual({
    '1220': [30_000],
    '1500': [8000],
    '2010': [7000],
    '4000': [20_000],
    '5000': [-8000],
    '6200': [-3000],
    '6300': [-4000],
    'total operating': [50_000],
    '1700': [-9000],
    'total investing': [-9000],
    '2500': [50_000],
    'total financing': [50_000],
    'total sections_total': [91_000],
    '1020': [91_000],
    'total cash': [91_000],
    'total cash_opening': [95_000],
    'total cash_closing': [186_000],
  })
})

test('a parent account shows the sum of its accounts', async () => {
  const { owner, accounts } = await traded()
  const { '6200': rent, '6300': salaries, '6100': petty } = accounts
  const { version } = await owner.call(account.routes.get, { id: rent ?? 0 })
  await owner.call(account.routes.update, { id: rent ?? 0, version, parentId: petty ?? 0 })
  const other = await owner.call(account.routes.get, { id: salaries ?? 0 })
  await owner.call(account.routes.update, { id: other.id, version: other.version, parentId: petty ?? 0 })
  const { rows } = await owner.call(getProfitAndLoss, march)
  expect(
    rows
      .filter(({ code }) => code?.startsWith('6'))
      .map(({ kind, code, level, amounts }) => [kind, code, level, ...amounts]),
  ).toEqual([
    ['group', '6100', 1, 7000],
    ['account', '6200', 2, 3000],
    ['account', '6300', 2, 4000],
  ])
  expect(rows.find(({ code }) => code === '6100')?.accountIds).toEqual([rent, salaries])
})

test('any period says what its journals say, wherever it starts and ends', async () => {
  const { owner, on } = await books()
  const random = randomFor()
  const first = Date.UTC(2026, 0, 1)
  const dayOf = (place: number) => new Date(first + place * 86_400_000).toISOString().slice(0, 10)
  const journals = Array.from({ length: 25 }, () => ({
    day: Math.floor(random() * 120),
    amount: 1 + Math.floor(random() * 900),
  }))
  for (const { day, amount } of journals) await on(dayOf(day), { '1020': amount, '4000': -amount })
  for (let round = 0; round < 30; round += 1) {
    const [from = 0, to = 0] = [Math.floor(random() * 120), Math.floor(random() * 120)].toSorted(
      (one, other) => one - other,
    )
    const expected = journals.filter(({ day }) => day >= from && day <= to).reduce((sum, { amount }) => sum + amount, 0)
    const earlier = journals.filter(({ day }) => day < from).reduce((sum, { amount }) => sum + amount, 0)
    const period = { from: dayOf(from), to: dayOf(to) }
    const profit = figures(await owner.call(getProfitAndLoss, period))['total profit'] ?? [0]
    const [opening = 0, debit = 0] = figures(await owner.call(getTrialBalance, period))['1020'] ?? [0, 0]
    expect([period, profit, opening, debit]).toEqual([period, [expected], earlier, expected])
  }
})

test('a budget splits, copies actual amounts, and is compared by days of its months', async () => {
  const { owner, accounts, storeId } = await traded()
  const plan = await owner.call(budget.routes.create, { code: 'B26', name: 'Budget 2026', fiscalYear: 2026 })
  const sales = { accountId: accounts['4000'] ?? 0, amounts: Array.from({ length: 12 }, () => 31_000) }
  const saved = await owner.call(saveBudgetAmounts, { id: plan.id, version: plan.version, accounts: [sales] })
  expect(saved.version).toBe(plan.version + 1)
  expect(saved.months[0]).toBe('2026-01-01')
  const compared = async (more: object) =>
    figures(await owner.call(getProfitAndLoss, { ...march, compare: 'budget', ...more }))
  expect((await compared({}))['4000']).toEqual([20_000, 31_000, -11_000])
  expect((await compared({ to: '2026-03-10' }))['4000']).toEqual([20_000, 10_000, 10_000])
  expect((await compared({ storeId }))['4000']).toEqual([20_000, 0, 20_000])

  const old = { id: plan.id, version: plan.version, accounts: [sales] }
  expect(await owner.send(saveBudgetAmounts, old)).toMatchObject({ status: 409, body: { errorType: 'stale' } })
  const cash = { accountId: accounts['1020'] ?? 0, amounts: sales.amounts }
  expect(await owner.send(saveBudgetAmounts, { ...old, version: saved.version, accounts: [cash] })).toMatchObject({
    status: 422,
    body: { errorType: 'accounts.budget_account', fields: { 'accounts.0.accountId': [{ code: 'rule' }] } },
  })

  const copied = await owner.call(copyActuals, { id: plan.id, version: saved.version, growthPpm: 50_000 })
  const ofMonth = (code: string, month: number) => copied.accounts.find((one) => one.code === code)?.amounts[month]
  expect([ofMonth('4000', 5), ofMonth('4000', 0), ofMonth('5000', 5), ofMonth('6200', 11)]).toEqual([
    31_500, 0, 12_600, 5250,
  ])
  expect(await owner.call(getBudgetAmounts, { id: plan.id })).toEqual(copied)
  const file = await owner.send(exportBudget, { id: plan.id, format: 'csv' })
  expect(file.text).toContain('4000,Sales,0,0,0,0,0,315,')

  const ofStore = await owner.call(budget.routes.create, { code: 'ST', name: 'Store', fiscalYear: 2026, storeId })
  await owner.call(saveBudgetAmounts, { id: ofStore.id, version: ofStore.version, accounts: [sales] })
  expect((await compared({ storeId }))['4000']).toEqual([20_000, 31_000, -11_000])
  expect((await compared({}))['4000']).toEqual([20_000, 0, 20_000])
  const { version } = await owner.call(budget.routes.get, { id: plan.id })
  await owner.call(budget.routes.deactivate, { id: plan.id, version })
  expect((await compared({}))['4000']).toEqual([20_000, 31_000, -11_000])
  expect(
    await owner.send(budget.routes.create, { code: 'TW', name: 'Twice', fiscalYear: 2026, storeId }),
  ).toMatchObject({
    status: 422,
    body: { errorType: 'accounts.rule_broken' },
  })
})

test('results by month cover twelve months', async () => {
  const { owner } = await traded()
  const { months } = await owner.call(getResultsByMonth, { to: '2026-03-15' })
  expect(months).toHaveLength(12)
  expect(months.at(-1)).toEqual({ month: '2026-03-01', incomeMinor: 20_000, costMinor: 15_000, profitMinor: 5000 })
  expect(months.find(({ month }) => month === '2025-06-01')).toMatchObject({ profitMinor: 18_000 })
})

test('who may view some stores has their figures alone, and no statement of the whole company', async () => {
  const { owner, as, companyId, storeId, on } = await traded()
  const other = await owner.call(store.routes.create, { code: 'S2', name: 'Second', type: 'shop' })
  await on('2026-03-04', { '1020': 700, '4000': -700 }, { at: other.id })
  const clerk = await as({ may: ['statements:view'], storeIds: [storeId], login: `statements-${companyId}` })
  expect(figures(await clerk.call(getProfitAndLoss, march))['total income']).toEqual([20_000])
  expect((await clerk.call(getProfitAndLoss, { ...march, storeId: other.id })).rows).toEqual([])
  for (const route of [getBalanceSheet, getCashFlow])
    expect(await clerk.send(route, {})).toMatchObject({ status: 403, body: { errorType: 'accounts.whole_company' } })
  expect(await clerk.send(exportStatement, { kind: 'trial_balance', format: 'csv' })).toMatchObject({ status: 403 })
})

test('statements go out as rows and as a PDF', async () => {
  const { owner } = await traded()
  const csv = await owner.send(exportStatement, { kind: 'profit_and_loss', ...march, format: 'csv' })
  expect(csv.text).toContain('4000,Sales,200')
  expect(csv.text).toContain(',Profit,50')
  const pdf = await owner.send(exportStatement, { kind: 'balance_sheet', to: '2026-03-31', format: 'pdf' })
  expect(pdf.status).toBe(200)
  expect(pdf.headers['content-disposition']).toContain('Balance sheet')
  expect(pdf.text.startsWith('%PDF')).toBe(true)
})

test('slots of past days are merged, and statements stay as they are', async () => {
  const { owner, on, companyId, db } = await traded()
  const { superUrl } = server.database
  for (const table of ['balance_daily', 'balance_monthly'])
    await query(superUrl, `update accounts.${table} set slot = 9 where company_id = $1`, [companyId])
  await on('2026-03-03', { '1020': 100, '4000': -100 })
  const before = await owner.call(getTrialBalance, march)
  const merge = async () =>
    await db.inTransaction({ companyId }, (tx) =>
      sql`select accounts.merge_slots(${companyId}, date '2026-04-01')`.execute(tx),
    )
  await merge()
  await merge()
  expect(await owner.call(getTrialBalance, march)).toEqual(before)
  const slots = `select array_agg(distinct slot) as slots from accounts.balance_monthly where company_id = $1 and month = $2`
  expect(await query(superUrl, slots, [companyId, '2026-03-01'])).toEqual([{ slots: [0] }])
  expect(await query(superUrl, slots, [companyId, '2026-04-01'])).toEqual([{ slots: [9] }])
  await expectWholeLedger(server.database.maintUrl)
})

test('no statement reads journal lines or walks through balances', async () => {
  const { owner, companyId, storeId } = await traded()
  await query(
    server.database.superUrl,
    `insert into accounts.balance_daily (company_id, account_id, store_id, day, slot, debit_minor, credit_minor)
      select $1, a.id, $2, d::date, 9, 10, 10 from accounts.account a, generate_series(date '2026-01-01', '2026-12-31', '1 day') d where a.company_id = $1`,
    [companyId, storeId],
  )
  await query(server.database.superUrl, 'analyze accounts.balance_daily')
  const scans = () => scansOf(server.database, 'accounts', '^(balance_daily|journal_line.*)$')
  const before = await scans()
  const period = { from: '2026-06-10', to: '2026-06-20' }
  await owner.call(getTrialBalance, period)
  await owner.call(getProfitAndLoss, { ...period, compare: 'previous_year' })
  await owner.call(getBalanceSheet, { on: '2026-06-20', compare: 'previous_year' })
  await owner.call(getCashFlow, period)
  await owner.call(getResultsByMonth, { to: '2026-06-20' })
  expect(await scans()).toEqual(before)
})
