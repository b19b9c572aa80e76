import { readFile } from 'node:fs/promises'
import { brandScreen } from '../support/brands.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('the list is exported with nothing selected; imported again it changes nothing, and one changed value changes one record', async ({
  page,
  shop,
  signIn,
}) => {
  await shop.brands(
    { code: 'ASH', name: 'Ash', countryCode: 'DE' },
    { code: 'ELM', name: 'Elm', countryCode: 'SE' },
    { code: 'OAK', name: 'Oak', countryCode: 'DE' },
  )
  await signIn(shop.owner)
  await brandScreen(page).open('?countryCode=DE')
  await page.getByRole('button', { name: 'Export the list' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Export Brands' })
  await expect(dialog.getByText('2 rows will be exported in list order.')).toBeVisible()
  await dialog.getByLabel('All fields').check()
  await dialog.getByLabel('Text with separators (CSV)').check()
  await dialog.getByLabel('For re-import').check()
  const arrives = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export', exact: true }).press('Enter')
  const exported = await readFile(await (await arrives).path(), 'utf8')
  expect(exported).toContain('ASH')
  expect(exported, 'the filter holds').not.toContain('ELM')

  const wizard = page.getByRole('dialog', { name: 'Import Brands' })
  for (const [csv, changed, unchanged] of [
    [exported, '0 changed', '2 unchanged'],
    [exported.replace(',Ash,', ',Ash & Daughters,'), '1 changed', '1 unchanged'],
  ] as const) {
    await page.goto('/procure/brand/?import=new')
    await wizard
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'brands.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await wizard.getByRole('button', { name: 'Check all rows' }).press('Enter')
    await expect(wizard.getByText(changed)).toBeVisible()
    await expect(wizard.getByText(unchanged)).toBeVisible()
  }
})

test('1,000 rows that are pasted on the list are mapped by position and checked', async ({
  page,
  context,
  shop,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(shop.owner)
  await brandScreen(page).open('?columns=code,name,countryCode,warrantyMonths')
  await expect(page.getByRole('button', { name: 'Import from a file' }), 'an empty list offers it').toBeVisible()
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeVisible()
  await page.evaluate(() =>
    navigator.clipboard.writeText(
      Array.from({ length: 1000 }, (_, n) => `P${n}\tPasted ${n}\tGermany\t${n % 50}`).join('\r\n'),
    ),
  )
  await page.keyboard.press('Control+v')
  const wizard = page.getByRole('dialog', { name: 'Import Brands' })
  await expect(wizard.getByLabel('Header row')).toHaveValue('0')
  await expect(wizard.getByLabel('Column 4')).toHaveValue('warrantyMonths')
  await wizard.getByRole('button', { name: 'Check all rows' }).press('Enter')
  await expect(wizard.getByText('1,000 new')).toBeVisible()
})

test('a row has its menu by key and by button; a new record is marked, or said to be elsewhere', async ({
  page,
  shop,
  signIn,
}) => {
  await shop.brands({ code: 'ASH', name: 'Ash' }, { code: 'OAK', name: 'Oak' })
  await signIn(shop.owner)
  const screen = brandScreen(page)
  await screen.open()
  await screen.rows.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(screen.rows.nth(1)).toBeFocused()
  const menu = page.getByRole('menu', { name: 'Actions for Oak' })
  await page.keyboard.press('.')
  await expect(menu.getByRole('menuitem', { name: 'Open', exact: true })).toBeFocused()
  await expectAccessible(page, 'the menu of a row')
  await menu.getByRole('menuitem').first().focus()
  await page.keyboard.press('End')
  await expect(menu.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(screen.rows.nth(1)).toBeFocused()
  await screen.row('Oak').hover()
  await page.getByRole('button', { name: 'Actions for Oak' }).click()
  await menu.getByRole('menuitem', { name: 'Deactivate' }).click()
  await expect(screen.row('Oak').getByText('Inactive')).toBeVisible()

  await screen.open('?status=inactive')
  await screen.create.click()
  await screen.code.fill('ELM')
  await screen.name.fill('Elm')
  await screen.saveAndClose.click()
  await expect(page.getByText('Elm saved. It is not among the rows shown here.')).toBeVisible()
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await screen.expectRows(['Elm'])
  await expect(screen.row('Elm')).toHaveAttribute('aria-current', 'true')
})
