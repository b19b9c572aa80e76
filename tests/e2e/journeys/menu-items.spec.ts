import { horizontal, menuOf, openWith, verticalLayouts, wideMenu } from '../support/menu-pages.ts'
import { expect, test } from '../support/test.ts'

test('links lead on, branches open, empty items do nothing, headings stand above their group', async ({
  page,
  direct,
  shop,
  signIn,
}) => {
  await wideMenu(direct, shop)
  await signIn(shop.owner)
  await openWith(page, {})
  const menu = menuOf(page)
  await expect(menu.getByRole('heading')).toHaveText(['Warehouse', 'Tasks', 'Papers'])

  const empty = menu.getByText('Stock-take, from May')
  const address = page.url()
  await empty.click()
  expect(page.url()).toBe(address)
  await expect(menu.locator(':is(a, button, [tabindex])').filter({ hasText: 'Stock-take' })).toHaveCount(0)

  await menu.getByRole('button', { name: 'Receiving' }).click()
  await menu.getByRole('link', { name: 'Hub receiving' }).click()
  await expect(page).toHaveURL(/\/depot\/d-mannualRecvHubItemsVer2$/)
  await expect(menu.locator('[aria-current="page"]')).toHaveText('Hub receiving')

  for (const theme of [verticalLayouts['menu-click'], verticalLayouts['icon-click'], horizontal('menu-click')]) {
    await openWith(page, theme)
    await expect(empty).toHaveCount(1)
    await empty.dispatchEvent('click')
    expect(page.url()).toBe(address)
  }
})

test('a badge has its number and its tone', async ({ page, signIn }) => {
  await signIn('owner')
  await page.goto('/procure/')
  const badge = menuOf(page).getByRole('link', { name: 'Seasons' }).locator('[data-tone]')
  await expect(badge).toHaveText(/^\d+$/)
  await expect(badge).toHaveAttribute('data-tone', 'warning')
})
