import { choose } from '../support/choose.ts'
import { randomUUID } from 'node:crypto'
import { addMonths, monthEnd, monthStart } from '@countinghouse/kernel/days'
import { stockAdjustment } from '@countinghouse/contract/inventory/stock-adjustment'
import { accountsOf, postJournal } from '../../support/journals.ts'
import { createProduct } from '../../support/products.ts'
import type { DirectConnections, Shop } from '../support/shop.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const today = new Date().toISOString().slice(0, 10)
const { routes, transitionRoutes } = stockAdjustment

type Posted = { readonly id: number; readonly version: number; readonly number: string | null }

/** A year of trade, and stock found today. Answers the number of the stock adjustment. */
async function trade(direct: DirectConnections, { companyId, storeId, owner }: Shop): Promise<string> {
  const accounts = await accountsOf(direct.database, companyId)
  const post = (postedOn: string, amounts: Readonly<Record<string, number>>) =>
    postJournal(direct.database, companyId, {
      postedOn,
      lines: Object.entries(amounts).map(([code, amountMinor]) => ({
        accountId: accounts[code] ?? 0,
        amountMinor,
        storeId: code < '4000' ? null : storeId,
      })),
    })
  const first = addMonths(monthStart(today), -11)
  await post(first, { '1020': 2_500_000, '3000': -2_000_000, '2500': -500_000 })
  for (let month = 0; month < 12; month += 1) {
    const day = addMonths(first, month)
    const sales = 420_000 + 35_000 * ((month * 5) % 7) - (month === 4 ? 310_000 : 0)
    await post(day, { '1020': sales, '4000': -sales })
    await post(day, { '5040': Math.round(sales * 0.4), '2010': -Math.round(sales * 0.4) })
    await post(day, { '6200': 120_000, '6300': 45_000, '6400': 8350, '1020': -173_350 })
  }
  await post(today, { '1700': 320_000, '1010': -320_000 })
  const { variantIds } = await createProduct(direct.database, companyId, { code: 'TENT', name: 'Dome tent' })
  const [reason] = await direct.query<{ id: string }>(
    `insert into inventory.reason (company_id, code, name, direction) values ($1, 'FOUND', 'Found', 'both') returning id`,
    [companyId],
  )
  const token = await direct.token(owner.login)
  const created = await direct.call<Posted>(token, 'POST', routes.create.path, {
    uid: randomUUID(),
    storeId,
    reasonId: Number(reason?.id),
    effectiveOn: today,
    lines: [{ variantId: variantIds[0] ?? 0, quantity: 4, unitCost: '12.50' }],
  })
  const path = transitionRoutes.post.path.replace('{id}', String(created.id))
  return (await direct.call<Posted>(token, 'POST', path, { version: created.version })).number ?? ''
}

test(
  'a figure of profit and loss leads over its journal lines to the stock adjustment behind it',
  { tag: '@core' },
  async ({ page, shop, direct, signIn }) => {
    const number = await trade(direct, shop)
    await signIn(shop.owner)
    await page.goto('/finance/')
    await expect(page.getByRole('img', { name: /Profit/ })).toBeVisible()
    await expectAccessible(page, 'finance')

    await page.getByRole('link', { name: 'Profit this month and budget' }).click()
    const profit = page.getByRole('table', { name: 'Profit and loss' })
    const found = profit.getByRole('row', { name: /Stock loss and gain/ })
    await expect(found).toContainText('-£50.00')
    await expect(profit.getByRole('row', { name: /^Gross margin/ })).toBeVisible()
    await expect(page.getByRole('img', { name: /Income/ })).toBeVisible()
    await expectAccessible(page, 'profit and loss')

    await found.getByRole('link').click()
    await expect(page).toHaveURL(/\/finance\/ledger\/\?accountId=\d+&postedOn\.between=/)
    const lines = page.getByRole('grid')
    await expect(lines.getByRole('row').filter({ hasText: 'GBP 50.00' })).toHaveCount(1)
    await expectAccessible(page, 'general ledger')
    await lines.getByRole('row').filter({ hasText: 'GBP 50.00' }).click()
    const journal = page.getByRole('dialog', { name: /^Journal \d+$/ })
    await expect(journal.getByRole('table', { name: 'Journal lines' })).toContainText('1300 Stock')
    await expectAccessible(page, 'the journal of a line')
    await journal.getByRole('link', { name: 'Open document' }).click()
    await expect(page).toHaveURL(/\/wms\/stockadjustment\/\?open=\d+/)
    await expect(page.getByRole('region', { name: number })).toBeVisible()
  },
)

test('statements balance, are compared with a budget, and go out as files', async ({ page, shop, direct, signIn }) => {
  await trade(direct, shop)
  await signIn(shop.owner)
  await page.goto(`/finance/statements/?from=${monthStart(today)}&to=${monthEnd(today)}`)
  for (const name of ['Trial balance', 'Balance sheet', 'Cash flow']) {
    await choose(page, name)
    await expect(page.getByRole('table', { name })).toContainText('Balanced')
    await expectAccessible(page, name)
  }
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'PDF' }).click()])
  expect(file.suggestedFilename()).toMatch(/^Cash flow .*\.pdf$/)

  await page.goto('/finance/budgets/')
  await page.getByRole('button', { name: 'New budget' }).first().click()
  const form = page.getByRole('region', { name: 'New budget' })
  await form.getByRole('textbox', { name: /^Code/ }).fill('PLAN')
  await form.getByRole('textbox', { name: /^Name/ }).fill('Plan')
  await form.getByRole('textbox', { name: /^Fiscal year/ }).fill(today.slice(0, 4))
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  const plan = page.getByRole('region', { name: 'Plan' })
  await plan.getByRole('tab', { name: 'Amounts' }).click()
  const year = plan.getByRole('textbox', { name: '4000 Sales, Year' })
  await year.fill('60000')
  await year.press('Enter')
  await expect(plan.getByRole('textbox', { name: /^4000 Sales, Jan/ })).toHaveValue('5000.00')
  await plan.getByRole('textbox', { name: /^6200 Rent, Jan/ }).fill('1200')
  await expectAccessible(page, 'amounts of a budget')
  await plan.getByRole('button', { name: 'Save amounts' }).click()
  await expect(page.getByText('Amounts saved.')).toBeVisible()

  await page.goto(`/finance/statements/?from=${monthStart(today)}&to=${monthEnd(today)}`)
  await page.getByRole('combobox', { name: 'Compare with' }).selectOption({ label: 'Budget' })
  await expect(page).toHaveURL(/compare=budget/)
  await expect(page.getByRole('table', { name: 'Profit and loss' }).getByRole('row', { name: /Sales/ })).toContainText(
    '£5,000.00',
  )
  await expectAccessible(page, 'profit and loss with the budget')
})
