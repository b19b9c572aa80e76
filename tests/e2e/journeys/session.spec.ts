import type { Page } from '@playwright/test'
import { expect, pathOf, storedState, test } from '../support/test.ts'

const ends = [
  {
    name: 'token_expired',
    sql: `update auth.session set idle_expires_at = now() - interval '1 minute' where company_id = $1 and user_id = $2`,
    message: 'Session expired. Please sign in again.',
  },
  {
    name: 'invalid_token',
    sql: `update auth.session set ended_at = now(), ended_reason = 'admin', ended_message = 'The night watch ended this session.'
          where company_id = $1 and user_id = $2`,
    message: 'The night watch ended this session.',
  },
  {
    name: 'inactive_user',
    sql: 'update erp.app_user set status = 0 where company_id = $1 and id = $2',
    message: 'Your account is inactive. Contact your administrator.',
  },
] as const

for (const end of ends) {
  test(
    `a call refused with ${end.name} ends the session in the browser and tells why, once`,
    { tag: '@core' },
    async ({ page, shop, direct, signIn }) => {
      const clerk = await shop.add({ may: ['procure:view', 'brand:view'] })
      await signIn(clerk)
      await page.goto('/procure/brand/')
      await expect(page.getByRole('heading', { name: 'Brands' })).toBeVisible()
      expect(await storedState(page)).toMatchObject({ user: { Usr_userid: clerk.userId } })
      await page.getByRole('button', { name: 'Use dark mode' }).click()

      await direct.query(end.sql, [shop.companyId, clerk.userId])
      // A call that the page made by itself may have been refused already, and the field with its page be gone.
      const search = page.getByRole('textbox', { name: 'Search Brands' })
      await search.fill('oak', { timeout: 3000 }).catch(() => undefined)
      await expect(page).toHaveURL(/\/auth\/signin\?return=/)
      await expect(page.getByRole('alert')).toHaveText(end.message)
      await expectSignedOut(page)
      await expect(page.locator('html'), 'the theme survives').toHaveAttribute('data-theme-mode', 'dark')
      await page.reload()
      await expect(page.getByLabel('User name')).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    },
  )
}

test(
  'a search that is typed on while its refusal is on the way tells why the session ended all the same',
  { tag: '@core' },
  async ({ page, shop, direct, signIn }) => {
    const clerk = await shop.add({ may: ['procure:view', 'brand:view'] })
    await signIn(clerk)
    const listed = page.waitForResponse(/\/api\/procure\/brands\?/)
    await page.goto('/procure/brand/')
    await listed
    await direct.query(ends[1].sql, [shop.companyId, clerk.userId])
    // The refusal clears the cookie; the call that follows finds none.
    const typedOn = Promise.withResolvers<void>()
    const delivered = Promise.withResolvers<void>()
    let count = 0
    await page.route('**/api/procure/brands?**', async (route) => {
      count++
      if (count === 1) {
        const response = await route.fetch()
        void search.fill('oaks')
        await typedOn.promise
        await route.fulfill({ response }).catch(() => undefined)
        delivered.resolve()
      } else {
        typedOn.resolve()
        await delivered.promise
        await route.continue().catch(() => undefined)
      }
    })
    const search = page.getByRole('textbox', { name: 'Search Brands' })
    await search.fill('oak')
    await expect(page).toHaveURL(/\/auth\/signin\?return=/)
    await expect(page.getByRole('alert')).toHaveText(ends[1].message)
  },
)

test('without a message of the server the default is told; a refusal without these names signs nobody out', async ({
  page,
  shop,
  signIn,
}) => {
  await signIn(shop.owner)
  await page.goto('/procure/brand/')
  await expect(page.getByRole('heading', { name: 'Brands' })).toBeVisible()
  await page.route('**/api/procure/brands?**', (route) =>
    route.fulfill({ status: 403, json: { errorType: 'limit_exceeded', message: 'Too much.' } }),
  )
  await page.getByRole('textbox', { name: 'Search Brands' }).fill('elm')
  await expect(page.getByText('Too much.')).toBeVisible()
  expect(pathOf(page)).toBe('/procure/brand/')
  await page.unrouteAll()
  await page.route('**/api/procure/brands?**', (route) =>
    route.fulfill({ status: 403, json: { errorType: 'token_expired', message: '' } }),
  )
  await page.getByRole('textbox', { name: 'Search Brands' }).fill('oak')
  await expect(page.getByRole('alert')).toHaveText('Session expired. Please sign in again.')
  expect(await storedState(page)).toMatchObject({ user: null, appsModules: [] })
})

test('status 0 on a route change signs out; a failed check is only logged', async ({ page, shop, signIn }) => {
  await page.clock.install()
  await signIn(shop.owner)
  const first = page.waitForResponse('**/api/auth/getUserStatus')
  await page.goto('/procure/')
  await (await first).finished()
  await expect(page.getByRole('heading', { name: 'Procurement', level: 1 })).toBeVisible()
  // Within ten seconds the last answer stands.
  await page.clock.fastForward(11_000)
  await page.route(/\/api\/(auth\/getUserStatus|master\/page-permission)$/, (route) =>
    route.fulfill({ status: 500, json: {} }),
  )
  const requested = page.waitForResponse('**/api/auth/getUserStatus')
  await menu(page).getByRole('link', { name: 'Brands' }).click()
  await requested
  await expect(page.getByRole('heading', { name: 'Brands' })).toBeVisible()

  await page.unrouteAll()
  await page.clock.fastForward(11_000)
  await page.route('**/api/auth/getUserStatus', (route) => route.fulfill({ json: { Usr_status: 0 } }))
  await menu(page).getByRole('link', { name: 'Procurement' }).click()
  await expect(page.getByLabel('User name')).toBeVisible()
  expect(pathOf(page)).toBe('/auth/signin')
  await expectSignedOut(page)
})

test(
  'Sign Out clears cookie, user and modules, keeps the theme, and the other tabs follow',
  { tag: '@core' },
  async ({ page, context, shop, signIn }) => {
    await signIn(shop.owner)
    // The page to go back to, whether leaving replaces the last one or comes after it.
    await page.goto('/apps/modules/')
    await page.goto('/procure/brand/')
    const secondTab = await context.newPage()
    await secondTab.goto('/apps/modules/')
    await expect(secondTab.getByRole('heading', { name: 'Modules' })).toBeVisible()
    await page.getByRole('button', { name: 'Use dark mode' }).click()
    await page.getByRole('button', { name: 'Profile of Olga Sorensen' }).click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    for (const tab of [page, secondTab]) {
      await expect(tab.getByLabel('User name')).toBeVisible()
      expect(pathOf(tab)).toBe('/auth/signin')
      await expect(tab.locator('html')).toHaveAttribute('data-theme-mode', 'dark')
    }
    await expectSignedOut(page)
    await page.goBack()
    await expect(page.getByLabel('User name'), 'Back shows nothing of the session').toBeVisible()
  },
)

test('the browser keeps neither the token nor, in the root key, the theme; a damaged store starts anew', async ({
  page,
  context,
  shop,
  signIn,
}) => {
  await signIn(shop.owner)
  const cookie = (await context.cookies()).find(({ name }) => name.endsWith('countinghouse'))
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  await page.goto('/procure/brand/')
  await page.getByRole('button', { name: 'Use dark mode' }).click()
  expect(Object.keys((await storedState(page)) ?? {}).toSorted()).toEqual([
    'appsModules',
    'cart',
    'checkoutItems',
    'count',
    'hasCompactRows',
    'hasSingleKeys',
    'recentModules',
    'recents',
    'selectedItem',
    'user',
    'wishlist',
  ])
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
  expect(kept).not.toContain(cookie?.value)
  expect(kept.match(/token/i)).toBeNull()
  expect(await page.evaluate(() => localStorage.getItem('countinghouse.theme'))).toContain('dark')

  for (const damaged of ['{broken', '[]', '{"user":7,"appsModules":"x","recentModules":[1]}']) {
    await page.evaluate((text) => localStorage.setItem('countinghouse.state', text), damaged)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Brands' }), damaged).toBeVisible()
  }
})

async function expectSignedOut(page: Page): Promise<void> {
  expect(await storedState(page)).toMatchObject({ user: null, appsModules: [] })
  expect((await page.context().cookies()).filter(({ name }) => name.endsWith('countinghouse'))).toEqual([])
}

function menu(page: Page) {
  return page.getByRole('navigation', { name: 'Main' })
}
