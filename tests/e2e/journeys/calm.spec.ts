import type { Page } from '@playwright/test'
import { defaultTheme } from '../../../apps/web/src/ui/theme/theme-state.ts'
import { saveTheme, withLayout } from '../support/looks.ts'
import { wideMenu, widePath } from '../support/menu-pages.ts'
import { expect, test } from '../support/test.ts'

/** The sum of layout shifts that nobody caused. */
const shiftLimit = 0.05
const optionLimit = 50

test('nothing jumps while a page comes up, in any kind of layout', async ({ page, shop, signIn }) => {
  await signIn(shop.owner)
  await shop.brands({ code: 'OAK', name: 'Oak' })
  await watchShifts(page)
  for (const layout of ['default', 'overlay', 'detached', 'horizontal menu-click'] as const) {
    await saveTheme(page, withLayout(defaultTheme, layout))
    await page.goto('/procure/brand/')
    await expect(page.getByRole('rowheader')).toHaveCount(1)
    expect(await shiftsOf(page), layout).toBeLessThan(shiftLimit)
  }
})

test('another look asks the server nothing and moves nothing', async ({ page, shop, signIn }) => {
  await signIn(shop.owner)
  await watchShifts(page)
  await page.goto('/procure/')
  await page.waitForLoadState('networkidle')
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const before = await shiftsOf(page)
  await page.getByRole('button', { name: 'Use dark mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme-mode', 'dark')
  await page.getByRole('button', { name: 'Use light mode' }).click()
  expect(requested.filter((url) => url.includes('/api/'))).toEqual([])
  expect(await shiftsOf(page)).toBe(before)
})

test('the palette never holds more than fifty choices', async ({ page, shop, direct, signIn }) => {
  await wideMenu(direct, shop)
  await signIn(shop.owner)
  await page.goto(widePath)
  await expect(page.locator('h1')).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(await page.getByRole('option').count()).toBeLessThanOrEqual(optionLimit)
  await page.keyboard.type('a')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(await page.getByRole('option').count()).toBeLessThanOrEqual(optionLimit)
})

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { sum: 0 }
    Object.assign(globalThis, { layoutShifts: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { layoutShifts: { sum: number } }).layoutShifts.sum)
}
