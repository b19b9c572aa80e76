import { expect, expectAccessible, test } from '../support/test.ts'

test('a weekend cashier is invited with one role in one store, opens the account, is held to it, and is out when deactivated', async ({
  page,
  shop,
  door,
  signIn,
  otherBrowser,
}) => {
  await shop.addStore('Harbour')
  await door.query(
    `with made as (insert into erp.role (company_id, code, name) values ($1, 'weekend', 'Weekend cashier') returning id)
     insert into erp.role_event (company_id, role_id, page_event_id)
     select $1, made.id, e.id from made, erp.page_event e where e.permission = 'brand:view'`,
    [shop.companyId],
  )
  await signIn(shop.owner)
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
  await wanda.goto('/procure/brand/')
  await expect(wanda.getByRole('heading', { name: 'Brands' })).toBeVisible()
  await wanda.goto('/erp/user-master/')
  await expect(wanda.getByRole('heading', { name: 'You cannot open this' })).toBeVisible()

  await page.reload()
  const opened = page.getByRole('region', { name: 'Wanda Weekend' })
  await opened.getByRole('tab', { name: 'Access' }).click()
  await expect(opened.getByRole('listitem').filter({ hasText: 'Weekend cashier' })).toContainText('Harbour')
  await expectAccessible(page, 'where somebody works')
  await opened.getByRole('tab', { name: 'Details' }).click()
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
