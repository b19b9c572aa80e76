import { addTill, createGoods } from '../../support/till.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const today = new Date().toISOString().slice(0, 10)

test('an order waits for its deposit, which is received from it, confirms it and settles its invoice', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId, storeId, owner } = shop
  await addTill(direct.query, { companyId, storeId })
  const db = { app: { db: direct.database } }
  const { variantId } = await createGoods(
    db,
    { companyId, storeId },
    { code: 'LAMP', name: 'Desk lamp', price: 3000, unitCost: '12.00' },
  )
  const token = await direct.token(owner.login)
  type Saved = { readonly id: number; readonly version: number }
  const { id: customerId } = await direct.call<Saved>(token, 'POST', '/crm/customers', {
    code: 'ASTORIA',
    name: 'Hotel Astoria',
    kind: 'company',
  })
  await direct.call(token, 'POST', '/sales/orders', {
    uid: crypto.randomUUID(),
    customerId,
    storeId,
    orderedOn: today,
    lines: [{ variantId, quantity: 4 }],
  })
  await signIn(owner)

  await page.goto('/sales/orders/')
  await page
    .getByRole('gridcell', { name: /Hotel Astoria/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: /^Deposit \(percentage\)/ }).fill('25')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  const order = page.getByRole('region', { name: /^SO-\d{4}-00001$/ })
  await expect(order.getByText('On hold', { exact: true }).first()).toBeVisible()
  await expect(order).toContainText('Deposit not paid')
  await order.getByRole('tab', { name: 'Progress' }).click()
  await expect(order).toContainText('£0.00 of £30.00 paid')
  await expectAccessible(page, 'an order that waits for its deposit')
  await order.getByRole('button', { name: 'Receive deposit' }).click()

  const draft = page.getByRole('region', { name: /^#\d+$/ })
  await expect(draft.getByRole('textbox', { name: /^Received amount/ })).toHaveValue('30.00')
  await expect(draft.getByRole('combobox', { name: /^Sales order/ })).toHaveValue(/SO-\d{4}-00001/)
  await draft.getByRole('button', { name: 'Post' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Post' }).click()
  const receipt = page.getByRole('region', { name: /^RCV-\d{4}-00001$/ })
  await expect(receipt.getByText('Posted').first()).toBeVisible()
  await expectAccessible(page, 'a deposit')

  await page.goto('/sales/orders/?status=confirmed')
  await page
    .getByRole('gridcell', { name: /Hotel Astoria/ })
    .first()
    .click()
  await order.getByRole('tab', { name: 'Progress' }).click()
  await order.getByRole('button', { name: 'Deliver', exact: true }).click()
  const parcel = page.getByRole('region', { name: /^#\d+$|^DN-/ })
  await parcel.getByRole('button', { name: 'Dispatch' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Dispatch' }).click()
  await expect(parcel.getByText('Dispatched', { exact: true }).first()).toBeVisible()
  await parcel.getByRole('button', { name: 'Invoice', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Invoice', exact: true }).click()
  await expect(parcel.getByText(/INV-\d{4}-00001/).first()).toBeVisible()
  await page.goto('/finance/invoices/')
  await page
    .getByRole('gridcell', { name: /Hotel Astoria/ })
    .first()
    .click()
  await page.getByRole('tab', { name: 'Payments' }).click()
  await expect(page.getByRole('region', { name: /^INV-/ })).toContainText('£90.00')
  await expect(page.getByRole('region', { name: /^INV-/ })).toContainText(/RCV-\d{4}-00002/)

  await page.goto('/sales/orders/?status=confirmed')
  await page
    .getByRole('gridcell', { name: /Hotel Astoria/ })
    .first()
    .click()
  await order.getByRole('tab', { name: 'Progress' }).click()
  await expect(order).toContainText('£30.00 for invoices, £0.00 left')
  await expectAccessible(page, 'the progress of an order with a deposit')
})
