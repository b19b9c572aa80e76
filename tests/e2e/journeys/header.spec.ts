import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

test('the full-screen button follows the browser, however full screen was left', async ({ page, shop, signIn }) => {
  await signIn(shop.owner)
  await page.goto('/procure/')
  await page.getByRole('button', { name: 'Enter full screen' }).click()
  const leave = page.getByRole('button', { name: 'Leave full screen' })
  await expect(leave).toBeVisible()
  expect(await isFull(page)).toBe(true)
  // As Escape or F11 does, without the button.
  await page.evaluate(() => document.exitFullscreen())
  await expect(page.getByRole('button', { name: 'Enter full screen' })).toBeVisible()
  await page.evaluate(() => document.documentElement.requestFullscreen())
  await leave.click()
  await expect(page.getByRole('button', { name: 'Enter full screen' })).toBeVisible()
  expect(await isFull(page)).toBe(false)
})

test('the light/dark button changes mode, menu and header, and names what it will do next', async ({
  page,
  shop,
  signIn,
}) => {
  await signIn(shop.owner)
  await page.goto('/procure/')
  const root = page.locator('html')
  await page.getByRole('button', { name: 'Use dark mode' }).click()
  await expect(root).toHaveAttribute('data-theme-mode', 'dark')
  await expect(root).toHaveAttribute('data-header-styles', 'dark')
  await page.getByRole('button', { name: 'Use light mode' }).click()
  await expect(root).toHaveAttribute('data-theme-mode', 'light')
  await expect(root).toHaveAttribute('data-header-styles', 'light')
  await expect(page.getByRole('button', { name: 'Use dark mode' })).toBeFocused()
})

test('the profile’s actions are Change Password and Sign Out, nothing else', async ({ page, shop, signIn }) => {
  await signIn(shop.owner)
  await page.goto('/procure/')
  const profile = page.getByRole('button', { name: 'Profile of Olga Sorensen' })
  await profile.click()
  const panel = page.locator('[popover]:popover-open')
  const actions = panel.locator(':is(a, button, [role="menuitem"]):not([aria-pressed], [href="/account/"])')
  await expect(actions).toHaveText(['Change Password', 'Sign Out'])
  await expect(panel.getByRole('link', { name: 'Olga Sorensen' })).toHaveAttribute('href', '/account/')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(profile).toBeFocused()
})

function isFull(page: Page): Promise<boolean> {
  return page.evaluate(() => document.fullscreenElement !== null)
}
