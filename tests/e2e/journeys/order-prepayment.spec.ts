import { openBuying } from '../support/buying.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('an order in dollars is prepaid, and its goods are valued in part at the rate of the prepayment', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { ordered, received } = await openBuying(direct, shop)
  const { id } = await ordered(240, { currency: 'USD' })

  await signIn(shop.owner)
  await page.goto('/finance/supplier-payments/')
  await page.getByRole('button', { name: 'New supplier payment' }).first().click()
  const choose = async (name: RegExp, text: string) => {
    await page.getByRole('combobox', { name }).fill(text)
    await page
      .getByRole('option', { name: new RegExp(text, 'i') })
      .first()
      .click()
  }
  await choose(/^Supplier/, 'Looms')
  await choose(/^Paid from/, '1020')
  await choose(/^Currency/, 'USD')
  await page.getByRole('textbox', { name: /^Exchange rate/ }).fill('0.78')
  await choose(/^Purchase order/, 'PO-')
  await page.getByRole('textbox', { name: /^New prepayment/ }).fill('720')
  await expectAccessible(page, 'a prepayment of an order')
  await page.getByRole('button', { name: 'Mark as sent' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click()
  await expect(page.getByRole('region', { name: /^PAY-/ })).toBeVisible()

  await received(id, 235)
  await page.goto(`/procure/purchase-orders/?open=${id}&tab=bills`)
  const costs = page.getByRole('table', { name: 'Cost of received goods' })
  await expect(costs.getByRole('row')).toHaveCount(2)
  for (const words of ['235', '2,350.00', '0.8', '30% at 0.78', '£1,865.90']) await expect(costs).toContainText(words)
  await expect(page.getByText(/^Prepaid: .*720\.00\. Not used for invoices: .*720\.00\.$/)).toBeVisible()
  await expectAccessible(page, 'the cost of received goods')
})
