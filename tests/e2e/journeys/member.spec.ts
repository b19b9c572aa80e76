import { addTill, createGoods } from '../../support/till.ts'
import { scan } from '../support/scanner.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('a customer reaches a tier at the register and has the promotion of a segment; another one is exported and erased', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId, storeId } = shop
  await addTill(direct.query, { companyId, storeId })
  const db = { app: { db: direct.database } }
  await createGoods(db, { companyId, storeId }, { code: 'JACKET', name: 'Rain jacket', price: 6000, unitCost: '22.00' })
  await direct.query(
    `insert into crm.customer (company_id, code, name, email) values ($1, 'ADA', 'Ada Smith', 'ada@example.com'), ($1, 'BEA', 'Bea Long', 'bea@example.com')`,
    [companyId],
  )
  await direct.query(`insert into erp.setting (company_id, key, value) values ($1, 'sales.points_earn_per', '100')`, [
    companyId,
  ])
  await signIn(shop.owner)
  const create = async (path: string, button: string, fill: () => Promise<void>) => {
    await page.goto(path)
    await page.getByRole('button', { name: button }).first().click()
    await fill()
    await page.getByRole('button', { name: 'Save and close' }).click()
    await expect(page.getByRole('button', { name: 'Save and close' })).toBeHidden()
  }
  await create('/crm/tiers/', 'New tier', async () => {
    await page.getByRole('textbox', { name: /^Code/ }).fill('GOLD')
    await page.getByRole('textbox', { name: /^Name/ }).fill('Gold')
    await page.getByRole('textbox', { name: /^Turnover from/ }).fill('50')
    await page.getByRole('textbox', { name: /^Points rate/ }).fill('150')
  })
  await create('/crm/segments/', 'New segment', async () => {
    await page.getByRole('textbox', { name: /^Code/ }).fill('BUYERS')
    await page.getByRole('textbox', { name: /^Name/ }).fill('Buyers')
    await page.getByRole('textbox', { name: /^Purchases from/ }).fill('1')
    await expectAccessible(page, 'a new segment')
  })
  await create('/sales/promotions/', 'New promotion', async () => {
    await page.getByRole('textbox', { name: /^Code/ }).fill('THANKS')
    await page.getByRole('textbox', { name: /^Name/ }).fill('Thank you')
    await page.getByRole('textbox', { name: /^Discount rate/ }).fill('10')
    await page.getByRole('combobox', { name: /^Segments/ }).fill('buy')
    await page.getByRole('option', { name: /Buyers/ }).click()
  })

  await page.goto('/pos/register/')
  await page.getByRole('textbox', { name: 'Float' }).fill('100')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Scan or search' })).toBeFocused()
  const choose = async () => {
    await page.getByRole('combobox', { name: 'Customer' }).fill('ada')
    await page.getByRole('option', { name: /Ada Smith/ }).click()
  }
  await scan(page, ['JACKET'])
  await choose()
  await expect(page.getByRole('button', { name: /^Pay £60\.00/ })).toBeVisible()
  await page.keyboard.press('F10')
  await expect(page.getByText('T1-000001').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await scan(page, ['JACKET'])
  await expect(page.getByRole('button', { name: /^Pay £60\.00/ })).toBeVisible()
  await choose()
  await expect(page.getByRole('button', { name: /^Pay £54\.00/ })).toBeVisible()
  await expect(page.getByText('Tier: Gold.')).toBeVisible()
  await page.keyboard.press('F10')
  await expect(page.getByText('T1-000002').first()).toBeVisible()

  await page.goto('/crm/memberships/')
  await expect(page.getByText('Ada Smith').first()).toBeVisible()
  await page.goto('/crm/customers/?q=ada')
  await page.getByText('Ada Smith').first().click()
  await page.getByRole('tab', { name: 'Overview' }).click()
  // 60 points, and 54 at one and a half times.
  await expect(page.getByRole('list', { name: 'Figures of the customer' })).toContainText('141')
  await expectAccessible(page, 'the overview of a customer')

  await page.goto('/crm/customers/?q=bea')
  await page.getByText('Bea Long').first().click()
  await page.getByRole('button', { name: 'Export personal data' }).click()
  const saved = page.waitForEvent('download')
  await page
    .getByRole('dialog', { name: 'Export personal data' })
    .getByRole('button', { name: 'Export personal data' })
    .click()
  expect((await saved).suggestedFilename()).toBe('customer BEA.json')
  await page.getByRole('button', { name: 'Erase personal data' }).click()
  await page.getByRole('textbox', { name: /^Reason/ }).fill('Asked by letter')
  await expectAccessible(page, 'erasing a customer')
  await page
    .getByRole('dialog', { name: /^Erase the personal data/ })
    .getByRole('button', { name: 'Erase personal data' })
    .click()
  await expect(page.getByText('Personal data erased')).toBeVisible()
  await page.goto('/crm/customers/?q=erased')
  await expect(page.getByText('Erased customer').first()).toBeVisible()
})
