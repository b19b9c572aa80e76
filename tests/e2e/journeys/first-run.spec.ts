import type { Page } from '@playwright/test'
import { join } from 'node:path'
import type { Product } from '../support/product.ts'
import { startProduct } from '../support/product.ts'
import { expect, expectAccessible, pathOf, test } from '../support/test.ts'

const secret = 'copper kettle 33 meadow'

test.describe('an installation without a demo', () => {
  let fresh: Product

  test.beforeAll(async () => {
    fresh = await startProduct({ isDemo: false, logFile: join(import.meta.dirname, '../test-results/first-run.log') })
  })

  test.afterAll(async () => fresh.stop())

  test('the printed link leads through three steps to an own, empty company, once', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: fresh.address, reducedMotion: 'reduce' })
    const page = await context.newPage()
    expect(fresh.link, 'there is no demo to sign in to').toBeNull()
    await page.goto('/p/setup')
    await expect(page.getByText('This address is missing its token.', { exact: false })).toBeVisible()
    await page.goto(fresh.setupLink ?? '')

    await expect(page.getByText('Step 1 of 3')).toBeVisible()
    await expectAccessible(page, 'step 1')
    await next(page)
    await expect(page.getByText('Fill in this field.')).toHaveCount(3)
    await expect(page.getByLabel('Company name')).toBeFocused()
    await page.getByLabel('Company name').fill('Lantern & Loom')
    await expect(page.getByLabel('Company code')).toHaveValue('LANTERN')
    await page.getByLabel('Company code').fill('l')
    await page.getByLabel('Country', { exact: true }).selectOption('AE')
    await expect(page.getByLabel('Currency')).toHaveValue('AED')
    await next(page)
    await expect(page.getByLabel('Company code')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Company code').fill('loom')
    await expect(page.getByLabel('Company code')).toHaveValue('LOOM')
    await next(page)

    await expect(page.getByText('Step 2 of 3')).toBeVisible()
    await next(page)
    await expect(page.getByText('Fill in this field.')).toHaveCount(1)
    await page.getByLabel('Store name').fill('Creek Side')
    await next(page)

    await expect(page.getByText('Step 3 of 3')).toBeVisible()
    await fillOwner(page, 'a b', 'short')
    await page.getByRole('button', { name: 'Create company' }).click()
    await expect(page.getByLabel('User name')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page, 'step 3 with problems')
    await fillOwner(page, 'salma', 'password123')
    await page.getByRole('button', { name: 'Create company' }).click()
    await expect(page.getByLabel('Password', { exact: true }), 'the server refuses a common password').toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await fillOwner(page, 'salma', secret)
    await page.getByRole('button', { name: 'Create company' }).click()

    await expect(page.getByRole('button', { name: 'Profile of Salma Nadir' })).toBeVisible()
    expect(pathOf(page)).toBe('/apps/modules/')
    await expect(page.getByText('Lantern & Loom', { exact: false })).toBeVisible()
    await page.getByRole('link', { name: 'Procurement' }).click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Brands' }).click()
    await expect(page.getByText('No records yet. Add the first one to start.')).toBeVisible()

    const second = await browser.newContext({ baseURL: fresh.address })
    const answer = await second.request.post('/api/auth/public/setup', {
      headers: { origin: fresh.address },
      data: {
        token: fresh.setupLink?.split('#token=')[1],
        companyName: 'Second',
        companyCode: 'SECOND',
        countryCode: 'GB',
        currency: 'GBP',
        timezone: 'Europe/London',
        storeName: 'One',
        firstName: 'Ann',
        lastName: 'Other',
        username: 'ann',
        password: secret,
      },
    })
    expect(answer.status()).toBe(409)
    expect(await answer.json()).toMatchObject({
      errorType: 'auth.setup_closed',
      message: 'Setup is complete. Sign in instead.',
    })
    await second.close()
    await context.close()
  })
})

test.describe('an installation with a demo', () => {
  let demo: Product

  test.beforeAll(async () => {
    test.setTimeout(300_000)
    demo = await startProduct({
      isDemo: true,
      logFile: join(import.meta.dirname, '../test-results/first-run-demo.log'),
    })
  })

  test.afterAll(async () => demo.stop())

  test('its owner sees that it is a demo, starts with his own company by typing, and the demo is closed', async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: demo.address, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(demo.link ?? '')
    const badge = page.getByRole('link', { name: 'Demo', exact: true })
    await expect(badge).toBeVisible()
    await page.goto('/erp/dashboard/')
    await expect(page.getByRole('link', { name: 'Start with your own company' })).toBeVisible()
    await expectAccessible(page, 'a dashboard of the demo')
    await badge.click()
    const panel = page.getByRole('region', { name: 'This is a demo company' })
    await expect(panel).toBeVisible()
    await expectAccessible(page, 'the company page of the demo')
    await panel.getByRole('button', { name: 'Start with my own company' }).click()
    const dialog = page.getByRole('dialog')
    const code = dialog.getByLabel('Enter DEMO to confirm')
    await expect(code).toBeFocused()
    await code.fill('DEM')
    await page.keyboard.press('Enter')
    await expect(code).toHaveAccessibleDescription('Enter DEMO.')
    await expectAccessible(page, 'leaving the demo')
    await code.fill('demo')
    await page.keyboard.press('Enter')

    await page.getByLabel('Company name').fill('Lantern & Loom')
    await page.getByLabel('Country', { exact: true }).selectOption('AE')
    await next(page)
    await page.getByLabel('Store name').fill('Creek Side')
    await next(page)
    await fillOwner(page, 'salma', secret)
    await page.getByRole('button', { name: 'Create company' }).click()
    await expect(page.getByRole('button', { name: 'Profile of Salma Nadir' })).toBeVisible()
    await expect(badge).toHaveCount(0)
    await page.goto('/erp/companies/?tab=all')
    await expect(page.getByRole('row', { name: /Harbour & Hill/ })).toContainText('Archived')

    const late = await browser.newContext({ baseURL: demo.address })
    const answer = await late.request.post('/api/auth/signIn', {
      headers: { origin: demo.address },
      data: { username: 'owner', password: demo.password },
    })
    expect(answer.ok()).toBe(false)
    await late.close()
    await context.close()
  })
})

async function fillOwner(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('First name').fill('Salma')
  await page.getByLabel('Last name').fill('Nadir')
  await page.getByLabel('User name').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click()
}
