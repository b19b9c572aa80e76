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
  await dialog.getByRole('combobox', { name: 'Time zone' }).fill('Dubai')
  await page.getByRole('option', { name: 'Asia/Dubai' }).click()
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

test('hours of a store are typed line by line, refused where they overlap, and its list says what is open today; its place opens in a map', async ({
  page,
  shop,
  door,
  signIn,
}) => {
  const token = await door.token(shop.owner.login)
  const hours = (opens: string, closes: string) =>
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((weekday) => ({
      weekday,
      opens,
      closes,
    }))
  const east = { code: 'EAST', name: 'East', type: 'shop', openingHours: hours('09:00', '12:00') }
  const { id } = await door.call<{ id: number }>(token, 'POST', '/erp/stores', east)
  await signIn(shop.owner)
  await page.goto(`/erp/stores/?open=${id}`)
  const group = page.getByRole('group', { name: 'Opening hours' })
  const cell = (label: string, line: number) => group.getByLabel(`${label}, line ${line}`, { exact: true })
  await expect(cell('Opens', 7)).toHaveValue('09:00')
  await cell('Closes', 7).press('Enter')
  await expect(cell('Day', 8)).toBeFocused()
  await cell('Opens', 8).fill('11:30')
  await cell('Closes', 8).fill('18:00')
  await page.getByRole('textbox', { name: 'Latitude' }).fill('51,507351')
  await page.getByRole('textbox', { name: 'Longitude' }).fill('-0.1277')
  await page.keyboard.press('Control+s')
  const overlap = 'Line 8: The store is open already at this time by another line. Change one of them.'
  await expect(page.getByText(overlap).first()).toBeVisible()
  await expectAccessible(page, 'hours of a store, two of which overlap')
  await cell('Opens', 8).fill('14:00')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('link', { name: 'Map' })).toHaveAttribute('href', 'geo:51.507351,-0.1277')
  await page.goto('/erp/stores/?columns=name,code,openToday')
  await expect(page.getByRole('row', { name: /EAST/ })).toContainText('09:00–12:00')
})
