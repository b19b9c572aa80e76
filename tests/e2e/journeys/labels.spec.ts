import { readFile } from 'node:fs/promises'
import { readPrintedCodes } from '../../support/printed-labels.ts'
import { createProduct } from '../../support/products.ts'
import { scan } from '../support/scanner.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('labels of a product are put together by link and scan, looked at, and saved as a PDF that scanners read', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId } = shop
  const product = await createProduct(direct.database, companyId, { code: 'RUN', name: 'Runner', sizes: 3 })
  const [first, second, third] = product.variantIds
  await direct.query(
    `insert into procure.barcode (company_id, variant_id, code, kind, is_primary)
    values ($1, $2, '4006381333931', 'ean13', true), ($1, $3, '96385074', 'ean8', true)`,
    [companyId, first, second],
  )
  await direct.query(
    `insert into procure.price (company_id, price_list_id, currency, kind, product_id, valid_from, amount_minor)
    select $1, id, currency, kind, $2, '2026-01-01', 4999 from procure.price_list where company_id = $1 and is_default`,
    [companyId, product.id],
  )

  await signIn(shop.owner)
  await page.goto('/procure/labels/')
  await expect(page.getByText('There are no labels to print yet.', { exact: false }).first()).toBeVisible()
  await expectAccessible(page, 'no labels yet')

  await page.goto(`/procure/product/?open=${product.id}`)
  await page.getByRole('region', { name: 'Runner' }).getByRole('link', { name: 'Print labels' }).click()
  const list = page.getByRole('table', { name: 'Variants' })
  await expect(list.getByRole('row').filter({ hasText: 'RUN-' })).toHaveCount(3)
  await expect(page.getByText('1 variant cannot be printed.').first()).toBeVisible()
  await expect(list.getByRole('row').filter({ hasText: 'RUN-3' })).toContainText('No barcode.')
  await expectAccessible(page, 'labels with a problem')
  await page.getByRole('button', { name: 'Leave out' }).click()
  await expect(list.getByRole('row').filter({ hasText: 'RUN-' })).toHaveCount(2)
  expect(third).toBeGreaterThan(0)

  await scan(page, ['4006381333931'])
  await expect(list.getByRole('spinbutton', { name: 'Labels for RUN-1' })).toHaveValue('2')
  await list.getByRole('spinbutton', { name: 'Labels for RUN-2' }).fill('3')
  const code = page.getByRole('textbox', { name: 'Barcode, SKU or style code' })
  await code.fill('nothing')
  await code.press('Enter')
  await expect(page.getByText('nothing is not a barcode, SKU or style code.')).toBeVisible()
  await expect(code).toHaveValue('nothing')

  await page.getByLabel('Layout').selectOption('Product, A4 sheet of 65')
  await page.getByRole('spinbutton', { name: 'Start at label' }).fill('4')
  await expect(page.getByText('5 labels · 1 sheet')).toBeVisible()
  await expect(page.getByRole('img', { name: /^Label for RUN-/ })).toBeVisible()
  await expectAccessible(page, 'labels that are ready')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as PDF' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^Labels .*\.pdf$/)
  const [codes = []] = await readPrintedCodes(await readFile(await file.path()))
  const read = codes.map(({ text }) => text).toSorted()
  expect(read).toEqual(['4006381333931', '4006381333931', '96385074', '96385074', '96385074'])
})

test('labels of chosen products are printed from their list', async ({ page, shop, direct, signIn }) => {
  await createProduct(direct.database, shop.companyId, { code: 'ONE', name: 'First' })
  await createProduct(direct.database, shop.companyId, { code: 'TWO', name: 'Second' })
  await signIn(shop.owner)
  await page.goto('/procure/product/')
  await page.getByRole('row').filter({ hasText: 'First' }).getByRole('checkbox').check()
  await page.getByRole('row').filter({ hasText: 'Second' }).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Print labels' }).click()
  const list = page.getByRole('table', { name: 'Variants' })
  await expect(list.getByRole('row').filter({ hasText: 'First' })).toContainText('ONE')
  await expect(list.getByRole('row').filter({ hasText: 'Second' })).toContainText('TWO')
})
