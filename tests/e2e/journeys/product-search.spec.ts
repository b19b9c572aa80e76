import type { Page } from '@playwright/test'
import { scan } from '../support/scanner.ts'
import type { DirectConnections } from '../support/shop.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const barcode = '4006381333931'

test(
  'the palette finds a product by a fragment, by its barcode in any form, and by a word with a typo, and says so',
  { tag: '@core' },
  async ({ page, shop, direct, signIn }) => {
    await createProducts(direct, shop.companyId)
    await signIn(shop.owner)
    await page.goto('/procure/')
    const products = page.getByRole('group', { name: 'Products' }).getByRole('option')
    const said = page.getByText('No results for “shrit”. Similar spellings are shown.')
    await search(page, 'elak')
    await expect(products).toHaveText([/Bluelake lamp/, /Show all/])
    await search(page, 'shrit')
    await expect(products).toHaveText([/Linen shirt/, /Show all/])
    await expect(said).toBeVisible()
    await expectAccessible(page, 'a search that found only what is spelled alike')
    await search(page, `0${barcode}`)
    await expect(said).toHaveCount(0)
    await expect(page.getByRole('group', { name: 'Exact match' }).getByRole('option')).toHaveText(/Linen shirt/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Linen shirt' })).toBeVisible()
  },
)

test('the list and a picker find products by fragment, barcode and typo, and a scan opens one', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  await createProducts(direct, shop.companyId)
  await signIn(shop.owner)
  await page.goto('/procure/product/')
  const box = page.getByRole('textbox', { name: 'Search Products' })
  const names = page.getByRole('rowheader')
  const said = page.getByText('No results for “shrit”. Similar spellings are shown.')
  await box.fill('lake')
  await expect(names).toHaveText(['Lake boat', 'Bluelake lamp'])
  await box.fill('shrit')
  await expect(names).toHaveText(['Linen shirt'])
  await expect(said).toBeVisible()
  await expectAccessible(page, 'a list of what is spelled alike')
  await box.fill(barcode)
  await expect(said).toHaveCount(0)
  await expect(names).toHaveText(['Linen shirt'])
  await box.fill('قيمص')
  await expect(names).toHaveText(['قميص قطن'])

  await page.goto('/procure/prices/?open=new')
  await page.getByRole('dialog', { name: 'New price' }).getByRole('combobox', { name: 'Product' }).fill('bluelaek')
  await expect(page.getByRole('option', { name: /Bluelake lamp/ })).toBeVisible()
  await expect(page.getByText('No exact match. Similar spellings are shown.')).toBeVisible()

  await page.goto('/procure/brand/')
  await scan(page, [barcode])
  await expect(page.getByRole('heading', { name: 'Linen shirt' })).toBeVisible()
})

async function search(page: Page, words: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Search records and actions' })
  if ((await field.count()) === 0) await page.keyboard.press('Control+k')
  await field.fill(words)
}

async function createProducts(direct: DirectConnections, companyId: number): Promise<void> {
  await direct.query(
    `with shelf as (insert into procure.category (company_id, code, name) values ($1, 'SHELF', 'Shelf') returning id),
    created as (
      insert into procure.product (company_id, code, name, variant_words, status, category_id, tax_class_id, base_unit_id)
      select $1, p.code, p.name, p.words, 'active', s.id, t.id, u.id
      from (values ('LSH', 'Linen shirt', $2), ('BLL', 'Bluelake lamp', ''), ('LKB', 'Lake boat', ''), ('QMS', 'قميص قطن', '')) p(code, name, words),
        shelf s, procure.tax_class t, procure.unit u
      where t.company_id = $1 and t.kind = 'standard' and u.company_id = $1 and u.code = 'PCE' returning id, code),
    variants as (insert into procure.variant (company_id, product_id, sku) select $1, id, code from created returning id, sku)
    insert into procure.barcode (company_id, variant_id, code, kind, is_primary)
    select $1, id, $2, 'ean13', true from variants where sku = 'LSH'`,
    [companyId, barcode],
  )
}
