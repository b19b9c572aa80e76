import { expect, expectAccessible, test } from '../support/test.ts'

const sees = ['product:view', 'supplier:view', 'supplier-products:view', 'prices:view', 'price-lists:view']
const buys = [
  'product:cost_view',
  'product:cost_edit',
  'product:margin_view',
  'supplier-products:create',
  'prices:create',
]

test("a buyer adds what a supplier asks for a product, finds it by the supplier's code and sees what it earns; a clerk sees neither", async ({
  page,
  shop,
  direct,
  signIn,
  otherBrowser,
}) => {
  const token = await direct.token(shop.owner.login)
  await direct.call(token, 'POST', '/procure/suppliers', { name: 'Atlas Mills' })
  const [shirt] = await direct.query<{ id: string }>(
    `with shirts as (insert into procure.category (company_id, code, name) values ($1, 'SHIRTS', 'Shirts') returning id),
    created as (
      insert into procure.product (company_id, code, name, status, category_id, tax_class_id, base_unit_id)
      select $1, 'OXF', 'Oxford shirt', 'active', c.id, t.id, u.id from shirts c, procure.tax_class t, procure.unit u
      where t.company_id = $1 and t.kind = 'standard' and u.company_id = $1 and u.code = 'PCE' returning id)
    insert into procure.variant (company_id, product_id, sku) select $1, id, 'OXF' from created returning product_id as id`,
    [shop.companyId],
  )
  const suppliersSide = `/procure/product/?open=${shirt?.id}&tab=suppliers`
  const buyer = await shop.add({ may: [...sees, ...buys], firstName: 'Bea', lastName: 'Buyer' })
  const clerk = await shop.add({ may: sees, firstName: 'Cleo', lastName: 'Clerk' })

  await signIn(buyer)
  await page.goto(suppliersSide)
  await page.getByRole('button', { name: 'Add supplier' }).click()
  const form = page.getByRole('dialog', { name: 'New supplier product' })
  await expect(form.getByRole('combobox', { name: 'Product' })).toHaveValue(/Oxford shirt/)
  await form.getByRole('combobox', { name: 'Supplier' }).fill('atlas')
  await page.getByRole('option', { name: /Atlas Mills/ }).click()
  await form.getByLabel('Supplier product name').fill('Men oxford poplin')
  await form.getByLabel('Supplier SKU').fill('AT-77/b')
  await form.getByLabel('Pack size').fill('6')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  const line = page.getByRole('dialog', { name: 'Men oxford poplin' })
  await line.getByRole('tab', { name: 'Purchase prices' }).click()
  for (const [quantity, price] of [
    ['1', '12'],
    ['60', '11.255'],
  ] as const) {
    await line.getByRole('button', { name: 'Set price' }).click()
    const dialog = page.getByRole('dialog', { name: 'Price of Men oxford poplin' })
    await dialog.getByLabel('Quantity break').fill(quantity)
    await dialog.getByLabel('Unit price').fill(price)
    await dialog.getByLabel('Valid from', { exact: true }).fill('2026-01-01')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(line.getByRole('table', { name: 'Purchase prices' })).toContainText(`${price} GBP`)
  }
  await expectAccessible(page, 'purchase prices of a supplier')

  await page.goto('/procure/product/?q=at-77/b')
  await expect(page.getByRole('row').filter({ hasText: 'Oxford shirt' })).toBeVisible()
  await page.goto(suppliersSide)
  const lines = page.getByRole('table', { name: 'Supplier catalogue' })
  await expect(lines).toContainText('11.255 GBP from 60')
  await expectAccessible(page, 'suppliers of a product')
  await page.getByRole('tab', { name: 'Cost and margin' }).click()
  await expect(page.getByRole('table', { name: 'Cost and margin' })).toContainText('12 GBP')
  await page.getByRole('textbox', { name: 'Standard cost of OXF' }).fill('12.50')
  await page.getByRole('button', { name: 'Save costs' }).click()
  const costs = page.getByRole('table', { name: 'Cost and margin' })
  await expect(costs.getByRole('cell', { name: 'Standard', exact: true })).toBeVisible()
  await expectAccessible(page, 'cost and margin of a product')

  await page.goto('/procure/prices/?open=new')
  const panel = page.getByRole('dialog', { name: 'New price' })
  await panel.getByRole('combobox', { name: 'Product' }).fill('oxford')
  await page.getByRole('option', { name: /Oxford shirt/ }).click()
  await panel.getByRole('textbox', { name: /^Price/ }).fill('25')
  await expect(panel.getByText('Margin 50%')).toBeVisible()
  await panel.getByRole('textbox', { name: /^Price/ }).fill('10')
  await expect(panel.getByText(/below the minimum margin of 0%\. Minimum margin is reached at .*12\.50/)).toBeVisible()
  await expectAccessible(page, 'a price that earns too little')

  const theirs = await otherBrowser()
  await signIn(clerk, theirs.context())
  await theirs.goto(suppliersSide)
  await expect(theirs.getByRole('table', { name: 'Supplier catalogue' })).toContainText('AT-77/b')
  await expect(theirs.getByRole('tab', { name: 'Cost and margin' })).toHaveCount(0)
  await expect(theirs.getByText('Current price')).toHaveCount(0)
  await theirs.getByRole('link', { name: 'Atlas Mills' }).click()
  await expect(theirs.getByRole('dialog', { name: 'Men oxford poplin' })).toBeVisible()
  await expect(theirs.getByRole('tab', { name: 'Purchase prices' })).toHaveCount(0)
})
