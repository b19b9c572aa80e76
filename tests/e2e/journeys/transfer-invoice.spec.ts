import { choose } from '../support/choose.ts'
import { createProduct } from '../../support/products.ts'
import { expect, expectAccessible, test } from '../support/test.ts'
import { sendShipment } from '../support/transfers.ts'

test('what arrived is invoiced, approved by another person, posted, disputed and re-initiated', async ({
  page,
  shop,
  direct,
  signIn,
  otherBrowser,
}) => {
  const { variantIds } = await createProduct(direct.database, shop.companyId, { code: 'TENT', name: 'Dome tent' })
  const [variantId = 0] = variantIds
  const toStoreId = await shop.addStore('Harbour')
  const pages = ['manageito', 'transfershipments', 'itoinvoice', 'reInitiateInvoice']
  const other = await shop.add({ may: pages.flatMap(allOf), firstName: 'Otto', lastName: 'Other' })
  await sendShipment(direct, shop, other, { toStoreId, lines: [{ variantId, quantity: 3 }] })
  await signIn(shop.owner)
  await page.goto('/wms/manageito/')
  await page
    .getByRole('grid')
    .getByText(/^ITO-\d{4}-00001$/)
    .first()
    .click()
  const transfer = page.getByRole('region', { name: /^ITO-/ })
  await transfer.getByRole('tab', { name: 'Invoices' }).click()
  await transfer.getByRole('button', { name: 'Create invoice' }).click()
  await expect(page.getByText(/There is nothing to invoice/)).toBeVisible()
  await choose(transfer, 'Shipped')
  await transfer.getByRole('button', { name: 'Create invoice' }).click()
  const draft = page.getByRole('region', { name: /^#\d+$/ })
  await expect(draft.getByRole('table', { name: 'Lines' })).toContainText('Dome tent')
  await draft.getByRole('button', { name: 'Submit' }).click()
  const invoice = page.getByRole('region', { name: /^ITI-\d{4}-00001$/ })
  await expect(invoice.getByText('Submitted', { exact: true }).first()).toBeVisible()
  await invoice.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('alert')).toBeVisible()

  const theirs = await otherBrowser()
  await signIn(other, theirs.context())
  await theirs.goto(page.url())
  const seen = theirs.getByRole('region', { name: /^ITI-\d{4}-00001$/ })
  await seen.getByRole('button', { name: 'Approve' }).click()
  await expect(seen.getByText('Approved', { exact: true }).first()).toBeVisible()
  await seen.getByRole('button', { name: 'Post' }).click()
  await expect(seen.getByText('Posted', { exact: true }).first()).toBeVisible()
  await expectAccessible(theirs, 'a transfer invoice')
  await seen.getByRole('button', { name: 'Print' }).click()
  const [file] = await Promise.all([
    theirs.waitForEvent('download'),
    theirs.getByRole('button', { name: 'Transfer invoice, in Arabic' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/ITI-\d{4}-00001\.pdf$/)
  await seen.getByRole('button', { name: 'Dispute' }).click()
  const requested = theirs.getByRole('dialog')
  await requested.getByRole('textbox', { name: 'Reason' }).fill('One came broken')
  await requested.getByRole('button', { name: 'Dispute' }).click()
  await expect(seen.getByText('Disputed', { exact: true }).first()).toBeVisible()

  await theirs.goto('/wms/reInitiateInvoice/')
  await theirs
    .getByRole('grid')
    .getByText(/^ITI-\d{4}-00001$/)
    .first()
    .click()
  await seen.getByRole('tab', { name: 'Difference' }).click()
  await expect(seen.getByText('This invoice matches the amount due.')).toBeVisible()
  await expectAccessible(theirs, 'an invoice beside what is due')
  await seen.getByRole('tab', { name: 'Document' }).click()
  await seen.getByRole('button', { name: 'Re-initiate', exact: true }).click()
  await requested.getByRole('combobox', { name: 'New quantity basis' }).selectOption({ label: 'Shipped' })
  await requested.getByRole('button', { name: 'Re-initiate' }).click()
  await expect(seen.getByText('Credited', { exact: true }).first()).toBeVisible()
  await theirs.goto('/wms/itoinvoice/')
  await expect(theirs.getByRole('grid')).toContainText('Credited')
  await expect(theirs.getByRole('grid')).toContainText('Draft')
})

function allOf(page: string): string[] {
  return [
    'view',
    'approve',
    'release',
    'cancel',
    'close',
    'pick',
    'dispatch',
    'submit',
    'post',
    'dispute',
    'reinitiate',
  ].map((event) => `${page}:${event}`)
}
