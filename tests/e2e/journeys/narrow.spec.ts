import type { Page } from '@playwright/test'
import { brandScreen } from '../support/brands.ts'
import { boxOf, horizontal, menuOf, openWith, verticalLayouts, wideMenu } from '../support/menu-pages.ts'
import { switcherOf } from '../support/switcher.ts'
import { expect, saveLook, sidewaysPx, test } from '../support/test.ts'

test('at 320 px, as at 400 % of 1280, nothing scrolls sideways, the open search included', async ({
  page,
  shop,
  signIn,
}) => {
  await signIn(shop.owner)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const lang of ['en', 'ar'] as const) {
    await saveLook(page, { lang })
    await page.goto('/apps/modules/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await sidewaysPx(page), `modules, ${lang}`).toBe(0)
    await page.goto('/procure/')
    const search = page.getByRole('combobox')
    await search.focus()
    await expect(page.getByRole('banner').getByRole('button', { name: /Ctrl\+K/ })).toBeVisible()
    expect(await sidewaysPx(page), `search, ${lang}`).toBe(0)
    expect((await search.boundingBox())?.width, 'wide enough to write in').toBeGreaterThan(250)
  }
})

test('in a window as low as 256 px every field and every choice is reached', async ({ page, shop, signIn }) => {
  await shop.brands({ code: 'OAK', name: 'Oak' })
  await signIn(shop.owner)
  await page.setViewportSize({ width: 320, height: 256 })
  const screen = brandScreen(page)
  await screen.open()
  await screen.create.click()
  await screen.description.focus()
  await expect(screen.description).toBeInViewport({ ratio: 0.5 })
  await screen.close.click()
  const switcher = switcherOf(page)
  await switcher.open()
  await switcher.choice('Header position', 'Scrollable').focus()
  await expect(switcher.group('Header position').getByText('Scrollable')).toBeInViewport()
})

test('under the banner of an address without encryption nothing is cut off', async ({ page, direct, shop, signIn }) => {
  await wideMenu(direct, shop)
  await signIn(shop.owner)
  await page.route('**/api/auth/session', async (route) => {
    const answer = await route.fetch()
    const session = (await answer.json()) as object
    await route.fulfill({ response: answer, json: { ...session, isInsecureHttp: true } })
  })
  for (const [name, theme] of Object.entries({ ...verticalLayouts, bar: horizontal('menu-click') })) {
    await openWith(page, theme)
    await expectInWindow(page, name)
  }
  await openWith(page, verticalLayouts.default, '/procure/brand/?open=new')
  await expect(brandScreen(page).save).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => document.querySelector('main')?.style.setProperty('min-block-size', '300vh'))
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
  await expect.poll(async () => (await boxOf(page, 'header')).y, 'the header stays under it').toBe(36)
})

test('a name longer than the menu is wide takes a second line', async ({ page, direct, shop, signIn }) => {
  await wideMenu(direct, shop)
  await signIn(shop.owner)
  await page.route('**/api/auth/session', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replaceAll('"Create transfer"', '"Create a transfer between two stores"')
    await route.fulfill({ response: answer, body })
  })
  for (const theme of [verticalLayouts.default, verticalLayouts['menu-click']]) {
    await openWith(page, theme)
    const label = menuOf(page).getByText('Create a transfer between two stores')
    await expect
      .poll(() => label.evaluate((element) => element.scrollWidth <= element.clientWidth && element.clientHeight > 25))
      .toBe(true)
  }
})

async function expectInWindow(page: Page, name: string): Promise<void> {
  await expect(page.getByText('Not encrypted.')).toBeVisible()
  const { y, height } = await boxOf(page, '#sidebar > div')
  const window = page.viewportSize()?.height ?? 0
  expect(y + height, name).toBeLessThanOrEqual(window)
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), name).toBe(0)
}
