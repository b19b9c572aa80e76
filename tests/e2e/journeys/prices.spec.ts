import { expect, expectAccessible, test } from '../support/test.ts'

test('a price is added and tried, and many rise by 3 % to .95 in one batch, which is rolled back', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId } = shop
  const [list] = await direct.query<{ id: string }>(
    'select id from procure.price_list where company_id = $1 and is_default',
    [companyId],
  )
  await direct.query(
    `with created as (insert into procure.product (company_id, code, name) select $1, 'P' || n, 'Shirt ' || n from generate_series(1, 30) n returning id, code)
    insert into procure.price (company_id, price_list_id, currency, kind, product_id, valid_from, amount_minor)
    select $1, $2, 'GBP', 'retail', id, '2026-01-01', 2341 from created`,
    [companyId, list?.id],
  )
  await direct.query(
    `insert into procure.variant (company_id, product_id, sku, status)
    select company_id, id, 'P30-1', 'active' from procure.product where company_id = $1 and code = 'P30'`,
    [companyId],
  )
  await direct.query(
    `with coats as (insert into procure.category (company_id, code, name) values ($1, 'COATS', 'Coats') returning id),
    created as (
      insert into procure.product (company_id, code, name, status, category_id, tax_class_id, base_unit_id)
      select $1, 'COAT', 'Coat', 'active', c.id, t.id, u.id from coats c, procure.tax_class t, procure.unit u
      where t.company_id = $1 and t.kind = 'standard' and u.company_id = $1 and u.code = 'PCE' returning id)
    insert into procure.variant (company_id, product_id, sku) select $1, id, 'COAT-1' from created`,
    [companyId],
  )

  await signIn(shop.owner)
  await page.goto('/procure/prices/?open=new')
  const panel = page.getByRole('dialog', { name: 'New price' })
  await panel.getByRole('combobox', { name: 'Product' }).fill('coat')
  await page.getByRole('option', { name: /Coat/ }).click()
  await expect(panel.getByLabel('Variant')).toContainText('COAT-1')
  await panel.getByRole('textbox', { name: /^Price/ }).fill('89.99')
  await expectAccessible(page, 'a new price')
  await panel.getByRole('button', { name: 'Add price' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Price of Coat added.' })).toBeVisible()
  await panel.getByRole('textbox', { name: /^Price/ }).fill('12')
  await panel.getByRole('button', { name: 'Close' }).click()
  const question = page.getByRole('dialog', { name: 'Save your changes?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(panel.getByRole('textbox', { name: /^Price/ }), 'what was typed stays').toHaveValue('12.00')
  await page.goto('/procure/prices/?q=coat')
  const row = page.getByRole('row').filter({ hasText: 'Coat' })
  await expect(row).toContainText('89.99')
  const cell = row.getByRole('gridcell').filter({ hasText: '89.99' })
  await cell.dblclick()
  await page.getByRole('textbox', { name: 'Price of Coat' }).fill('79.50')
  await page.getByRole('textbox', { name: 'Price of Coat' }).press('Enter')
  await expect(row).toContainText('79.50')

  await page.goto(`/procure/price-lists/?open=${list?.id}&tab=try`)
  const tried = page.getByRole('tabpanel')
  await tried.getByLabel('Variant').fill('coat-1')
  await tried.getByRole('button', { name: 'Show price' }).click()
  await expect(tried.getByText('Product price, Retail prices')).toBeVisible()
  await expect(tried.getByRole('status')).toContainText('79.50')

  await page.goto('/procure/price-batches/?open=new')
  const batch = page.getByRole('region', { name: 'New batch' })
  await batch.getByLabel('Name').fill('Spring')
  await batch.getByLabel('Effective from').fill('2026-06-01')
  await batch.getByRole('textbox', { name: /^Change/ }).fill('3')
  await batch.getByRole('combobox', { name: /^Price ending/ }).selectOption('95')
  await batch.getByRole('button', { name: 'Preview changes' }).click()
  const record = page.getByRole('region', { name: 'Spring' })
  await expect(record.getByRole('row').filter({ hasText: 'P30 · Shirt 30' })).toContainText(/23\.41.*23\.95/)
  await expectAccessible(page, 'a batch of prices')
  await record.getByRole('button', { name: 'Approve batch' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve batch' }).click()
  await expect(record.getByText('Applied')).toBeVisible()
  await expect(record.getByRole('cell', { name: 'Updated' })).toHaveCount(30)
  await record.getByRole('button', { name: 'Print labels' }).click()
  await expect(
    page.getByRole('table', { name: 'Variants' }).getByRole('row').filter({ hasText: 'P30-1' }),
  ).toBeVisible()
  await page.goBack()
  await record.getByRole('button', { name: 'Roll back batch' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Roll back batch' }).click()
  await expect(record.getByText('Rolled back')).toBeVisible()
  await expect(record.getByRole('cell', { name: 'Reverted' })).toHaveCount(30)
})

test('300 prices of a category and all below it rise by 3 % to .95, and are rolled back', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId } = shop
  await direct.query(
    `with wear as (insert into procure.category (company_id, code, name) values ($1, 'WEAR', 'Wear') returning id),
    shirts as (insert into procure.category (company_id, code, name, parent_id) select $1, 'SHIRTS', 'Shirts', id from wear returning id),
    created as (
      insert into procure.product (company_id, code, name, category_id)
      select $1, 'S' || n, 'Shirt ' || n, id from shirts, generate_series(1, 300) n
      union all select $1, 'BAG', 'Bag', null::bigint
      returning id)
    insert into procure.price (company_id, price_list_id, currency, kind, product_id, valid_from, amount_minor)
    select l.company_id, l.id, l.currency, l.kind, created.id, '2026-01-01', 2341 from created, procure.price_list l
    where l.company_id = $1 and l.is_default`,
    [companyId],
  )
  await signIn(shop.owner)
  await page.goto('/procure/price-batches/?open=new')
  const batch = page.getByRole('region', { name: 'New batch' })
  await batch.getByLabel('Name').fill('Spring')
  await batch.getByLabel('Effective from').fill('2026-06-01')
  await batch.getByRole('textbox', { name: /^Change/ }).fill('3')
  await batch.getByRole('combobox', { name: /^Price ending/ }).selectOption('95')
  await batch.getByRole('combobox', { name: 'Category' }).fill('wear')
  await page.getByRole('option', { name: /WEAR/ }).click()
  await batch.getByRole('button', { name: 'Preview changes' }).click()
  const record = page.getByRole('region', { name: 'Spring' })
  await expect(record.getByRole('cell', { name: /23\.95/ })).toHaveCount(300)
  await record.getByRole('button', { name: 'Approve batch' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve batch' }).click()
  await expect(record.getByText('Applied')).toBeVisible()
  await record.getByRole('button', { name: 'Roll back batch' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Roll back batch' }).click()
  await expect(record.getByText('Rolled back')).toBeVisible()
  const left = await direct.query<{ amount: string; until: string | null; count: string }>(
    `select amount_minor as amount, valid_until as until, count(*) from procure.price where company_id = $1 group by 1, 2`,
    [companyId],
  )
  expect(left.map(({ amount, until, count }) => [Number(amount), until, Number(count)])).toEqual([[2341, null, 301]])
})
