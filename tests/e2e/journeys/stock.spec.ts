import { choose } from '../support/choose.ts'
import { addStock } from '../support/stock.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('why a number is so: from stock to its card to all that was posted, in three clicks', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  await addStock(direct, shop)
  await signIn(shop.owner)
  await page.goto('/wms/stock/')
  const row = page.getByRole('row').filter({ hasText: 'Desk lamp 1' }).first()
  await expect(row).toBeVisible()
  await expectAccessible(page, 'stock')

  await row.click()
  const panel = page.getByRole('dialog', { name: /Desk lamp 1/ })
  await expect(panel.getByRole('table', { name: 'Locations' })).toContainText('Shelf')
  await expectAccessible(page, 'where it lies')
  await panel.getByRole('tab', { name: 'Stock card' }).click()
  const card = panel.getByRole('table', { name: 'Stock card' })
  await expect(card.getByRole('row')).toHaveCount(6)
  await expect(panel).toContainText('No earlier moves.')
  await expectAccessible(page, 'a stock card')

  await card.getByRole('link', { name: 'Purchase receipt' }).click()
  await expect(page).toHaveURL(/\/wms\/moves\/\?open=\d+/)
  const posting = page.getByRole('dialog', { name: 'delivery 4711' })
  await expect(posting.getByRole('table', { name: 'Posted together' }).getByRole('row')).toHaveCount(41)
  await expectAccessible(page, 'a posting')
})

test('the movement of a period proves itself, and leads from a category to an item to its moves', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  await addStock(direct, shop)
  await signIn(shop.owner)
  await page.goto('/wms/inventorymovement/?by=category')
  const report = page.getByRole('table', { name: 'Inventory movement' })
  await expect(report).toContainText('Opening + in − out = closing')
  await expectAccessible(page, 'movement')
  await report.getByRole('link', { name: 'Lamps' }).click()
  await expect(report.getByRole('row')).toHaveCount(22)
  await choose(page, 'Value')
  await expect(report).toContainText('£')
  await expectAccessible(page, 'movement of items')
  await choose(page, 'Stock on a date')
  await expect(report.getByRole('columnheader')).toHaveCount(2)
  await choose(page, 'Movement')
  await report.getByRole('link', { name: 'Desk lamp 2', exact: true }).click()
  await expect(page).toHaveURL(/\/wms\/moves\/\?variantId=/)
  await expect(page.getByRole('heading', { name: 'Stock moves', level: 1 })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Desk lamp 2' }).first()).toBeVisible()
  await expectAccessible(page, 'moves')
})

test('a place is made, and blocked with its reason', async ({ page, shop, direct, signIn }) => {
  await addStock(direct, shop)
  await signIn(shop.owner)
  await page.goto('/wms/locations/')
  await expect(page.getByRole('row').filter({ hasText: '-SHELF' })).toHaveCount(1)
  await page.getByRole('link', { name: 'Shelf', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Shelf' })
  await panel.getByRole('switch', { name: 'Inbound blocked' }).press('Space')
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(panel).toContainText('Enter the block reason.')
  await expectAccessible(page, 'a place')
})
