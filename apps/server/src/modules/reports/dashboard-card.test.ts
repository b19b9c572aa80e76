import { chooseDashboardCards, getDashboard } from '@countinghouse/contract/erp/dashboard'
import type { DashboardCard } from '@countinghouse/contract/erp/dashboard-card'
import { mostCards } from '@countinghouse/contract/erp/dashboard-card'
import { paymentTerm } from '@countinghouse/contract/erp/payment-term'
import { fetchReport } from '@countinghouse/contract/reports/builder'
import { budget, saveBudgetAmounts } from '@countinghouse/contract/accounts/budget'
import { chooseFinanceCards, getFinanceHome } from '@countinghouse/contract/accounts/home'
import { getResultsByMonth } from '@countinghouse/contract/accounts/statement'
import { getTaxReturn } from '@countinghouse/contract/accounts/tax-return'
import { getReceivables } from '@countinghouse/contract/payments/receivables'
import { normalisePath } from '@countinghouse/kernel/paths'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { seedInvoices } from '../../../../../tests/support/invoices.ts'
import { accountsOf, balancesOf } from '../../../../../tests/support/journals.ts'
import { asSuperuser } from '../../../../../tests/support/people.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { sellWorkedDay } from '../../../../../tests/support/worked-day.ts'

const server = useServer({ isOwn: true })

test('cards say what their pages say, each opens its page, and the user chooses and arranges them', async () => {
  const { owner, companyId } = await sellWorkedDay(server)
  const usual = (await owner.call(getDashboard, {})).board
  expect(usual).toMatchObject({ currency: 'GBP', isChosen: false })
  const keys = usual.offered.map(({ key }) => key)
  const cards: DashboardCard[] = []
  for (let at = 0; at < keys.length; at += mostCards) {
    const chosen = keys.slice(at, at + mostCards).toReversed()
    expect(await owner.call(chooseDashboardCards, { keys: chosen })).toEqual({ isChosen: true })
    const { board } = await owner.call(getDashboard, {})
    expect(board.isChosen).toBe(true)
    expect(board.cards.map(({ key }) => key)).toEqual(chosen)
    cards.push(...board.cards)
  }
  const card = (key: string) => cards.find((one) => one.key === key)

  const { totals } = await owner.call(fetchReport, { figures: ['net', 'margin', 'returns', 'basket'] })
  expect(totals.figures).toMatchObject({ net: 16_450, margin: 7870, returns: 4950, basket: 5350 })
  for (const figure of ['net', 'margin', 'returns', 'basket'] as const)
    expect(card(`reports.${figure}`)?.value, figure).toBe(totals.figures[figure])
  expect(card('reports.net')?.points.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBe(16_450)
  expect(card('sales.today'), 'of tills alone').toMatchObject({ value: 8450, before: { value: 0 } })
  expect(card('reports.stores')?.rows).toMatchObject([{ value: 16_450 }])
  const balances = await balancesOf(server.app.db, companyId)
  const sumOf = (...codes: number[]) => codes.reduce((sum, code) => sum + (balances[code] ?? 0), 0)
  expect(card('accounts.balances')?.rows.map(({ value }) => value)).toEqual([
    sumOf(1000, 1010, 1020, 1030),
    sumOf(1200),
    0,
    sumOf(1300),
  ])
  expect(card('accounts.cash')?.value).toBe(sumOf(1000, 1010, 1020, 1030))
  expect(card('accounts.clearing'), 'of the card of one receipt').toMatchObject({
    value: 500,
    rows: [{ name: { en: '1100 Card clearing' }, value: 500 }],
  })
  const { months } = await owner.call(getResultsByMonth, {})
  expect(card('accounts.profit')).toMatchObject({ value: months.at(-1)?.profitMinor, before: { value: 0 } })
  expect(card('accounts.tax_due')?.value).toBe((await owner.call(getTaxReturn, {})).dueMinor)
  const ageing = (await owner.call(getReceivables, {})).totals
  expect(card('payments.receivables_ageing')).toMatchObject({
    value: ageing.totalMinor,
    rows: [{ value: ageing.current }, {}, {}, {}, {}],
  })
  expect(card('payments.cash_up'), 'the session of the till is open').toMatchObject({ value: 1, rows: [{ value: 1 }] })

  const pages = await asSuperuser(server, 'select path from erp.page')
  const known = new Set(pages.map(({ path }) => normalisePath(String(path))))
  const addresses = cards.flatMap(({ address, rows }) => [address, ...rows.map((row) => row.address)])
  expect(
    addresses.filter((address) => address !== null && !known.has(normalisePath(address.split('?')[0] ?? ''))),
  ).toEqual([])

  expect(await owner.call(chooseDashboardCards, { keys: null })).toEqual({ isChosen: false })
  expect((await owner.call(getDashboard, {})).board.cards.map(({ key }) => key)).toEqual(
    usual.cards.map(({ key }) => key),
  )
})

test('a card is shown only with the permission of its page and its figures; cards of the whole company only for all stores', async () => {
  const { owner, as, storeId } = await sellWorkedDay(server)
  const clerk = await as({
    may: ['erp/dashboard:view', 'reports/builder:view', 'receivables:view'],
    storeIds: [storeId],
  })
  const { offered, cards } = (await clerk.call(getDashboard, {})).board
  const keys = offered.map(({ key }) => key)
  expect(keys).toContain('reports.net')
  expect(keys).not.toContain('reports.margin')
  expect(keys).not.toContain('payments.receivables')
  expect(keys).not.toContain('accounts.profit')
  expect(cards.map(({ key }) => key)).not.toContain('reports.margin')
  const refused = await clerk.send(chooseDashboardCards, { keys: ['reports.net', 'reports.margin'] })
  expect(refused).toMatchObject({ status: 422, body: { errorType: 'erp.card_unknown', fields: { 'keys.1': [{}] } } })
  await clerk.call(chooseDashboardCards, { keys: ['reports.stores', 'reports.stores'] })
  expect((await clerk.call(getDashboard, {})).board.cards.map(({ key }) => key)).toEqual(['reports.stores'])
  expect((await owner.call(getDashboard, {})).board.isChosen, 'of others nothing changes').toBe(false)
})

test('the cards of finance are chosen apart from those of the dashboard, and say what is due, planned and open', async () => {
  const { owner, companyId, day, purchase, postPurchase, line, codeOf } = await seedInvoices(server)
  const [clock] = await query<{ today: string }>(server.database.superUrl, 'select erp.today($1)::text as today', [
    companyId,
  ])
  // The invoices are of yesterday: on the first of a month they are of the month before.
  const value = clock?.today.slice(0, 7) === day.slice(0, 7) ? -15_000 : 0
  const { '4000': sales = 0, '6100': rent = 0 } = await accountsOf(server.app.db, companyId)
  const owe = async (unitPrice: string, termDays: number) => {
    const { id: paymentTermId } = await owner.call(paymentTerm.routes.create, {
      code: `N${termDays}`,
      name: `${termDays} days`,
      parts: [{ share: 1_000_000, days: termDays }],
    })
    const lines = [{ ...line(unitPrice), accountId: rent, taxCodeId: codeOf('ZERO') }]
    await postPurchase(await purchase({ paymentTermId, lines }))
  }
  await owe('10', 0)
  await owe('20', 5)
  await owe('40', 20)
  await owe('80', 60)
  const { board } = await owner.call(getFinanceHome, {})
  expect(board.cards.map(({ key }) => key)).toEqual([
    'accounts.cash',
    'payments.receivables_ageing',
    'payments.payables_due',
    'accounts.clearing',
    'accounts.tax_due',
    'accounts.budget',
    'payments.cash_up',
    'accounts.periods',
  ])
  expect(board.offered).toEqual((await owner.call(getDashboard, {})).board.offered)
  const profit = board.cards.find(({ key }) => key === 'accounts.budget')
  expect(profit, 'without a budget it is the profit alone').toMatchObject({ value, before: null })
  expect(profit?.address).not.toContain('budget')
  const due = board.cards.find(({ key }) => key === 'payments.payables_due')
  expect(due?.rows.map(({ value }) => value)).toEqual([1000, 2000, 4000, 0])
  expect(due?.value, 'what is due later is not asked for').toBe(7000)

  const plan = await owner.call(budget.routes.create, {
    code: 'PLAN',
    name: 'Plan',
    fiscalYear: new Date().getUTCFullYear(),
  })
  await owner.call(saveBudgetAmounts, {
    id: plan.id,
    version: plan.version,
    accounts: [
      { accountId: sales, amounts: Array.from({ length: 12 }, () => 90_000) },
      { accountId: rent, amounts: Array.from({ length: 12 }, () => 20_000) },
    ],
  })
  await owner.call(chooseFinanceCards, { keys: ['sales.today', 'accounts.budget'] })
  const chosen = (await owner.call(getFinanceHome, {})).board
  expect(chosen.cards.map(({ key }) => key)).toEqual(['sales.today', 'accounts.budget'])
  expect(chosen.cards[1]).toMatchObject({ value, before: { value: 70_000 } })
  expect(chosen.cards[1]?.address).toContain('compare=budget')
  expect((await owner.call(getDashboard, {})).board.isChosen, 'the other dashboard keeps its own').toBe(false)
})
