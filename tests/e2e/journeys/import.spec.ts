import { expect, expectAccessible, sidewaysPx, test } from '../support/test.ts'

/** 2,000 brands; every fiftieth is wrong, in one of four ways. */
function manyBrands(): string {
  const rowErrors = [
    (n: number) => `W${n},Import ${n},Germny,12`,
    (n: number) => `W${n},,Germany,12`,
    (n: number) => `W${n},Import ${n},Germany,many`,
    (n: number) => `w${n - 1},Import ${n},Germany,12`,
  ]
  const lines = Array.from({ length: 2000 }, (_, index) => {
    const n = index + 1
    const rowError = rowErrors[Math.floor(index / 50) % rowErrors.length]
    return n % 50 === 0 && rowError !== undefined ? rowError(n) : `W${n},Import ${n},Germany,12`
  })
  return ['Code,Name,Country,Warranty (months)', ...lines].join('\n')
}

test('2,000 brands with 40 faulty rows are mapped, mended, imported and taken back; the page may be closed meanwhile', async ({
  page,
  shop,
  signIn,
}) => {
  await signIn(shop.owner)
  await page.goto('/procure/brand/')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const wizard = page.getByRole('dialog', { name: 'Import Brands' })
  await expect(wizard.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  await expectAccessible(page, 'import: file')
  await wizard.getByLabel('Or paste cells').fill(manyBrands())
  await wizard.getByRole('button', { name: 'Use the pasted cells' }).click()
  await expect(wizard.getByLabel('Warranty (months)')).toHaveValue('warrantyMonths')
  await expect(wizard.getByLabel('Separator', { exact: true })).toHaveValue(',')
  await wizard.getByText('Same value for all rows').click()
  await wizard.getByLabel('Description', { exact: true }).fill('From the old system')
  await expectAccessible(page, 'import: columns')
  await wizard.getByRole('button', { name: 'Check all rows' }).click()
  await expect(page).toHaveURL(/import=\d+&step=check/)
  await expect(wizard.getByText('1,960 new')).toBeVisible()
  await expect(wizard.getByText('40 with errors')).toBeVisible()
  await expectAccessible(page, 'import: check')
  await wizard.getByRole('button', { name: '1,960 new' }).click()
  await expect(wizard.getByText('Sample: 200 of 1,960 rows.')).toBeVisible()
  await expect(wizard.getByRole('list', { name: '1,960 new' }).getByText('From the old system').first()).toBeVisible()
  await wizard.getByRole('button', { name: '40 with errors' }).click()
  await wizard.getByRole('button', { name: 'Unknown value (10)' }).click()
  await wizard.getByRole('button', { name: 'Use “Germany” for all such cells' }).first().click()
  await expect(wizard.getByText('10 rows corrected')).toBeVisible()
  await wizard.getByLabel('Correct value of Name in row 101').fill('Mended brand')
  await wizard.getByLabel('Correct value of Name in row 101').press('Enter')
  await expect(wizard.getByText('29 with errors')).toBeVisible()

  // The page is closed and opened again at its address.
  await page.reload()
  await page.setViewportSize({ width: 375, height: 720 })
  await expect(wizard.getByText('29 with errors')).toBeVisible()
  expect(await sidewaysPx(page)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await wizard.getByRole('button', { name: 'Import 1,971 rows' }).click()
  await expect(wizard.getByText('Import completed.')).toBeVisible()
  await expect(wizard.getByText('1,971 new', { exact: true })).toBeVisible()
  await expect(wizard.getByRole('link', { name: 'Download rows with errors' })).toBeVisible()
  await wizard.getByRole('button', { name: '1,971 new', exact: true }).click()
  await expect(wizard.getByRole('link', { name: 'Mended brand' })).toBeVisible()
  await expectAccessible(page, 'import: what was made')
  await wizard.getByRole('button', { name: 'Show 1,971 records in the list' }).click()
  await expect(wizard).toHaveCount(0)
  await expect(page.getByText(/^Import of .*, Pasted cells.csv$/)).toBeVisible()
  await expect(page.getByText('1,971 brands')).toBeVisible()
  await expectAccessible(page, 'what an import made')
  await page.goBack()
  await wizard.getByRole('button', { name: 'Undo import' }).click()
  await expect(wizard.getByText('Import undone.')).toBeVisible()
})
