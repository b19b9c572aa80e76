import { expect, expectAccessible, test } from '../support/test.ts'

// Health and backups are those of the whole installation.
test.use({ isAlone: true })

test('the health page says how the installation is, and what to do where it is not good', async ({
  page,
  shop,
  signIn,
}) => {
  await signIn(shop.owner)
  await page.goto('/erp/health/')
  const facts = page.getByRole('list', { name: 'System checks' }).getByRole('listitem')
  await expect(facts).toHaveCount(10)
  await expect(facts.filter({ hasText: 'Last restore drill' })).toContainText('Run restore drill')
  await expect(facts.filter({ hasText: 'Server' }).first()).toContainText('Healthy')
  await expectAccessible(page, 'health')
  await page.getByRole('button', { name: 'Refresh' }).focus()
  const answered = page.waitForResponse('**/api/erp/health')
  await page.keyboard.press('Enter')
  expect((await answered).status()).toBe(200)
})

test('a busy server is asked again by itself, and a full disk is told on every screen', async ({
  page,
  shop,
  signIn,
}) => {
  await signIn(shop.owner)
  let isBusy = true
  await page.route('**/api/erp/health', (route) => {
    if (!isBusy) return route.fallback()
    const body = { errorType: 'busy', message: 'Busy.', requestId: 'one' }
    return route.fulfill({ status: 503, json: body, headers: { 'retry-after': '3' } })
  })
  await page.goto('/erp/health/')
  await expect(page.getByText('The server is busy, trying again…')).toBeVisible()
  isBusy = false
  await expect(page.getByRole('listitem').filter({ hasText: 'Database connections' })).toBeVisible()
  await expect(page.getByText('The server is busy, trying again…')).toHaveCount(0)

  // Any answer without the mark would end it.
  await page.route(/\/api\/(?!desk\/events)/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'x-read-only': '1' } })
  })
  await page.getByRole('button', { name: 'Refresh' }).click()
  const banner = page.getByRole('complementary', { name: 'Read only.' })
  await expect(banner).toContainText('nothing can be saved')
  await expectAccessible(page, 'health on a full disk')
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(banner).toHaveCount(0)
})

test('a backup that is asked for is taken by the supervisor, shown from its request to its end', async ({
  page,
  shop,
  signIn,
}) => {
  await signIn(shop.owner)
  await page.goto('/erp/backups/')
  const table = page.getByRole('table', { name: 'Backups' })
  await expect(page.getByRole('button', { name: 'Back up now' })).toBeVisible()
  await page.getByRole('button', { name: 'Back up now' }).focus()
  await page.keyboard.press('Enter')
  const newest = table.getByRole('row').nth(1)
  await expect(newest).toContainText('Succeeded')
  await expect(newest).toContainText('-nightly.backup')
  await expectAccessible(page, 'backups')
})
