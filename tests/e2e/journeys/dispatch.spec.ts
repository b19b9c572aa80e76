import { createProduct } from '../../support/products.ts'
import { post } from '../../support/stock.ts'
import { scan } from '../support/scanner.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('goods are scanned and dispatched as scrap, what is short is named on its line, and the dispatch is reversed', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId, storeId } = shop
  const { variantIds } = await createProduct(direct.database, companyId, { code: 'TENT', name: 'Dome tent' })
  const [variantId = 0] = variantIds
  await post(direct.database, companyId, {
    storeId,
    lines: [{ kind: 'opening', variantId, quantity: 4, unitCost: '25' }],
  })
  await direct.query(`insert into inventory.reason (company_id, code, name) values ($1, 'BROKEN', 'Breakage')`, [
    companyId,
  ])
  await signIn(shop.owner)
  await page.goto('/wms/mannualDispatchItems/')
  await page.getByRole('button', { name: 'New dispatch' }).first().click()
  const form = page.getByRole('region', { name: 'New dispatch' })
  await form.getByRole('combobox', { name: /^Purpose/ }).selectOption('Scrap')
  await form.getByRole('combobox', { name: /^Reason/ }).fill('break')
  await page.getByRole('option', { name: /Breakage/ }).click()
  const entry = form.getByRole('textbox', { name: 'Add by code' })
  await entry.fill('6*tent')
  await entry.press('Enter')
  await expectAccessible(page, 'a new dispatch')
  await form.getByRole('button', { name: 'Dispatch', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Dispatch' }).click()
  const refused = page.getByRole('alert')
  await expect(refused).toContainText(/Line 1, Dome tent.*: 6 required, 4 available\./)

  const draft = page.getByRole('region', { name: /^#\d+$/ })
  await page.getByRole('tab', { name: 'Locations' }).click()
  await expect(page.getByText('picked first')).toBeVisible()
  await expectAccessible(page, 'locations of a dispatch')
  await page.getByRole('tab', { name: 'Document' }).click()
  await draft.getByRole('textbox', { name: /^Quantity ?, line 1$/ }).fill('3')
  await draft.getByRole('button', { name: 'Dispatch', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Dispatch' }).click()
  const sent = page.getByRole('region', { name: /^DSP-\d{4}-00001$/ })
  await expect(sent.getByText('Dispatched', { exact: true }).first()).toBeVisible()
  await expectAccessible(page, 'a dispatch')
  await sent.getByRole('button', { name: 'Reverse' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reverse' }).click()
  await expect(sent.getByText('Reversed', { exact: true }).first()).toBeVisible()
})

test('goods that are kept by lot leave by the lot of their label, from where that lot lies', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId, storeId } = shop
  const { variantIds } = await createProduct(direct.database, companyId, { code: 'TEA', name: 'Green tea' })
  const [variantId = 0] = variantIds
  const [lot] = await direct.query<{ id: number }>(
    `with tea as (update procure.product set tracking = 'lot' where company_id = $1 and code = 'TEA'),
       code as (insert into procure.barcode (company_id, variant_id, code, kind, is_primary) values ($1, $2, '4006381333931', 'ean13', true))
     insert into inventory.stock_lot (company_id, variant_id, lot_no, expires_on) values ($1, $2, 'A7', '2027-03-31') returning id::int`,
    [companyId, variantId],
  )
  await direct.query(`insert into inventory.reason (company_id, code, name) values ($1, 'BROKEN', 'Breakage')`, [
    companyId,
  ])
  await post(direct.database, companyId, {
    storeId,
    lines: [{ kind: 'opening', variantId, quantity: 4, unitCost: '3', ...(lot && { lotId: lot.id }) }],
  })
  await signIn(shop.owner)
  await page.goto('/wms/mannualDispatchItems/?open=new')
  const form = page.getByRole('region', { name: 'New dispatch' })
  await form.getByRole('combobox', { name: /^Purpose/ }).selectOption('Scrap')
  await form.getByRole('combobox', { name: /^Reason/ }).fill('break')
  await page.getByRole('option', { name: /Breakage/ }).click()
  await scan(page, ['010400638133393110A8', '010400638133393110A7', '010400638133393110A7'], 300)
  await expect(form.getByRole('textbox', { name: /^Lot ?, line 2$/ })).toHaveValue('A7')
  await expect(form.getByRole('textbox', { name: /^Quantity ?, line 2$/ })).toHaveValue('2')
  await form.getByRole('button', { name: 'Dispatch', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Dispatch' }).click()
  await expect(page.getByRole('alert')).toContainText('These goods have no such lot or serial number.')
  const draft = page.getByRole('region', { name: /^#\d+$/ })
  await draft.getByRole('button', { name: 'Remove line 1' }).click()
  await draft.getByRole('button', { name: 'Dispatch', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Dispatch' }).click()
  const sent = page.getByRole('region', { name: /^DSP-\d{4}-00001$/ })
  await expect(sent.getByRole('table', { name: 'Lines' })).toContainText('A7')
  await expectAccessible(page, 'a dispatch by lot')
})
