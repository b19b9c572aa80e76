import type { Page } from '@playwright/test'
import { expect, expectAccessible, pathOf, sidewaysPx, test } from '../support/test.ts'

test(
  'the menu holds the module’s own items, marks the current one and leads to the module chooser',
  { tag: '@core' },
  async ({ page, signIn, shop }) => {
    await signIn(shop.owner)
    await page.goto('/procure/brand/?q=oak')
    const links = menu(page).getByRole('link')
    await expect(menu(page).getByRole('heading')).toHaveText(['Overview', 'Catalogue', 'Purchasing', 'Master data'])
    await expect(menu(page).getByRole('link', { name: 'Brands' })).toHaveAttribute('aria-current', 'page')
    await expect(menu(page).locator('[aria-current="page"]')).toHaveCount(1)
    for (const path of await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))) {
      expect(path).toMatch(/^\/(procure|apps\/modules)(\/|$)/)
    }
    await menu(page).getByRole('link', { name: 'Procurement' }).click()
    await expect(menu(page).getByRole('link', { name: 'Procurement' })).toHaveAttribute('aria-current', 'page')
    expect(pathOf(page), 'trailing slashes are stripped from menu paths').toBe('/procure')
    await menu(page).getByRole('link', { name: 'Switch Department' }).click()
    await expect(page).toHaveURL(/\/apps\/modules\/$/)

    await signIn('counter')
    await page.goto('/procure/')
    await expect(menu(page).getByRole('link', { name: 'Brands' })).toBeVisible()
    await expect(page.getByText('Switch Department')).toHaveCount(0)
  },
)

test('the header search looks through the menu’s titles', async ({ page, signIn, shop }) => {
  await signIn(shop.owner)
  await page.goto('/procure/')
  const search = page.getByRole('combobox', { name: 'Search the menu' })
  await search.click()
  await expect(page.getByText('Type something')).toBeVisible()
  await search.fill('zzz')
  await expect(page.getByText('There is no component with this name')).toBeVisible()
  await search.fill('BRA')
  await expect(page.getByRole('option')).toHaveText(/Brands\s*\/procure\/brand/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Brands', level: 1 })).toBeVisible()
})

test('the profile names person, store and designation in upper case, and changes the store', async ({
  page,
  signIn,
  shop,
}) => {
  await shop.addStore('Quay Side')
  const buyer = await shop.add({
    may: ['procure:view'],
    firstName: 'Ines',
    lastName: 'Prado',
    designation: 'Senior buyer',
  })
  await signIn(buyer)
  await page.goto('/procure/')
  const profile = page.getByRole('button', { name: 'Profile of Ines Prado' })
  await expect(profile).toContainText('High Street')
  await profile.click()
  await expect(page.getByText('Senior buyer')).toHaveCSS('text-transform', 'uppercase')
  await page.getByLabel('Store').selectOption({ label: 'Quay Side' })
  await expect(profile).toContainText('Quay Side')
  await page.reload()
  await expect(profile).toContainText('Quay Side')
  await page.goto('/apps/modules/')
  await page.getByLabel('Store').selectOption({ label: 'High Street' })
  await expect(profile).toContainText('High Street')
  await expectAccessible(page, 'the module chooser with a choice of stores')
})

test(
  'who belongs to two companies changes between them and sees only the records of one',
  { tag: '@core' },
  async ({ page, signIn }) => {
    await signIn('owner')
    await page.goto('/procure/brand/?q=BR0240')
    await expect(page.getByRole('rowheader')).toHaveCount(1)
    await switchCompany(page, 'Kestrel Hardware')
    await expect(page.getByRole('button', { name: 'Profile of Mariam Haddad' })).toContainText('Al Quoz trade counter')
    await page.goto('/procure/brand/')
    await expect(page.getByText('40 brands')).toBeVisible()
    await page.goto('/procure/brand/?q=BR0240')
    await expect(page.getByText('No records match your search.')).toBeVisible()
    await switchCompany(page, 'Harbour & Hill')
    await page.goto('/procure/brand/')
    await expect(page.getByText('240 brands')).toBeVisible()
  },
)

test('the way back to the top shows after more than 100 px, the menu sticks after more than 30', async ({
  page,
  signIn,
  shop,
}) => {
  await signIn(shop.owner)
  await page.goto('/procure/')
  await expect(page.getByRole('heading', { name: 'Procurement', level: 1 })).toBeVisible()
  await page.evaluate(() => (document.body.style.minBlockSize = '300vh'))
  const button = page.getByRole('button', { name: 'Back to top' })
  await scrollDown(page, 30)
  await expect(menu(page)).not.toHaveClass(/sticky/)
  await scrollDown(page, 31)
  await expect(menu(page)).toHaveClass(/sticky/)
  await scrollDown(page, 100)
  await expect(button).toHaveCount(0)
  await scrollDown(page, 101)
  await expect(button).toBeVisible()
  await button.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(button).toHaveCount(0)
})

test('the sidebar leaves the canvas below 992 px and comes back at 992', async ({ page, signIn, shop }) => {
  await signIn(shop.owner)
  await page.setViewportSize({ width: 992, height: 800 })
  await page.goto('/procure/')
  const link = menu(page).getByRole('link', { name: 'Brands' })
  await expect(link).toBeVisible()
  await page.setViewportSize({ width: 991, height: 800 })
  await expect(link).toBeHidden()
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(link).toBeVisible()
  await expect(menu(page).getByRole('link').first(), 'the focus goes into the menu').toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused()

  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(link).toBeVisible()
  await page.mouse.click(900, 700)
  await expect(link).toBeHidden()
  for (const width of [992, 993]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(link, `${width} px`).toBeVisible()
  }
})

test('no page scrolls sideways at 375 px', { tag: '@core' }, async ({ page, signIn }) => {
  await signIn('owner')
  await page.setViewportSize({ width: 375, height: 812 })
  for (const path of ['/apps/modules/', '/procure/', '/procure/brand/?open=1', '/403', '/procure/nosuch/']) {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expect.poll(() => sidewaysPx(page), path).toBe(0)
  }
})

async function switchCompany(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Profile of / }).click()
  const left = page.waitForEvent('load')
  await page.getByLabel('Company').selectOption({ label: name })
  await left
}

async function scrollDown(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
}

function menu(page: Page) {
  return page.getByRole('navigation', { name: 'Main' })
}
