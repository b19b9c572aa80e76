import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/test.ts'

test('a weekend cashier has a role of one store alone, as it is made, tested, narrowed, given anew, and ended', async ({
  page,
  shop,
  signIn,
  otherBrowser,
}) => {
  await shop.addStore('Harbour')
  await signIn(shop.owner)
  await page.goto('/erp/role-master/?open=new')
  const made = page.getByRole('dialog', { name: 'New role' })
  await made.getByRole('textbox', { name: 'Code' }).fill('WEEKEND')
  await made.getByRole('textbox', { name: 'Name' }).fill('Weekend cashier')
  await made.getByRole('button', { name: 'Save and close' }).click()
  await expect(made).toHaveCount(0)
  await page.goto('/erp/permission-management/')
  await page.getByLabel('Role', { exact: true }).selectOption({ label: 'Weekend cashier · nobody holds it' })
  await tick(page, true)

  await page.goto('/erp/user-master/')
  await page.getByRole('button', { name: 'Invite user' }).click()
  const record = page.getByRole('region', { name: 'Invite user' })
  await record.getByRole('textbox', { name: 'First name' }).fill('Wanda')
  await record.getByRole('textbox', { name: 'Last name' }).fill('Weekend')
  await record.getByRole('checkbox', { name: 'Harbour' }).check()
  await record.getByRole('combobox', { name: 'Type' }).selectOption('Store-bound')
  await record.getByRole('button', { name: 'Add role' }).click()
  await record.getByRole('combobox', { name: 'Role' }).selectOption('Weekend cashier')
  await record.getByRole('combobox', { name: 'Store', exact: true }).selectOption('Harbour')
  await record.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(record.getByText('Store-bound users need exactly one home module.')).toBeVisible()
  await expectAccessible(page, 'an invitation that was refused')
  await record.getByRole('combobox', { name: 'Home module' }).selectOption('Procurement')
  await record.getByRole('button', { name: 'Invite', exact: true }).click()
  const link = await record.getByRole('textbox', { name: 'Link of the invitation' }).inputValue()
  await record.getByRole('button', { name: 'Open user' }).click()

  const wanda = await otherBrowser()
  await wanda.goto(link)
  await wanda.getByLabel('First name').fill('Wanda')
  await wanda.getByLabel('Last name').fill('Weekend')
  await wanda.getByLabel('User name').fill(`wanda-${shop.companyId}`)
  await wanda.getByLabel('Password', { exact: true }).fill('sunny side 4711 up')
  await wanda.keyboard.press('Enter')
  await expect(wanda.getByRole('navigation').first()).toBeVisible()
  await expectBrands(wanda, true)
  await wanda.goto('/erp/user-master/')
  await expect(wanda.getByRole('heading', { name: 'You cannot open this' })).toBeVisible()

  await page.reload()
  const opened = page.getByRole('region', { name: 'Wanda Weekend' })
  await opened.getByRole('tab', { name: 'Roles' }).click()
  await expect(opened.getByRole('listitem').filter({ hasText: 'Weekend cashier' })).toContainText('Harbour')
  await opened.getByRole('tab', { name: 'Access' }).click()
  await expectVerdict(opened, 'High Street', 'Not allowed. This person does not work in the store.')
  await expectVerdict(opened, 'Harbour', 'Allowed. The role Weekend cashier allows it in Harbour.')
  await opened.getByRole('searchbox', { name: 'Find a page or right' }).fill('Brands')
  await expect(opened.getByRole('listitem').filter({ hasText: 'Delete' })).toContainText('No role and no exception')
  await expectAccessible(page, 'what somebody may do')

  // The page is switched off for the role, and opened again by another one, which the list gives.
  await page.goto('/erp/permission-management/')
  await page.getByLabel('Role', { exact: true }).selectOption({ label: 'Weekend cashier · 1 person' })
  await tick(page, false)
  await expectBrands(wanda, false)
  await page.goto('/erp/user-master/')
  await page.getByRole('checkbox', { name: 'Select Wanda Weekend' }).check()
  await page.getByRole('button', { name: 'Give a role' }).click()
  const gift = page.getByRole('dialog', { name: 'Give a role to 1 user' })
  await gift.getByLabel('Role').selectOption('Buyer')
  await gift.getByLabel('Store').selectOption('High Street')
  await gift.getByRole('button', { name: 'Give', exact: true }).click()
  await expect(gift).toContainText('Wanda Weekend: A role can only be held in a store where the person works.')
  await gift.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Give a role' }).click()
  await gift.getByLabel('Role').selectOption('Buyer')
  await gift.getByRole('button', { name: 'Give', exact: true }).click()
  await expect(gift.getByRole('status')).toHaveText('1 user has it now.')
  await gift.getByRole('button', { name: 'Done' }).click()
  await expectBrands(wanda, true)

  await page.getByRole('link', { name: 'Wanda Weekend' }).click()
  await opened.getByRole('textbox', { name: 'Department' }).fill('Tills')
  await page.keyboard.press('Control+s')
  await expect(opened.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('Nothing has changed.')
  await opened.getByRole('button', { name: 'Deactivate' }).click()
  const question = page.getByRole('dialog', { name: 'Deactivate Wanda Weekend' })
  await question.getByRole('textbox', { name: 'Reason' }).fill('The season is over')
  await question.getByRole('button', { name: 'Deactivate' }).click()
  await expect(opened.getByText('The season is over', { exact: false })).toBeVisible()
  await wanda.goto('/procure/brand/')
  await expect(wanda).toHaveURL(/\/auth\/signin/)
  await expect(wanda.getByRole('alert')).toHaveText('Your account is inactive. Contact your administrator.')
})

test('stores and exceptions of a person say at the field what is wrong, and count at once', async ({
  page,
  shop,
  signIn,
}) => {
  await shop.addStore('Harbour')
  const clerk = await shop.add({ firstName: 'Nadia', lastName: 'Saleh', may: ['brand:view'] })
  await signIn(shop.owner)
  await page.goto(`/erp/user-master/?open=${clerk.userId}&tab=stores`)
  const record = page.getByRole('region', { name: 'Nadia Saleh' })
  await record.getByRole('checkbox', { name: 'Works in every store' }).uncheck()
  await record.getByRole('checkbox', { name: 'Harbour' }).check()
  await record.getByRole('button', { name: 'Save' }).click()
  const start = record.getByRole('combobox', { name: 'Default store' })
  await expect(start).toHaveAccessibleDescription('Default store must be one of the allowed stores.')
  await start.selectOption('Harbour')
  await page.keyboard.press('Control+s')
  await expect(record.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('Nothing has changed.')
  await expectAccessible(page, 'where somebody works')

  await record.getByRole('tab', { name: 'Exceptions' }).click()
  await record.getByRole('button', { name: 'Lay an exception' }).click()
  const dialog = page.getByRole('dialog', { name: 'Lay an exception' })
  await dialog.getByRole('radio', { name: 'Deny' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription('Say why.')
  await dialog.getByLabel('Right', { exact: true }).selectOption('View on Brands')
  await dialog.getByLabel('Reason').fill('Until she is trained')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(record.getByRole('listitem')).toContainText('Until she is trained')
  await record.getByRole('tab', { name: 'Access' }).click()
  await expectVerdict(record, 'Harbour', 'Not allowed. An exception denies View on Brands.')
})

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
  await opened.getByRole('button', { name: 'New PIN' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'New PIN' }).click()
  await expect(page.getByRole('dialog', { name: 'The PIN of Tariq Till' }).getByText(/^\d{6}$/)).toBeVisible()

  await page.goto('/erp/user-master/')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Import users from a file' })
  const file = (role: string) => ({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`First name,Last name,Roles,Stores\nNora,Newcomer,${role},S1\n`),
  })
  await dialog.locator('input[type=file]').setInputFiles(file('BYER'))
  await expect(dialog.getByRole('row').filter({ hasText: 'Roles' })).toContainText('There is no "BYER" here.')
  await expectAccessible(page, 'a file of people that has to be corrected')
  await dialog.locator('input[type=file]').setInputFiles(file('BUYER'))
  await dialog.getByRole('button', { name: 'Invite 1 person' }).click()
  const done = page.getByRole('dialog', { name: '1 person is invited' })
  const saved = page.waitForEvent('download')
  await done.getByRole('button', { name: 'Save the links' }).click()
  expect((await saved).suggestedFilename()).toBe('Invitation links.csv')
  await done.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('link', { name: 'Nora Newcomer' })).toBeVisible()
})

/** Ticks or clears the right to look at brands, and saves it. */
async function tick(page: Page, isOn: boolean): Promise<void> {
  await page.getByRole('checkbox', { name: 'View: Brands' }).setChecked(isOn)
  await page.getByRole('button', { name: 'Review and save' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Review and save' })).toHaveCount(0)
}

async function expectBrands(page: Page, isOpen: boolean): Promise<void> {
  await page.goto('/procure/brand/')
  await expect(
    page.getByRole('heading', { name: isOpen ? 'Brands' : 'You cannot open this', exact: true }),
  ).toBeVisible()
}

/** Asks whether he may look at brands in a store. */
async function expectVerdict(record: Locator, store: string, words: string): Promise<void> {
  await record.getByLabel('Store', { exact: true }).selectOption(store)
  await record.getByLabel('Page', { exact: true }).selectOption('Brands')
  await expect(record.getByRole('status').first()).toContainText(words)
}
