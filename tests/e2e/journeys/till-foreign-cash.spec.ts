import { receiptsPage } from '@countinghouse/contract/sales/receipt'
import { registerPage } from '@countinghouse/contract/sales/register'
import { tillSessionsPage } from '@countinghouse/contract/sales/till-session'
import { field, shopWithTill } from '../support/offline-till.ts'
import { scan } from '../support/scanner.ts'
import { createGoods } from '../../support/till.ts'
import { expect, expectAccessible, saveLook, test } from '../support/test.ts'

test('dollars are paid by keyboard with change in pounds, counted by themselves, and read in Arabic on a phone', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId, storeId } = shop
  await shopWithTill(direct, shop)
  const db = { app: { db: direct.database } }
  await createGoods(db, { companyId, storeId }, { code: 'TENT', name: 'Dome tent', price: 6000, unitCost: '22.00' })
  await direct.query(
    `insert into erp.payment_type (company_id, code, name, kind, currency, allow_change, rounding_minor, sort_order)
      values ($1, 'USD', 'US dollars', 'cash', 'USD', true, 100, 200), ($1, 'CHF', 'Swiss francs', 'cash', 'CHF', true, 1000, 210)`,
    [companyId],
  )
  await direct.query(
    `insert into accounts.exchange_rate (company_id, currency_code, base_currency, day, rate, source)
      values ($1, 'USD', 'GBP', current_date - 1, 0.79, 'entered')`,
    [companyId],
  )
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(shop.owner)
  await page.goto(registerPage.path)
  await page.getByRole('textbox', { name: 'Float' }).fill('50')
  await page.getByRole('button', { name: 'Open session' }).click()
  await expect(field(page)).toBeVisible()
  await scan(page, ['TENT'])
  await expect(page.getByRole('button', { name: /^Pay £60\.00/ })).toBeVisible()
  await page.keyboard.press('F9')
  const payment = page.getByRole('region', { name: 'Payment' })
  // 76 dollars are 60.04.
  await expect(payment.getByRole('button', { name: /US dollars/ })).toContainText('USD 76.00 due')
  await expect(payment.getByRole('button', { name: /Swiss francs/ })).toContainText('No exchange rate')
  await payment.getByRole('button', { name: /Swiss francs/ }).click()
  await expect(payment.getByText('There is no exchange rate for CHF today.').first()).toBeVisible()
  await expectAccessible(page, 'paying in several currencies')
  await payment.getByRole('textbox', { name: 'Amount' }).focus()
  await page.keyboard.type('100')
  await page.keyboard.press('f')
  await expect(payment.getByText('USD 100.00')).toBeVisible()
  await expect(payment.getByText('£19.00')).toBeVisible()
  await expectAccessible(page, 'paid in dollars')
  await payment.getByRole('button', { name: 'Complete sale' }).press('Enter')
  await expect(page.getByText('Receipt T1-000001')).toBeVisible()

  await saveLook(page, { lang: 'ar', mode: 'dark' })
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(registerPage.path)
  await scan(page, ['TENT'])
  await expect(page.getByText('Dome tent', { exact: true })).toBeVisible()
  await page.keyboard.press('F9')
  await expect(page.getByRole('button', { name: /US dollars/ })).toContainText('USD 76.00')
  await expectAccessible(page, 'paying in several currencies in Arabic')
  await page.getByRole('button', { name: /US dollars/ }).click()
  await expect(page.getByText(/0\.04/).first()).toBeVisible()
  await expectAccessible(page, 'paid in dollars in Arabic')
  await page.getByRole('button', { name: 'إتمام البيع' }).click()
  await expect(page.getByText('T1-000002')).toBeVisible()
  await saveLook(page, { lang: 'en', mode: 'light' })
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.goto(receiptsPage.path)
  await page.getByText('T1-000001').first().click()
  const payments = page.getByRole('table', { name: 'Payments' })
  await expect(payments).toContainText('USD 100.00 at 0.79 · Change £19.00')
  await expectAccessible(page, 'a receipt paid in dollars')

  await page.goto(`${tillSessionsPage.path}?status=open`)
  await page.getByText('T1 #1').first().click()
  const session = page.getByRole('dialog', { name: 'T1 #1' })
  await session.getByRole('button', { name: 'Count the till' }).click()
  await session.getByRole('textbox', { name: 'US dollars' }).fill('171')
  await session.getByRole('textbox', { name: 'Cash in hand' }).fill('30.96')
  await expectAccessible(page, 'a count of dollars')
  await session.getByRole('button', { name: 'Submit count' }).click()
  await page
    .getByRole('dialog', { name: /^Submit the count/ })
    .getByRole('button', { name: 'Submit count' })
    .click()
  const tenders = session.getByRole('table', { name: 'Payment types' })
  await expect(tenders.getByRole('row', { name: /US dollars/ })).toContainText('USD 171.00')

  await saveLook(page, { lang: 'ar', mode: 'dark' })
  await page.setViewportSize({ width: 375, height: 812 })
  await page.reload()
  const row = page.getByRole('row', { name: /US dollars/ })
  await expect(row).toContainText('USD 171.00')
  await row.scrollIntoViewIfNeeded()
  await expectAccessible(page, 'counted dollars in Arabic')
})
