import { readFile } from 'node:fs/promises'
import { brandScreen } from '../support/brands.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('300 records are edited at once by keyboard after a preview, and rolled back', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  await direct.query(
    `insert into procure.brand (company_id, code, name, is_own_label, is_discount_allowed, warranty_months)
     select $1, 'B' || n, 'Brand ' || n, false, true, 290 + n from generate_series(1, 310) n`,
    [shop.companyId],
  )
  await signIn(shop.owner)
  const screen = brandScreen(page)
  await screen.open()
  await screen.rows.first().focus()
  await page.keyboard.press('Control+a')
  const bar = page.getByRole('region', { name: 'Selection' })
  await bar.getByRole('button', { name: 'Select all 310 matching rows' }).press('Enter')
  await bar.getByRole('button', { name: 'Edit', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Bulk edit: Brands' })
  await dialog.getByRole('combobox', { name: 'Field' }).selectOption('Warranty (months)')
  await dialog.getByRole('combobox', { name: 'Change' }).selectOption('Raise by')
  await dialog.getByRole('button', { name: 'Preview' }).press('Enter')
  await expect(dialog.getByText('Enter a number above zero.')).toBeVisible()
  await expectAccessible(page, 'what is to change', 'dialog')
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('10')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('status')).toHaveText('300 to change, 10 rejected, 0 unchanged.')
  await expect(dialog.getByRole('row', { name: 'Brand 1 Warranty (months) 291 301' })).toBeVisible()
  await expectAccessible(page, 'a preview', 'dialog')
  await expect(dialog.getByRole('button', { name: 'Change 300 records' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('status')).toHaveText('300 changed, 10 rejected, 0 unchanged.')
  const sum = async () =>
    (
      await direct.query('select sum(warranty_months)::int as sum from procure.brand where company_id = $1', [
        shop.companyId,
      ])
    )[0]?.['sum']
  const before = (310 * (291 + 600)) / 2
  expect(await sum()).toBe(before + 3000)
  await dialog.getByRole('button', { name: 'Roll back' }).press('Enter')
  await expect(dialog.getByRole('status')).toHaveText('Rolled back.')
  expect(await sum()).toBe(before)
  await dialog.getByRole('button', { name: 'Close', exact: true }).press('Enter')
  await expect(dialog).toHaveCount(0)
})

test('chosen records are exported as they are shown, and only with the right to it', async ({ page, shop, signIn }) => {
  await shop.brands({ code: 'ASH', name: 'Ash', countryCode: 'DE' }, { code: 'OAK', name: '=Oak', countryCode: 'GB' })
  const viewer = await shop.add({ may: ['procure:view', 'brand:view'] })
  await signIn(viewer)
  const screen = brandScreen(page)
  await screen.open('?columns=name,code')
  await page.getByRole('checkbox', { name: 'Select Ash' }).check()
  const bar = page.getByRole('region', { name: 'Selection' })
  await expect(bar.getByRole('button', { name: 'Copy' })).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Export' })).toHaveCount(0)

  await signIn(shop.owner)
  await page.reload()
  await screen.rows.first().focus()
  await page.keyboard.press('Control+a')
  await bar.getByRole('button', { name: 'Export' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Export Brands' })
  await dialog.getByLabel('Text with separators (CSV)').check()
  await dialog.getByRole('combobox', { name: 'Separator' }).selectOption('Semicolon')
  await expectAccessible(page, 'an export', 'dialog')
  const arrives = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export', exact: true }).press('Enter')
  const download = await arrives
  expect(download.suggestedFilename()).toMatch(/^Brands \d{4}-\d\d-\d\d\.csv$/)
  expect(await readFile(await download.path(), 'utf8')).toBe("\uFEFFName;Code\r\n'=Oak;OAK\r\nAsh;ASH\r\n")
  await expect(dialog).toHaveCount(0)
})
