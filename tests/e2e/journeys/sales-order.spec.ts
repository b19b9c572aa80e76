import { addTill, createGoods } from '../../support/till.ts'
import { scan } from '../support/scanner.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('a quote becomes an order that is held for credit, released, delivered in part, invoiced, and partly returned', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId, storeId } = shop
  await addTill(direct.query, { companyId, storeId })
  const db = { app: { db: direct.database } }
  await createGoods(db, { companyId, storeId }, { code: 'LAMP', name: 'Desk lamp', price: 3000, unitCost: '12.00' })
  await direct.query(
    `insert into crm.customer (company_id, code, name, kind, credit_limit_minor) values ($1, 'ASTORIA', 'Hotel Astoria', 'company', 10000)`,
    [companyId],
  )
  await signIn(shop.owner)

  // Twelve lamps are offered at a discount.
  await page.goto('/sales/quotes/')
  await page.getByRole('button', { name: 'New quote' }).first().click()
  const form = page.getByRole('region', { name: 'New quote' })
  await form
    .getByRole('combobox', { name: /^Customer/ })
    .first()
    .fill('astoria')
  await page.getByRole('option', { name: /Hotel Astoria/ }).click()
  await scan(page, ['LAMP'])
  await form.getByRole('textbox', { name: /^Quantity ?, line 1$/ }).fill('12')
  await form.getByRole('textbox', { name: /^Discount.*line 1$/ }).fill('10')
  await form.getByRole('button', { name: 'Mark as sent' }).click()
  const offer = page.getByRole('region', { name: /^QT-\d{4}-00001$/ })
  await expect(offer.getByText('Sent', { exact: true }).first()).toBeVisible()
  await expectAccessible(page, 'a quote')
  await offer.getByRole('tab', { name: 'Prices' }).click()
  const why = offer.getByText('Why £30.00?')
  await why.press('Enter')
  await expect(offer.getByText('Price of the price list', { exact: true })).toBeVisible()
  await expect(offer.getByText('Less 10% discount of the line')).toBeVisible()
  await expectAccessible(page, 'why a price is what it is')
  await offer.getByRole('tab', { name: 'Document' }).click()
  await offer.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  await expect(offer.getByText('Accepted', { exact: true }).first()).toBeVisible()

  // The customer may owe 100.00; the order of 324.00 is held and released.
  await page.goto('/sales/orders/')
  await page
    .getByRole('gridcell', { name: /Hotel Astoria/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  const order = page.getByRole('region', { name: /^SO-\d{4}-00001$/ })
  await expect(order.getByText('On hold', { exact: true }).first()).toBeVisible()
  await expect(order).toContainText('224.00')
  await order.getByRole('tab', { name: 'Prices' }).click()
  await order.getByText('Why £30.00?').click()
  await expect(order.getByText(/^Price of quote QT-\d{4}-00001$/)).toBeVisible()
  await order.getByRole('tab', { name: 'Document' }).click()
  await order.getByRole('button', { name: 'Release' }).click()
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Reason/ })
    .fill('Paid by phone')
  await page.getByRole('dialog').getByRole('button', { name: 'Release' }).click()
  await expect(order.getByText('Confirmed', { exact: true }).first()).toBeVisible()

  // Ten are in stock: the rest is back-order.
  await order.getByRole('tab', { name: 'Progress' }).click()
  await expect(order.getByRole('table', { name: 'Progress' })).toContainText('2 on back-order')
  await expectAccessible(page, 'the progress of an order')
  await order.getByRole('button', { name: 'Deliver', exact: true }).click()
  const parcel = page.getByRole('region', { name: /^#\d+$|^DN-/ })
  await expect(parcel.getByRole('textbox', { name: /^Quantity ?, line 1$/ })).toHaveValue('10')
  await parcel.getByRole('textbox', { name: /^Quantity ?, line 1$/ }).fill('13')
  await parcel.getByRole('button', { name: 'Dispatch' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Dispatch' }).click()
  await expect(parcel.getByText('12 can be delivered.').first()).toBeVisible()
  await parcel.getByRole('textbox', { name: /^Quantity ?, line 1$/ }).fill('4')
  await parcel.getByRole('button', { name: 'Dispatch' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Dispatch' }).click()
  await expect(parcel.getByText('Dispatched', { exact: true }).first()).toBeVisible()
  await parcel.getByRole('button', { name: 'Invoice', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Invoice', exact: true }).click()
  await expect(parcel.getByText(/INV-\d{4}-00001/).first()).toBeVisible()
  await expectAccessible(page, 'an invoiced delivery')

  // One comes back and is credited.
  await page.goto('/sales/returns/')
  await page.getByRole('button', { name: 'New sales return' }).first().click()
  const back = page.getByRole('region', { name: 'New sales return' })
  await back
    .getByRole('combobox', { name: /^Delivery/ })
    .first()
    .fill('DN')
  await page.getByRole('option', { name: /DN-\d{4}-00001/ }).click()
  await back.getByRole('textbox', { name: /^Reason/ }).fill('Wrong colour')
  await scan(page, ['LAMP'])
  await expect(back.getByRole('textbox', { name: /^Quantity ?, line 1$/ })).toHaveValue('1')
  await back.getByRole('button', { name: 'Receive' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Receive' }).click()
  const returned = page.getByRole('region', { name: /^RN-\d{4}-00001$/ })
  await expect(returned.getByText('Received', { exact: true }).first()).toBeVisible()
  await returned.getByRole('button', { name: 'Create credit note' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Create credit note' }).click()
  await expect(returned.getByText('Credited', { exact: true }).first()).toBeVisible()

  await page.goto('/sales/delivery-dashboard/')
  const due = page.getByRole('table', { name: 'Due first' })
  await expect(due).toContainText('Hotel Astoria')
  await expect(due).toContainText('Partly in stock')
  await expectAccessible(page, 'the delivery dashboard')

  // The next order of the customer begins as the last one.
  await page.goto('/sales/orders/')
  await page
    .getByText(/SO-\d{4}-00001/)
    .first()
    .click()
  await page.getByRole('button', { name: 'Duplicate' }).click()
  const next = page.getByRole('region', { name: 'New sales order' })
  await expect(next.getByRole('combobox', { name: /^Customer/ }).first()).toHaveValue(/Hotel Astoria/)
  await expect(next.getByRole('textbox', { name: /^Quantity ?, line 1$/ })).not.toHaveValue('')
  await next.getByRole('button', { name: 'Save draft' }).click()
  await expect(
    page
      .getByRole('region', { name: /^SO-\d{4}-00002$/ })
      .or(page.getByText('saved', { exact: false }))
      .first(),
  ).toBeVisible()
})

test('a quote is sold at the till at its prices, with notes, and knows its receipt', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId, storeId } = shop
  await addTill(direct.query, { companyId, storeId })
  const db = { app: { db: direct.database } }
  await createGoods(db, { companyId, storeId }, { code: 'LAMP', name: 'Desk lamp', price: 3000, unitCost: '12.00' })
  await direct.query(
    `insert into crm.customer (company_id, code, name, kind) values ($1, 'ASTORIA', 'Hotel Astoria', 'company')`,
    [companyId],
  )
  await signIn(shop.owner)
  await page.goto('/sales/quotes/')
  await page.getByRole('button', { name: 'New quote' }).first().click()
  const form = page.getByRole('region', { name: 'New quote' })
  await form
    .getByRole('combobox', { name: /^Customer/ })
    .first()
    .fill('astoria')
  await page.getByRole('option', { name: /Hotel Astoria/ }).click()
  await scan(page, ['LAMP'])
  await form.getByRole('textbox', { name: /^Quantity ?, line 1$/ }).fill('2')
  await form.getByRole('textbox', { name: /^Discount.*line 1$/ }).fill('10')
  await form.getByRole('button', { name: 'Mark as sent' }).click()
  await page.getByRole('tab', { name: 'Till' }).click()
  await expectAccessible(page, 'a quote that the till can sell')
  await page.getByRole('button', { name: 'Sell at the till' }).click()

  await page.getByRole('textbox', { name: 'Float' }).fill('100')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Pay £54\.00/ })).toBeVisible()
  await expect(page.getByText(/^Quote QT-\d{4}-00001$/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Note on the receipt' }).fill('Collected on Friday')
  await page.keyboard.press('F6')
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Gift wrapped')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Cart' })).toContainText('Gift wrapped')
  await expectAccessible(page, 'a cart of a quote with notes')
  await page.keyboard.press('F10')
  await expect(page.getByText('Receipt T1-000001')).toBeVisible()

  await page.goto('/pos/till-receipts/')
  await page.getByText('T1-000001').first().click()
  await expect(page.getByText('Collected on Friday')).toBeVisible()
  await expectAccessible(page, 'a receipt with notes')
  await page.goto('/sales/quotes/')
  await page
    .getByText(/QT-\d{4}-00001/)
    .first()
    .click()
  await page.getByRole('tab', { name: 'Till' }).click()
  await expect(page.getByText('Sold with receipt T1-000001.')).toBeVisible()
})
