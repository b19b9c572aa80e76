import { createCatalogue, createProduct } from '../../support/products.ts'
import { chooseFile, mend } from '../support/import-wizard.ts'
import { expect, expectAccessible, sidewaysPx, test } from '../support/test.ts'

test('what suppliers ask comes by a workbook: a wrong SKU and a wrong price are mended, and the next file ends what ran', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const token = await direct.token(shop.owner.login)
  await direct.call(token, 'POST', '/procure/suppliers', { code: 'ATLAS', name: 'Atlas Mills', currency: 'EUR' })
  await createProduct(direct.database, shop.companyId, { code: 'SHIRT', name: 'Oxford shirt', sizes: 3 })
  await createProduct(direct.database, shop.companyId, { code: 'MUG', name: 'Mug' })
  const headings = ['supplier', 'sku', 'item_name', 'supplier_sku', 'pack_qty', 'price', 'min_qty', 'valid_from']
  const rows = [
    headings,
    ['ATLAS', 'SHIRT-1', 'Poplin S', 'A-17', '10', '7.25', '', '2026-01-01'],
    ['ATLAS', 'SHIRT-1', '', '', '', '6.90', '100', '2026-01-01'],
    ['ATLAS', 'SHRT-2', 'Poplin M', 'A-18', '10', '7.25', '', '2026-01-01'],
    ['ATLAS', 'MUG', 'Mug, blue', 'M-1', '6', 'on request', '', '2026-01-01'],
  ]
  await signIn(shop.owner)
  const wizard = await chooseFile(page, '/procure/supplier-products/', 'atlas.xlsx', rows)
  await expect(wizard.getByLabel('price', { exact: true })).toHaveValue('unitPrice')
  await expectAccessible(page, 'import of a supplier catalogue: columns')
  await wizard.getByRole('button', { name: 'Check all rows' }).click()
  await expect(wizard.getByText('2 with errors')).toBeVisible()
  await expectAccessible(page, 'import of a supplier catalogue: check')
  // The second is entered before the first is through.
  const variant = wizard.getByLabel('Correct value of Variant in row 4')
  await variant.fill('SHIRT-2')
  await variant.press('Enter')
  await mend(wizard, 'Correct value of Unit price in row 5', '2.5', 'No row has errors.')
  await wizard.getByRole('button', { name: 'Import 4 rows' }).click()
  await expect(wizard.getByText('Import completed.')).toBeVisible()
  await wizard.getByRole('button', { name: 'Show 4 records in the list' }).click()
  await expect(page.getByText('3 supplier products')).toBeVisible()

  const next = [headings, ['ATLAS', 'SHIRT-1', 'Poplin S', 'A-17', '10', '7.80', '', ''], ...rows.slice(2, 3)]
  const again = await chooseFile(page, '/procure/supplier-products/', 'atlas-next.csv', next)
  await again.getByRole('button', { name: 'Check all rows' }).click()
  await expect(again.getByText('1 unchanged')).toBeVisible()
  await again.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(again.getByText('Import completed.')).toBeVisible()
  await again.getByRole('button', { name: 'Show 1 record in the list' }).click()
  await page.getByRole('link', { name: 'Poplin S' }).click()
  const line = page.getByRole('dialog', { name: 'Poplin S' })
  await line.getByRole('tab', { name: 'Purchase prices' }).click()
  const prices = line.getByRole('table', { name: 'Purchase prices' })
  await expect(prices.getByRole('row')).toHaveCount(4)
  await expect(prices.getByRole('row', { name: /7\.25 EUR/ })).toContainText('Past')
  await expect(prices.getByRole('row', { name: /7\.8 EUR/ })).toBeVisible()
})

test('a price list comes by a workbook, with quantities and days, and a wrong price is mended', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  await createProduct(direct.database, shop.companyId, { code: 'SHIRT', name: 'Oxford shirt', sizes: 3 })
  const token = await direct.token(shop.owner.login)
  await direct.call(token, 'POST', '/procure/price-lists', { code: 'SHOP', name: 'Shops', currency: 'EUR' })
  await signIn(shop.owner)
  const wizard = await chooseFile(page, '/procure/prices/', 'spring.xlsx', [
    ['price_list', 'style_code', 'sku', 'min_qty', 'price', 'valid_from', 'valid_to'],
    ['SHOP', 'SHIRT', '', '', '39.90', '2026-01-01', ''],
    ['SHOP', 'SHIRT', '', '10', '35.905', '2026-01-01', ''],
    ['SHOP', '', 'SHIRT-3', '', '44', '2026-01-01', '2030-12-31'],
  ])
  await expect(wizard.getByLabel('price', { exact: true })).toHaveValue('amount')
  await expectAccessible(page, 'import of prices: columns')
  await wizard.getByRole('button', { name: 'Check all rows' }).click()
  await expect(wizard.getByText('1 with errors')).toBeVisible()
  await mend(wizard, 'Correct value of Price in row 3', '35.90', 'No row has errors.')
  await wizard.getByRole('button', { name: 'Import 3 rows' }).click()
  await expect(wizard.getByText('Import completed.')).toBeVisible()
  await wizard.getByRole('button', { name: 'Show 3 records in the list' }).click()
  await expect(page.getByText('3 prices', { exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: /SHIRT-3/ })).toContainText('44.00')
  expect(await sidewaysPx(page)).toBe(0)
})

test('recipes come by CSV as a whole: one wrong component holds back its kit until it is mended', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const token = await direct.token(shop.owner.login)
  const catalogue = await createCatalogue(direct.database, shop.companyId)
  for (const [code, name] of [
    ['MUG', 'Mug'],
    ['TEA', 'Tea'],
  ] as const)
    await createProduct(direct.database, shop.companyId, { code, name, catalogue })
  for (const [code, name] of [
    ['KIT', 'Tea time'],
    ['BOX', 'Gift box'],
  ])
    await direct.call(token, 'POST', '/procure/virtual-products', { code, name })
  const headings = ['virtual_code', 'sku', 'quantity', 'price_mode', 'discount_percent']
  const rows = [
    headings,
    ['KIT', 'MUG', '2', 'sum_minus_ppm', '10'],
    ['KIT', 'TEE', '4', '', ''],
    ['BOX', 'MUG', '1', '', ''],
  ]
  await signIn(shop.owner)
  const wizard = await chooseFile(page, '/procure/virtual-product/', 'recipes.csv', rows)
  await wizard.getByRole('button', { name: 'Check all rows' }).click()
  await expect(wizard.getByText('2 with errors')).toBeVisible()
  await expect(wizard.getByText('Row 3 of the same product has an error')).toBeVisible()
  await expectAccessible(page, 'import of recipes: check')
  await mend(wizard, 'Correct value of Component in row 3', 'TEA', 'No row has errors.')
  await wizard.getByRole('button', { name: 'Import 3 rows' }).click()
  await expect(wizard.getByText('Import completed.')).toBeVisible()
  await wizard.getByRole('button', { name: /^Show \d+ records? in the list$/ }).click()
  await expect(page.getByRole('row', { name: /Tea time/ })).toContainText(/Kit.*Sum less percentage.*2/)

  const more = await chooseFile(page, '/procure/virtual-product/', 'more.xlsx', [
    headings,
    ['KIT', 'MUG', '3', 'sum_minus_ppm', '10'],
    ['KIT', 'TEA', '4', '', ''],
    ['BOX', 'MUG', '1', '', ''],
  ])
  await more.getByRole('button', { name: 'Check all rows' }).click()
  await expect(more.getByText('1 changed')).toBeVisible()
  await expect(more.getByText('2 unchanged')).toBeVisible()
  await more.getByRole('button', { name: 'Import 3 rows' }).click()
  await expect(more.getByText('Import completed.')).toBeVisible()
  await page.goto('/procure/virtual-product/')
  await page.getByRole('link', { name: 'Tea time' }).click()
  const record = page.getByRole('region', { name: 'Tea time' })
  await record.getByRole('tab', { name: 'Bill of materials' }).click()
  await expect(record.getByRole('textbox', { name: /^Quantity of Mug/ })).toHaveValue('3')
  await expect(record.getByRole('textbox', { name: /^Quantity of Tea/ })).toHaveValue('4')
})

test('categories come by their paths: parents are made, a wrong path is mended, and the file says more the next time', async ({
  page,
  shop,
  signIn,
}) => {
  const headings = ['path', 'code', 'returnDays']
  const rows = [
    headings,
    ['Women / Dresses / Maxi', 'MAXI', '14'],
    ['Women / / Mini', 'MINI', '30'],
    ['Women / Dresses / Midi', 'MIDI', '-1'],
  ]
  await signIn(shop.owner)
  const wizard = await chooseFile(page, '/procure/product/category', 'categories.xlsx', rows)
  await wizard.getByRole('button', { name: 'Check all rows' }).click()
  await expect(wizard.getByText('2 with errors')).toBeVisible()
  await expect(wizard.getByText('The path has a part that is blank')).toBeVisible()
  await expectAccessible(page, 'import of categories: check')
  await page.setViewportSize({ width: 375, height: 720 })
  expect(await sidewaysPx(page)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await mend(wizard, 'Correct value of Path in row 3', 'Women / Dresses / Mini', '1 with errors')
  await mend(wizard, 'Correct value of Return period (days) in row 4', '21', 'No row has errors.')
  await wizard.getByRole('button', { name: 'Import 3 rows' }).click()
  await expect(wizard.getByText('Import completed.')).toBeVisible()
  await page.goto('/procure/product/category')
  const tree = page.getByRole('tree', { name: 'Category tree' })
  await page.getByRole('textbox', { name: 'Search categories' }).fill('mi')
  await expect(tree.getByRole('treeitem', { name: /^(?:Women|Dresses|Mini|Midi)\b/ })).toHaveCount(4)

  const again = await chooseFile(page, '/procure/product/category', 'categories.csv', [
    headings,
    ['Women / Dresses / Maxi', '', '14'],
    ['Women > Dresses > Mini', '', '60'],
    ['Women / Tops', '', ''],
  ])
  await again.getByRole('button', { name: 'Check all rows' }).click()
  for (const outcome of ['1 new', '1 changed', '1 unchanged']) await expect(again.getByText(outcome)).toBeVisible()
  await again.getByRole('button', { name: 'Import 3 rows' }).click()
  await expect(again.getByText('Import completed.')).toBeVisible()
})

test('what products say on the web comes by CSV: choices and numbers are checked, mended and said anew', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { id, catalogue } = await createProduct(direct.database, shop.companyId, { code: 'TENT', name: 'Tent' })
  await direct.query(
    `with a as (
      insert into procure.web_attribute (company_id, code, name, name_ar, type, is_localized)
      values ($1, 'CARE', 'Care', 'العناية', 'text', true), ($1, 'LOAD', 'Load', null, 'number', false),
        ($1, 'USE', 'Use', null, 'select', false) returning id, code),
    o as (insert into procure.web_attribute_option (company_id, web_attribute_id, line_no, key, label)
      select $1, a.id, r.line_no, r.key, r.label from a, (values (1, 'beach', 'Beach'), (2, 'hills', 'Hills')) as r(line_no, key, label)
      where a.code = 'USE')
    insert into procure.category_attribute (company_id, category_id, line_no, web_attribute_id, is_required)
    select $1, $2, row_number() over (order by code), id, false from a`,
    [shop.companyId, catalogue.categoryId],
  )
  const headings = ['style_code', 'web:USE', 'web:LOAD', 'web:CARE:en', 'web:CARE:ar']
  await signIn(shop.owner)
  const wizard = await chooseFile(page, '/procure/product/', 'web.csv', [
    headings,
    ['TENT', 'Mountains', 'twelve', 'Wipe clean', 'يُمسح'],
  ])
  await expect(wizard.getByLabel('web:CARE:ar')).toHaveValue('web:CARE:ar')
  await wizard.getByRole('button', { name: 'Check all rows' }).click()
  await expect(wizard.getByText('1 with errors')).toBeVisible()
  await expectAccessible(page, 'import of web values: check')
  await wizard.getByLabel('Correct value of Use in row 2').fill('Hills')
  await wizard.getByLabel('Correct value of Use in row 2').press('Enter')
  await expect(wizard.getByLabel('Correct value of Use in row 2')).toHaveCount(0)
  await mend(wizard, 'Correct value of Load in row 2', '12,5', 'No row has errors.')
  await wizard.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(wizard.getByText('Import completed.')).toBeVisible()
  await page.goto(`/procure/product/?open=${id}&tab=web`)
  const side = page.getByRole('tabpanel')
  await expect(side.getByLabel('Care in Arabic')).toHaveValue('يُمسح')
  await expect(side.getByLabel('Load', { exact: true })).toHaveValue('12.5')

  const again = await chooseFile(page, '/procure/product/', 'web.xlsx', [
    headings,
    ['TENT', 'hills', '13', '', '#CLEAR'],
  ])
  await again.getByRole('button', { name: 'Check all rows' }).click()
  await again.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(again.getByText('Import completed.')).toBeVisible()
  await page.goto(`/procure/product/?open=${id}&tab=web`)
  await expect(side.getByLabel('Load', { exact: true })).toHaveValue('13')
  await expect(side.getByLabel('Care in English')).toHaveValue('Wipe clean')
  await expect(side.getByLabel('Care in Arabic')).toHaveValue('')
})
