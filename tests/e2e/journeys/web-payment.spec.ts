import { addTill, createGoods } from '../../support/till.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('a web order is paid by link, is cancelled, and its money is refunded in part', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId, storeId, owner } = shop
  await addTill(direct.query, { companyId, storeId })
  const db = { app: { db: direct.database } }
  const { sku } = await createGoods(db, { companyId, storeId }, { name: 'Desk lamp', price: 3000, unitCost: '12.00' })
  const token = await direct.token(owner.login)
  await direct.query(`insert into payments.card_provider (company_id, provider) values ($1, 'simulator')`, [companyId])
  const placed = await direct.call<{ readonly number: string }>(token, 'POST', '/webcheckout/orders', {
    reference: 'WEB-8',
    storeId,
    customer: { email: 'nora@example.com', name: 'Nora Whitfield' },
    currency: 'GBP',
    grossMinor: 6000,
    lines: [{ sku, quantity: 2, unitPriceMinor: 3000 }],
  })
  const { path } = await direct.call<{ readonly path: string }>(
    token,
    'POST',
    '/webcheckout/orders/WEB-8/payment-link',
    {},
  )

  await page.goto(path)
  await page.getByRole('button', { name: 'Pay £60.00' }).click()
  await page.getByRole('button', { name: 'Approve payment' }).click()
  await expect(page.getByText('Paid. Thank you.')).toBeVisible()

  await signIn(owner)
  await page.goto('/sales/web-orders/')
  await expect(page.getByRole('row', { name: /WEB-8/ })).toContainText('Paid')
  await expectAccessible(page, 'web orders with their payment')
  await page.getByRole('link', { name: placed.number }).click()
  const order = page.getByRole('region', { name: placed.number })
  await order.getByRole('tab', { name: 'Progress' }).click()
  await expect(order).toContainText('£60.00 paid')
  await expect(order.getByRole('table', { name: 'Online payments' })).toContainText('Captured')
  await expectAccessible(page, 'the progress of an order that was paid online')
  await order.getByRole('tab', { name: 'Document' }).click()
  await order.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('One lamp is broken')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(order.getByText('Cancelled', { exact: true }).first()).toBeVisible()

  await order.getByRole('tab', { name: 'Progress' }).click()
  await order.getByRole('table', { name: 'Online payments' }).getByRole('link').click()
  await page.getByRole('button', { name: 'Refund' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount').last().fill('25')
  await dialog.getByLabel('Reason').fill('One lamp is broken')
  await dialog.getByRole('button', { name: 'Refund' }).last().click()
  await expect(page.getByRole('table', { name: 'Refunds' })).toContainText('£25.00')
  await page.goto('/sales/web-orders/')
  await expect(page.getByRole('row', { name: /WEB-8/ })).toContainText('Partially refunded')
})
