import type { Page } from '@playwright/test'
import { picture } from '../../support/pictures.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('a company begins from nothing: its owner opens it, and a weekend cashier is held to one store, one page, one module, and ends', async ({
  page,
  shop,
  signIn,
  direct,
  otherBrowser,
}) => {
  await direct.query(
    `update auth.identity i set is_operator = true from auth.membership m
     where m.identity_id = i.id and m.company_id = $1 and m.user_id = $2`,
    [shop.companyId, shop.owner.userId],
  )
  await signIn(shop.owner)
  const link = await createCompany(page, `N${shop.companyId}X`)
  const line = page.getByRole('row', { name: /North & Sons/ })
  await page.getByLabel('Search companies').fill(`N${shop.companyId}X`)
  await page.getByLabel('Country').selectOption('United Arab Emirates')
  await page.getByLabel('Enabled module').selectOption('Sales')
  await line.getByRole('button', { name: 'Parent company of North & Sons: None' }).click()
  const below = page.getByRole('dialog', { name: 'Parent company of North & Sons' })
  await below.getByRole('combobox', { name: 'Parent company' }).selectOption(shop.name)
  await below.getByRole('button', { name: 'Save' }).click()
  await expect(line).toContainText(shop.name)

  const noor = await otherBrowser()
  await accept(noor, link, { firstName: 'Noor', lastName: 'Nasser', login: `noor-${shop.companyId}` })
  await expect(noor.getByRole('link', { name: 'ERP' })).toBeVisible()
  await createStores(noor)
  await go(noor, 'Companies')
  const logo = noor.getByRole('img', { name: 'Logo of North & Sons' })
  const chosen = { mimeType: 'image/png', buffer: await picture(400, 200).png().toBuffer() }
  await noor.getByLabel('Choose a logo', { exact: true }).setInputFiles({ name: 'mark.png', ...chosen })
  await expect(logo).toHaveJSProperty('naturalWidth', 256)
  await expectAccessible(noor, 'one’s own company')

  await go(noor, 'Roles')
  await noor.getByRole('button', { name: 'New role' }).first().click()
  const created = noor.getByRole('dialog', { name: 'New role' })
  await created.getByRole('textbox', { name: 'Code' }).fill('WEEKEND')
  await created.getByRole('textbox', { name: 'Name' }).fill('Weekend cashier')
  await created.getByRole('button', { name: 'Save and close' }).click()
  await expect(created).toHaveCount(0)
  await go(noor, 'Permissions')
  await noor.getByLabel('Role', { exact: true }).selectOption({ label: 'Weekend cashier · no users' })
  await tick(noor, true)
  const invitation = await invite(noor)
  const wanda = await otherBrowser()
  await accept(wanda, invitation, { firstName: 'Wanda', lastName: 'Weekend', login: `wanda-${shop.companyId}` })
  await expect(wanda.getByRole('navigation').first()).toBeVisible()
  await go(wanda, 'Brands')
  await expect(wanda.getByRole('heading', { name: 'Brands', exact: true })).toBeVisible()
  await wanda.goto('/erp/user-master/')
  await expect(wanda.getByRole('heading', { name: 'Access denied' })).toBeVisible()

  // Why she may, and where not; then the page is switched off for the role.
  await go(noor, 'Permissions')
  await noor.getByRole('button', { name: 'Test access' }).click()
  const requested = noor.getByRole('dialog')
  await requested.getByLabel('Search users').fill('Wanda')
  await requested.getByLabel('User', { exact: true }).selectOption({ label: 'Wanda Weekend' })
  await requested.getByLabel('Store').selectOption('Dubai')
  await requested.getByLabel('Page').selectOption('Brands')
  await expect(requested.getByRole('status')).toContainText('Not allowed. The user does not work in this store.')
  await requested.getByLabel('Store').selectOption('Abu Dhabi')
  await expect(requested.getByRole('status')).toContainText(
    'Allowed. The role Weekend cashier grants this permission in Abu Dhabi.',
  )
  await requested.getByLabel('Permission').selectOption({ label: 'Delete' })
  await expect(requested.getByRole('status')).toContainText(
    'Not allowed. No role or permission override grants this permission.',
  )
  await expectAccessible(noor, 'test of access', 'dialog[open]')
  await requested.getByRole('button', { name: 'Close' }).click()
  await noor.getByLabel('Role', { exact: true }).selectOption({ label: 'Weekend cashier · 1 user' })
  await tick(noor, false)
  await expectBrands(wanda, false)
  await giveBuyer(noor)
  await expectBrands(wanda, true)

  await turnProcurementOff(noor)
  await expectBrands(wanda, false)

  await go(noor, 'Users')
  await noor.getByRole('link', { name: 'Wanda Weekend' }).click()
  const opened = noor.getByRole('region', { name: 'Wanda Weekend' })
  await opened.getByRole('textbox', { name: 'Department' }).fill('Tills')
  await noor.keyboard.press('Control+s')
  await expect(opened.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('No changes to save.')
  await opened.getByRole('button', { name: 'Deactivate' }).click()
  const question = noor.getByRole('dialog', { name: 'Deactivate Wanda Weekend?' })
  await question.getByRole('textbox', { name: 'Reason' }).fill('The season is over')
  await question.getByRole('button', { name: 'Deactivate' }).click()
  await expect(opened.getByText('The season is over', { exact: false })).toBeVisible()
  await expectOut(wanda, '/procure/brand/')

  await line.getByRole('checkbox', { name: 'Select North & Sons' }).check()
  await expectAccessible(page, 'companies, one of them chosen')
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Suspend' }).click()
  const why = page.getByRole('dialog', { name: 'Suspend North & Sons?' })
  await why.getByRole('textbox', { name: 'Reason' }).fill('Not paid')
  await why.getByRole('button', { name: 'Suspend' }).click()
  await expect(line).toContainText('Suspended')
  await expectOut(noor, '/erp/stores/')
})

/** Answers the link for its owner. */
async function createCompany(page: Page, code: string): Promise<string> {
  await page.goto('/erp/companies/?tab=all&open=new')
  const dialog = page.getByRole('dialog', { name: 'New company' })
  const type = (name: RegExp, value: string) => dialog.getByRole('textbox', { name }).fill(value)
  const pick = async (name: string, entered: string, option: string) => {
    await dialog.getByRole('combobox', { name }).fill(entered)
    await page.getByRole('listbox').getByRole('option', { name: option }).first().click()
  }
  await expect(dialog.getByRole('textbox', { name: /^Code/ })).toBeFocused()
  await type(/^Code/, code)
  await type(/^Name/, 'North & Sons')
  await pick('Country', 'Emirates', 'United Arab Emirates')
  await pick('Base currency', 'Dirham', 'Dirham')
  await pick('Time zone', 'Dubai', 'Asia/Dubai')
  await dialog.getByRole('combobox', { name: 'Language' }).selectOption('English')
  await type(/^Store code/, 'DXB')
  await type(/^Store name/, 'Dubai')
  await type(/^First name/, 'Noor')
  await type(/^Last name/, 'Nasser')
  await dialog.getByRole('button', { name: 'Create company' }).click()
  const link = await dialog.getByRole('textbox', { name: 'Invitation link' }).inputValue()
  await dialog.getByRole('button', { name: 'Done' }).click()
  return link
}

type Name = { readonly firstName: string; readonly lastName: string; readonly login: string }

async function accept(page: Page, link: string, { firstName, lastName, login }: Name): Promise<void> {
  await page.goto(link)
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Last name').fill(lastName)
  await page.getByLabel('User name').fill(login)
  await page.getByLabel('Password', { exact: true }).fill('sunny side 4711 up')
  await page.keyboard.press('Enter')
}

/** Two besides the first; one is closed again, and the first says why it stays open. */
async function createStores(page: Page): Promise<void> {
  const record = page.getByRole('region')
  const type = async (code: string, name: string) => {
    await record.getByRole('textbox', { name: /^Code/ }).fill(code)
    await record.getByRole('textbox', { name: /^Name/ }).fill(name)
    await record.getByRole('combobox', { name: 'Type' }).selectOption('Shop')
  }
  await page.goto('/erp/stores/?open=new')
  await type('AUH', 'Abu Dhabi')
  await page.keyboard.press('Control+Shift+Enter')
  await expect(record.getByRole('textbox', { name: /^Code/ })).toHaveValue('')
  await type('SHJ', 'Sharjah')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { name: 'Sharjah' })).toBeVisible()
  await page.getByRole('button', { name: 'Close store' }).click()
  await expect(page.getByRole('button', { name: 'Reopen store' })).toBeVisible()
  await expectAccessible(page, 'a store that is closed')
  await record.getByRole('button', { name: 'Stores' }).click()
  await page.getByRole('row', { name: /Dubai/ }).getByText('Dubai', { exact: true }).click()
  await page.getByRole('button', { name: 'Close store' }).click()
  await expect(record.getByRole('alert')).toContainText('1 user is working in this store')
}

/** Answers the link for a store-bound person, after the home module was forgotten. */
async function invite(page: Page): Promise<string> {
  await go(page, 'Users')
  await page.getByRole('button', { name: 'Invite user' }).click()
  const record = page.getByRole('region', { name: 'Invite user' })
  await record.getByRole('textbox', { name: 'First name' }).fill('Wanda')
  await record.getByRole('textbox', { name: 'Last name' }).fill('Weekend')
  await record.getByRole('checkbox', { name: 'Abu Dhabi' }).check()
  await record.getByRole('combobox', { name: 'Type' }).selectOption('Store-bound')
  // By keyboard: what was saved a moment ago is still told in this corner.
  await record.getByRole('button', { name: 'Add role' }).press('Enter')
  await record.getByRole('combobox', { name: 'Role' }).selectOption('Weekend cashier')
  await record.getByRole('combobox', { name: 'Store', exact: true }).selectOption('Abu Dhabi')
  await record.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(record.getByText('Store-bound users need exactly one home module.')).toBeVisible()
  await expectAccessible(page, 'an invitation that was refused')
  await record.getByRole('combobox', { name: 'Home module' }).selectOption('Procurement')
  await record.getByRole('button', { name: 'Invite', exact: true }).click()
  return await record.getByRole('textbox', { name: 'Invitation link' }).inputValue()
}

/** Ticks or clears the right to look at brands, and saves it. */
async function tick(page: Page, isOn: boolean): Promise<void> {
  await page.getByRole('checkbox', { name: 'View: Brands' }).setChecked(isOn)
  await page.keyboard.press('Control+s')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Review and save' })).toHaveCount(0)
}

/** From the list: refused in a store where she does not work, and done everywhere she does. */
async function giveBuyer(page: Page): Promise<void> {
  await go(page, 'Users')
  await page.getByRole('checkbox', { name: 'Select Wanda Weekend' }).check()
  await page.getByRole('button', { name: 'Assign role' }).click()
  const assignment = page.getByRole('dialog', { name: 'Assign role to 1 user' })
  await assignment.getByLabel('Role').selectOption('Buyer')
  await assignment.getByLabel('Store').selectOption('Dubai')
  await assignment.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(assignment).toContainText('Wanda Weekend: A role can only be assigned in a store where the user works.')
  await assignment.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Assign role' }).click()
  await assignment.getByLabel('Role').selectOption('Buyer')
  await assignment.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(assignment.getByRole('status')).toHaveText('Assigned to 1 user.')
  await assignment.getByRole('button', { name: 'Done' }).click()
}

async function turnProcurementOff(page: Page): Promise<void> {
  await go(page, 'Companies')
  await page.getByRole('radio', { name: 'Modules' }).check()
  await page.getByRole('button', { name: 'Change: Procurement' }).click()
  const dialog = page.getByRole('dialog', { name: 'Procurement for North & Sons' })
  await expect(dialog).toContainText('1 store-bound user has no other module')
  await dialog.getByLabel('Turned on').uncheck()
  await expectAccessible(page, 'the switch of a module', 'dialog[open]')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /^Procurement/ })).toContainText('Off')
}

/** By the menu, without loading the pages anew. */
async function go(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
}

async function expectBrands(page: Page, isOpen: boolean): Promise<void> {
  await page.goto('/procure/brand/')
  await expect(page.getByRole('heading', { name: isOpen ? 'Brands' : 'Access denied', exact: true })).toBeVisible()
}

/** His next click leads to sign-in, which says why. */
async function expectOut(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page).toHaveURL(/\/auth\/signin/)
  await expect(page.getByRole('alert')).toHaveText('Your account is inactive. Contact your administrator.')
}
