import { expect, expectAccessible, test } from '../support/test.ts'

test('the cards of the dashboard are chosen and arranged by keyboard, stay after a reload, and open their pages', async ({
  page,
  shop,
  signIn,
}) => {
  await signIn(shop.owner)
  await page.goto('/erp/dashboard/')
  const cards = page.getByRole('region', { name: 'Cards' }).getByRole('list').first()
  await expect(cards.getByRole('heading').first()).toHaveText('Sales today')
  await page.getByRole('button', { name: 'Choose cards' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Choose cards' })
  await dialog.getByRole('checkbox', { name: /^Margin, 31 days/ }).press('Space')
  await dialog.getByRole('checkbox', { name: /^Open cases/ }).press('Space')
  await dialog.getByRole('button', { name: 'Move Sales today back' }).press('Enter')
  await expectAccessible(page, 'the choice of cards', 'dialog[open]')
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText('Your cards are saved.')).toBeVisible()
  await page.reload()
  const titles = cards.getByRole('heading')
  await expect(titles.first()).toHaveText('Net sales, 31 days')
  await expect(titles.nth(1)).toHaveText('Sales today')
  await expect(titles.filter({ hasText: 'Margin, 31 days' })).toHaveCount(1)
  await expect(titles.filter({ hasText: 'Open cases' })).toHaveCount(0)
  await expectAccessible(page, 'the dashboard with its cards')
  await cards.getByRole('link', { name: 'Net sales, 31 days' }).click()
  await expect(page).toHaveURL(/\/sales\/reports\/builder\/\?.*show=net/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/erp/dashboard/')
  await page.getByRole('button', { name: 'Choose cards' }).click()
  await dialog.getByRole('button', { name: 'Default cards' }).click()
  await expect(titles.first()).toHaveText('Sales today')
})
