import { expect, expectAccessible, test } from '../support/test.ts'

test('a record names another one: it is picked by typing, shown by its name, filtered by and grouped under', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const token = await direct.token(shop.owner.login)
  for (const [code, name] of [
    ['AW30', 'Autumn 2030'],
    ['SS29', 'Spring 2029'],
    ['SS30', 'Spring 2030'],
  ])
    await direct.call(token, 'POST', '/procure/seasons', { code, name, type: 'holiday', year: 2030 })
  await signIn(shop.owner)
  await page.goto('/procure/season/?columns=name,code,previousSeasonId')
  await page.getByRole('rowheader', { name: 'Spring 2030' }).getByRole('link').press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Spring 2030' })
  const follows = drawer.getByRole('combobox', { name: 'Previous season' })
  const choices = page.getByRole('listbox', { name: 'Previous season' }).getByRole('option')
  await follows.fill('ss')
  await expect(choices).toHaveText(['Spring 2029SS29', 'Spring 2030SS30', /Create a new record/])
  await expectAccessible(page, 'the choices of a record')
  await follows.press('ArrowDown')
  await follows.press('ArrowUp')
  await follows.press('Enter')
  await expect(follows).toHaveValue('Spring 2029 (SS29)')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').filter({ hasText: 'Spring 2030 saved.' })).toBeVisible()
  await expect(page.getByRole('row', { name: /SS30/ })).toContainText('Spring 2029 (SS29)')
  await expect(drawer.getByRole('link', { name: 'Open Spring 2029 in a new tab' })).toHaveAttribute('href', /open=\d+$/)
  await drawer.getByRole('tab', { name: 'History' }).click()
  await expect(drawer.getByRole('listitem').first()).toContainText('Spring 2029 (SS29)')
  await drawer.getByRole('button', { name: 'Close this dialog' }).click()

  await page.keyboard.press('f')
  const panel = page.getByRole('dialog', { name: 'Filter' })
  await panel.getByLabel('Field').selectOption('Previous season')
  await panel.getByRole('textbox', { name: 'Find in Previous season' }).fill('spring')
  await panel.getByRole('checkbox', { name: /Spring 2029/ }).check()
  await panel.getByRole('button', { name: 'Apply filter' }).click()
  await expect(page.getByRole('rowheader')).toHaveText(['Spring 2030'])
  // A name that no row brings along is asked for.
  await page.reload()
  await expect(page.getByRole('button', { name: 'Previous season is Spring 2029 (SS29)', exact: true })).toBeVisible()
  await page.goto('/procure/season/?columns=name,code&group=previousSeasonId')
  await expect(
    page.getByRole('rowgroup', { name: 'Previous season: Spring 2029 (SS29)' }).getByRole('rowheader'),
  ).toHaveText(['Spring 2030'])
})

test('an amount is typed as people write it, stands in the list with its currency, and is refused in words', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const token = await direct.token(shop.owner.login)
  await direct.call(token, 'POST', '/procure/seasons', { code: 'SS30', name: 'Spring', type: 'holiday', year: 2030 })
  await signIn(shop.owner)
  await page.goto('/procure/season/?columns=name,code,budgetMinor')
  await page.getByRole('rowheader', { name: 'Spring' }).getByRole('link').press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Spring' })
  const budget = drawer.getByRole('textbox', { name: 'Budget' })
  await budget.fill('1.234')
  await budget.blur()
  await expect(budget).toHaveAccessibleDescription(/This could mean 1.234 or 1234/)
  await budget.fill('1.234,5')
  await budget.blur()
  await expect(budget).toHaveValue('1234.50')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('gridcell', { name: /GBP.1,234.50/ })).toBeVisible()
  await drawer.getByRole('tab', { name: 'History' }).click()
  await expect(drawer.getByRole('listitem').first()).toContainText(/Budget.*GBP.1,234.50/)
  await drawer.getByRole('button', { name: 'Close this dialog' }).click()
  await page.goto('/procure/season/?columns=name,code,budgetMinor&budgetMinor.atLeast=200000')
  await expect(page.getByRole('button', { name: /Budget is at least GBP.2,000.00/ }).first()).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(0)
})

test('hours of a store are typed line by line, refused where they overlap, and its list says what is open today; its place opens in a map', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const token = await direct.token(shop.owner.login)
  const hours = (opens: string, closes: string) =>
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((weekday) => ({
      weekday,
      opens,
      closes,
    }))
  const east = { code: 'EAST', name: 'East', type: 'shop', openingHours: hours('09:00', '12:00') }
  const { id } = await direct.call<{ id: number }>(token, 'POST', '/erp/stores', east)
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
  const overlap = 'Line 8: Opening hours overlap with another line. Change one of them.'
  await expect(page.getByText(overlap).first()).toBeVisible()
  await expectAccessible(page, 'hours of a store, two of which overlap')
  await cell('Opens', 8).fill('14:00')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('link', { name: 'Map' })).toHaveAttribute('href', 'geo:51.507351,-0.1277')
  await page.goto('/erp/stores/?columns=name,code,openToday')
  await expect(page.getByRole('row', { name: /EAST/ })).toContainText('09:00–12:00')
})
