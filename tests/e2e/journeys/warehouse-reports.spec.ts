import { choose } from '../support/choose.ts'
import { addStock } from '../support/stock.ts'
import { expect, expectAccessible, test } from '../support/test.ts'
import { sendShipment } from '../support/transfers.ts'

test('the overview of the warehouse counts what waits, survives a tile that fails, and leads to what is behind it', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  await addStock(direct, shop)
  const toStoreId = await shop.addStore('Harbour')
  const other = await shop.add({ isAdministrator: true })
  const variants = await direct.query<{ id: string }>(
    'select id from procure.variant where company_id = $1 order by id limit 2',
    [shop.companyId],
  )
  const lines = variants.map(({ id }) => ({ variantId: Number(id), quantity: 3 }))
  await sendShipment(direct, shop, other, { toStoreId, lines })
  await signIn(shop.owner)
  let isBroken = true
  await page.route('**/dashboard/tiles/picking*', (route) => (isBroken ? route.abort() : route.continue()))
  await page.goto('/wms/dashboard/')
  const tile = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await expect(tile('To receive')).toContainText('1')
  await expect(tile('In transit')).toContainText('2')
  await expect(tile('In transit')).toContainText(/£\d/)
  await expect(tile('Stock ledger')).toContainText('Never verified')
  await expect(tile('To pick').getByRole('alert')).toBeVisible()
  isBroken = false
  await tile('To pick').getByRole('button', { name: 'Try again' }).click()
  await expect(tile('To pick')).toContainText('shipments ready to pick')
  const posted = page.getByRole('region', { name: 'Postings today by hour' })
  await expect(posted).toContainText(/\d+ lines in \d+ postings/)
  await posted.getByText('Show as table').click()
  await expect(posted.getByRole('table')).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expectAccessible(page, 'overview of the warehouse')

  await page.getByRole('combobox', { name: 'Store' }).selectOption({ label: 'Harbour' })
  await expect(page).toHaveURL(/\?store=\d+/)
  await expect(tile('To receive')).toContainText('1')
  await page.getByRole('link', { name: 'To receive' }).click()
  await expect(page).toHaveURL(/\/wms\/transfershipments\/\?status=dispatched%2Creceiving&toStoreId=\d+/)
  await expect(page.getByRole('row').filter({ hasText: 'SHP-' })).toHaveCount(1)
})

test('best sellers stand in their rank with class, share and cover, and an item leads to its moves', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  await addStock(direct, shop)
  await signIn(shop.owner)
  await page.goto('/wms/bestseller/')
  const report = page.getByRole('table', { name: 'Best sellers' })
  await expect(report.getByRole('row')).toHaveCount(42)
  const first = report.getByRole('row').nth(1)
  await expect(first).toContainText('A')
  await expectAccessible(page, 'best sellers')
  await choose(page, 'Cost')
  await expect(page).toHaveURL(/by=value/)
  await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Lamps' })
  await expect(report.getByRole('row')).toHaveCount(22)
  await expect(report).toContainText('Total of 20 variants')
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()])
  expect(file.suggestedFilename()).toMatch(/^Best sellers .*\.csv$/)
  await report.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/wms\/moves\/\?variantId=\d+/)
  await expect(page.getByRole('row').filter({ hasText: 'Desk lamp' })).toHaveCount(2)
})

test('fulfilment says what arrived, how soon, and leads from two stores to the transfer', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  await addStock(direct, shop)
  const toStoreId = await shop.addStore('Harbour')
  const other = await shop.add({ isAdministrator: true })
  const variants = await direct.query<{ id: string }>(
    'select id from procure.variant where company_id = $1 order by id limit 3',
    [shop.companyId],
  )
  const lines = variants.map(({ id }, at) => ({ variantId: Number(id), quantity: at + 2 }))
  await sendShipment(direct, shop, other, { toStoreId, lines })
  await signIn(shop.owner)
  await page.goto('/wms/fullfillmentreport/?from=2026-03-01&to=2026-03-31&by=route')
  const report = page.getByRole('table', { name: 'Fulfilment' })
  await expect(report.getByRole('row')).toHaveCount(3)
  await expect(page.getByRole('table', { name: 'From request to receipt' })).toContainText('Shipped')
  await expectAccessible(page, 'fulfilment by stores')
  await report.getByRole('link', { name: /to Harbour/ }).click()
  await expect(page).toHaveURL(/to_store=\d+/)
  await expect(report.getByRole('link', { name: /^ITO-/ })).toBeVisible()
  await choose(page, 'Product')
  await expect(report.getByRole('row')).toHaveCount(5)
  await report.getByRole('link').first().click()
  await expect(page).toHaveURL(/product=\d+/)
  await expectAccessible(page, 'fulfilment of a product')
  await report.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/wms\/manageito\/\?open=\d+/)
  await expect(page.getByRole('region', { name: /^ITO-/ })).toBeVisible()
})
