import type { Page } from '@playwright/test'
import { expect, expectAccessible, pathOf, test } from '../support/test.ts'

const forbidden = 'Access denied'

test(
  'a visitor who is not signed in goes to sign-in, is told so and comes back',
  { tag: '@core' },
  async ({ page, shop, product }) => {
    // The link that proves a mail address has its token there, where no server sees it.
    await page.goto('/procure/brand/?q=oak#confirm=once')
    await expect(page).toHaveURL(/\/auth\/signin\?return=[^#]+oak#confirm=once$/)
    await expect(page.getByRole('alert')).toHaveText('Please sign in.')
    await page.getByLabel('User name').fill(shop.owner.login)
    await page.getByLabel('Password', { exact: true }).fill(product.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${product.address}/procure/brand/?q=oak#confirm=once`)
  },
)

test(
  'a module that is not allowed leads to /403, the module chooser never does',
  { tag: '@core' },
  async ({ page, shop, direct, signIn }) => {
    await signIn('counter')
    for (const path of ['/erp/dashboard/', '/erp/user-master/', '/nosuch/', '/pos/']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: forbidden }), path).toBeVisible()
      expect(pathOf(page), path).toBe('/403')
    }
    await page.goto('/apps/modules')
    await expect(page.getByRole('heading', { name: 'Modules' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(1)

    // Whoever may enable modules sees the others as well.
    const crm = `(select id from erp.module where code = 'crm')`
    await direct.query(`delete from erp.company_module where company_id = $1 and module_id = ${crm}`, [shop.companyId])
    await signIn(shop.owner)
    await page.goto('/apps/modules/')
    await expectAccessible(page, 'the module chooser with a module that is not enabled')
    await page.getByRole('link', { name: 'Customers Not enabled' }).click()
    await expect(page.getByRole('button', { name: `Customers for ${shop.name}: Off` })).toBeVisible()

    // Role 1 does not skip the module gate.
    await direct.query('delete from erp.company_module where company_id = $1', [shop.companyId])
    await signIn(shop.owner)
    await page.goto('/procure/brand/')
    await expect(page.getByRole('heading', { name: forbidden })).toBeVisible()
    await page.getByRole('link', { name: 'Go to modules' }).click()
    await expect(page.getByText('You do not have access to any module yet.', { exact: false })).toBeVisible()
    expect(pathOf(page)).toBe('/apps/modules/')
  },
)

test('module routes are compared without regard to case, and the gate lets their pages decide', async ({
  page,
  shop,
  signIn,
}) => {
  await signIn(shop.owner)
  await page.goto('/PROCURE/brand/')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('a failed module fetch denies, but never the module chooser', async ({ page, shop, signIn }) => {
  await signIn(shop.owner)
  await page.route(/\/api\/(auth\/session|apps-modules\/company-modules)$/, (route) => route.abort())
  await page.goto('/procure/brand/')
  await expect(page.getByRole('heading', { name: forbidden })).toBeVisible()
  expect(pathOf(page)).toBe('/403')
  await page.goto('/apps/modules/')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(pathOf(page)).toBe('/apps/modules/')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Modules' })).toBeVisible()
})

test('a skeleton of the layout stands while the modules are loading', async ({ page, shop, signIn }) => {
  await signIn(shop.owner)
  const release = Promise.withResolvers<void>()
  await page.route('**/api/auth/session', async (route) => {
    await release.promise
    await route.continue()
  })
  await page.goto('/procure/brand/')
  await expect(page.locator('[aria-busy="true"]').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Brands' })).toBeHidden()
  release.resolve()
  await expect(page.getByRole('heading', { name: 'Brands' })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
})

test('a page whose permission is 0 is in no menu and no search, and leads to /403', async ({
  page,
  shop,
  direct,
  signIn,
  product,
}) => {
  const clerk = await shop.add({ may: ['procure:view'] })
  const [brand] = await shop.brands({ code: 'OAK', name: 'Oak' })
  await signIn(clerk)
  await page.goto('/procure/')
  await expect(page.getByRole('heading', { name: 'Procurement', level: 1 })).toBeVisible()
  await expect(menu(page).getByRole('link', { name: 'Brands' })).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Search the menu' }).fill('brand')
  await expect(page.getByText('There is no component with this name')).toBeVisible()

  for (const path of ['/procure/brand/', '/procure/brand', `/procure/brand/?open=${brand?.id}`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: forbidden }), path).toBeVisible()
    expect(pathOf(page), path).toBe('/403')
    await expect(page.getByRole('main')).toContainText('Brands')
  }
  const answer = await fetch(`${product.address}/api/procure/brands`, {
    headers: { authorization: `Bearer ${await direct.token(clerk.login)}` },
  })
  expect(answer.status).toBe(403)
  expect(await answer.json()).toMatchObject({ errorType: 'forbidden', details: { reason: 'page' } })
})

test('role 1 and the configured administrator skip the page check', async ({ page, shop, signIn }) => {
  await signIn(shop.owner)
  await changeSession(page, (session) => ({
    ...session,
    pagePermissions: [{ pg_eventtype: 'brand', isaccessallowed: 0 }],
  }))
  await page.goto('/procure/brand/')
  await expect(page.getByRole('heading', { name: 'Brands' })).toBeVisible()

  const clerk = await shop.add({ may: ['procure:view', 'brand:view'] })
  await signIn(clerk)
  await page.unrouteAll()
  await page.route('**/api/master/page-permission', (route) =>
    route.fulfill({ json: [{ pg_eventtype: 'brand', isaccessallowed: 0 }] }),
  )
  await page.goto('/procure/brand/')
  await expect(page.getByRole('heading', { name: forbidden })).toBeVisible()
  await changeSession(page, (session) => ({ ...session, adminUserId: clerk.userId }))
  await page.goto('/procure/brand/')
  await expect(page.getByRole('heading', { name: 'Brands' })).toBeVisible()
})

test(
  'a right taken away acts on the next step and signs nobody out',
  { tag: '@core' },
  async ({ page, shop, direct, signIn }) => {
    const clerk = await shop.add({ may: ['procure:view', 'brand:view'] })
    await signIn(clerk)
    await page.goto('/procure/')
    // The page itself has been served, so the next thing asked is the next step.
    await expect(page.getByRole('main').getByRole('link', { name: /Brands/ })).toBeVisible()
    await direct.query('delete from erp.user_role where company_id = $1 and user_id = $2', [
      shop.companyId,
      clerk.userId,
    ])
    await menu(page).getByRole('link', { name: 'Brands' }).click()
    await expect(page.getByRole('heading', { name: forbidden })).toBeVisible()
    await page.getByRole('link', { name: 'Go to modules' }).click()
    await expect(page).toHaveURL(/\/apps\/modules\/$/)
    await expect(page.getByRole('button', { name: 'Profile of Una Berg' })).toBeVisible()
  },
)

test('addresses know their case and their depth, but neither trailing nor doubled slashes', async ({
  page,
  shop,
  signIn,
  product,
}) => {
  await signIn(shop.owner)
  for (const path of ['/procure/BRAND/', '/procure/brand/12', '/procure/nosuch/']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Page not found' }), path).toBeVisible()
  }
  for (const path of ['/procure/brand/', '/procure/brand', '/procure', '/procure/', '/apps/modules', '/403/']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(/Brands|Procurement|Modules|Access denied/)
    expect(pathOf(page), 'never rewritten').toBe(path)
  }
  await page.goto(`${product.address}//procure//brand/`)
  await expect(page.getByRole('heading', { name: 'Brands' })).toBeVisible()
})

function menu(page: Page) {
  return page.getByRole('navigation', { name: 'Main' })
}

type Session = Readonly<Record<string, unknown>>

/** What the server said of the session, told differently to the browser. */
async function changeSession(page: Page, change: (session: Session) => Session): Promise<void> {
  await page.route('**/api/auth/session', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: change((await answer.json()) as Session) })
  })
}
