import { expect, expectAccessible, test } from '../support/test.ts'

test('a payment type that breaks a rule is refused at its field, mended and kept', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const token = await direct.token(shop.owner.login)
  const east = await direct.call<{ id: number }>(token, 'POST', '/erp/stores', {
    code: 'EAST',
    name: 'East',
    type: 'shop',
  })
  await signIn(shop.owner)
  await page.goto('/erp/payment-types/?open=new')
  const form = page.getByRole('dialog')
  await form.getByLabel('Code').fill('CARD')
  await form.getByLabel('Name').fill('Card at the counter')
  await form.getByRole('combobox', { name: /^Type/ }).selectOption({ label: 'Card terminal' })
  await form.getByLabel('Gives change').check()
  await page.keyboard.press('Control+s')
  await expect(form.getByText('Only cash can give change.').first()).toBeVisible()
  await expectAccessible(page, 'a payment type that is refused')
  await form.getByLabel('Gives change').uncheck()
  await form.getByRole('textbox', { name: 'Minimum amount' }).fill('5')
  await form.getByRole('textbox', { name: 'Rounding' }).fill('0,05')
  const stores = form.getByRole('combobox', { name: 'Stores' })
  const chips = form.getByRole('list', { name: 'Stores' }).getByRole('listitem')
  for (const code of ['S1', 'EAST']) {
    await stores.fill(code)
    await expect(page.getByRole('listbox', { name: 'Stores' }).getByRole('option').first()).toContainText(code)
    await stores.press('Enter')
  }
  await expect(chips).toHaveCount(2)
  await expectAccessible(page, 'several stores of a payment type')
  await chips.filter({ hasText: 'S1' }).getByRole('button').click()
  await expect(stores).toBeFocused()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('row', { name: /Card at the counter/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Card at the counter/ })).toContainText('East (EAST)')
  await expect(form.getByRole('combobox', { name: 'Currency' })).toHaveValue('Pound Sterling')
  await form.getByRole('tab', { name: 'History' }).click()
  await expect(form.getByRole('listitem').first()).toContainText(/Stores.*East \(EAST\)/)
  await page.goto(`/erp/payment-types/?stores=${east.id}`)
  await expect(page.getByRole('rowheader')).toHaveText(['Card at the counter'])
  await page.goto('/erp/payment-types/?stores.empty=true')
  await expect(page.getByRole('button', { name: 'Stores is empty' }).first()).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(0)
})
