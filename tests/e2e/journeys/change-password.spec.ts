import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/test.ts'

const fresh = 'quiet orchard 71 lamp'

test('Change Password says its rules one by one, refuses in the words of the server, and ends every other session', async ({
  page,
  shop,
  signIn,
  otherBrowser,
  product,
}) => {
  const clerk = await shop.add({ may: ['procure:view', 'brand:view'] })
  const elsewhere = await otherBrowser()
  await signIn(clerk, elsewhere.context())
  await elsewhere.goto('/procure/brand/')
  await expect(elsewhere.getByRole('heading', { name: 'Brands' })).toBeVisible()

  await signIn(clerk)
  await page.goto('/procure/')
  await openDialog(page)
  await submit(page, '', 'short', '')
  await expect(problem(page)).toHaveText('All fields are required.')
  await expectAccessible(page, 'Change Password with a problem')
  await submit(page, 'wrong old one', 'short', 'other')
  await expect(problem(page)).toHaveText('New password must be at least 8 characters long.')
  await submit(page, 'wrong old one', fresh, 'something else')
  await expect(problem(page)).toHaveText('New Password and Confirm Password do not match.')
  await submit(page, 'wrong old one', fresh, fresh)
  await expect(problem(page)).toHaveText('Old password is incorrect.')
  await expect(field(page, 'New password'), 'what was typed stays').toHaveValue(fresh)

  const release = Promise.withResolvers<void>()
  await page.route('**/api/auth/changePassword', async (route) => {
    await release.promise
    await route.continue()
  })
  await submit(page, product.password, fresh, fresh)
  await expect(page.getByRole('button', { name: 'Updating...' })).toBeVisible()
  const reloaded = page.waitForEvent('load')
  release.resolve()
  await expect(page.getByText('Password updated successfully!')).toBeVisible()
  await reloaded
  await expect(page.getByRole('heading', { name: 'Procurement', level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await elsewhere.getByRole('textbox', { name: 'Search Brands' }).fill('oak')
  await expect(elsewhere.getByRole('alert')).toHaveText('Your password was changed. Please sign in again.')
  await elsewhere.getByLabel('User name').fill(clerk.login)
  await elsewhere.getByLabel('Password', { exact: true }).fill(product.password)
  await elsewhere.keyboard.press('Enter')
  await expect(elsewhere.getByRole('alert')).toHaveText('Sign-in failed. Check your user name and password.')
  await elsewhere.getByLabel('Password', { exact: true }).fill(fresh)
  await elsewhere.keyboard.press('Enter')
  await expect(elsewhere.getByRole('heading', { name: 'Brands' })).toBeVisible()
})

test('Change Password has its own words for a failed request and for a refusal without any, and shows what is typed on demand', async ({
  page,
  shop,
  signIn,
}) => {
  await signIn(shop.owner)
  await page.goto('/procure/')
  await openDialog(page)
  for (const [answer, message] of [
    ['abort', 'An error occurred.'],
    [{ status: 500, json: {} }, 'An error occurred.'],
    [{ status: 429, json: { errorType: 'rate_limited', message: 'Wait a little.' } }, 'Wait a little.'],
    [{ status: 200, json: { results: { success: false, message: '' } } }, 'Failed to update password.'],
    [{ status: 200, json: { results: { success: false, message: 'Used before.' } } }, 'Used before.'],
  ] as const) {
    await page.unrouteAll()
    await page.route('**/api/auth/changePassword', (route) =>
      answer === 'abort' ? route.abort() : route.fulfill(answer),
    )
    await submit(page, 'the old one', fresh, fresh)
    await expect(problem(page)).toHaveText(message)
  }
  for (const name of ['Old password', 'New password', 'Confirm password']) {
    await expect(field(page, name)).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: `Show ${name}` }).click()
    await expect(field(page, name)).toHaveAttribute('type', 'text')
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Profile of / }).click()
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByRole('dialog', { name: 'Change Password' })).toBeVisible()
  await expect(field(page, 'Old password')).toBeFocused()
}

async function submit(page: Page, oldOne: string, newOne: string, again: string): Promise<void> {
  await field(page, 'Old password').fill(oldOne)
  await field(page, 'New password').fill(newOne)
  await field(page, 'Confirm password').fill(again)
  await page.getByRole('dialog').getByRole('button', { name: 'Change Password' }).click()
}

function field(page: Page, name: string) {
  return page.getByRole('dialog').getByLabel(name, { exact: true })
}

function problem(page: Page) {
  return page.getByRole('dialog').getByRole('alert')
}
