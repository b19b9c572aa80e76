import { ublFile } from '../../support/e-invoices.ts'
import { createProduct } from '../../support/products.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('an e-invoice becomes a draft with its lines, points to check are told, and a bad file keeps the dialog open', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId, owner } = shop
  const token = await direct.token(owner.login)
  const taxNumber = 'GB123456789'
  await direct.call(token, 'POST', '/procure/suppliers', { name: 'Looms Ltd', taxNumber, countryCode: 'GB' })
  await direct.query(`update erp.company set tax_no = 'GB987654321' where id = $1`, [companyId])
  await createProduct(direct.database, companyId, { code: 'TENT', name: 'Dome tent' })
  const [product] = await direct.query(`select sku from procure.variant where company_id = $1`, [companyId])
  const file = ublFile({
    number: 'F-1',
    lines: [
      { name: 'Goods', buyerCode: String(product?.['sku']), quantity: '2', price: '10.00' },
      { name: 'Pallets', sellerCode: 'P-9', quantity: '1', price: '5.00' },
    ],
  })
  const upload = (text: string) => ({ name: 'invoice.xml', mimeType: 'text/xml', buffer: Buffer.from(text) })

  await signIn(owner)
  await page.goto('/finance/supplier-invoices/')
  await page.getByRole('button', { name: 'Import e-invoice' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import e-invoice' })
  await dialog.getByRole('button', { name: 'Choose file' }).click()
  await expect(dialog.getByRole('combobox', { name: /^Store/ })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const input = page.getByLabel('Choose file')
  await input.setInputFiles(upload(file.replace('GB987654321', 'GB000000000').replace('Buyer Ltd', 'Other Ltd')))
  await expect(dialog.getByRole('alert')).toContainText('is for Other Ltd, GB000000000, not for this company')
  await input.setInputFiles(upload('<html>'))
  await expect(dialog.getByRole('alert')).toContainText('not a readable XML file')
  await expectAccessible(page, 'the refusal of an e-invoice')

  await input.setInputFiles(upload(file))
  const points = dialog.getByRole('table', { name: 'Points to check' })
  await expect(points.getByRole('row', { name: /^2 No product was found by supplier number P-9/ })).toBeVisible()
  await expectAccessible(page, 'points to check of an imported e-invoice')
  await dialog.getByRole('button', { name: 'Open draft' }).click()
  const record = page.getByRole('region', { name: /^#\d+/ })
  await expect(record.getByRole('textbox', { name: /^Supplier document number/ })).toHaveValue('F-1')
  await expect(record.getByRole('textbox', { name: /^Description ?, line 2/ })).toHaveValue('Pallets')
  await expectAccessible(page, 'the draft of an e-invoice')
  await record.getByRole('tab', { name: 'Files' }).click()
  await expect(record.getByText('invoice.xml')).toBeVisible()
  await record.getByRole('tab', { name: 'History' }).click()
  await expect(record.getByText(/^Imported from invoice.xml/)).toContainText('Line 2: No product was found')
})
