import { addTill, createGoods } from '../../support/till.ts'
import { scan } from '../support/scanner.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('a membership is sold and invoiced, and its card selects the member at the register with the tier of the plan', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId, storeId } = shop
  await addTill(direct.query, { companyId, storeId })
  const db = { app: { db: direct.database } }
  await createGoods(db, { companyId, storeId }, { code: 'JACKET', name: 'Rain jacket', price: 8333, unitCost: '22.00' })
  await direct.query(`insert into crm.customer (company_id, code, name) values ($1, 'ADA', 'Ada Smith')`, [companyId])
  await direct.query(`insert into erp.setting (company_id, key, value) values ($1, 'sales.points_earn_per', '100')`, [
    companyId,
  ])
  await direct.query(
    `insert into sales.tier (company_id, code, name, least_turnover_minor, points_ppm) values ($1, 'GOLD', 'Gold', 500000, 1500000)`,
    [companyId],
  )
  await signIn(shop.owner)

  await page.goto('/crm/membership-plans/')
  await page.getByRole('button', { name: 'New membership plan' }).first().click()
  await page.getByRole('textbox', { name: /^Code/ }).fill('YEAR')
  await page.getByRole('textbox', { name: /^Name/ }).fill('Gold year')
  await page.getByRole('combobox', { name: /^Tier/ }).fill('gold')
  await page.getByRole('option', { name: /Gold/ }).click()
  await page.getByRole('textbox', { name: /^Fee/ }).fill('49.99')
  await expectAccessible(page, 'a new membership plan')
  await page.getByRole('button', { name: 'Save and close' }).click()
  await expect(page.getByRole('button', { name: 'Save and close' })).toBeHidden()

  await page.goto('/crm/paid-memberships/')
  await page.getByRole('button', { name: 'New paid membership' }).first().click()
  const choose = async (label: RegExp, words: string, option: RegExp) => {
    await page.getByRole('combobox', { name: label }).fill(words)
    await page.getByRole('option', { name: option }).first().click()
  }
  await choose(/^Customer/, 'ada', /Ada Smith/)
  await choose(/^Plan/, 'gold', /Gold year/)
  await expectAccessible(page, 'a new paid membership')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('heading', { name: /^#\d+$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Sell', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sell', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^MEM-\d{4}-000001$/ })).toBeVisible()
  await page.getByRole('tab', { name: 'Income by month' }).click()
  const income = page.getByRole('table', { name: 'Income by month' })
  await expect(income.getByRole('row')).toHaveCount(13)
  await expect(income).toContainText('£3.48')
  await expectAccessible(page, 'the income of a membership')
  const [sold] = await direct.query(
    `select p.card_no as card, i.name as invoice from sales.paid_membership p
      join accounts.invoice i on i.company_id = p.company_id and i.id = p.invoice_id where p.company_id = $1`,
    [companyId],
  )
  await page.goto('/finance/invoices/?isDeferred=true')
  await expect(page.getByText(String(sold?.['invoice'])).first()).toBeVisible()

  await page.goto('/pos/register/')
  await page.getByRole('textbox', { name: 'Float' }).fill('100')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Scan or search' })).toBeFocused()
  await scan(page, ['JACKET', String(sold?.['card'])])
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue(/Ada Smith/)
  await expect(page.getByText('Tier: Gold.')).toBeVisible()
  await page.keyboard.press('F10')
  await expect(page.getByText('T1-000001').first()).toBeVisible()
  await page.goto('/crm/points/')
  await expect(page.getByText('124').first()).toBeVisible()
})
