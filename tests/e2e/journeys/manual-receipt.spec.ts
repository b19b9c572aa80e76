import { createProduct } from '../../support/products.ts'
import { scan } from '../support/scanner.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('a delivery without an order is scanned, priced and posted; its delivery note is received once', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  await createProduct(direct.database, shop.companyId, { code: 'TENT', name: 'Dome tent' })
  await direct.query(
    `insert into inventory.reason (company_id, code, name, direction) values ($1, 'SAMPLE', 'Sample', 'in')`,
    [shop.companyId],
  )
  await direct.query(`insert into procure.supplier (company_id, code, name) values ($1, 'ACME', 'Acme Outdoor')`, [
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
  await expect(page.getByRole('alert')).toContainText('The cost of these goods is not known.')
  const draft = page.getByRole('region', { name: /^#\d+$/ })
  await draft.getByRole('textbox', { name: /^Unit cost ?, line 1$/ }).fill('12.50')
  await draft.getByRole('button', { name: 'Post' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Post' }).click()
  const posted = page.getByRole('region', { name: /^REC-\d{4}-00001$/ })
  await expect(posted.getByRole('table', { name: 'Lines' })).toContainText('12.5')
  await expectAccessible(page, 'a posted manual receipt')

  await begin()
  await form.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('alert')).toContainText('was already received')
  await page.getByRole('button', { name: /^Open REC-/ }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(posted.getByText('Posted', { exact: true }).first()).toBeVisible()
})

test('the label of goods that are kept by lot fills in lot and day; a line without a lot is named', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  await createProduct(direct.database, shop.companyId, { code: 'TEA', name: 'Green tea' })
  await direct.query(
    `with tea as (update procure.product set tracking = 'lot' where company_id = $1 and code = 'TEA' returning id)
     insert into procure.barcode (company_id, variant_id, code, kind, is_primary)
     select v.company_id, v.id, '4006381333931', 'ean13', true from procure.variant v, tea where v.product_id = tea.id and v.company_id = $1`,
    [shop.companyId],
  )
  await direct.query(
    `insert into inventory.reason (company_id, code, name, direction) values ($1, 'SAMPLE', 'Sample', 'in')`,
    [shop.companyId],
  )
  await signIn(shop.owner)
  await page.goto('/wms/mannualStockReceive/?open=new')
  const form = page.getByRole('region', { name: 'New manual receipt' })
  await form.getByRole('combobox', { name: /^Reason/ }).fill('sample')
  await page.getByRole('option', { name: /Sample/ }).click()
  await form.getByRole('textbox', { name: /^Other origin/ }).fill('Fair')
  const label = (lot: string) => `01040063813339311727033110${lot}`
  await scan(page, [label('A7'), label('A7'), label('B2')], 300)
  await expect(form.getByRole('textbox', { name: /^Lot ?, line 1$/ })).toHaveValue('A7')
  await expect(form.getByRole('textbox', { name: /^Quantity ?, line 1$/ })).toHaveValue('2')
  await expect(form.getByRole('textbox', { name: /^Lot ?, line 2$/ })).toHaveValue('B2')
  for (const line of [1, 2])
    await form.getByRole('textbox', { name: new RegExp(`^Unit cost ?, line ${line}$`) }).fill('3')
  await form.getByRole('textbox', { name: /^Lot ?, line 2$/ }).fill('')
  await expectAccessible(page, 'a receipt by lot')
  await form.getByRole('button', { name: 'Post' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Post' }).click()
  await expect(page.getByRole('alert')).toContainText('These goods are tracked by lot or serial number.')
  const draft = page.getByRole('region', { name: /^#\d+$/ })
  await draft.getByRole('textbox', { name: /^Lot ?, line 2$/ }).fill('B2')
  await draft.getByRole('button', { name: 'Post' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Post' }).click()
  const posted = page.getByRole('region', { name: /^REC-\d{4}-00001$/ })
  await expect(posted.getByRole('table', { name: 'Lines' })).toContainText('A7')
  const stock = await direct.query<{ lot: string; quantity: number; expires: string }>(
    `select t.lot_no as lot, t.expires_on::text as expires, b.on_hand::int as quantity from inventory.stock_balance b
     join inventory.stock_lot t on t.company_id = b.company_id and t.id = b.lot_id where b.company_id = $1 and b.on_hand > 0 order by 1`,
    [shop.companyId],
  )
  expect(stock).toEqual([
    { lot: 'A7', expires: '2027-03-31', quantity: 2 },
    { lot: 'B2', expires: '2027-03-31', quantity: 1 },
  ])
})

test('lots are offered from the first product that is tracked by them, without a new visit', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  await createProduct(direct.database, shop.companyId, { code: 'TEA', name: 'Green tea' })
  await signIn(shop.owner)
  const form = page.getByRole('region', { name: 'New manual receipt' })
  const lot = form.getByRole('columnheader', { name: 'Lot', exact: true })
  const addByCode = async () => {
    await form.getByRole('textbox', { name: 'Add by code' }).fill('TEA')
    await form.getByRole('textbox', { name: 'Add by code' }).press('Enter')
  }
  await page.goto('/wms/mannualStockReceive/?open=new')
  await addByCode()
  await expect(form.getByRole('textbox', { name: /^Quantity ?, line 1$/ })).toHaveValue('1')
  await expect(lot).toHaveCount(0)
  await expectAccessible(page, 'a receipt without lots')

  await page.goto('/procure/product/')
  await page.getByRole('link', { name: 'Green tea' }).first().click()
  const product = page.getByRole('region', { name: /Green tea/ })
  await product.getByRole('combobox', { name: /^Tracking/ }).selectOption('lot')
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/auth/session'))
  await product.getByRole('button', { name: 'Save', exact: true }).click()
  await answered
  await page.evaluate(() => history.pushState(null, '', '/wms/mannualStockReceive/?open=new'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
  await addByCode()
  await expect(lot).toBeVisible()
  await expect(form.getByRole('columnheader', { name: /^Expir|^Best before|^Use by/ })).toBeVisible()
})

test('a lot that is cleared keeps its column, and goods that are tracked meanwhile bring it back', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  await createProduct(direct.database, shop.companyId, { code: 'TEA', name: 'Green tea' })
  const { companyId } = shop
  await direct.query(
    `insert into procure.barcode (company_id, variant_id, code, kind, is_primary)
     select company_id, id, '4006381333931', 'ean13', true from procure.variant where company_id = $1`,
    [companyId],
  )
  await direct.query(
    `insert into inventory.reason (company_id, code, name, direction) values ($1, 'SAMPLE', 'Sample', 'in')`,
    [companyId],
  )
  await signIn(shop.owner)
  await page.goto('/wms/mannualStockReceive/?open=new')
  const form = page.getByRole('region', { name: 'New manual receipt' })
  await form.getByRole('combobox', { name: /^Reason/ }).fill('sample')
  await page.getByRole('option', { name: /Sample/ }).click()
  await form.getByRole('textbox', { name: /^Other origin/ }).fill('Fair')
  await scan(page, ['01040063813339311727033110A7'], 300)
  const lot = form.getByRole('textbox', { name: /^Lot ?, line 1$/ })
  await expect(lot).toHaveValue('A7')
  await lot.fill('')
  await form.getByRole('textbox', { name: /^Unit cost ?, line 1$/ }).fill('3')
  await form.getByLabel(/^Expir.*, line 1$/).fill('')
  await expect(lot).toHaveValue('')
  await direct.query(`update procure.product set tracking = 'lot' where company_id = $1`, [companyId])
  await form.getByRole('button', { name: 'Post' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Post' }).click()
  await expect(page.getByRole('alert')).toContainText('These goods are tracked by lot or serial number.')
  const draft = page.getByRole('region', { name: /^#\d+$/ })
  await draft.getByRole('textbox', { name: /^Lot ?, line 1$/ }).fill('B2')
  await draft.getByRole('button', { name: 'Post' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Post' }).click()
  await expect(page.getByRole('region', { name: /^REC-\d{4}-00001$/ })).toContainText('B2')
})
