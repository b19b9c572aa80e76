import { makeProduct } from '../../support/products.ts'
import { scan } from '../support/scanner.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('a delivery without an order is scanned, priced and posted; its delivery note is received once', async ({
  page,
  shop,
  door,
  signIn,
}) => {
  await makeProduct(door.database, shop.companyId, { code: 'TENT', name: 'Dome tent' })
  await door.query(
    `insert into inventory.reason (company_id, code, name, direction) values ($1, 'SAMPLE', 'Sample', 'in')`,
    [shop.companyId],
  )
  await door.query(`insert into procure.supplier (company_id, code, name) values ($1, 'ACME', 'Acme Outdoor')`, [
    shop.companyId,
  ])
  await signIn(shop.owner)
  const form = page.getByRole('region', { name: 'New manual receipt' })

  async function begin(): Promise<void> {
    await page.goto('/wms/mannualStockReceive/?open=new')
    await form.getByRole('combobox', { name: /^Reason/ }).fill('sample')
    await page.getByRole('option', { name: /Sample/ }).click()
    await form.getByRole('combobox', { name: /^Supplier/ }).fill('acme')
    await page.getByRole('option', { name: /Acme Outdoor/ }).click()
    await form.getByRole('textbox', { name: /^Delivery note/ }).fill('DN-7')
    await scan(page, ['TENT'])
    await expect(form.getByRole('textbox', { name: /^Quantity ?, line 1$/ })).toHaveValue('1')
  }

  await begin()
  await form.getByRole('textbox', { name: 'Add by code' }).fill('3*tent')
  await form.getByRole('textbox', { name: 'Add by code' }).press('Enter')
  await expect(form.getByRole('textbox', { name: /^Quantity ?, line 1$/ })).toHaveValue('4')
  await expectAccessible(page, 'a new manual receipt')
  await form.getByRole('button', { name: 'Post' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Post' }).click()
  await expect(page.getByRole('alert')).toContainText('Nobody knows yet what these goods cost.')
  const draft = page.getByRole('region', { name: /^#\d+$/ })
  await draft.getByRole('textbox', { name: /^Unit cost ?, line 1$/ }).fill('12.50')
  await draft.getByRole('button', { name: 'Post' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Post' }).click()
  const posted = page.getByRole('region', { name: /^REC-\d{4}-00001$/ })
  await expect(posted.getByRole('table', { name: 'Lines' })).toContainText('12.5')
  await expectAccessible(page, 'a posted manual receipt')

  await begin()
  await form.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('alert')).toContainText('was received before')
  await page.getByRole('button', { name: /^Open REC-/ }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(posted.getByText('Posted', { exact: true }).first()).toBeVisible()
})
