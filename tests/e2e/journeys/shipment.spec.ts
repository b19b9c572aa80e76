import { createProduct } from '../../support/products.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const today = new Date().toISOString().slice(0, 10)
const inWeeks = (weeks: number) => new Date(Date.now() + weeks * 7 * 86_400_000).toISOString().slice(0, 10)

test('an order is filled from a file, sent, revised and shipped; its dates follow the milestones', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId, storeId } = shop
  await createProduct(direct.database, companyId, { code: 'TENT', name: 'Dome tent' })
  await direct.query(
    `insert into procure.supplier (company_id, code, name, standing, lead_time_days, production_days)
     values ($1, 'ACME', 'Acme Outdoor', 'approved', 60, 20)`,
    [companyId],
  )
  await direct.query(
    `insert into procure.shipping_port (company_id, code, name) values ($1, 'CNNGB', 'Ningbo'), ($1, 'GBFXT', 'Felixstowe')`,
    [companyId],
  )
  const may = (name: string, ...events: string[]) => events.map((event) => `${name}:${event}`)
  const buyer = await shop.add({
    may: [
      ...may('purchase-orders', 'view', 'create', 'edit', 'submit', 'send'),
      ...may('freight', 'view', 'create', 'edit', 'track'),
      'product:cost_view',
    ],
    firstName: 'Bea',
    lastName: 'Buyer',
  })
  await signIn(buyer)
  await page.goto('/procure/purchase-orders/')
  await page.getByRole('button', { name: 'New purchase order' }).first().click()
  const form = page.getByRole('region', { name: 'New purchase order' })
  await form.getByRole('combobox', { name: /^Supplier/ }).fill('acme')
  await page.getByRole('option', { name: /Acme Outdoor/ }).click()
  await form
    .getByLabel(/^Due date/)
    .first()
    .fill(inWeeks(10))
  await form.getByRole('button', { name: 'Import lines' }).first().click()
  const importing = page.getByRole('dialog', { name: 'Import lines' })
  const file = (...rows: string[]) => ({
    name: 'lines.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['SKU;Qty;Unit price', ...rows].join('\n')),
  })
  await importing.locator('input[type=file]').setInputFiles(file('NONE;2;3', 'TENT;many;4'))
  await expect(importing.getByRole('table', { name: 'Row errors' }).getByRole('row')).toHaveCount(3)
  await expectAccessible(page, 'row errors of lines')
  await importing.locator('input[type=file]').setInputFiles(file('TENT;24;12.50'))
  await expect(form.getByRole('textbox', { name: /^Quantity ?, line 1$/ })).toHaveValue('24')
  await form.getByRole('button', { name: 'Submit' }).click()
  const order = page.getByRole('region', { name: /^PO-\d{4}-00001$/ })
  await order.getByRole('button', { name: 'Mark as sent' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click()
  await expect(order.getByText('Ordered', { exact: true }).first()).toBeVisible()

  await order.getByRole('button', { name: 'Revise' }).click()
  const asked = page.getByRole('dialog')
  await asked.getByRole('textbox', { name: /^Reason/ }).fill('Fewer tents')
  await asked.getByRole('button', { name: 'Revise' }).click()
  await order.getByRole('textbox', { name: /^Quantity ?, line 1$/ }).fill('12')
  await order.getByRole('button', { name: 'Submit' }).click()
  await order.getByRole('button', { name: 'Mark as sent' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click()
  await order.getByRole('tab', { name: 'Revisions' }).click()
  await expect(order.getByRole('table', { name: 'Revision 1' })).toContainText('24 → 12')
  await expectAccessible(page, 'the revisions of an order')
  await page.getByRole('button', { name: 'Print' }).click()
  await page.getByRole('button', { name: /^E-mail/ }).click()
  await expect(page.getByRole('dialog')).toContainText('E-mail is not configured.')
  await page.getByRole('button', { name: 'Close', exact: true }).click()

  await page.goto('/procure/freight/')
  await page.getByRole('button', { name: 'New shipment' }).first().click()
  const planned = page.getByRole('region', { name: 'New shipment' })
  for (const [label, word] of [
    [/^From port/, 'Ningbo'],
    [/^To port/, 'Felixstowe'],
  ] as const) {
    await planned.getByRole('combobox', { name: label }).fill(word)
    await page.getByRole('option', { name: new RegExp(word) }).click()
  }
  await planned.getByRole('button', { name: 'Add a line' }).click()
  await planned.getByRole('combobox', { name: /^Purchase order.*line 1/ }).fill('PO-')
  await page.getByRole('option', { name: /PO-/ }).click()
  await planned.getByRole('button', { name: 'Book' }).click()
  const shipment = page.getByRole('region', { name: /^SHP-\d{4}-00001$/ })
  await shipment.getByRole('tab', { name: 'Schedule' }).click()
  await expect(shipment).toContainText('No route between these ports is known.')
  await shipment.getByRole('tab', { name: 'Document' }).click()
  await shipment.getByRole('button', { name: 'Reschedule' }).click()
  await page
    .getByRole('dialog')
    .getByLabel(/^Arrival/)
    .fill(inWeeks(5))
  await page.getByRole('dialog').getByRole('button', { name: 'Reschedule' }).click()
  await shipment.getByRole('button', { name: 'Record departure' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Record departure' }).click()
  await expect(shipment.getByText('Departed', { exact: true }).first()).toBeVisible()
  const [row] = await direct.query<{ atd: string; store: number }>(
    'select atd::text, store_id::integer as store from purchase.shipment where company_id = $1',
    [companyId],
  )
  expect(row).toEqual({ atd: today, store: storeId })
  await shipment.getByRole('tab', { name: 'Schedule' }).click()
  await expect(shipment.getByRole('table', { name: 'Schedule' }).getByRole('row')).toHaveCount(6)
  await expectAccessible(page, 'the schedule of a shipment')
})
