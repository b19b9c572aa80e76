import { addTill, createGoods } from '../../support/till.ts'
import { scan } from '../support/scanner.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('a customer joins at the register, earns points, pays with them, and a return takes back what its goods had earned', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId, storeId } = shop
  await addTill(direct.query, { companyId, storeId })
  await direct.query(
    `insert into erp.setting (company_id, key, value) values ($1, 'sales.points_earn_per', '100'), ($1, 'sales.points_least', '1')`,
    [companyId],
  )
  await direct.query(
    `insert into erp.payment_type (company_id, code, name, kind, sort_order) values ($1, 'zz-points', 'Points', 'points', 210)`,
    [companyId],
  )
  const db = { app: { db: direct.database } }
  await createGoods(db, { companyId, storeId }, { code: 'LAMP', name: 'Desk lamp', price: 3000, unitCost: '12.00' })
  await signIn(shop.owner)
  await page.goto('/pos/register/')
  await page.getByRole('textbox', { name: 'Float' }).fill('100')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Scan or search' })).toBeFocused()

  const ring = async () => {
    await scan(page, ['LAMP'])
    await expect(page.getByRole('region', { name: 'Cart' }).getByRole('listitem')).toHaveCount(1)
  }
  await ring()
  await page.keyboard.press('Shift+F4')
  const enrolment = page.getByRole('dialog', { name: 'New customer' })
  await enrolment.getByRole('textbox', { name: 'Name' }).fill('Anna Berg')
  await page.keyboard.press('Enter')
  await expect(enrolment.getByText('Enter an email or a phone number.')).toBeVisible()
  await expectAccessible(page, 'a new customer at the register')
  await enrolment.getByRole('textbox', { name: 'Email' }).fill('anna@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Anna Berg was added and selected.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue(/^Anna Berg/)
  await page.keyboard.press('F10')
  await expect(page.getByText('Receipt T1-000001')).toBeVisible()
  await page.getByRole('button', { name: 'New sale' }).click()

  await ring()
  await page.keyboard.press('F4')
  await page.keyboard.type('Anna')
  await page.getByRole('option', { name: 'Anna Berg' }).click()
  await expect(page.getByText('30 points, £0.30')).toBeVisible()
  await page.keyboard.press('F9')
  await page.getByRole('textbox', { name: 'Amount' }).fill('0.31')
  await page.getByRole('button', { name: 'Points' }).click()
  await expect(page.getByText('Points pay £0.30 at most.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Amount' }).fill('')
  await page.getByRole('textbox', { name: 'Amount' }).press('p')
  await expect(page.getByRole('list', { name: 'Paid' })).toContainText('£0.30')
  await page.getByRole('textbox', { name: 'Amount' }).press('c')
  await page.getByRole('button', { name: 'Complete sale' }).click()
  await expect(page.getByText('Receipt T1-000002')).toBeVisible()

  await page.goto('/pos/till-receipts/')
  await page.getByRole('link', { name: 'T1-000001' }).click()
  await page.getByRole('button', { name: 'Return items' }).click()
  await expect(page.getByRole('heading', { name: 'Return from receipt T1-000001' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Quantity of Desk lamp to return' }).fill('1')
  await page.getByRole('textbox', { name: 'Reason' }).fill('Too bright')
  await page.getByRole('button', { name: /^Cash in hand/ }).click()
  await page.getByRole('button', { name: 'Complete return' }).click()
  await expect(page.getByText('Receipt T1-000003')).toBeVisible()

  await page.goto('/crm/points/')
  await page.getByRole('link', { name: 'Anna Berg' }).click()
  const moves = page.getByRole('table', { name: 'Moves' }).getByRole('row')
  // Of 60 earned points 30 paid and 30 were taken back; the second sale earned 29.
  await expect(moves.filter({ hasText: 'Taken back' })).toContainText('-30')
  await expect(moves.filter({ hasText: 'Redeemed' })).toContainText('-30')
  await expect(page.getByRole('dialog', { name: 'Anna Berg' })).toContainText('-1 point')
  await expectAccessible(page, 'points of a customer')
})
