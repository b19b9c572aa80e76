import { addTill, createGoods } from '../../support/till.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('an order is collected in the store: picked, marked as ready, listed as waiting and handed over', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId, storeId } = shop
  await addTill(direct.query, { companyId, storeId })
  const db = { app: { db: direct.database } }
  const { variantId } = await createGoods(
    db,
    { companyId, storeId },
    { code: 'LAMP', name: 'Desk lamp', price: 3000, unitCost: '12.00' },
  )
  const [customer] = await direct.query<{ id: string }>(
    `insert into crm.customer (company_id, code, name, kind) values ($1, 'NORA', 'Nora Whitfield', 'person') returning id`,
    [companyId],
  )
  const token = await direct.token(shop.owner.login)
  const order = await direct.call<{ id: number; version: number }>(token, 'POST', '/sales/orders', {
    uid: crypto.randomUUID(),
    customerId: Number(customer?.id),
    storeId,
    orderedOn: new Date().toISOString().slice(0, 10),
    lines: [{ variantId, quantity: 1 }],
  })
  await signIn(shop.owner)

  await page.goto(`/sales/orders/?open=${order.id}`)
  await page.getByRole('combobox', { name: /^Delivery/ }).selectOption({ label: 'Collection in store' })
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByRole('region', { name: /^SO-/ }).getByText('Confirmed', { exact: true }).first()).toBeVisible()
  await page.getByRole('tab', { name: 'Progress' }).click()
  await page.getByRole('button', { name: 'Deliver', exact: true }).click()
  const delivery = page.getByRole('region', { name: /^#\d+$|^DN-/ })
  await expect(delivery.getByRole('button', { name: 'Hand over' })).toBeVisible()
  await expect(delivery.getByRole('button', { name: 'Dispatch' })).toBeHidden()
  await delivery.getByRole('button', { name: 'Release for picking' }).click()
  await delivery.getByRole('tab', { name: 'Picking' }).click()
  await delivery.getByRole('button', { name: /^Pick remaining 1: .*Desk lamp$/ }).click()
  await expect(delivery.getByText('1 of 1 pieces')).toBeVisible()
  await delivery.getByRole('button', { name: 'Confirm pick' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm pick' }).click()
  await delivery.getByRole('button', { name: 'Mark as ready' }).click()
  await delivery.getByRole('tab', { name: 'Document' }).click()
  await expect(delivery.getByText('Ready since').first()).toBeVisible()
  await expectAccessible(page, 'a delivery that is ready to be collected')

  await page.goto('/sales/delivery-dashboard/')
  const waiting = page.getByRole('table', { name: 'Waiting for collection' })
  await expect(waiting).toContainText('Nora Whitfield')
  await expectAccessible(page, 'the delivery dashboard with collections')
  await waiting.getByRole('link').click()
  await delivery.getByRole('button', { name: 'Hand over' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Received by').fill('Nora Whitfield')
  await dialog.getByLabel(/^Document shown/).fill('ID 1234')
  await expectAccessible(page, 'handing over what is collected')
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await expect(delivery.getByText('Delivered', { exact: true }).first()).toBeVisible()
  await expect(delivery).toContainText('ID 1234')
})
