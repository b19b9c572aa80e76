import { lookOf, switcherOf } from '../support/switcher.ts'
import { expect, pathOf, storedState, test } from '../support/test.ts'

for (const [name, refuse] of [
  ['full', rejectWrites],
  ['forbidden', forbidStorage],
] as const) {
  test(`a browser whose storage is ${name} signs in, works and forgets`, async ({ page, product, shop }) => {
    await page.addInitScript(refuse)
    await page.goto('/auth/signin')
    await page.getByLabel('User name').fill(shop.owner.login)
    await page.getByLabel('Password', { exact: true }).fill(product.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Modules', level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Use dark mode' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme-mode', 'dark')
    const switcher = switcherOf(page)
    await switcher.open()
    await switcher.reset.click()
    await expect(page.locator('html')).toHaveAttribute('data-theme-mode', 'light')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Profile of/ }).click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect.poll(() => pathOf(page)).toBe('/auth/signin')
  })
}

test('a choice made in one tab is in force in the others, and none of them takes it back', async ({
  page,
  context,
  shop,
  signIn,
}) => {
  await signIn(shop.owner)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/procure/')
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Use dark mode' }).click()
  await expect(other.locator('html')).toHaveAttribute('data-theme-mode', 'dark')
  await page.keyboard.press('?')
  await page.getByRole('checkbox', { name: /^Single-key shortcuts/ }).uncheck()

  await other.mouse.move(40, 300)
  await other.mouse.move(700, 300)
  await other.keyboard.press('Control+k')
  await expect(other.getByRole('combobox', { name: 'Search records and actions' })).toBeFocused()
  await other.keyboard.type('seasons')
  await expect(other.getByRole('option', { selected: true })).toContainText('Seasons')
  await other.keyboard.press('Enter')
  await expect(other.getByRole('heading', { name: 'Seasons', level: 1 })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Use light mode' })).toBeVisible()
  expect(await storedState(page)).toMatchObject({ hasSingleKeys: false, recents: [{ label: null }] })
})

test('dark pages are printed in the inks of the light mode', async ({ page, shop, signIn }) => {
  await signIn(shop.owner)
  await page.goto('/procure/')
  await page.getByRole('button', { name: 'Use dark mode' }).click()
  const dark = await lookOf(page)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  expect(await lookOf(page)).toMatchObject({ 'data-ground': 'light', '--panel': 'rgb(255 255 255)' })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  expect(await lookOf(page)).toEqual(dark)
})

function rejectWrites(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('There is no room left.', 'QuotaExceededError')
  }
}

function forbidStorage(): void {
  const get = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  Object.defineProperty(window, 'localStorage', { get })
  Object.defineProperty(window, 'sessionStorage', { get })
}
