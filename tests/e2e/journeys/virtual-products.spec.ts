import { createCatalogue, createProduct } from '../../support/products.ts'
import { post } from '../../support/stock.ts'
import { scan } from '../support/scanner.ts'
import type { DirectConnections, Shop } from '../support/shop.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

/** What a product costs in the default list from long ago on. Units: minor units. */
async function price(direct: DirectConnections, { companyId }: Shop, productId: number, amount: number): Promise<void> {
  await direct.query(
    `insert into procure.price (company_id, price_list_id, currency, kind, product_id, valid_from, amount_minor)
    select $1, id, currency, kind, $2, '2026-01-01', $3 from procure.price_list where company_id = $1 and is_default`,
    [companyId, productId, amount],
  )
}

test('a kit of three products is made, priced by its sum less 10 %, activated, and found by its barcode', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const catalogue = await createCatalogue(direct.database, shop.companyId)
  for (const [code, name, amount] of [
    ['TENT', 'Dome tent', 3000],
    ['MAT', 'Sleeping mat', 2400],
    ['LAMP', 'Camping lamp', 600],
  ] as const) {
    const created = await createProduct(direct.database, shop.companyId, { code, name, catalogue })
    await price(direct, shop, created.id, amount)
    await post(direct.database, shop.companyId, {
      storeId: shop.storeId,
      lines: [
        { kind: 'opening', variantId: created.variantIds[0] ?? 0, quantity: code === 'LAMP' ? 4 : 9, unitCost: '5' },
      ],
    })
  }
  await signIn(shop.owner)
  await page.goto('/procure/virtual-product/?open=new')
  const form = page.getByRole('region', { name: 'New virtual product' })
  await expect(form.getByRole('radio', { name: /^Kit/ })).toBeChecked()
  await form.getByRole('textbox', { name: /^Code/ }).fill('CAMP')
  await form.getByRole('textbox', { name: /^Name/ }).fill('Camping set')
  for (const [field, entered] of [
    ['Category', 'shoes'],
    ['Tax class', 'standard'],
    ['Unit', 'piece'],
  ] as const) {
    await form.getByRole('combobox', { name: field, exact: true }).fill(entered)
    await page.getByRole('option', { name: new RegExp(`${entered}-`, 'i') }).click()
  }
  await expectAccessible(page, 'a new virtual product')
  await form.getByRole('button', { name: 'Create draft' }).click()

  const record = page.getByRole('region', { name: 'Camping set' })
  const search = record.getByRole('textbox', { name: 'Add component' })
  const lines = record.getByRole('table', { name: 'Components' })
  await search.fill('tent')
  await search.press('Enter')
  await expect(lines.getByRole('row', { name: /Dome tent/ })).toBeVisible()
  await search.fill('sleeping')
  await search.press('Enter')
  await expect(lines.getByRole('row', { name: /Sleeping mat/ })).toBeVisible()
  await scan(page, ['LAMP'])
  await expect(lines.getByRole('row', { name: /Camping lamp/ })).toBeVisible()
  await record.getByRole('combobox', { name: /^Pricing/ }).selectOption('Sum less percentage')
  await record.getByRole('textbox', { name: /^Discount/ }).fill('10')
  await expectAccessible(page, 'a bill of materials that is typed')
  await page.keyboard.press('Control+s')
  const told = (words: string) => page.getByRole('status').filter({ hasText: words })
  await expect(told('Bill of materials of Camping set saved.')).toBeVisible()

  await record.getByRole('tab', { name: 'Price breakdown' }).click()
  const sellable = record.getByRole('table', { name: 'Available to sell' })
  await expect(sellable.getByRole('row', { name: /High Street/ })).toContainText(/4.*Camping lamp/)
  await expect(lines.getByRole('row', { name: /Dome tent/ })).toContainText(/30\.00.*27\.00/)
  await expect(lines.getByRole('row', { name: /Camping lamp/ })).toContainText(/6\.00.*5\.40/)
  await expect(record.getByRole('status').filter({ hasText: 'Total price' })).toContainText(/60\.00.*54\.00/)
  await record.getByRole('textbox', { name: 'Quantity' }).fill('3')
  await page.keyboard.press('Tab')
  await expect(record.getByRole('status').filter({ hasText: 'Total price' })).toContainText('162.00')
  await expectAccessible(page, 'the price of a kit')

  await record.getByRole('tab', { name: 'Variants' }).click()
  await record.getByRole('button', { name: 'Generate missing barcodes' }).click()
  await expect(told('1 barcode generated.')).toBeVisible()
  await record.getByRole('tab', { name: 'Details' }).click()
  await record.getByRole('button', { name: 'Activate' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click()
  await expect(told('Camping set activated.')).toBeVisible()

  await page.goto('/procure/virtual-product/')
  await expect(page.getByRole('row', { name: /Camping set/ })).toContainText(/Kit.*Sum less percentage.*3.*Complete/)
  await expectAccessible(page, 'the list of virtual products')
  await scan(page, ['2000000000015'])
  await expect(page.getByRole('heading', { name: 'Camping set' })).toBeVisible()
})

test('a prepack is filled by a ratio over sizes and exploded, and a component that is discontinued blocks it', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const catalogue = await createCatalogue(direct.database, shop.companyId)
  const tee = await createProduct(direct.database, shop.companyId, {
    code: 'TEE',
    name: 'Tee',
    catalogue,
    colors: 2,
    sizes: 3,
  })
  await price(direct, shop, tee.id, 1100)
  await signIn(shop.owner)
  await page.goto('/procure/virtual-product/?open=new')
  const form = page.getByRole('region', { name: 'New virtual product' })
  await form.getByRole('radio', { name: /^Prepack/ }).check()
  await form.getByRole('textbox', { name: /^Code/ }).fill('PACK')
  await form.getByRole('textbox', { name: /^Name/ }).fill('Tee pack')
  await page.keyboard.press('Control+s')

  const record = page.getByRole('region', { name: 'Tee pack' })
  const fill = record.getByRole('region', { name: 'Fill from size ratio' })
  await fill.getByRole('combobox', { name: 'Product' }).fill('tee')
  await page.getByRole('option', { name: /^Tee/ }).click()
  await expect(fill.getByLabel('Colour')).toContainText('Red')
  await fill.getByRole('textbox', { name: /^Ratio/ }).fill('1-2')
  await fill.getByRole('button', { name: 'Fill' }).click()
  await expect(fill.getByText('one for each of the 3 sizes')).toBeVisible()
  await fill.getByRole('textbox', { name: /^Ratio/ }).fill('1-2-1')
  await fill.getByRole('button', { name: 'Fill' }).click()
  const lines = record.getByRole('table', { name: 'Components' })
  await expect(lines.getByRole('textbox', { name: /^Quantity of Tee, .*, M/ })).toHaveValue('2')
  await expectAccessible(page, 'a prepack that is filled')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').filter({ hasText: 'Bill of materials of Tee pack saved.' })).toBeVisible()

  await record.getByRole('tab', { name: 'Price breakdown' }).click()
  await record.getByRole('textbox', { name: 'Quantity' }).fill('12')
  await page.keyboard.press('Tab')
  await expect(lines.getByRole('row', { name: /Tee, .*, M/ })).toContainText(/24.*11\.00.*264\.00/)

  await direct.query('update procure.product set status = $3 where company_id = $1 and id = $2', [
    shop.companyId,
    tee.id,
    'discontinued',
  ])
  await page.goto('/procure/virtual-product/?bom=blocked')
  await page.getByRole('link', { name: 'Tee pack' }).click()
  await record.getByRole('tab', { name: 'Bill of materials' }).click()
  await expect(record.getByRole('alert')).toContainText('3 components are inactive')
  await expectAccessible(page, 'a prepack that is blocked')
})
