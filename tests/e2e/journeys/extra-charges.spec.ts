import { choose } from '../support/choose.ts'
import { createProduct } from '../../support/products.ts'
import { expect, expectAccessible, test } from '../support/test.ts'
import { sendShipment } from '../support/transfers.ts'

test('freight is added to a transfer, shown line by line before, approved by another person, and stands on its invoice', async ({
  page,
  shop,
  direct,
  signIn,
  otherBrowser,
}) => {
  const { companyId } = shop
  const products = [
    await createProduct(direct.database, companyId, { code: 'TENT', name: 'Dome tent' }),
    await createProduct(direct.database, companyId, { code: 'LAMP', name: 'Camp lamp' }),
  ]
  const [tent = 0, lamp = 0] = products.map(({ variantIds }) => variantIds[0] ?? 0)
  await direct.query('update procure.variant set gross_weight_grams = 3000 where company_id = $1 and id = $2', [
    companyId,
    tent,
  ])
  const toStoreId = await shop.addStore('Harbour')
  const pages = ['manageito', 'transfershipments', 'itoinvoice']
  const events = ['view', 'approve', 'release', 'charge', 'pick', 'dispatch', 'submit']
  const may = pages.flatMap((name) => events.map((event) => `${name}:${event}`))
  const other = await shop.add({ may, firstName: 'Otto', lastName: 'Other' })
  const lines = [
    { variantId: tent, quantity: 2 },
    { variantId: lamp, quantity: 4 },
  ]
  await sendShipment(direct, shop, other, { toStoreId, lines })
  await signIn(shop.owner)

  await page.goto('/wms/extracharges/')
  await expect(page.getByRole('heading', { name: 'Extra charges', level: 1 })).toBeVisible()
  await expect(page.getByRole('grid')).toContainText('Freight')
  await expectAccessible(page, 'charge types')

  await page.goto('/wms/manageito/')
  await page
    .getByRole('grid')
    .getByText(/^ITO-\d{4}-00001$/)
    .first()
    .click()
  const transfer = page.getByRole('region', { name: /^ITO-/ })
  await transfer.getByRole('tab', { name: 'Charges' }).click()
  await expect(transfer.getByText('No extra charges on this transfer.')).toBeVisible()
  await expectAccessible(page, 'a transfer without charges')
  await transfer.getByRole('button', { name: 'Add charge' }).click()
  const requested = page.getByRole('dialog', { name: 'New charge' })
  await requested.getByRole('button', { name: 'Save' }).click()
  await expect(requested.getByText('Choose a charge type.')).toBeVisible()
  await requested.getByRole('combobox', { name: 'Charge type' }).selectOption({ label: 'Freight' })
  await expect(requested.getByRole('combobox', { name: 'Allocation method' })).toHaveValue('weight')
  await requested.getByRole('textbox', { name: /^Amount/ }).fill('45.00')
  await requested.getByRole('combobox', { name: /^Treatment/ }).selectOption({ label: 'Recharge to destination' })
  await requested.getByRole('button', { name: 'Preview' }).click()
  await expect(requested.getByRole('alert')).toContainText('The weight of Camp lamp')
  await requested.getByRole('combobox', { name: 'Allocation method' }).selectOption({ label: 'Quantity' })
  await requested.getByRole('button', { name: 'Preview' }).click()
  const shares = requested.getByRole('table', { name: 'Allocation by line' })
  await expect(shares.getByRole('row', { name: /Dome tent/ })).toContainText('15.00')
  await expect(shares.getByRole('row', { name: /Camp lamp/ })).toContainText('30.00')
  await expectAccessible(page, 'a new charge with its shares')
  await requested.getByRole('button', { name: 'Save' }).click()
  const charges = transfer.getByRole('table', { name: 'Charges' })
  const freight = charges.getByRole('row', { name: /Freight/ }).first()
  await expect(freight).toContainText('Draft')
  await freight.getByRole('button', { name: 'Allocation by line: Freight' }).click()
  await expect(charges.getByRole('table', { name: 'Allocation by line' })).toContainText('30.00')
  await freight.getByRole('button', { name: 'Approve' }).focus()
  await expect(freight.getByRole('tooltip')).toContainText('Another user must approve it.')
  await expectAccessible(page, 'a charge that waits for approval')

  const theirs = await otherBrowser()
  await signIn(other, theirs.context())
  await theirs.goto(page.url())
  const seen = theirs.getByRole('region', { name: /^ITO-/ })
  await seen.getByRole('tab', { name: 'Charges' }).click()
  const waiting = seen.getByRole('table', { name: 'Charges' }).getByRole('row', { name: /Freight/ })
  await waiting.getByRole('button', { name: 'Approve' }).click()
  await expect(waiting).toContainText('Approved')
  await seen.getByRole('tab', { name: 'Invoices' }).click()
  await choose(seen, 'Shipped')
  await seen.getByRole('button', { name: 'Create invoice' }).click()
  const invoice = theirs.getByRole('region', { name: /^#\d+$/ })
  const counted = invoice.getByRole('table', { name: 'Lines' })
  await expect(counted).toContainText('15.00')
  await expect(counted).toContainText('30.00')
  await expectAccessible(theirs, 'an invoice with charges')

  await page.reload()
  await transfer.getByRole('tab', { name: 'Charges' }).click()
  await expect(freight.getByRole('link', { name: /^on #/ })).toBeVisible()
  await freight.getByRole('button', { name: 'Edit: Freight' }).click()
  const changed = page.getByRole('dialog', { name: 'Edit Freight' })
  await changed.getByRole('textbox', { name: /^Amount/ }).fill('50')
  await changed.getByRole('button', { name: 'Save' }).click()
  await expect(freight).toContainText('50.00')
  await expect(freight).toContainText('Draft')
})
