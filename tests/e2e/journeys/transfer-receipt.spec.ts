import { choose } from '../support/choose.ts'
import { createProduct } from '../../support/products.ts'
import { scan } from '../support/scanner.ts'
import { expect, expectAccessible, test } from '../support/test.ts'
import { sendShipment } from '../support/transfers.ts'

test('a shipment is counted by scanner, also while the network is away; one is missing, one is damaged', async ({
  page,
  shop,
  direct,
  signIn,
  context,
}) => {
  const tents = await createProduct(direct.database, shop.companyId, { code: 'TENT', name: 'Dome tent' })
  const lamps = await createProduct(direct.database, shop.companyId, { code: 'LAMP', name: 'Camping lamp' })
  const [tent = 0, lamp = 0] = [tents.variantIds[0], lamps.variantIds[0]]
  const toStoreId = await shop.addStore('Harbour')
  await direct.query(
    `insert into inventory.location (company_id, store_id, code, name, kind, is_damaged) values ($1, $2, 'BROKEN', 'Broken', 'staging', true)`,
    [shop.companyId, toStoreId],
  )
  const approver = await shop.add({ may: ['manageito', 'transfershipments'].flatMap(allOf) })
  const lines = [
    { variantId: tent, quantity: 3 },
    { variantId: lamp, quantity: 2 },
  ]
  const number = await sendShipment(direct, shop, approver, { toStoreId, lines })
  await signIn(shop.owner)
  await page.goto('/wms/mannualRecvHubItemsVer2/?open=new')
  await expect(page.getByRole('button', { name: new RegExp(number) })).toBeVisible()
  await expectAccessible(page, 'shipments on their way')
  await scan(page, [number])
  const receipt = page.getByRole('region', { name: number })
  const count = receipt.getByRole('table', { name: 'Count' })
  await expect(count.getByRole('row', { name: /Dome tent/ })).toBeVisible()
  await scan(page, ['TENT', 'TENT'])
  await expect(receipt.getByText('2 of 5 pieces')).toBeVisible()
  await choose(receipt, 'Damaged')
  await scan(page, ['LAMP'])
  await expect(receipt.getByText('3 of 5 pieces')).toBeVisible()
  await choose(receipt, 'Good')
  await context.setOffline(true)
  await scan(page, ['LAMP'])
  await expect(receipt.getByText(/1 waiting/)).toBeVisible()
  await context.setOffline(false)
  await expect(receipt.getByText('4 of 5 pieces')).toBeVisible({ timeout: 20_000 })
  const entry = receipt.getByRole('textbox', { name: 'Scan or type a code' })
  await entry.fill('NOTHING')
  await entry.press('Enter')
  await expect(receipt.getByRole('alert')).toContainText('No product has this code.')
  await receipt.getByRole('button', { name: 'Discard' }).click()
  await expectAccessible(page, 'a shipment being counted')
  await receipt.getByRole('button', { name: 'Finish receiving' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Finish receiving' }).click()
  await expect(receipt.getByText('Closed', { exact: true })).toBeVisible()
  await expect(count.getByRole('row', { name: /Dome tent/ })).toContainText('Short by 1')
  await expectAccessible(page, 'a shipment that was received')
  const there = await direct.query<{ count: number }>(
    'select on_hand::int as count from inventory.stock_pool where company_id = $1 and store_id = $2 and not is_transit order by variant_id',
    [shop.companyId, toStoreId],
  )
  expect(there).toEqual([{ count: 2 }, { count: 2 }])
})

function allOf(page: string): string[] {
  return ['view', 'approve', 'release', 'pick', 'dispatch'].map((event) => `${page}:${event}`)
}
