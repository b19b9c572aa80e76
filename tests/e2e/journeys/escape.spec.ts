import { brandScreen } from '../support/brands.ts'
import { menuOf } from '../support/menu-pages.ts'
import { expect, test } from '../support/test.ts'

test('Escape shuts one thing at a time, and the record behind it stays', async ({ page, shop, signIn }) => {
  await shop.brands({ code: 'OAK', name: 'Oak' })
  await signIn(shop.owner)
  const screen = brandScreen(page)
  await screen.open()
  await screen.link('Oak').click()
  await expect(screen.code).toHaveValue('OAK')

  const search = page.getByRole('combobox', { name: 'Search the menu' })
  await search.fill('bra')
  await page.keyboard.press('Escape')
  await expect(search).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(search).not.toBeFocused()
  await expect(screen.code, 'after the search').toHaveValue('OAK')

  const profile = page.getByRole('button', { name: /^Profile of/ })
  await profile.click()
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Sign Out' })).toHaveCount(0)
  await expect(profile).toBeFocused()
  await expect(screen.code, 'after the profile').toHaveValue('OAK')

  for (const keys of ['Control+k', '?']) {
    await screen.drawer.getByRole('heading', { name: 'Oak' }).focus()
    await page.keyboard.press(keys)
    await expect(page.locator('dialog[open]')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await expect(screen.drawer.getByRole('heading', { name: 'Oak' }), keys).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(screen.drawer).toHaveCount(0)
})

test('the menu over an open record of a narrow window is shut alone', async ({ page, shop, signIn }) => {
  await shop.brands({ code: 'OAK', name: 'Oak' })
  await signIn(shop.owner)
  await page.setViewportSize({ width: 700, height: 700 })
  const screen = brandScreen(page)
  await screen.open()
  await screen.link('Oak').click()
  await expect(screen.code).toHaveValue('OAK')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(menuOf(page).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused()
  await expect(screen.code).toHaveValue('OAK')
})

test('the palette over the open menu of a narrow window gives the focus back to it', async ({ page, shop, signIn }) => {
  await signIn(shop.owner)
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto('/procure/')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  const first = menuOf(page).getByRole('link').first()
  await expect(first).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(page.locator('dialog[open]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(first).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused()
})
