import { expect, expectAccessible, test } from '../support/test.ts'

test('a payment type that breaks a rule is refused at its field, mended and kept', async ({ page, shop, signIn }) => {
  await signIn(shop.owner)
  await page.goto('/erp/payment-types/?open=new')
  const form = page.getByRole('dialog')
  await form.getByLabel('Code').fill('CARD')
  await form.getByLabel('Name').fill('Card at the counter')
  await form.getByLabel('Kind').selectOption({ label: 'Card terminal' })
  await form.getByLabel('Gives change').check()
  await page.keyboard.press('Control+s')
  await expect(form.getByText('Only cash may give change.').first()).toBeVisible()
  await expectAccessible(page, 'a payment type that is refused')
  await form.getByLabel('Gives change').uncheck()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('row', { name: /Card at the counter/ })).toBeVisible()
})
