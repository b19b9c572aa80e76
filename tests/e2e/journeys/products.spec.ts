import { readFile } from 'node:fs/promises'
import { readPrintedCodes } from '../../support/printed-labels.ts'
import { createCatalogue, createProduct } from '../../support/products.ts'
import { smallestPicture } from '../../support/pictures.ts'
import { post } from '../../support/stock.ts'
import { scan } from '../support/scanner.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test(
  'a product with four colours, three sizes, prices, barcodes, an image and printed labels is made and activated in 22 inputs, and a scan opens it',
  { tag: '@core' },
  async ({ page, shop, direct, signIn }) => {
    const created = await createCatalogue(direct.database, shop.companyId)
    await direct.query(
      `update procure.category set default_tax_class_id = $3, default_unit_id = $4, default_size_scale_id = $5
    where company_id = $1 and id = $2`,
      [shop.companyId, created.categoryId, created.taxClassId, created.unitId, created.sizeScaleId],
    )
    await signIn(shop.owner)
    await page.goto('/procure/product/?open=new')
    const form = page.getByRole('region', { name: 'New product' })
    let inputs = 0
    /** What a person does: a field, a press or a key. */
    const input = async (action: Promise<unknown>) => {
      inputs += 1
      await action
    }
    await input(form.getByRole('textbox', { name: /^Name/ }).fill('Runner'))
    await input(form.getByRole('combobox', { name: 'Category', exact: true }).fill('shoes'))
    await input(page.getByRole('option', { name: /shoes-/i }).click())
    await expect(form.getByText(/^From category Shoes .*: Standard/)).toBeVisible()
    await input(page.keyboard.press('Control+s'))

    const record = page.getByRole('region', { name: 'Runner' })
    const told = (words: string) => page.getByRole('status').filter({ hasText: words })
    await expect(record.getByText('ART-00001').first()).toBeVisible()
    await input(record.getByRole('tab', { name: 'Variants' }).click())
    const [red, blue, green, black] = await direct.query<{ name: string }>(
      'select name from procure.color where company_id = $1 order by id',
      [shop.companyId],
    )
    const colours = record.getByLabel('Add colours')
    await input(colours.fill([red, blue, green, black].map((colour) => colour?.name).join(', ')))
    await input(colours.press('Enter'))
    const matrix = record.getByRole('grid', { name: 'Variants' })
    await input(matrix.getByRole('checkbox', { name: `${red?.name}, S` }).click())
    await input(page.keyboard.press('Control+a'))
    await expect(matrix.locator('[aria-selected="true"]')).toHaveCount(12)
    await input(page.keyboard.press('Space'))
    await expect(matrix.getByRole('checkbox', { checked: true })).toHaveCount(12)
    await expectAccessible(page, 'variants that are marked')

    await input(page.keyboard.press('Control+s'))
    await expect(told('Saved. 12 variants in total.')).toBeVisible()
    await input(record.getByRole('button', { name: 'Generate missing barcodes' }).click())
    await expect(told('12 barcodes generated.')).toBeVisible()
    await expect(matrix.getByRole('img', { name: 'has a barcode' })).toHaveCount(12)

    await input(record.getByRole('tab', { name: 'Images' }).click())
    const picture = { name: 'run.gif', mimeType: 'image/gif', buffer: Buffer.from(smallestPicture) }
    await input(record.getByLabel('Add images').last().setInputFiles(picture))
    await expect(record.getByRole('img', { name: 'Image 1 of Runner' })).toBeVisible()
    await expectAccessible(page, 'an image of a product')

    await input(record.getByRole('tab', { name: 'Prices' }).click())
    await input(record.getByRole('textbox', { name: /^Price/ }).fill('89.95'))
    await input(page.keyboard.press('Enter'))
    await expect(told('Price of Runner added.')).toBeVisible()
    await input(record.getByRole('tab', { name: 'Details' }).click())
    await input(record.getByRole('button', { name: 'Activate' }).click())
    const activation = page.getByRole('dialog', { name: 'Activate: Runner' })
    await expect(activation.getByRole('listitem')).toHaveCount(5)
    await input(activation.getByRole('button', { name: 'Activate' }).click())
    await expect(told('Runner activated.')).toBeVisible()

    await input(record.getByRole('link', { name: 'Print labels' }).click())
    await expect(page.getByText('12 labels', { exact: false }).first()).toBeVisible()
    const saved = page.waitForEvent('download')
    await input(page.getByRole('button', { name: 'Save as PDF' }).click())
    const [codes = []] = await readPrintedCodes(await readFile(await (await saved).path()))
    expect(new Set(codes.map(({ text }) => text)).size).toBe(12)
    expect(inputs).toBe(22)

    await page.goto('/procure/brand/')
    await scan(page, ['2000000000022'])
    await expect(page.getByRole('heading', { name: 'Runner' })).toBeVisible()
  },
)

test('500 variants stand on one side: filled by two keys, saved by one call, in cells that are few elements each', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const catalogue = await createCatalogue(direct.database, shop.companyId)
  const { id } = await createProduct(direct.database, shop.companyId, {
    code: 'BIG',
    name: 'Big',
    status: 'draft',
    catalogue,
    colors: 1,
    sizes: 1,
  })
  await direct.query(
    `insert into procure.color (company_id, code, name) select $1, 'DYE' || n, 'Dye ' || n from generate_series(1, 24) n`,
    [shop.companyId],
  )
  await direct.query(
    `insert into procure.size (company_id, size_scale_id, code, name, sort_order)
    select $1, $2, 'N' || n, n::text, 100 + n from generate_series(36, 52) n`,
    [shop.companyId, catalogue.sizeScaleId],
  )
  await signIn(shop.owner)
  await page.goto(`/procure/product/?open=${id}&tab=variants`)
  const matrix = page.getByRole('grid', { name: 'Variants' })
  await page.getByLabel('Add colours').fill(Array.from({ length: 24 }, (_, place) => `DYE${place + 1}`).join())
  await page.keyboard.press('Enter')
  await expect(matrix.getByRole('checkbox')).toHaveCount(500)
  await matrix.getByRole('checkbox').nth(30).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Space')
  await expect(matrix.getByRole('checkbox', { checked: true })).toHaveCount(500)
  await expectAccessible(page, 'a matrix of 500 variants')
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').filter({ hasText: 'Saved. 500 variants in total.' })).toBeVisible()
  expect(sent).toEqual([`/api/procure/products/${id}/variants/matrix`])
  expect(await matrix.evaluate((table) => table.querySelectorAll('*').length)).toBeLessThan(500 * 6)

  const columns = 'columns=name,readiness,missing,costMinor'
  await page.goto(`/procure/product/?${columns}`)
  await expect(page.getByRole('row', { name: /Big/ })).toContainText('4 of 5')
  await expect(page.getByRole('row', { name: /Big/ })).toContainText('Prices · For the web: Description, Image')
  await expect(page.getByRole('columnheader', { name: 'Cost' })).toBeVisible()
  await signIn(await shop.add({ may: ['procure:view', 'product:view'] }))
  await page.goto(`/procure/product/?${columns}`)
  await expect(page.getByRole('row', { name: /Big/ })).toContainText('4 of 5')
  await expect(page.getByRole('columnheader', { name: 'Cost' })).toHaveCount(0)
})

test('what keeps a product from being active is told one by one, and each leads to where it is mended', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  await createProduct(direct.database, shop.companyId, {
    code: 'TEE',
    name: 'Tee',
    status: 'draft',
    colors: 1,
    sizes: 3,
  })
  const [list] = await direct.query<{ id: string }>(
    'select id from procure.price_list where company_id = $1 and is_default',
    [shop.companyId],
  )
  await signIn(shop.owner)
  await page.goto('/procure/product/?q=tee')
  await expect(page.getByRole('row').filter({ hasText: 'Tee' })).toBeVisible()
  await page.getByRole('link', { name: 'Tee' }).click()
  const record = page.getByRole('region', { name: 'Tee' })
  await record.getByRole('button', { name: 'Activate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Activate: Tee' })
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Prices' })).toContainText(
    '3 variants have no price in Retail prices.',
  )
  await expect(dialog.getByRole('button', { name: 'Activate' })).toBeDisabled()
  await expectAccessible(page, 'what a product lacks')
  await dialog.getByRole('link', { name: 'Go to Prices' }).click()
  await expect(page).toHaveURL(/q=tee.*tab=prices|tab=prices.*q=tee/)
  await record.getByRole('textbox', { name: /^Price/ }).fill('24.95')
  await page.keyboard.press('Enter')
  await expect(record.getByRole('table', { name: 'Prices' })).toContainText('24.95')
  await record.getByRole('button', { name: 'Add surcharge' }).click()
  await record.getByLabel('Surcharge 1 applies to').selectOption({ label: 'Sizes' })
  await record.getByLabel('Surcharge 1 from size').selectOption({ label: 'L' })
  await record.getByLabel('Amount of surcharge 1').fill('two')
  await record.getByRole('button', { name: 'Save surcharges' }).click()
  await expect(record.getByLabel('Amount of surcharge 1')).toHaveAttribute('aria-invalid', 'true')
  await record.getByLabel('Amount of surcharge 1').fill('2')
  await record.getByRole('button', { name: 'Save surcharges' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Surcharges saved.' })).toBeVisible()
  await expectAccessible(page, 'prices of a product')

  await page.goto(`/procure/prices/?open=new&priceListId=${list?.id}`)
  const panel = page.getByRole('dialog', { name: 'New price' })
  await panel.getByRole('combobox', { name: 'Product' }).fill('tee')
  await expect(page.getByRole('option', { name: /Tee.*Draft/ })).toBeVisible()
})

test('barcodes of a variant are scanned, typed, corrected at the field, made the main one and taken away', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { id } = await createProduct(direct.database, shop.companyId, { code: 'SHOE', name: 'Shoe', sizes: 3 })
  await signIn(shop.owner)
  await page.goto(`/procure/product/?open=${id}&tab=barcodes`)
  const side = page.getByRole('tabpanel')
  const told = (words: string) => page.getByRole('status').filter({ hasText: words })
  await side.getByRole('button', { name: 'Edit barcodes of SHOE-1' }).click()
  const editor = side.getByRole('group', { name: 'Barcodes of SHOE-1' })
  // What is scanned into a field is taken out again, which a busy machine is too slow for.
  await editor.getByRole('button', { name: 'Generate barcode' }).focus()
  await scan(page, ['4006381333931'])
  await expect(editor.getByLabel('Barcode 1', { exact: true })).toHaveValue('4006381333931')
  await editor.getByRole('button', { name: 'Add barcode' }).click()
  await editor.getByLabel('Barcode 2', { exact: true }).fill('14006381333939')
  await editor.getByLabel('Pack size of barcode 2').fill('12')
  await page.keyboard.press('Control+s')
  await expect(editor.getByRole('alert')).toContainText('should be 8')
  await expectAccessible(page, 'a wrong barcode')
  await editor.getByLabel('Barcode 2', { exact: true }).fill('14006381333938')
  await editor.getByRole('button', { name: 'Save barcodes' }).click()
  await expect(told('Barcodes of SHOE-1 saved.')).toBeVisible()
  await expect(side.getByRole('listitem').filter({ hasText: 'SHOE-1' })).toContainText('pack of 12')

  await side.getByRole('button', { name: 'Edit barcodes of SHOE-2' }).click()
  const second = side.getByRole('group', { name: 'Barcodes of SHOE-2' })
  await second.getByLabel('Barcode 1', { exact: true }).fill('4006381333931')
  await second.getByRole('button', { name: 'Save barcodes' }).click()
  await expect(second.getByRole('alert')).toContainText('belongs to SHOE-1')
  await side.getByRole('button', { name: 'Cancel' }).click()

  await scan(page, ['14006381333938'])
  await editor.getByRole('radio').last().check()
  await editor.getByRole('button', { name: 'Remove barcode 1' }).click()
  await editor.getByRole('button', { name: 'Save barcodes' }).click()
  await expect(side.getByRole('listitem').filter({ hasText: 'SHOE-1' })).not.toContainText('4006381333931 ')
  await side.getByLabel('Without a barcode').check()
  await expect(side.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Generate missing barcodes' }).click()
  await expect(told('2 barcodes were generated.')).toBeVisible()
})

test('chosen drafts become active at once, those that cannot say why, and a product shows its price and what stores have of it', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const catalogue = await createCatalogue(direct.database, shop.companyId)
  const make = (code: string, name: string, more: object) =>
    createProduct(direct.database, shop.companyId, { code, name, status: 'draft', catalogue, ...more })
  const { id, variantIds } = await make('TEE', 'Tee', { sizes: 3, price: 1995 })
  await make('CAP', 'Cap', { price: 900 })
  await make('BAG', 'Bag', {})
  const lines = [4, 2.5].map((quantity, at) => ({
    kind: 'opening' as const,
    variantId: variantIds[at] ?? 0,
    quantity,
    unitCost: '5',
  }))
  await post(direct.database, shop.companyId, { storeId: shop.storeId, lines })
  await signIn(shop.owner)
  await page.goto('/procure/product/?columns=name,status,priceMinor')
  await expect(page.getByRole('row', { name: /Tee/ })).toContainText('19.95')
  await page.getByRole('checkbox', { name: 'Select the loaded rows' }).check()
  await page.getByRole('button', { name: 'Activate or discontinue' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change status of 3 products' })
  await expect(dialog.getByRole('combobox', { name: 'Action' })).toHaveValue('activate')
  await expectAccessible(page, 'a step of many products')
  await dialog.getByRole('button', { name: 'Change status' }).click()
  await expect(dialog.getByText('2 products activated.')).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Bag' })).toContainText('no price in Retail prices')
  await expectAccessible(page, 'drafts that are not ready')
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('row', { name: /Cap/ })).toContainText('Active')
  await expect(page.getByRole('row', { name: /Bag/ })).toContainText('Draft')

  await page.goto(`/procure/product/?open=${id}&tab=stock`)
  const side = page.getByRole('tabpanel')
  await expect(side.getByRole('table', { name: 'Stock by store' })).toContainText(/High Street.*6\.5.*6\.5/)
  await expect(side.getByRole('row', { name: /TEE-3/ })).toContainText('0')
  await expectAccessible(page, 'the stock of a product')
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(side.getByText('changed the status in bulk')).toBeVisible()
})
