import { createCatalogue } from '../../support/products.ts'
import { chooseFile, mend } from '../support/import-wizard.ts'
import { expect, expectAccessible, sidewaysPx, test } from '../support/test.ts'

const columns = [
  'style_code',
  'name',
  'category',
  'tax_class',
  'unit',
  'size_scale',
  'color',
  'size',
  'weight_g',
  'price',
]

test('a workbook of 204 variants is checked, two wrong rows are mended, and the products are there with their prices', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { categoryId } = await createCatalogue(direct.database, shop.companyId)
  const [mark] = await direct.query<{ code: string }>(
    `select substr(code, length('SHOES') + 1) as code from procure.category where company_id = $1 and id = $2`,
    [shop.companyId, categoryId],
  )
  const own = (word: string) => `${word}${mark?.code ?? ''}`
  const rows = Array.from({ length: 17 }, (_, style) =>
    ['RED', 'BLUE', 'GREEN', 'BLACK'].flatMap((colour) =>
      ['S', 'M', 'L'].map((size) => [
        `SHIRT${style + 1}`,
        `Linen shirt ${style + 1}`,
        own('SHOES'),
        own('STANDARD'),
        own('PIECE'),
        own('LETTERS'),
        own(colour),
        size,
        '250',
        '39.00',
      ]),
    ),
  ).flat()
  // A size that the scale has not, and a name that the other rows of the style do not have.
  const wrong = rows.map((row, at) => (at === 4 ? row.with(7, 'XXL') : at === 30 ? row.with(1, 'Lilen shirt 3') : row))
  await signIn(shop.owner)
  const wizard = await chooseFile(page, '/procure/product/', 'shirts.xlsx', [columns, ...wrong])
  await expect(wizard.getByLabel('size_scale')).toHaveValue('sizeScaleId')
  await expect(wizard.getByLabel('weight_g')).toHaveValue('grossWeightGrams')
  await expect(wizard.getByLabel('price', { exact: true })).toHaveValue(/^price:/)
  await expectAccessible(page, 'import of products: columns')
  await wizard.getByRole('button', { name: 'Check all rows' }).click()
  await expect(wizard.getByText('202 new')).toBeVisible()
  await expect(wizard.getByText('“XXL” is not in the product’s size scale.')).toBeVisible()
  await expect(wizard.getByText('“Lilen shirt 3” differs from row 26')).toBeVisible()
  await expectAccessible(page, 'import of products: check')
  await page.setViewportSize({ width: 375, height: 720 })
  expect(await sidewaysPx(page)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const [label, value, left] of [
    ['Correct value of Size in row 6', 'M', '1 with errors'],
    ['Correct value of Name in row 32', 'Linen shirt 3', 'No row has errors.'],
  ] as const)
    await mend(wizard, label, value, left)
  await wizard.getByRole('button', { name: '204 new' }).click()
  await expect(wizard.getByText('Gross weight').first()).toBeVisible()
  await expectAccessible(page, 'import of products: what it would make')
  await wizard.getByRole('button', { name: 'Import 204 rows' }).click()
  await expect(wizard.getByText('Import completed.')).toBeVisible()
  await wizard.getByRole('button', { name: 'Show 204 records in the list' }).click()
  await expect(page.getByText('17 products')).toBeVisible()

  const [found] = await direct.query<{ id: number }>(
    `select id::int as id from procure.product where company_id = $1 and name = 'Linen shirt 3'`,
    [shop.companyId],
  )
  await page.goto(`/procure/product/?open=${found?.id}`)
  const record = page.getByRole('region', { name: 'Linen shirt 3' })
  await record.getByRole('tab', { name: 'Variants' }).click()
  await expect(record.getByRole('grid', { name: 'Variants' }).getByRole('checkbox', { checked: true })).toHaveCount(12)
})
