import { expect, expectAccessible, test } from '../support/test.ts'

test('the cards of finance are chosen and arranged apart from those of the dashboard, and open what is behind them', async ({
  page,
  shop,
  signIn,
}) => {
  await signIn(shop.owner)
  await page.goto('/finance/')
  const cards = page.getByRole('region', { name: 'Cards' }).getByRole('list').first()
  const titles = cards.getByRole('heading')
  await expect(titles.first()).toHaveText('Cash position')
  await expect(cards.getByRole('listitem', { name: 'Receivables ageing' }).getByRole('table')).toContainText('Not due')
  await page.getByRole('button', { name: 'Choose cards' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Choose cards' })
  await dialog.getByRole('checkbox', { name: /^Sales today/ }).press('Space')
  await dialog.getByRole('checkbox', { name: /^Clearing accounts not at zero/ }).press('Space')
  await dialog.getByRole('button', { name: 'Move Cash position back' }).press('Enter')
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText('Your cards are saved.')).toBeVisible()
  await page.reload()
  await expect(titles.first()).toHaveText('Receivables ageing')
  await expect(titles.nth(1)).toHaveText('Cash position')
  await expect(titles.filter({ hasText: 'Sales today' })).toHaveCount(1)
  await expect(titles.filter({ hasText: 'Clearing accounts not at zero' })).toHaveCount(0)
  await expectAccessible(page, 'finance with its cards')
  await cards.getByRole('link', { name: 'Receivables ageing' }).click()
  await expect(page).toHaveURL(/\/finance\/receivables\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/erp/dashboard/')
  await expect(titles.first()).toHaveText('Sales today')
})
