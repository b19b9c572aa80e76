import { addTill, createGoods } from '../../support/till.ts'
import { scan } from '../support/scanner.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('a customer with a credit limit pays on account: over the limit is refused at the payment, the rest becomes an invoice', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId, storeId } = shop
  await addTill(direct.query, { companyId, storeId })
  await direct.query(
    `insert into erp.payment_type (company_id, code, name, kind, sort_order) values ($1, 'zz-account', 'On account', 'on_account', 200)`,
    [companyId],
  )
  await direct.query(
    `insert into crm.customer (company_id, code, name, kind, credit_limit_minor) values ($1, 'HOTEL', 'Hotel Astoria', 'company', 10000)`,
    [companyId],
  )
  const db = { app: { db: direct.database } }
  await createGoods(db, { companyId, storeId }, { code: 'RUG', name: 'Wool rug', price: 12_000, unitCost: '40.00' })
  await signIn(shop.owner)
  await page.goto('/pos/register/')
  await page.getByRole('textbox', { name: 'Float' }).fill('100')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Scan or search' })).toBeFocused()
  await scan(page, ['RUG'])
  await expect(page.getByRole('button', { name: /^Pay £120\.00/ })).toBeVisible()
  await page.keyboard.press('F9')
  const amount = page.getByRole('textbox', { name: 'Amount' })
  await expect(amount).toBeFocused()
  await expect(page.getByRole('button', { name: 'On account' }), 'only for customers').toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Customer' }).fill('astoria')
  await page.getByRole('option', { name: /Hotel Astoria/ }).click()
  await page.keyboard.press('F9')
  await amount.press('a')
  await page.getByRole('button', { name: 'Complete sale' }).click()
  await expect(page.getByText('The customer would exceed the credit limit.').first()).toBeVisible()
  await expectAccessible(page, 'a refused payment on account')
  await page.getByRole('button', { name: /^Remove payment On account/ }).click()
  await amount.fill('50')
  await amount.press('c')
  await amount.press('a')
  await page.getByRole('button', { name: 'Complete sale' }).click()
  await expect(page.getByText('Receipt T1-000001')).toBeVisible()

  await page.goto('/finance/invoices/?isCharge=true')
  const charge = page.getByRole('row').filter({ hasText: 'Hotel Astoria' })
  await expect(charge).toContainText('70.00')
  await charge.getByRole('link').first().click()
  await expect(page.getByText('T1-000001').first()).toBeVisible()
  await page.goto('/finance/receivables/')
  await expect(page.getByRole('row').filter({ hasText: 'Hotel Astoria' })).toContainText('70.00')
})
