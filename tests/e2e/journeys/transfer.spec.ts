import { createProduct } from '../../support/products.ts'
import { post } from '../../support/stock.ts'
import { transferPermissions } from '../../support/transfers.ts'
import { scan } from '../support/scanner.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('a transfer is asked for by scan, approved by somebody else, released, picked and sent', async ({
  page,
  shop,
  direct,
  signIn,
  otherBrowser,
}) => {
  const { companyId, storeId } = shop
  const { variantIds } = await createProduct(direct.database, companyId, { code: 'TENT', name: 'Dome tent' })
  const [variantId = 0] = variantIds
  const lines = [{ kind: 'opening' as const, variantId, quantity: 8, unitCost: '40' }]
  await post(direct.database, companyId, { storeId, lines })
  await shop.addStore('Harbour')
  const [source] = await direct.query<{ name: string }>('select name from erp.store where id = $1', [storeId])
  const clerk = await shop.add({ may: transferPermissions.ask, firstName: 'Cara', lastName: 'Clerk' })
  await signIn(clerk)
  await page.goto('/wms/createito/?open=new')
  const form = page.getByRole('region', { name: 'New transfer' })
  await form.getByRole('combobox', { name: /^From/ }).fill(source?.name ?? '')
  await page
    .getByRole('option', { name: new RegExp(source?.name ?? '') })
    .first()
    .click()
  await form.getByRole('combobox', { name: /^To/ }).fill('Harbour')
  await page
    .getByRole('option', { name: /Harbour/ })
    .first()
    .click()
  await scan(page, ['TENT'])
  await expect(form.getByRole('textbox', { name: /^Quantity ?, line 1$/ })).toHaveValue('1')
  await form.getByRole('textbox', { name: /^Quantity ?, line 1$/ }).fill('3')
  await expectAccessible(page, 'a new transfer')
  await form.getByRole('button', { name: 'Submit' }).click()
  const requested = page.getByRole('region', { name: /^ITO-\d{4}-00001$/ })
  await expect(requested.getByText('Submitted', { exact: true }).first()).toBeVisible()

  const theirs = await otherBrowser()
  await signIn(shop.owner, theirs.context())
  await theirs.goto('/wms/manageito/')
  await expect(theirs.getByRole('grid')).toContainText('Submitted')
  await expectAccessible(theirs, 'transfers to decide about')
  await theirs
    .getByRole('grid')
    .getByText(/^ITO-\d{4}-00001$/)
    .first()
    .click()
  const managed = theirs.getByRole('region', { name: /^ITO-\d{4}-00001$/ })
  await managed.getByRole('button', { name: 'Approve' }).click()
  const dialog = theirs.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(managed.getByText('Approved', { exact: true }).first()).toBeVisible()
  await managed.getByRole('button', { name: 'Release' }).click()
  await expect(managed.getByText('In fulfilment', { exact: true }).first()).toBeVisible()
  await managed.getByRole('tab', { name: 'Shipments' }).click()
  await expect(managed.getByRole('link', { name: /^SHP-/ })).toBeVisible()
  await expectAccessible(theirs, 'shipments of a transfer')
  await managed.getByRole('link', { name: /^SHP-/ }).click()
  const shipment = theirs.getByRole('region', { name: /^SHP-\d{4}-00001$/ })
  await shipment.getByRole('button', { name: 'Confirm pick' }).click()
  await dialog.getByRole('button', { name: 'Confirm pick' }).click()
  await shipment.getByRole('button', { name: 'Dispatch' }).click()
  await dialog.getByRole('textbox', { name: 'Vehicle' }).fill('LV21 ABC')
  await dialog.getByRole('button', { name: 'Dispatch' }).click()
  await expect(shipment.getByText('LV21 ABC')).toBeVisible()
  await shipment.getByRole('button', { name: 'Print' }).click()
  const [note] = await Promise.all([
    theirs.waitForEvent('download'),
    theirs.getByRole('button', { name: 'Dispatch note, in English' }).click(),
  ])
  expect(note.suggestedFilename()).toMatch(/^Dispatch note SHP-\d{4}-00001\.pdf$/)
})
