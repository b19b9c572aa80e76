import { createProduct } from '../../support/products.ts'
import { scan } from '../support/scanner.ts'
import type { DirectConnections, Shop } from '../support/shop.ts'
import { expect, expectAccessibleHere, test } from '../support/test.ts'
import { sendShipment } from '../support/transfers.ts'

test('while the network is away the header counts what waits, and nobody signs out before it is sent', async ({
  page,
  shop,
  direct,
  signIn,
  context,
}) => {
  const number = await shipmentTo(shop, direct)
  await signIn(shop.owner)
  await page.goto('/wms/mannualRecvHubItemsVer2/?open=new')
  await expect(page.getByRole('button', { name: new RegExp(number) })).toBeVisible()
  await scan(page, [number])
  const receipt = page.getByRole('region', { name: number })
  await expect(receipt.getByRole('textbox', { name: 'Scan or type a code' })).toBeVisible()
  await scan(page, ['TENT'])
  await expect(receipt.getByText('1 of 3 pieces')).toBeVisible()
  // What the profile is made of must be there before the network is not.
  const profile = page.getByRole('button', { name: /^Profile of/ })
  await profile.click()
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await profile.click()

  const header = page.getByRole('banner').getByRole('status').filter({ hasText: 'Offline' })
  await context.setOffline(true)
  await expect(header).toHaveText('Offline. Entries are saved on this device.')
  await scan(page, ['TENT', 'TENT'])
  await expect(header).toHaveText('Offline. 2 entries waiting on this device.')
  await expectAccessibleHere(page, 'entries that wait')
  await profile.click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  const dialog = page.getByRole('dialog', { name: '2 entries not sent yet' })
  await expect(dialog).toContainText('The server cannot be reached.')
  await expectAccessibleHere(page, 'signing out while entries wait')
  await dialog.getByRole('button', { name: 'Send now' }).click()
  await expect(dialog, 'nothing could be sent').toContainText('The server cannot be reached.')
  await dialog.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(dialog).toBeHidden()
  await expect(receipt.getByText(/2 waiting/)).toBeVisible()

  await profile.click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(dialog, 'once all is sent it would not ask').toBeVisible()
  await context.setOffline(false)
  await expect(receipt.getByText('3 of 3 pieces')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByLabel('User name')).toBeVisible()
  expect(await countedOf(shop, direct)).toBe(3)
})

test('what an earlier visit could not send goes out from any page; of what the server refused he is told who signs out', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const number = await shipmentTo(shop, direct)
  await signIn(shop.owner)
  await page.goto('/wms/mannualRecvHubItemsVer2/?open=new')
  await expect(page.getByRole('button', { name: new RegExp(number) })).toBeVisible()
  await scan(page, [number])
  const receipt = page.getByRole('region', { name: number })
  await expect(receipt.getByRole('textbox', { name: 'Scan or type a code' })).toBeVisible()
  const address = page.url()
  await page.route('**/api/inventory/transfer-receipt/*/scans', (route) => route.abort())
  await scan(page, ['TENT', 'TENT', 'NOTHING'])
  await expect(receipt.getByText(/3 (?:waiting|are being sent)/)).toBeVisible()
  await page.goto('/procure/brand/')
  await expect(page.getByRole('heading', { name: 'Brands', level: 1 })).toBeVisible()
  expect(await countedOf(shop, direct)).toBe(0)
  await page.unrouteAll()
  await expect.poll(() => countedOf(shop, direct)).toBe(2)

  await page.getByRole('button', { name: /^Profile of/ }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  const dialog = page.getByRole('dialog', { name: '1 entry needs attention' })
  await expect(dialog).toBeVisible()
  await expectAccessibleHere(page, 'signing out while an entry is refused')
  await dialog.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: /^Profile of/ }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await dialog.getByRole('button', { name: 'Leave anyway' }).click()
  await expect(page.getByLabel('User name')).toBeVisible()

  await signIn(shop.owner)
  await page.goto(address)
  await expect(receipt.getByRole('alert')).toContainText('No product has this code.')
})

async function shipmentTo(shop: Shop, direct: DirectConnections): Promise<string> {
  const tents = await createProduct(direct.database, shop.companyId, { code: 'TENT', name: 'Dome tent' })
  const toStoreId = await shop.addStore('Harbour')
  const approver = await shop.add({
    may: ['manageito', 'transfershipments'].flatMap((of) =>
      ['view', 'approve', 'release', 'pick', 'dispatch'].map((event) => `${of}:${event}`),
    ),
  })
  return await sendShipment(direct, shop, approver, {
    toStoreId,
    lines: [{ variantId: tents.variantIds[0] ?? 0, quantity: 3 }],
  })
}

async function countedOf({ companyId }: Shop, direct: DirectConnections): Promise<number> {
  const [counted] = await direct.query<{ pieces: number }>(
    'select coalesce(sum(quantity), 0)::int as pieces from inventory.receipt_scan where company_id = $1',
    [companyId],
  )
  return counted?.pieces ?? 0
}
