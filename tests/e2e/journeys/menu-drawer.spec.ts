import { boxOf, horizontal, menuOf, openWith, verticalLayouts, wear, wideMenu } from '../support/menu-pages.ts'
import { expect, sidewaysPx, test } from '../support/test.ts'

test.beforeEach(async ({ signIn, shop, direct }) => {
  await wideMenu(direct, shop)
  await signIn(shop.owner)
})

test('below 992 px every style is the same drawer', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await openWith(page, {})
  for (const [name, theme] of Object.entries({ ...verticalLayouts, bar: horizontal('icon-hover') })) {
    await wear(page, theme)
    await expect(menuOf(page), name).toHaveAttribute('data-shape', 'drawer')
    expect(await sidewaysPx(page), name).toBe(0)
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await expect.poll(() => boxOf(page, '#sidebar'), name).toEqual({ x: 0, y: 0, width: 240, height: 812 })
    await expect(menuOf(page).getByRole('link', { name: 'Create transfer' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menuOf(page).getByRole('link', { name: 'Create transfer' })).toBeHidden()
  }
})

test('the drawer holds the focus, stops the page from scrolling and gives both back', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 500 })
  await openWith(page, { dir: 'rtl' })
  const opener = page.getByRole('button', { name: 'Open the menu' })
  await opener.click()
  await expect(menuOf(page).getByRole('link').first()).toBeFocused()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
  expect((await boxOf(page, '#sidebar')).x, 'from the inline start').toBe(375 - 240)
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(() => {
      const at = document.activeElement
      return at !== null && at !== document.body && document.getElementById('sidebar')?.contains(at) !== true
    })
    expect(isOutside, `after ${step + 1} steps`).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden')
})

test('a press beside it shuts the drawer, so does following a link', async ({ page }) => {
  await page.setViewportSize({ width: 991, height: 700 })
  await openWith(page, {})
  const menuLink = menuOf(page).getByRole('link', { name: 'Create transfer' })
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.mouse.click(800, 500)
  await expect(menuLink).toBeHidden()
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await menuLink.click()
  await expect(page).toHaveURL(/createito$/)
  await expect(menuLink).toBeHidden()
})

for (const dir of ['ltr', 'rtl'] as const) {
  test(`991, 992 and 993 px: drawer, menu, menu; a click in the content at 992 changes nothing to be seen (${dir})`, async ({
    page,
  }) => {
    await openWith(page, { dir })
    for (const [width, shape] of [
      [993, 'full'],
      [992, 'full'],
      [991, 'drawer'],
      [992, 'full'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect(menuOf(page), `${width} px`).toHaveAttribute('data-shape', shape)
    }
    await page.getByRole('heading', { level: 1 }).click()
    await expect(page.locator('html')).toHaveAttribute('data-toggled', 'close')
    await expect(menuOf(page)).toHaveAttribute('data-shape', 'full')
    await expect(menuOf(page).getByRole('link', { name: 'Create transfer' })).toBeVisible()
  })
}
