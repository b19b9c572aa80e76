import { budget, saveBudgetAmounts } from '@countinghouse/contract/accounts/budget'
import { budgetPermission } from '@countinghouse/contract/accounts/budget-permission'
import { permissionName } from '@countinghouse/contract/page'
import { exportReport, fetchReport } from '@countinghouse/contract/reports/builder'
import { monthEnd, monthStart } from '@countinghouse/kernel/days'
import { expect, test } from 'vitest'
import { accountsOf } from '../../../../../tests/support/journals.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { sellWorkedDay } from '../../../../../tests/support/worked-day.ts'

const server = useServer()

/** The worked day, with budgets of 970.01 for the company and 600.00 for its store each month. */
async function seed() {
  const shop = await sellWorkedDay(server)
  const { owner, companyId, storeId, today } = shop
  const { '4000': sales = 0, '4010': returns = 0, '6200': rent = 0 } = await accountsOf(server.app.db, companyId)
  const plan = async (code: string, of: number | null, amounts: Readonly<Record<number, number>>) => {
    const { id, version } = await owner.call(budget.routes.create, {
      code,
      name: code,
      fiscalYear: Number(today.slice(0, 4)),
      storeId: of,
    })
    const accounts = Object.entries(amounts).map(([accountId, amount]) => ({
      accountId: Number(accountId),
      amounts: Array.from({ length: 12 }, () => amount),
    }))
    await owner.call(saveBudgetAmounts, { id, version, accounts })
  }
  await plan('ALL', null, { [sales]: 100_001, [returns]: -3000, [rent]: 40_000 })
  await plan('ONE', storeId, { [sales]: 60_000 })
  const month = { period: 'dates', from: monthStart(today), to: monthEnd(today) } as const
  return { ...shop, month }
}

test('net sales are compared with the budget of their months, which days share so that they add up', async () => {
  const { owner, month, today } = await seed()
  const report = await owner.call(fetchReport, { ...month, by: ['month'], figures: ['net', 'tax'], compare: 'budget' })
  expect(report.totals, 'sales less returns, without other accounts').toEqual({
    figures: { net: 16_450, tax: 3290 },
    before: { net: 97_001, tax: null },
  })
  const days = await owner.call(fetchReport, { ...month, by: ['day'], figures: ['net'], compare: 'budget' })
  expect(days.lines).toHaveLength(Number(month.to.slice(-2)))
  expect(days.lines.reduce((sum, { before }) => sum + (before?.net ?? 0), 0)).toBe(97_001)
  const shares = days.lines.map(({ before }) => before?.net ?? 0)
  expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(2)
  const upToNow = await owner.call(fetchReport, {
    ...month,
    to: today,
    by: ['week', 'day'],
    figures: ['net'],
    compare: 'budget',
  })
  const part = Number(today.slice(-2)) / Number(month.to.slice(-2))
  expect(Math.abs((upToNow.totals.before?.net ?? 0) - 97_001 * part)).toBeLessThanOrEqual(2)
  const past = { period: 'dates', from: '2020-01-01', to: '2020-01-31' } as const
  const without = await owner.call(fetchReport, { ...past, figures: ['net'], compare: 'budget' })
  expect(without.totals.before, 'a year without a budget').toEqual({ net: null })
})

test('by store, budgets of stores count; figures without the permission for budgets are left out', async () => {
  const { owner, as, storeId, month } = await seed()
  const asked = { ...month, by: ['store'] as ['store'], figures: ['net' as const], compare: 'budget' as const }
  const { lines, totals } = await owner.call(fetchReport, asked)
  expect(lines.map(({ keys, before }) => [keys[0], before?.net])).toEqual([[String(storeId), 60_000]])
  expect(totals.before).toEqual({ net: 60_000 })
  const ofOne = await owner.call(fetchReport, { ...asked, by: ['month'], storeId })
  expect(ofOne.totals.before).toEqual({ net: 60_000 })
  const clerk = await as({ may: ['reports/builder:view'], storeIds: [storeId] })
  expect((await clerk.call(fetchReport, { ...asked, by: ['month'] })).totals.before).toEqual({ net: null })
  const planner = await as({ may: ['reports/builder:view', budgetPermission], storeIds: [storeId] })
  expect((await planner.call(fetchReport, { ...asked, by: ['month'] })).totals.before).toEqual({ net: 60_000 })
  expect(budgetPermission).toBe(permissionName(budget.page, 'view'))
})

test('what has no budget is not compared with one, and a file says the difference', async () => {
  const { owner, month } = await seed()
  const refused = async (input: object) =>
    (await owner.send(fetchReport, { ...month, compare: 'budget', ...input })).body.errorType
  expect(await refused({ by: ['product'], figures: ['net'] })).toBe('reports.no_budget')
  expect(await refused({ by: ['day'], figures: ['tax'] })).toBe('reports.no_budget')
  expect(await refused({ by: ['day'], figures: ['net'], channel: 'till' })).toBe('reports.no_budget')
  expect(await refused({ of: 'tenders', by: ['day'], figures: ['takings'] })).toBe('reports.no_budget')
  const { text, status } = await owner.send(exportReport, {
    ...month,
    by: ['month'],
    figures: ['net', 'tax'],
    compare: 'budget',
    format: 'csv',
  })
  expect(status).toBe(200)
  const [head = '', row = ''] = text.slice(1).split('\r\n')
  expect(head).toContain('"Net sales (GBP), budget",Difference,Difference %')
  expect(row).toContain(',164.5,32.9,970.01,-805.51,-83.0414')
})
