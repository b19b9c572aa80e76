import { openBuying } from '../support/buying.ts'
import { choose } from '../support/choose.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('goods of an order abroad come in a container: it is counted, the order is received, and its cost is the order’s', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { companyId, storeId, owner } = shop
  await direct.query(
    `insert into inventory.location (company_id, store_id, code, name, kind, is_damaged) values ($1, $2, 'BROKEN', 'Broken', 'staging', true)`,
    [companyId, storeId],
  )
  const { goods, ordered } = await openBuying(direct, shop)
  const draft = await ordered(20, { currency: 'USD' })

  await signIn(owner)
  await page.goto(`/procure/purchase-orders/?open=${draft.id}&tab=items`)
  const order = page.getByRole('region', { name: /^PO-\d{4}-00001$/ })
  await order.getByRole('tab', { name: 'Receipts' }).click()
  await order.getByRole('button', { name: 'Add to container' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add to container' })
  await dialog.getByRole('combobox', { name: /^Type/ }).selectOption({ label: '40 ft high cube' })
  await dialog.getByRole('textbox', { name: /^Container number/ }).fill('MSKU1234564')
  await dialog.getByRole('button', { name: 'Add to container' }).click()
  await expect(dialog.getByRole('textbox', { name: /^Container number/ })).toHaveAccessibleDescription(/should be 5/)
  await dialog.getByRole('textbox', { name: /^Container number/ }).fill('MSKU1234565')
  await expectAccessible(page, 'an order that is added to a container')
  await dialog.getByRole('button', { name: 'Add to container' }).click()
  await expect(page.getByText(/MSKU1234565.* has the open goods of this order\./)).toBeVisible()
  const containers = order.getByRole('table', { name: 'Containers' })
  await expect(containers).toContainText('20')
  await expectAccessible(page, 'an order that comes in a container')

  await containers.getByRole('link', { name: /MSKU1234565/ }).click()
  const box = page.getByRole('region', { name: /^MSKU1234565/ })
  await expect(box.getByRole('textbox', { name: /^Purchase order ?, line 1$/ })).toHaveValue(/^PO-\d{4}-00001$/)
  await expectAccessible(page, 'a container with goods of an order')
  await box.getByRole('button', { name: 'Mark as booked' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as booked' }).click()
  await box.getByRole('button', { name: 'Skip to milestone' }).click()
  await page
    .getByRole('dialog')
    .getByRole('combobox', { name: /^Current milestone/ })
    .selectOption({ label: 'Gated in' })
  await page.getByRole('dialog').getByRole('button', { name: 'Skip to milestone' }).click()
  await box.getByRole('button', { name: 'Start unloading' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start unloading' }).click()
  await expect(box.getByText('Unloading', { exact: true }).first()).toBeVisible()

  await page.goto('/wms/mannualrecincontainer/?open=new')
  await page.getByRole('button', { name: /MSKU1234565/ }).click()
  const receipt = page.getByRole('region', { name: /MSKU1234565/ })
  const entry = receipt.getByRole('textbox', { name: 'Scan or type a code' })
  await entry.fill(`18*${goods.sku}`)
  await entry.press('Enter')
  await expect(receipt.getByText('18 of 20 pieces')).toBeVisible()
  await choose(receipt, 'Damaged')
  await entry.fill(goods.sku)
  await entry.press('Enter')
  await expect(receipt.getByText('19 of 20 pieces')).toBeVisible()
  await receipt.getByRole('button', { name: 'Finish receiving' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Finish receiving' }).click()
  await expect(receipt.getByText('Closed', { exact: true })).toBeVisible()

  await page.goto(`/procure/purchase-orders/?open=${draft.id}`)
  await order.getByRole('tab', { name: 'Receipts' }).click()
  const receipts = order.getByRole('table', { name: 'Receipts' })
  await expect(receipts.getByRole('row').nth(1)).toContainText(/MSKU1234565.*18.*1/)
  await expectAccessible(page, 'the receipts of an order that came in a container')
  await order.getByRole('tab', { name: 'Invoices' }).click()
  // 18 at USD 10.00 and 0.8.
  await expect(page.getByRole('table', { name: 'Cost of received goods' })).toContainText('£144.00')
})
