import { addTill, createGoods } from '../../support/till.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('a report is built, agrees with the ledger, is saved and shared, and a figure leads to its receipt and into a file', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId, storeId, owner } = shop
  const { tillId, cash } = await addTill(direct.query, { companyId, storeId })
  const db = { app: { db: direct.database } }
  const goods = { companyId, storeId }
  const lamp = await createGoods(db, goods, { code: 'LAMP', name: 'Desk lamp', price: 3000, unitCost: '12.00' })
  const rug = await createGoods(db, goods, { code: 'RUG', name: 'Wool rug', price: 9000, unitCost: '40.00' })
  const token = await direct.token(owner.login)
  const session = await direct.call<{ id: number }>(token, 'POST', '/pos/till-sessions', {
    uid: crypto.randomUUID(),
    tillId,
    floatMinor: 10_000,
  })
  const sell = async (variantId: number, grossMinor: number) =>
    await direct.call(token, 'POST', '/pos/sales', {
      uid: crypto.randomUUID(),
      tillSessionId: session.id,
      soldAt: new Date().toISOString(),
      lines: [{ variantId, quantity: 1 }],
      grossMinor,
      tenders: [{ paymentTypeId: cash, tenderedMinor: grossMinor, changeMinor: 0, reference: null }],
    })
  await sell(lamp.variantId, 3000)
  await sell(rug.variantId, 9000)

  await signIn(owner)
  await page.goto('/sales/reports/builder/')
  await expect(page.getByText(/^Agrees with account 4000/)).toBeVisible()
  await page.getByLabel('Group 1').selectOption('product')
  await page.getByText('Figures', { exact: false }).first().click()
  await page.getByRole('checkbox', { name: 'Margin', exact: true }).check()
  const table = page.getByRole('table', { name: 'Report builder' })
  await expect(table.getByRole('row', { name: /Wool rug/ })).toContainText('£75.00')
  await expect(table.getByRole('row', { name: /Wool rug/ })).toContainText('£35.00')
  await expect(table.getByRole('row', { name: /Total of 2 lines/ })).toContainText('£100.00')
  await expectAccessible(page, 'the report builder')

  await page.getByRole('button', { name: 'Save report' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Products and margin')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Report saved.')).toBeVisible()
  await page.goto('/sales/reports/builder/')
  await page.getByRole('combobox', { name: 'Saved report' }).selectOption('Products and margin')
  await expect(page).toHaveURL(/by=product/)
  await page.getByRole('button', { name: 'Share report' }).click()
  await page.getByRole('radio', { name: 'All users of the company' }).check()
  await expectAccessible(page, 'sharing a report')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Schedule report' }).click()
  await expect(page.getByText(/E-mail is not configured/)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()

  await page.reload()
  await table.getByRole('button', { name: 'Desk lamp' }).click()
  const documents = page.getByRole('dialog', { name: 'Documents' })
  await expect(documents.getByRole('row', { name: /Total of 1 document/ })).toContainText('£25.00')
  await expectAccessible(page, 'the documents of a figure')
  await documents.getByRole('link', { name: 'T1-000001' }).click()
  await expect(page).toHaveURL(/\/pos\/till-receipts\/\?open=/)
  await expect(page.getByRole('heading', { name: 'T1-000001' })).toBeVisible()

  await page.goBack()
  await page.keyboard.press('Escape')
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Excel' }).click()])
  expect(file.suggestedFilename()).toMatch(/^Report builder .*\.xlsx$/)

  const [sales] = await direct.query<{ id: string }>(
    `select id from accounts.account where company_id = $1 and code = '4000'`,
    [companyId],
  )
  const budget = await direct.call<{ id: number; version: number }>(token, 'POST', '/accounts/budgets', {
    code: 'PLAN',
    name: 'Plan',
    fiscalYear: new Date().getUTCFullYear(),
    storeId,
  })
  await direct.call(token, 'POST', `/accounts/budgets/${budget.id}/amounts`, {
    version: budget.version,
    accounts: [{ accountId: Number(sales?.id), amounts: Array.from({ length: 12 }, () => 310_000) }],
  })
  await page.goto('/sales/reports/builder/?by=product&show=net&period=today')
  const compare = page.getByRole('combobox', { name: 'Compare' })
  await expect(compare.getByRole('option', { name: 'Budget' })).toHaveCount(0)
  await page.getByLabel('Group 1').selectOption('store')
  await compare.selectOption({ label: 'Budget' })
  const total = table.getByRole('row', { name: /Total of 1 line/ })
  await expect(total).toContainText('£100.00')
  await expect(table.getByRole('columnheader', { name: 'Difference' })).toBeVisible()
  await expect(page.getByText(/^Days share the budget of their month equally/)).toBeVisible()
  await expectAccessible(page, 'sales beside their budget')
})
