import { createProduct } from '../../support/products.ts'
import { post } from '../../support/stock.ts'
import { addTill, createGoods } from '../../support/till.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('a product is found for an order line by name and colour, with what there is of it; a gift card is not offered', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId, storeId } = shop
  await addTill(direct.query, { companyId, storeId })
  const db = { app: { db: direct.database } }
  await createGoods(db, { companyId, storeId }, { code: 'LAMP', name: 'Desk lamp', price: 3000, unitCost: '12.00' })
  const { catalogue, variantIds } = await createProduct(direct.database, companyId, {
    code: 'NAPKIN',
    name: 'Linen napkin',
    colors: 2,
    price: 900,
  })
  const [redId = 0] = variantIds
  await createProduct(direct.database, companyId, { code: 'CARD', name: 'Linen card', kind: 'gift_card', catalogue })
  await post(direct.database, companyId, {
    storeId,
    lines: [{ kind: 'opening', variantId: redId, quantity: 40, unitCost: '2' }],
  })
  await signIn(shop.owner)
  await page.goto('/sales/orders/?open=new')
  const form = page.getByRole('region', { name: 'New sales order' })
  await form.getByRole('button', { name: 'Add a line' }).click()
  const line = form.getByRole('combobox', { name: /^Product ?, line 1$/ })
  await line.fill('linen')
  await expect(page.getByRole('listbox', { name: 'Product' }).getByRole('option')).toHaveCount(2)
  await line.fill('napkin red')
  const found = page.getByRole('listbox', { name: 'Product' }).getByRole('option')
  await expect(found).toHaveCount(1)
  await expect(found).toContainText('Linen napkin')
  await expect(found).toContainText('NAPKIN-1')
  await expect(found).toContainText('40 available')
  await expect(found).toContainText('£9.00')
  await expectAccessible(page, 'products for an order line')
  await line.press('Enter')
  await expect(line).toHaveValue('Linen napkin (NAPKIN-1)')
  await expect(form.getByText('40 available')).toBeVisible()

  // What is there of each product is in the list of products.
  await page.goto('/procure/product/')
  const row = page.getByRole('row').filter({ hasText: 'Linen napkin' })
  await expect(row.getByRole('gridcell', { name: '40', exact: true })).toHaveCount(2)
})
