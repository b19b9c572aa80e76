import { expect, expectAccessible, test } from '../support/test.ts'

test('a new company follows its first steps from the dashboard, hides them and shows them again', async ({
  page,
  shop,
  signIn,
}) => {
  await signIn(shop.owner)
  await page.goto('/erp/dashboard/')
  const steps = page.getByRole('region', { name: 'First steps' })
  const suppliers = steps.getByRole('link', { name: /Add or import your suppliers/ })
  await expect(suppliers).toContainText('Add or import your suppliers')
  await expect(suppliers.getByRole('img', { name: 'To do' })).toBeVisible()
  await expectAccessible(page, 'first steps')

  await suppliers.click()
  await page.getByRole('button', { name: 'New supplier' }).first().click()
  await page.getByRole('textbox', { name: /^Code/ }).fill('ACME')
  await page.getByRole('textbox', { name: /^Name/ }).fill('Acme Textiles')
  await page.getByRole('button', { name: 'Save and close' }).click()
  await expect(page.getByRole('button', { name: 'Save and close' })).toBeHidden()

  await page.goto('/erp/dashboard/')
  await expect(suppliers.getByRole('img', { name: 'Done' })).toBeVisible()
  await page.getByRole('button', { name: 'Hide first steps' }).click()
  await expect(steps).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: 'Show first steps' }).click()
  await expect(suppliers.getByRole('img', { name: 'Done' })).toBeVisible()
})
