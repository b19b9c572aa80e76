import { registerPage } from '@countinghouse/contract/sales/register'
import { openRegister, receiptsOf, registerBrowser, shopWithTill } from '../support/offline-till.ts'
import { scan } from '../support/scanner.ts'
import { expect, expectAccessible, expectAccessibleHere, test } from '../support/test.ts'

test('an exempt customer pays the price without its tax, with and without a network; after the last day tax is charged', async ({
  page,
  shop,
  direct,
  signIn,
  context,
}) => {
  await shopWithTill(direct, shop)
  await signIn(shop.owner)
  await page.goto('/crm/customers/')
  await page.getByRole('button', { name: 'New customer' }).first().click()
  await page.getByRole('textbox', { name: /^Number/ }).fill('EMBASSY')
  await page.getByRole('textbox', { name: /^Name/ }).fill('Embassy')
  await page.getByRole('textbox', { name: /^Tax exemption/ }).fill('Diplomatic mission')
  await page.getByRole('textbox', { name: /^Certificate number/ }).fill('D-17')
  await expectAccessible(page, 'a customer that is exempt from tax')
  await page.getByRole('button', { name: 'Save and close' }).click()
  await expect(page.getByRole('button', { name: 'Save and close' })).toBeHidden()

  await registerBrowser(page)
  await openRegister(page)
  const choose = async () => {
    await page.getByRole('combobox', { name: 'Customer' }).fill('emb')
    await page.getByRole('option', { name: /Embassy/ }).click()
  }
  await scan(page, ['SOCKS'])
  await expect(page.getByRole('button', { name: /^Pay £6\.00/ })).toBeVisible()
  await choose()
  await expect(page.getByText('No tax is charged: Diplomatic mission, D-17')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay £5\.00/ })).toBeVisible()
  await expectAccessible(page, 'the register with an exempt customer')
  await page.keyboard.press('F10')
  await expect.poll(async () => (await receiptsOf(direct, shop)).map(({ gross }) => gross)).toEqual([500])

  await page.goto(registerPage.path)
  await scan(page, ['SOCKS'])
  await choose()
  await expect(page.getByRole('button', { name: /^Pay £5\.00/ })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('Offline: 0 sales are waiting.')).toBeVisible()
  await expectAccessibleHere(page, 'an exempt customer without a network')
  await page.keyboard.press('F10')
  await expect(page.getByText(/^Sale T1-\d+-1$/)).toBeVisible()
  await context.setOffline(false)
  await expect
    .poll(async () => await receiptsOf(direct, shop))
    .toMatchObject([
      { gross: 500, device: null },
      { gross: 500, device: 1, expected: 500 },
    ])

  await direct.query(
    `update accounts.tax_rule set status = 'inactive' where company_id = $1 and buyer_type = 'exempt'`,
    [shop.companyId],
  )
  await page.goto(registerPage.path)
  await scan(page, ['SOCKS'])
  await choose()
  await expect(page.getByText(/^Exempt \(Diplomatic mission, D-17\), but goods without a tax rule/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay £6\.00/ })).toBeVisible()

  await direct.query(
    `update crm.customer set tax_exempt_until = current_date - 2 where company_id = $1 and name = 'Embassy'`,
    [shop.companyId],
  )
  await page.goto(registerPage.path)
  // The pair that was not sold is still in the cart.
  await scan(page, ['SOCKS'])
  await choose()
  await expect(page.getByText(/^The tax exemption ended on /)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay £12\.00/ })).toBeVisible()
})
