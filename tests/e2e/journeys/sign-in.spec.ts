import type { Page } from '@playwright/test'
import { expect, expectAccessible, pathOf, test } from '../support/test.ts'

const failed = 'Sign-in failed. Check your user name and password.'

test(
  'a person signs in with the keyboard alone and lands in the module chooser',
  { tag: '@core' },
  async ({ page, shop, product }) => {
    await page.goto('/auth/signin')
    await expect(userName(page)).toBeFocused()
    await page.keyboard.type(shop.owner.login)
    await page.keyboard.press('Tab')
    await page.keyboard.type(product.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Modules' })).toBeVisible()
    expect(pathOf(page)).toBe('/apps/modules/')
  },
)

test('who signs in again lands in the module used last', async ({ page, shop, product, signIn }) => {
  await signIn(shop.owner)
  await page.goto('/procure/brand/')
  await expect(page.getByRole('heading', { name: 'Brands' })).toBeVisible()
  await forget(page)
  await page.goto('/auth/signin')
  await enter(page, shop.owner.login, product.password)
  await expect(page).toHaveURL(/\/procure\/$/)
})

test(
  'empty fields are named, a wrong password is refused in the pinned words and what was typed stays',
  { tag: '@core' },
  async ({ page, shop, product }) => {
    await page.goto('/auth/signin')
    await signInButton(page).click()
    await expect(page.getByText('Enter your user name.')).toBeVisible()
    await expect(page.getByText('Enter your password.')).toBeVisible()
    await expect(userName(page)).toBeFocused()
    await expect(userName(page)).toHaveAttribute('aria-invalid', 'true')

    await enter(page, shop.owner.login, 'not the password')
    await expect(page.getByRole('alert')).toHaveText(failed)
    await expect(userName(page)).toHaveValue(shop.owner.login)
    await expect(password(page)).toHaveValue('not the password')

    await enter(page, `nobody-${shop.companyId}`, 'not the password')
    await expect(page.getByRole('alert')).toHaveText(failed)

    await enter(page, shop.owner.login, product.password)
    await expect(page.getByRole('heading', { name: 'Modules' })).toBeVisible()
  },
)

test('an inactive user learns so only with the right password', async ({ page, shop, direct, product }) => {
  const leaver = await shop.add({ may: ['procure:view'] })
  await direct.query('update erp.app_user set status = 0 where company_id = $1 and id = $2', [
    shop.companyId,
    leaver.userId,
  ])
  await page.goto('/auth/signin')
  await enter(page, leaver.login, 'not the password')
  await expect(page.getByRole('alert')).toHaveText(failed)
  await enter(page, leaver.login, product.password)
  await expect(page.getByRole('alert')).toHaveText('Your account is inactive. Contact your administrator.')
  expect(pathOf(page)).toBe('/auth/signin')
})

test('too many attempts are told with the time to wait', async ({ page }) => {
  await page.route('**/api/auth/signIn', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '300' },
      json: {
        errorType: 'rate_limited',
        message: 'Too many requests.',
        details: { retryAfter: 300 },
        requestId: 'r-429',
      },
    }),
  )
  await page.goto('/auth/signin')
  await enter(page, 'somebody', 'some password')
  await expect(page.getByRole('alert')).toHaveText('Too many attempts. Try again in 5 minutes.')
})

test('a way back is taken only when it stays on this site', async ({ page, shop, product }) => {
  await page.goto(`/auth/signin?return=${encodeURIComponent('/procure/brand/?q=oak')}`)
  await enter(page, shop.owner.login, product.password)
  await expect(page).toHaveURL(`${product.address}/procure/brand/?q=oak`)
  // The page remembers its module as it opens.
  await expect(page.getByRole('heading', { name: 'Brands', level: 1 })).toBeVisible()
  await page.evaluate(() => localStorage.clear())

  for (const foreign of ['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)']) {
    await forget(page)
    await page.goto(`/auth/signin?return=${encodeURIComponent(foreign)}`)
    await enter(page, shop.owner.login, product.password)
    await expect(page, foreign).toHaveURL(`${product.address}/apps/modules/`)
  }
})

test('the console link signs in once and then offers the demo roles for one click', async ({
  page,
  product,
  otherBrowser,
}) => {
  await page.goto(product.link ?? '')
  await expect(page.getByRole('button', { name: 'Profile of Mariam Haddad' })).toBeVisible()
  expect(page.url(), 'the link stays in no address').not.toContain('link=')

  const elsewhere = await otherBrowser()
  await elsewhere.goto(product.link ?? '')
  await expect(elsewhere.getByRole('alert')).toHaveText(/^This link is no longer valid\./)
  await expect(elsewhere.getByText('Demo: sign in as')).toBeHidden()

  await page.getByRole('button', { name: 'Profile of Mariam Haddad' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('heading', { name: 'Demo: sign in as' })).toBeVisible()
  for (const role of ['Owner', 'Administrator', 'Buyer', 'Storekeeper', 'Cashier', 'Counter']) {
    await expect(page.getByRole('button', { name: role, exact: true })).toBeVisible()
  }
  await expectAccessible(page, 'sign-in with demo roles')
  await page.getByRole('button', { name: 'Buyer', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Profile of Priya Raman' })).toBeVisible()
})

test('the page speaks Arabic from right to left, and remembers it', { tag: '@core' }, async ({ page }) => {
  await page.goto('/auth/signin')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await page.getByRole('button', { name: 'العربية' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.getByRole('heading', { name: 'تسجيل الدخول' })).toBeVisible()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByLabel('اسم المستخدم').fill('somebody')
  await page.getByLabel('كلمة المرور', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'تسجيل الدخول' }).click()
  await expect(page.getByRole('alert')).toHaveText('فشل تسجيل الدخول. تحقق من اسم المستخدم وكلمة المرور.')
})

test('the sign-in page is accessible and fits', async ({ page }) => {
  await page.goto('/auth/signin')
  await page.locator('button[type="submit"]').click()
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(2)
  await expectAccessible(page, 'form with problems')
})

/** Takes the session away while no page of ours could notice. */
async function forget(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

async function enter(page: Page, username: string, secret: string): Promise<void> {
  await userName(page).fill(username)
  await password(page).fill(secret)
  await signInButton(page).click()
}

function userName(page: Page) {
  return page.getByLabel('User name')
}

function password(page: Page) {
  return page.getByLabel('Password', { exact: true })
}

function signInButton(page: Page) {
  return page.getByRole('button', { name: 'Sign in', exact: true })
}
