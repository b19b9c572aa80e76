import { createProduct } from '../../support/products.ts'
import { post } from '../../support/stock.ts'
import { scan } from '../support/scanner.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('goods are moved to a shelf by scan, also while the network is away, and posted when all are sent', async ({
  page,
  shop,
  direct,
  signIn,
  context,
}) => {
  const { companyId, storeId } = shop
  const { variantIds } = await createProduct(direct.database, companyId, { code: 'TENT', name: 'Dome tent' })
  const [variantId = 0] = variantIds
  await post(direct.database, companyId, {
    storeId,
    lines: [{ kind: 'opening', variantId, quantity: 10, unitCost: '30' }],
  })
  await direct.query(
    `insert into inventory.location (company_id, store_id, code, name, kind) values ($1, $2, 'A-01', 'Shelf A-01', 'shelf')`,
    [companyId, storeId],
  )
  const [main] = await direct.query<{ code: string }>(
    'select code from inventory.location where company_id = $1 and store_id = $2 and is_main',
    [companyId, storeId],
  )
  await signIn(shop.owner)
  await page.goto('/wms/relocations/')
  await page.getByRole('button', { name: 'New relocation' }).first().click()
  const draft = page.getByRole('region', { name: 'New relocation' })
  await expectAccessible(page, 'a new relocation')
  await draft.getByRole('button', { name: 'Save draft' }).click()
  const record = page.getByRole('region', { name: /^#\d+$/ })
  await record.getByRole('tab', { name: 'Scan' }).click()
  await expect(record.getByText('Scan the location to take from')).toBeVisible()
  await expect(record.getByText('Nothing moved yet.')).toBeVisible()

  await scan(page, ['TENT'])
  await expect(record.getByText('No location of this store has the code TENT. Scan another one.')).toBeVisible()
  await scan(page, [main?.code ?? '', 'A-01', 'TENT', 'TENT', 'NONSENSE'], 60)
  await expect(record.getByText('No product has this code.')).toBeVisible()
  await expect(record.getByRole('button', { name: 'Post' }), 'a scan needs attention').toBeHidden()
  await record.getByRole('button', { name: 'Discard' }).click()
  const line = record.getByRole('row', { name: /Dome tent/ })
  await expect(line).toContainText('A-01')
  await expect(line.getByRole('cell', { name: '2', exact: true })).toBeVisible()
  await expectAccessible(page, 'goods moved by scan')

  await context.setOffline(true)
  const code = record.getByRole('textbox', { name: 'Scan or type a code' })
  await code.fill('3*TENT')
  await code.press('Enter')
  await expect(record.getByText(/1 waiting/)).toBeVisible()
  await expect(record.getByRole('button', { name: 'Post' }), 'it would be posted without what waits').toBeHidden()
  await context.setOffline(false)
  await expect(line.getByRole('cell', { name: '5', exact: true })).toBeVisible()
  await record.getByRole('button', { name: 'Post' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Post' }).click()
  await expect(page.getByRole('region', { name: /^RLC-/ }).getByText('Posted', { exact: true }).first()).toBeVisible()
  const held = await direct.query(
    `select b.on_hand::int as pieces from inventory.stock_balance b
     join inventory.location l on l.company_id = b.company_id and l.id = b.location_id and l.code = 'A-01' where b.company_id = $1`,
    [companyId],
  )
  expect(held).toEqual([{ pieces: 5 }])
})
