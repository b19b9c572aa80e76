import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/test.ts'

test('an administrator looks through somebody’s eyes, changes nothing there, comes back and signs the person out', async ({
  page,
  shop,
  signIn,
  otherBrowser,
}) => {
  const una = await shop.add({ may: ['procure:view', 'brand:view', 'brand:create'] })
  const herPage = await otherBrowser()
  await signIn(una, herPage.context())
  await signIn(shop.owner)
  await page.goto('/erp/sessions/')
  await expect(page.getByRole('row').filter({ hasText: 'Una Berg' })).toBeVisible()
  await expectAccessible(page, 'sessions of a company')
  await chooseAction(page, 'Una Berg', 'View as Una Berg')
  const question = page.getByRole('dialog', { name: 'View as Una Berg' })
  await question.getByRole('textbox', { name: 'Reason' }).fill('Asks why the list is empty')
  await question.getByRole('button', { name: 'Start' }).click()

  const banner = page.getByRole('complementary', { name: 'Viewing as Una Berg' })
  await expect(banner).toBeVisible()
  await page.goto('/procure/brand/')
  await expect(page.getByRole('heading', { name: 'Brands' })).toBeVisible()
  await expect(banner).toBeVisible()
  await expectAccessible(page, 'a list seen through other eyes')
  await banner.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('button', { name: 'Profile of Olga Sorensen' })).toBeVisible()

  await page.goto('/erp/sessions/')
  await chooseAction(page, 'Una Berg', 'End all sessions of Una Berg')
  await expect(page.getByText('One session ended.')).toBeVisible()
  await herPage.goto('/procure/brand/')
  await expect(herPage.getByRole('alert')).toHaveText('An administrator ended your session.')
})

test('a program gets a key that is shown once, and is shut out when it is revoked', async ({
  page,
  shop,
  direct,
  signIn,
  product,
}) => {
  const program = await shop.add({ may: ['brand:view'], firstName: 'Web', lastName: 'Shop' })
  await direct.query('update erp.app_user set user_type = 9 where company_id = $1 and id = $2', [
    shop.companyId,
    program.userId,
  ])
  await signIn(shop.owner)
  await page.goto('/erp/api-keys/')
  await page.getByRole('button', { name: 'New key' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'New API key' })
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await expect(dialog.getByText('Enter a purpose.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Purpose' }).fill('Orders of the web shop')
  await dialog.getByRole('combobox', { name: 'User' }).selectOption('Web Shop')
  await expectAccessible(page, 'a new key')
  await dialog.getByRole('button', { name: 'Create key' }).click()
  const shown = page.getByRole('dialog', { name: 'Key of Orders of the web shop' })
  const key = (await shown.getByText(/^chk_/).textContent()) ?? ''
  const ask = async () =>
    (await fetch(`${product.address}/api/procure/brands`, { headers: { authorization: `Bearer ${key}` } })).status
  expect(await ask()).toBe(200)
  await expectAccessible(page, 'a key shown once')
  await shown.getByRole('button', { name: 'Close' }).last().click()

  const row = page.getByRole('row').filter({ hasText: 'Orders of the web shop' })
  await expect(row).toContainText('Active')
  await chooseAction(page, 'Orders of the web shop', 'Revoke')
  await page
    .getByRole('dialog', { name: 'Revoke the key Orders of the web shop?' })
    .getByRole('button', { name: 'Revoke' })
    .click()
  await expect(row).toContainText('Revoked')
  await page.goto(`/erp/user-master/?open=${program.userId}&tab=keys`)
  const record = page.getByRole('region', { name: 'Web Shop' })
  await expect(record.getByRole('listitem')).toContainText('Revoked')
  await expect(record.getByRole('button', { name: 'New key' })).toBeVisible()
  await expectAccessible(page, 'the keys of a user')
  expect(await ask()).toBe(403)
})

/** Something in the menu of a row. */
async function chooseAction(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('row').filter({ hasText: name }).hover()
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}
