import { createProduct } from '../../support/products.ts'
import { post } from '../../support/stock.ts'
import { chooseFile, mend } from '../support/import-wizard.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('the stock of two stores comes by one file that agrees with the old system, and what was sold since is kept by the undo', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId, storeId } = shop
  await direct.query(
    `insert into erp.store (company_id, code, name, type, country_code, timezone) values ($1, 'FAR', 'Far end', 'shop', 'GB', 'Europe/London')`,
    [companyId],
  )
  const [home] = await direct.query<{ code: string }>(`select code from erp.store where company_id = $1 and id = $2`, [
    companyId,
    storeId,
  ])
  const code = home?.code ?? ''
  const cup = await createProduct(direct.database, companyId, { code: 'CUP', name: 'Cup' })
  await createProduct(direct.database, companyId, { code: 'POT', name: 'Pot' })
  await signIn(shop.owner)
  await page.goto('/erp/dashboard/')
  await page
    .getByRole('region', { name: 'First steps' })
    .getByRole('link', { name: /Enter opening stock/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Import Opening stock' })).toBeVisible()

  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const wizard = await chooseFile(page, '/wms/opening-stock/', 'old-system.xlsx', [
    ['store', 'sku', 'qty', 'cost'],
    [code, 'CUP', '12', '2.50'],
    [code, 'POT', 'many', '10'],
    ['FAR', 'CUP', '4', '2.50'],
    ['FAR', 'POTT', '1', '10'],
  ])
  await expect(wizard.getByLabel('cost', { exact: true })).toHaveValue('unitCost')
  await wizard.getByText('Same value for all rows').click()
  await wizard.getByLabel('Business date (required)').fill(day)
  await expectAccessible(page, 'import of opening stock: columns')
  await wizard.getByRole('button', { name: 'Check all rows' }).click()
  await expect(wizard.getByText('2 with errors')).toBeVisible()
  const totals = wizard.getByRole('region', { name: 'Totals by store' })
  await expect(totals.getByRole('row', { name: /All stores/ })).toContainText('16')
  await mend(wizard, 'Correct value of Quantity in row 3', '3', '1 row corrected')
  await expect(totals.getByRole('row', { name: /All stores/ })).toContainText('70.00')
  const expected = totals.getByLabel(/^Total value in the old system/)
  await expected.fill('80')
  await expect(totals.getByText(/10\.00 below this total\.$/)).toBeVisible()
  await expect(wizard.getByRole('button', { name: 'Import 3 rows' })).toBeDisabled()
  await expectAccessible(page, 'import of opening stock: check')
  await wizard.getByRole('button', { name: '3 new' }).click()
  await expect(wizard.getByRole('list', { name: '3 new' }).getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page, 'import of opening stock: rows to come')
  await wizard.getByRole('button', { name: '1 with errors' }).click()
  await mend(wizard, 'Correct value of Product in row 5', 'POT', 'No row has errors.')
  await expect(totals.getByText('The totals are the same.')).toBeVisible()
  await wizard.getByRole('button', { name: 'Import 4 rows' }).click()
  await expect(wizard.getByText('Import completed.')).toBeVisible()

  await post(direct.database, companyId, {
    storeId,
    lines: [{ kind: 'sale', variantId: cup.variantIds[0] ?? 0, quantity: 1 }],
  })
  await wizard.getByRole('button', { name: 'Undo import' }).click()
  await expect(wizard.getByText('Import undone.')).toBeVisible()
  await expect(wizard.getByText('Goods of this document were sold, moved, received or counted since.')).toBeVisible()
  await expectAccessible(page, 'import of opening stock: undone in part')
  await page.goto('/wms/opening-stock/?view=all')
  await expect(page.getByText('Reversed').first()).toBeVisible()
  await expect(page.getByText('Posted').first()).toBeVisible()
})
