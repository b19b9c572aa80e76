import { choose } from '../support/choose.ts'
import { createProduct } from '../../support/products.ts'
import { scan } from '../support/scanner.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('a container is planned, followed and received on a handheld while the network goes; one carton is short, one lamp damaged', async ({
  page,
  shop,
  direct,
  signIn,
  otherBrowser,
}) => {
  const { companyId, storeId } = shop
  await createProduct(direct.database, companyId, { code: 'TENT', name: 'Dome tent' })
  await createProduct(direct.database, companyId, { code: 'LAMP', name: 'Camping lamp' })
  await direct.query(
    `insert into inventory.location (company_id, store_id, code, name, kind, is_damaged) values ($1, $2, 'BROKEN', 'Broken', 'staging', true)`,
    [companyId, storeId],
  )
  await direct.query(`insert into procure.supplier (company_id, code, name) values ($1, 'ACME', 'Acme Outdoor')`, [
    companyId,
  ])
  await signIn(shop.owner)
  await page.goto('/wms/containersearch/')
  const finder = page.getByRole('textbox', { name: 'Check a container number' })
  await finder.fill('msku 123456-4')
  await expect(page.getByText('The check digit should be 5.')).toBeVisible()
  await finder.fill('msku 123456-5')
  await expect(page.getByText('The check digit is valid.')).toBeVisible()

  await page.goto('/wms/containersearch/?open=new')
  const form = page.getByRole('region', { name: 'New container' })
  await form.getByRole('combobox', { name: /^Supplier/ }).fill('acme')
  await page.getByRole('option', { name: /Acme Outdoor/ }).click()
  await form.getByRole('combobox', { name: /^Type/ }).selectOption({ label: '40 ft high cube' })
  await form.getByRole('textbox', { name: /^Container number/ }).fill('MSKU1234564')
  await form.getByRole('textbox', { name: /^Seal/ }).fill('SL-100')
  await scan(page, ['TENT'])
  await expect(form.getByRole('textbox', { name: /^Quantity ?, line 1$/ })).toHaveValue('1')
  await scan(page, ['LAMP'])
  await form.getByRole('textbox', { name: /^Quantity ?, line 1$/ }).fill('48')
  await form.getByRole('textbox', { name: /^Cartons ?, line 1$/ }).fill('2')
  await form.getByRole('textbox', { name: /^Per carton ?, line 1$/ }).fill('24')
  await form.getByRole('textbox', { name: /^Unit cost ?, line 1$/ }).fill('12.50')
  await form.getByRole('textbox', { name: /^Quantity ?, line 2$/ }).fill('3')
  await form.getByRole('textbox', { name: /^Unit cost ?, line 2$/ }).fill('4')
  await form.getByRole('button', { name: 'Save draft' }).click()
  await expect(form.getByRole('textbox', { name: /^Container number/ })).toHaveAccessibleDescription(/should be 5/)
  await form.getByRole('textbox', { name: /^Container number/ }).fill('MSKU1234565')
  await expectAccessible(page, 'a new container')
  // The first step of one that was never saved saves it, and asks then.
  await form.getByRole('button', { name: 'Mark as booked' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName(/^Mark as booked: MSKU1234565 · #\d+$/)
  await dialog.getByRole('textbox', { name: /^Note/ }).fill('By phone')
  await expectAccessible(page, 'a new container that is booked at once')
  await expect(dialog.getByRole('textbox', { name: /^Note/ })).toHaveValue('By phone')
  await dialog.getByRole('button', { name: 'Mark as booked' }).click()
  const box = page.getByRole('region', { name: /^MSKU1234565 · CTN-\d{4}-00001$/ })
  await box.getByRole('button', { name: 'Change ETA' }).click()
  await dialog.getByLabel(/^Arrival/).fill('2026-12-24')
  await dialog.getByRole('button', { name: 'Change ETA' }).click()
  await expect(dialog).toBeHidden()
  await box.getByRole('button', { name: 'Skip to milestone' }).click()
  await dialog.getByRole('combobox', { name: /^Current milestone/ }).selectOption({ label: 'Gated in' })
  await expectAccessible(page, 'a container that is somewhere else by now')
  await dialog.getByRole('button', { name: 'Skip to milestone' }).click()
  await box.getByRole('button', { name: 'Start unloading' }).click()
  await dialog.getByRole('button', { name: 'Start unloading' }).click()
  await expect(box.getByText('Unloading', { exact: true }).first()).toBeVisible()
  await box.getByRole('tab', { name: 'Milestones' }).click()
  await expect(box.getByRole('row', { name: /Booked/ })).toContainText('By phone')
  await expect(box.getByRole('row', { name: /ETA changed/ })).toContainText('24 Dec 2026')
  await expectAccessible(page, 'the milestones of a container')

  const handheld = await otherBrowser()
  await handheld.setViewportSize({ width: 360, height: 740 })
  await signIn(shop.owner, handheld.context())
  await handheld.goto('/wms/mannualrecincontainer/?open=new')
  await handheld.getByRole('button', { name: /MSKU1234565/ }).click()
  const seal = handheld.getByRole('textbox', { name: 'Seal number' })
  await expect(seal).toBeFocused()
  await seal.fill('SL-999')
  await seal.press('Enter')
  await expect(handheld.getByText('The seal number does not match.')).toBeVisible()
  await expectAccessible(handheld, 'a container with another seal')
  await handheld.getByRole('textbox', { name: 'Seal discrepancy' }).fill('Cut at customs')
  await handheld.getByRole('button', { name: 'Start counting' }).click()
  const receipt = handheld.getByRole('region', { name: /MSKU1234565/ })
  await receipt.getByRole('button', { name: 'Count cartons: Dome tent' }).click()
  const cartons = receipt.getByRole('form', { name: 'Count cartons: Dome tent' })
  await cartons.getByRole('textbox', { name: 'Cartons', exact: true }).fill('1')
  await cartons.getByRole('textbox', { name: 'Loose' }).fill('3')
  await expect(cartons.getByRole('status')).toHaveText('1 × 24 + 3 = 27')
  await expectAccessible(handheld, 'counting cartons')
  await cartons.getByRole('button', { name: 'Count 27' }).click()
  await cartons.getByRole('button', { name: 'Close' }).click()
  await expect(receipt.getByText('27 of 51 pieces')).toBeVisible()
  await handheld.context().setOffline(true)
  await scan(handheld, ['LAMP', 'LAMP'])
  await expect(receipt.getByText(/2 waiting/)).toBeVisible()
  await choose(receipt, 'Damaged')
  await scan(handheld, ['LAMP'])
  await expect(receipt.getByText(/3 waiting/)).toBeVisible()
  await handheld.context().setOffline(false)
  await expect(receipt.getByText('30 of 51 pieces')).toBeVisible({ timeout: 20_000 })
  await expectAccessible(handheld, 'a container being counted')
  await receipt.getByRole('button', { name: 'Finish receiving' }).click()
  await handheld.getByRole('dialog').getByRole('button', { name: 'Finish receiving' }).click()
  await expect(receipt.getByText('Closed', { exact: true })).toBeVisible()
  await expect(receipt.getByRole('row', { name: /Dome tent/ })).toContainText('Short by 21')
  await expectAccessible(handheld, 'a container that was received')
  const pools = await direct.query<{ count: number; value: number }>(
    'select owned_quantity::int as count, value_minor::int as value from inventory.stock_pool where company_id = $1 and on_hand > 0 order by variant_id',
    [companyId],
  )
  expect(pools).toEqual([
    { count: 27, value: 33_750 },
    { count: 2, value: 800 },
  ])
  const found = await direct.query<{ kind: string }>(
    'select kind from inventory.discrepancy where company_id = $1 order by kind',
    [companyId],
  )
  expect(found.map(({ kind }) => kind)).toEqual(['damaged', 'seal', 'short'])
})
