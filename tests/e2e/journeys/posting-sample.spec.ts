import { expect, expectAccessible, test } from '../support/test.ts'

test('a sample posting shows the accounts of an event, and saves nothing', async ({ page, shop, signIn }) => {
  await signIn(shop.owner)
  await page.goto('/finance/posting-rules/')
  await page.getByRole('button', { name: 'Post a sample' }).click()
  const sample = page.getByRole('dialog', { name: 'Post a sample' })
  await sample.getByRole('combobox', { name: 'Event' }).selectOption({ label: 'Transfer dispatch' })
  await sample.getByRole('textbox', { name: 'Amount' }).fill('12.50')
  await sample.getByRole('button', { name: 'Show journal' }).click()
  const journal = sample.getByRole('table', { name: 'Sample journal' })
  await expect(journal.getByRole('row', { name: /1310 Goods in transit/ })).toContainText('12.50')
  await expect(journal.getByRole('row', { name: /1300 Stock/ })).toContainText('12.50')
  await expectAccessible(page, 'a sample journal', 'dialog[open]')
  await page.goto('/finance/journals/')
  await expect(page.getByText('No journals yet.')).toBeVisible()
})
