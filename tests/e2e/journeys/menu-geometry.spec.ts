import type { Page } from '@playwright/test'
import { navStyles } from '../../../apps/web/src/ui/theme/theme-state.ts'
import { saveTheme } from '../support/looks.ts'
import { boxOf, horizontal, menuOf, openWith, verticalLayouts, wear, wideMenu } from '../support/menu-pages.ts'
import { drawn } from '../support/seed.ts'
import { expect, sidewaysPx, test } from '../support/test.ts'

/** Menu width and content offset of a wide window. Units: rem. */
const sizes = {
  default: [15, 15],
  'icon overlay': [5, 5],
  closed: [0, 0],
  'icon text': [9.5, 9.5],
  detached: [5, 6],
  'double menu': [17, 17],
  'menu-click': [9.5, 9.5],
  'menu-hover': [9.5, 9.5],
  'icon-click': [5, 5],
  'icon-hover': [5, 5],
} as const satisfies Record<keyof typeof verticalLayouts, readonly [number, number]>

/** What the hamburger makes of each: the full sidebar, or its layout's own pair. */
const behindHamburger: Partial<Record<keyof typeof sizes, readonly [number, number]>> = {
  default: [5, 5],
  detached: [15, 16],
  'double menu': [5, 5],
}

const windowPx = 1440

test.beforeEach(async ({ page, signIn, shop, direct }) => {
  await wideMenu(direct, shop)
  await signIn(shop.owner)
  await page.goto('/favicon.svg')
})

for (const dir of ['ltr', 'rtl'] as const) {
  test(`each layout has its width, and the content starts where the menu ends (${dir})`, async ({ page }) => {
    // A page inside a branch: elsewhere the double menu is shut.
    await openWith(page, { dir }, '/depot/d-manageito/')
    for (const [name, theme] of Object.entries(verticalLayouts)) {
      const layout = name as keyof typeof sizes
      await wear(page, { ...theme, dir })
      await expectSizes(page, dir, name, sizes[layout])
      await page
        .getByRole('button', {
          name: layout === 'default' || layout === 'double menu' ? 'Collapse the menu' : 'Expand the menu',
        })
        .click()
      await expectSizes(page, dir, `${name}, hamburger`, behindHamburger[layout] ?? [15, 15])
      await page
        .getByRole('button', {
          name: layout === 'default' || layout === 'double menu' ? 'Expand the menu' : 'Collapse the menu',
        })
        .click()
      await expectSizes(page, dir, `${name}, hamburger twice`, sizes[layout])
      expect(await sidewaysPx(page), name).toBe(0)
    }
  })

  test(`the bar is 3 rem high under the header, as wide as the window (${dir})`, async ({ page }) => {
    await openWith(page, { dir })
    for (const style of navStyles) {
      await wear(page, { ...horizontal(style), dir })
      await expect.poll(() => boxOf(page, '#sidebar'), style).toEqual({ x: 0, y: 60, width: windowPx, height: 48 })
      expect((await boxOf(page, 'main')).y, style).toBe(108)
      await expect(page.getByRole('button', { name: /(Expand|Collapse) the menu/ })).toHaveCount(0)
      expect(await sidewaysPx(page), style).toBe(0)
    }
  })
}

test('the skeleton has the geometry of the layout that follows it', async ({ page }) => {
  let answer = () => {}
  await page.route('**/api/auth/session', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve))
    await route.continue()
  })
  const themes = { ...verticalLayouts, horizontal: horizontal('menu-click') }
  for (const [name, theme] of drawn(Object.entries(themes), 4)) {
    await saveTheme(page, theme)
    await page.goto('/depot/d-manageito/')
    const skeleton = page.locator('[data-shape][aria-busy="true"]')
    await skeleton.waitFor()
    const before = await contentBox(page, '[data-shape] > [class*="main"]')
    const menuBefore = name === 'closed' ? null : await boxOf(page, '[data-shape] > [data-shape] > div')
    answer()
    await page.locator('h1').waitFor()
    expect(await contentBox(page, 'main'), name).toEqual(before)
    if (menuBefore !== null) expect(await boxOf(page, '#sidebar > div'), name).toEqual(menuBefore)
  }
})

async function contentBox(page: Page, selector: string) {
  const { x, y, width } = await boxOf(page, selector)
  return { x, y, width }
}

async function expectSizes(
  page: Page,
  dir: 'ltr' | 'rtl',
  name: string,
  [menuRem, offsetRem]: readonly [number, number],
) {
  await page.mouse.move(windowPx / 2, 500)
  const gutter = (await menuOf(page).getAttribute('data-detached')) === null ? 0 : Math.round(windowPx * 0.03)
  await expect
    .poll(async () => {
      const menu = await boxOf(page, '#sidebar > div')
      const main = await boxOf(page, 'main')
      const offset = dir === 'ltr' ? main.x : windowPx - main.x - main.width
      return [menu.width, offset - gutter]
    }, name)
    .toEqual([menuRem * 16, offsetRem * 16])
}
