import type { Locator } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/test.ts'

test(
  'stores and exceptions of a person say at the field what is wrong, and count at once',
  { tag: '@core' },
  async ({ page, shop, signIn }) => {
    await shop.addStore('Harbour')
    const clerk = await shop.add({ firstName: 'Nadia', lastName: 'Saleh', may: ['brand:view'] })
    await signIn(shop.owner)
    await page.goto(`/erp/user-master/?open=${clerk.userId}&tab=stores`)
    const record = page.getByRole('region', { name: 'Nadia Saleh' })
    await record.getByRole('checkbox', { name: 'Works in all stores' }).uncheck()
    await record.getByRole('checkbox', { name: 'Harbour' }).check()
    await record.getByRole('button', { name: 'Save' }).click()
    const start = record.getByRole('combobox', { name: 'Default store' })
    await expect(start).toHaveAccessibleDescription('Default store must be one of the allowed stores.')
    await start.selectOption('Harbour')
    await page.keyboard.press('Control+s')
    await expect(record.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('No changes to save.')
    await expectAccessible(page, 'where somebody works')

    await record.getByRole('tab', { name: 'Permission overrides' }).click()
    await record.getByRole('button', { name: 'Add override' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add override' })
    await dialog.getByRole('radio', { name: 'Deny' }).check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription('Enter a reason.')
    await dialog.getByLabel('Permission', { exact: true }).selectOption('View on Brands')
    await dialog.getByLabel('Reason').fill('Until she is trained')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(record.getByRole('listitem')).toContainText('Until she is trained')
    await record.getByRole('tab', { name: 'Access' }).click()
    await expectAccessDecision(record, 'High Street', 'Not allowed. The user does not work in this store.')
    await expectAccessDecision(record, 'Harbour', 'Not allowed. A permission override denies View on Brands.')
    await record.getByRole('searchbox', { name: 'Search pages and permissions' }).fill('Brands')
    await expect(record.getByRole('listitem').filter({ hasText: 'Delete' })).toContainText(
      'A permission override denies View on Brands.',
    )
    await expectAccessible(page, 'what somebody may do')
  },
)

test('who gets no mail is handed a password and replaces it; others come from a file that is corrected first', async ({
  page,
  shop,
  signIn,
  otherBrowser,
}) => {
  await signIn(shop.owner)
  await page.goto('/erp/user-master/?open=new')
  const record = page.getByRole('region', { name: 'Invite user' })
  await record.getByRole('radio', { name: 'Temporary password' }).check()
  await record.getByRole('textbox', { name: 'First name' }).fill('Tariq')
  await record.getByRole('textbox', { name: 'Last name' }).fill('Till')
  await record.getByRole('textbox', { name: 'User name' }).fill(shop.owner.login)
  await record.getByRole('button', { name: 'Create user' }).click()
  await expect(record.getByRole('textbox', { name: 'User name' })).toHaveAccessibleDescription(/taken/)
  await expectAccessible(page, 'somebody new with a password')
  const login = `tariq-${shop.companyId}`
  await record.getByRole('textbox', { name: 'User name' }).fill(login)
  await record.getByRole('button', { name: 'Create user' }).click()
  await expect(record.getByText('Tariq Till can sign in')).toBeVisible()
  const password = await record.getByText(/^[A-Z0-9]{4}(-[A-Z0-9]{4}){3}$/).textContent()
  const tariq = await otherBrowser()
  await tariq.goto('/auth/signin')
  await tariq.getByLabel('User name').fill(login)
  await tariq.getByLabel('Password', { exact: true }).fill(password ?? '')
  await tariq.keyboard.press('Enter')
  await expect(tariq.getByLabel('New password', { exact: true })).toBeVisible()
  await record.getByRole('button', { name: 'Open user' }).click()
  const opened = page.getByRole('region', { name: 'Tariq Till' })
  await opened.getByRole('tab', { name: 'Security' }).click()
  await opened.getByRole('button', { name: 'Create new PIN' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Create new PIN' }).click()
  await expect(page.getByRole('dialog', { name: 'PIN of Tariq Till' }).getByText(/^\d{6}$/)).toBeVisible()

  await page.goto('/erp/user-master/')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Import users from a file' })
  const file = (role: string) => ({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`First name,Last name,Roles,Stores\nNora,Newcomer,${role},S1\n`),
  })
  await dialog.locator('input[type=file]').setInputFiles(file('BYER'))
  await expect(dialog.getByRole('row').filter({ hasText: 'Roles' })).toContainText('Unknown code "BYER".')
  await expectAccessible(page, 'a file of people that has to be corrected')
  await dialog.locator('input[type=file]').setInputFiles(file('BUYER'))
  await dialog.getByRole('button', { name: 'Invite 1 user' }).click()
  const done = page.getByRole('dialog', { name: '1 user invited' })
  const saved = page.waitForEvent('download')
  await done.getByRole('button', { name: 'Save links' }).click()
  expect((await saved).suggestedFilename()).toBe('Invitation links.csv')
  await done.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('link', { name: 'Nora Newcomer' })).toBeVisible()
})

/** Asks whether he may look at brands in a store. */
async function expectAccessDecision(record: Locator, store: string, words: string): Promise<void> {
  await record.getByLabel('Store', { exact: true }).selectOption(store)
  await record.getByLabel('Page', { exact: true }).selectOption('Brands')
  await expect(record.getByRole('status').first()).toContainText(words)
}
