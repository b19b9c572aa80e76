import type { Page } from '@playwright/test'
import { brandScreen } from '../support/brands.ts'
import { expect, expectAccessible, saveLook, sidewaysPx, test } from '../support/test.ts'

async function chooseAll(page: Page): Promise<void> {
  await brandScreen(page).rows.first().focus()
  await page.keyboard.press('Control+a')
}

test('cells are pasted, filled down, taken back and mended in a grid, saved after a preview, and rolled back', async ({
  page,
  context,
  shop,
  direct,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await shop.brands(
    { code: 'ASH', name: 'Ash', countryCode: 'DE' },
    { code: 'ELM', name: 'Elm' },
    { code: 'OAK', name: 'Oak' },
  )
  await signIn(shop.owner)
  await brandScreen(page).open('?columns=name,countryCode,warrantyMonths')
  await chooseAll(page)
  await page.getByRole('button', { name: 'Edit in grid' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit in grid: Brands' })
  const cell = (column: string, record: string) => dialog.getByRole('textbox', { name: `${column} of ${record}` })
  await expect(cell('Country of origin', 'Ash')).toBeFocused()

  await page.evaluate(() => navigator.clipboard.writeText('japan\t24\nGermny\t36\r\n'))
  await page.keyboard.press('Control+v')
  await expect(dialog.getByRole('status')).toHaveText('4 cells changed')
  await expect(dialog.getByRole('gridcell', { name: 'Germny' })).toBeVisible()
  // The server has read the cells: what it knows stands in its own words.
  await expect(cell('Country of origin', 'Ash')).toHaveValue('Japan')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+d')
  await expect(dialog.getByRole('gridcell', { name: '24', exact: true })).toHaveCount(3)
  await expect(dialog.getByRole('status')).toHaveText('5 cells changed')
  await page.keyboard.press('Control+z')
  await expect(dialog.getByRole('gridcell', { name: '36', exact: true })).toBeVisible()
  await expect(dialog.getByRole('status')).toHaveText('4 cells changed')
  await expectAccessible(page, 'a grid', 'dialog')

  await dialog.getByRole('button', { name: 'Show the invalid cell' }).press('Enter')
  await expect(cell('Country of origin', 'Elm')).toBeFocused()
  await expect(cell('Country of origin', 'Elm')).toHaveAccessibleDescription(
    /is not a valid value. Did you mean “Germany”\?/,
  )
  await dialog.getByRole('button', { name: 'Preview' }).press('Enter')
  await expect(dialog.getByRole('status')).toHaveText('1 to change, 1 rejected, 0 unchanged.')
  await expect(dialog.getByRole('row', { name: /^Elm “Germny” is not a valid value/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Back' }).press('Enter')
  await dialog.getByRole('button', { name: 'Use “Germany”' }).press('Enter')
  await cell('Country of origin', 'Elm').press('ArrowDown')
  await cell('Country of origin', 'Oak').fill('Sweden')
  await page.keyboard.press('Enter')

  // The browser is killed: nothing asks, nothing is lost.
  await expect(dialog.getByRole('status')).toHaveText('5 cells changed')
  await expect.poll(() => draftedCells(page)).toBe(5)
  await page.goto('about:blank')
  await brandScreen(page).open('?columns=name,countryCode,warrantyMonths')
  await chooseAll(page)
  await page.getByRole('button', { name: 'Edit in grid' }).press('Enter')
  await expect(dialog.getByText('5 cells you edited earlier were not saved.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('status')).toHaveText('5 cells changed')

  await dialog.getByRole('button', { name: 'Preview' }).press('Enter')
  await expect(dialog.getByRole('status')).toHaveText('3 to change, 0 rejected, 0 unchanged.')
  await dialog.getByRole('button', { name: 'Change 3 records' }).press('Enter')
  await expect(dialog.getByRole('status')).toHaveText('3 changed, 0 rejected, 0 unchanged.')
  const saved = () =>
    direct.query('select country_code, warranty_months from procure.brand where company_id = $1 order by code', [
      shop.companyId,
    ])
  expect(await saved()).toEqual([
    { country_code: 'JP', warranty_months: 24 },
    { country_code: 'DE', warranty_months: 36 },
    { country_code: 'SE', warranty_months: null },
  ])
  await dialog.getByRole('button', { name: 'Roll back' }).press('Enter')
  await expect(dialog.getByRole('status')).toHaveText('Rolled back.')
  expect((await saved())[0]).toEqual({ country_code: 'DE', warranty_months: null })
})

test('in Arabic on a phone the arrows of the grid move as it reads, and it scrolls inside its dialog', async ({
  page,
  shop,
  signIn,
}) => {
  await shop.brands({ code: 'ASH', name: 'Ash', countryCode: 'DE' })
  await page.setViewportSize({ width: 375, height: 812 })
  await saveLook(page, { lang: 'ar', mode: 'dark' })
  await signIn(shop.owner)
  await page.goto('/procure/brand/')
  await page.getByRole('checkbox', { name: /Ash/ }).check()
  await page.getByRole('button', { name: 'تعديل في جدول' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox').first()).toHaveValue('ألمانيا')
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByRole('textbox', { name: /علامة خاصة|Ash/ })).toHaveValue('لا')
  expect(await sidewaysPx(page)).toBe(0)
})

/** How many typed cells the browser keeps. */
async function draftedCells(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(new Error('IndexedDB'))
      })
    const database = await done(indexedDB.open('countinghouse', 1))
    const drafts = await done(database.transaction('draft').objectStore('draft').getAll())
    database.close()
    return Object.keys((drafts as { entered: object }[])[0]?.entered ?? {}).length
  })
}
