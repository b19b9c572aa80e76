import { expect, expectAccessible, test } from '../support/test.ts'

test('an operator makes a company; its owner opens it, makes stores, closes one and learns why another stays open', async ({
  page,
  shop,
  signIn,
  door,
  otherBrowser,
}) => {
  await door.query(
    `update auth.identity i set is_operator = true from auth.membership m
     where m.identity_id = i.id and m.company_id = $1 and m.user_id = $2`,
    [shop.companyId, shop.owner.userId],
  )
  const code = `N${shop.companyId}X`
  await signIn(shop.owner)
  await page.goto('/erp/companies/')
  await expect(page.getByLabel('Legal name')).toBeVisible()
  await expectAccessible(page, 'one’s own company')
  await page.getByRole('button', { name: 'New company' }).click()
  const dialog = page.getByRole('dialog', { name: 'New company' })
  const type = (name: RegExp, value: string) => dialog.getByRole('textbox', { name }).fill(value)
  await expect(dialog.getByRole('textbox', { name: /^Code/ })).toBeFocused()
  await type(/^Code/, code)
  await type(/^Name/, 'North & Sons')
  await dialog.getByRole('combobox', { name: 'Country' }).fill('Emirates')
  await page.getByRole('option', { name: 'United Arab Emirates' }).click()
  await dialog.getByRole('combobox', { name: 'Base currency' }).fill('Dirham')
  await page.getByRole('option', { name: 'Dirham' }).first().click()
  await type(/^Time zone/, 'Asia/Dubai')
  await dialog.getByRole('combobox', { name: 'Language' }).selectOption('English')
  await type(/^Store code/, 'DXB')
  await type(/^Store name/, 'Dubai')
  await type(/^First name/, 'Noor')
  await type(/^Last name/, 'Nasser')
  await dialog.getByRole('button', { name: 'Make company' }).click()
  const link = await dialog.getByRole('textbox', { name: 'Link of the invitation' }).inputValue()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('row', { name: /North & Sons/ }).first()).toBeVisible()

  const noor = await otherBrowser()
  await noor.goto(link)
  await noor.getByLabel('First name').fill('Noor')
  await noor.getByLabel('Last name').fill('Nasser')
  await noor.getByLabel('User name').fill(`noor-${shop.companyId}`)
  await noor.getByLabel('Password', { exact: true }).fill('sunny side 4711 up')
  await noor.keyboard.press('Enter')
  await expect(noor.getByRole('link', { name: 'ERP' })).toBeVisible()

  const record = noor.getByRole('region')
  for (const [storeCode, name] of [
    ['AUH', 'Abu Dhabi'],
    ['SHJ', 'Sharjah'],
  ] as const) {
    await noor.goto('/erp/stores/?open=new')
    await record.getByRole('textbox', { name: /^Code/ }).fill(storeCode)
    await record.getByRole('textbox', { name: /^Name/ }).fill(name)
    await record.getByRole('combobox', { name: 'Type' }).selectOption('Shop')
    await record.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(noor.getByRole('heading', { name })).toBeVisible()
  }
  await noor.getByRole('button', { name: 'Close store' }).click()
  await expect(noor.getByRole('button', { name: 'Open store again' })).toBeVisible()
  await expectAccessible(noor, 'a store that is closed')
  await noor.goto('/erp/stores/')
  await noor.getByRole('row', { name: /Dubai/ }).getByText('Dubai', { exact: true }).click()
  await noor.getByRole('button', { name: 'Close store' }).click()
  await expect(noor.getByText('1 person is working in it now')).toBeVisible()
})
