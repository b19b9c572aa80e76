import { addTill, createGoods } from '../../support/till.ts'
import { scan } from '../support/scanner.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('an order is released, picked by scan with a short pick, packed into two parcels and dispatched', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId, storeId } = shop
  await addTill(direct.query, { companyId, storeId })
  const db = { app: { db: direct.database } }
  const of = { companyId, storeId }
  const lamp = await createGoods(db, of, { code: 'LAMP', name: 'Desk lamp', price: 3000, unitCost: '12.00' })
  const cable = await createGoods(db, of, { code: 'CABLE', name: 'Cable 2 m', price: 600, unitCost: '2.00' })
  const [customer] = await direct.query<{ id: string }>(
    `insert into crm.customer (company_id, code, name, kind) values ($1, 'ASTORIA', 'Hotel Astoria', 'company') returning id`,
    [companyId],
  )
  await direct.query(`insert into erp.delivery_company (company_id, code, name) values ($1, 'VAN', 'Van and Sons')`, [
    companyId,
  ])
  const token = await direct.token(shop.owner.login)
  const order = await direct.call<{ id: number; version: number }>(token, 'POST', '/sales/orders', {
    uid: crypto.randomUUID(),
    customerId: Number(customer?.id),
    storeId,
    orderedOn: new Date().toISOString().slice(0, 10),
    lines: [
      { variantId: lamp.variantId, quantity: 4 },
      { variantId: cable.variantId, quantity: 2 },
    ],
  })
  await direct.call(token, 'POST', `/sales/orders/${order.id}/confirm`, { version: order.version })
  await signIn(shop.owner)

  await page.goto(`/sales/orders/?open=${order.id}&tab=progress`)
  await page.getByRole('button', { name: 'Deliver', exact: true }).click()
  const delivery = page.getByRole('region', { name: /^#\d+$|^DN-/ })
  await delivery.getByRole('button', { name: 'Release for picking' }).click()
  await expect(delivery.getByText('In picking', { exact: true }).first()).toBeVisible()
  await expectAccessible(page, 'a delivery in picking')

  // Three lamps are found by scan and both cables by their line; the fourth lamp is broken.
  await delivery.getByRole('tab', { name: 'Picking' }).click()
  const code = delivery.getByRole('textbox', { name: 'Scan or type a code' })
  await expect(code).toBeVisible()
  await scan(page, ['LAMP', 'LAMP', 'NONSENSE'], 60)
  await expect(delivery.getByText('No product has this code.')).toBeVisible()
  await expectAccessible(page, 'a scan that was refused')
  await delivery.getByRole('button', { name: 'Discard' }).click()
  await code.fill('1*LAMP')
  await code.press('Enter')
  await delivery.getByRole('button', { name: /^Pick remaining 2: .*Cable 2 m$/ }).click()
  await expect(delivery.getByText('5 of 6 pieces')).toBeVisible()
  await delivery.getByRole('button', { name: 'Confirm pick' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm pick' }).click()
  await expect(delivery.getByText(/Not everything is picked/).first()).toBeVisible()
  await delivery.getByRole('button', { name: /^Short pick: .*Desk lamp$/ }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Broken')
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await expect(delivery.getByText('Short pick: Broken')).toBeVisible()
  await expectAccessible(page, 'a picking list with a short pick')
  await delivery.getByRole('button', { name: 'Confirm pick' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm pick' }).click()
  await expect(delivery.getByText('Picked', { exact: true }).first()).toBeVisible()

  // Two parcels; the carrier is chosen when the weight is known.
  await delivery.getByRole('tab', { name: 'Packing' }).click()
  await delivery.getByRole('button', { name: 'Add parcel' }).click()
  const parcel = page.getByRole('dialog', { name: 'Add parcel' })
  await parcel.getByRole('textbox', { name: 'Weight' }).fill('4.5')
  await parcel.getByRole('textbox', { name: 'Length' }).fill('60')
  await parcel.getByRole('textbox', { name: 'Cable 2 m' }).fill('3')
  await expect(parcel.getByText('2 can be packed.')).toBeVisible()
  await expectAccessible(page, 'a parcel that would hold too much')
  await parcel.getByRole('textbox', { name: 'Cable 2 m' }).fill('0')
  await parcel.getByRole('button', { name: 'Save parcel' }).click()
  await expect(delivery.getByRole('row', { name: /Parcel 1/ })).toContainText('4.5')
  await delivery.getByRole('button', { name: 'Dispatch' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Dispatch' }).click()
  await expect(delivery.getByText(/Not everything picked is in a parcel/).first()).toBeVisible()
  await delivery.getByRole('button', { name: 'Add parcel' }).click()
  await parcel.getByRole('textbox', { name: 'Weight' }).fill('0.2')
  await parcel.getByRole('textbox', { name: 'Tracking number' }).fill('NL-20417')
  await parcel.getByRole('button', { name: 'Save parcel' }).click()
  await expect(delivery.getByText('Packed', { exact: true }).first()).toBeVisible()
  await delivery.getByRole('button', { name: 'Select delivery company' }).click()
  const carrier = page.getByRole('dialog', { name: 'Select delivery company' })
  await carrier.getByRole('combobox').fill('van')
  await page.getByRole('option', { name: /Van and Sons/ }).click()
  await carrier.getByRole('button', { name: 'Select delivery company' }).click()
  await expect(carrier).toBeHidden()
  await expectAccessible(page, 'a packed delivery')

  await delivery.getByRole('button', { name: 'Dispatch' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Dispatch' }).click()
  await expect(delivery.getByText('Dispatched', { exact: true }).first()).toBeVisible()
  await delivery.getByRole('tab', { name: 'Document' }).click()
  for (const said of ['Van and Sons', 'NL-20417', '4.7', 'Broken'])
    await expect(delivery.getByText(said).first(), said).toBeVisible()
  await expectAccessible(page, 'a dispatched delivery with parcels')

  // The broken lamp is back-order of the order.
  await page.goto(`/sales/orders/?open=${order.id}&tab=progress`)
  await expect(page.getByRole('table', { name: 'Progress' }).getByRole('row', { name: /Desk lamp/ })).toContainText('1')
  await page.goto('/sales/delivery-dashboard/')
  await expect(page.getByText('To pick')).toBeVisible()
  await expectAccessible(page, 'the delivery dashboard with picking')
})
