import type { Page } from '@playwright/test'
import { boxOf, menuOf, openWith, verticalLayouts, wideMenu } from '../support/menu-pages.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ signIn, shop, direct }) => {
  await wideMenu(direct, shop)
  await signIn(shop.owner)
})

for (const name of ['icon overlay', 'detached'] as const) {
  test(`${name}: pointer and keyboard expand the rail over content that does not move`, async ({ page }) => {
    await openWith(page, verticalLayouts[name])
    const content = await boxOf(page, 'main')
    const shut = await boxOf(page, '#sidebar > div')
    const width = () => boxOf(page, '#sidebar > div').then((box) => box.width)
    expect(shut.width).toBe(80)
    await page.mouse.move(shut.x + 40, 300)
    await expect.poll(width).toBe(240)
    expect(await boxOf(page, 'main')).toEqual(content)
    await expect(menuOf(page).getByText('Create transfer')).toBeVisible()
    await page.mouse.move(900, 300)
    await expect.poll(width).toBe(80)
    await menuOf(page).getByRole('link').first().focus()
    await expect.poll(width).toBe(240)
    await page.keyboard.press('Escape')
    await expect.poll(width, 'dismissible').toBe(80)
    await page.keyboard.press('Tab')
    await expect.poll(width).toBe(240)
    await page.getByRole('combobox').focus()
    await expect.poll(width).toBe(80)
  })
}

test('icon text: a press on the column expands it over the content, a press on the content shuts it', async ({
  page,
}) => {
  await openWith(page, verticalLayouts['icon text'])
  const content = await boxOf(page, 'main')
  const width = () => boxOf(page, '#sidebar > div').then((box) => box.width)
  await page.mouse.click(76, 20)
  await expect.poll(width).toBe(240)
  expect(await boxOf(page, 'main')).toEqual(content)
  await page.mouse.click(900, 700)
  await expect.poll(width).toBe(152)
})

test('double menu: an item with children shows them in the panel, one without navigates and shuts it', async ({
  page,
}) => {
  await openWith(page, verticalLayouts['double menu'], '/depot/d-manageito/')
  const panel = page.locator('#menu-panel')
  await expect(panel.getByRole('heading')).toHaveText('Receiving')
  await expect(panel.getByRole('link', { name: 'Manage transfers' })).toHaveAttribute('aria-current', 'page')
  await menuOf(page).getByRole('button', { name: 'Papers' }).click()
  await expect(panel.getByRole('heading')).toHaveText('Papers')
  await panel.getByRole('button', { name: 'More papers' }).click()
  await expect(panel.getByRole('link', { name: 'Paper 2' })).toBeVisible()
  await menuOf(page).getByRole('link', { name: 'Create transfer' }).click()
  await expect(panel).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('data-toggled', 'double-menu-close')
})

test('fixed or scrollable menu and header, and the boxed width', async ({ page }) => {
  await openWith(page, { dataMenuPosition: 'scrollable', dataHeaderPosition: 'scrollable' })
  await stretch(page)
  await expect.poll(async () => (await boxOf(page, '#sidebar > div')).y).toBe(-400)
  await expect.poll(async () => (await boxOf(page, 'header')).y).toBe(-400)
  await openWith(page, { dataHeaderPosition: 'scrollable' })
  await stretch(page)
  await expect.poll(async () => (await boxOf(page, '#sidebar > div')).y).toBe(0)
  await openWith(page, { dataNavLayout: 'horizontal', dataHeaderPosition: 'scrollable' })
  await stretch(page)
  await expect.poll(async () => (await boxOf(page, '#sidebar')).y, 'the bar rises').toBe(0)
  await openWith(page, { dataNavLayout: 'horizontal', dataMenuPosition: 'scrollable' })
  await stretch(page)
  await expect.poll(async () => (await boxOf(page, '#sidebar')).y).toBe(60 - 400)
  await expect.poll(async () => (await boxOf(page, 'header')).y).toBe(0)

  await page.setViewportSize({ width: 1600, height: 900 })
  await openWith(page, { dataWidth: 'boxed' })
  await expect.poll(async () => (await boxOf(page, '#sidebar > div')).x).toBe(100)
  await expect.poll(async () => (await boxOf(page, 'main')).width).toBe(1400 - 240)
  await page.setViewportSize({ width: 1399, height: 900 })
  await expect.poll(async () => (await boxOf(page, '#sidebar > div')).x).toBe(0)
})

async function stretch(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelector('main')?.style.setProperty('min-block-size', '300vh')
    scrollTo({ top: 400, behavior: 'instant' })
  })
}
