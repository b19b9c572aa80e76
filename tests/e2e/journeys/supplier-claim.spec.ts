import { openBuying } from '../support/buying.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('what was invoiced and not received, and above the price of the order, is claimed from the supplier and credited', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { call, goods, ordered, received, zeroTaxId } = await openBuying(direct, shop)
  const { variantId } = goods
  const { id } = await ordered(100)
  await received(id, 95)
  const bill = await call(`/poMaster/${id}/bill`, { reference: 'F-1' })
  const lines = [{ variantId, quantity: 100, unitPrice: '10.2', taxCodeId: await zeroTaxId() }]
  const changed = await call(`/accounts/supplier-invoices/${bill.id}`, { version: bill.version, lines }, 'PATCH')
  await call(`/accounts/supplier-invoices/${bill.id}/post`, { version: changed.version })

  await signIn(shop.owner)
  await page.goto(`/procure/purchase-orders/?open=${id}&tab=bills`)
  await page.getByRole('button', { name: 'Claim credit' }).click()
  const claim = page.getByRole('region', { name: /^#\d+$/ })
  await expect(claim.getByRole('textbox', { name: /^Quantity.*line 1$/ })).toHaveValue('5')
  await expect(claim.getByRole('textbox', { name: /^Claimed per unit.*line 2$/ })).toHaveValue('0.2')
  await expectAccessible(page, 'a supplier claim')
  await page.getByRole('tab', { name: 'Amounts' }).click()
  await expect(page.getByRole('table', { name: 'Amounts' }).getByRole('row', { name: /^Claim/ })).toContainText(
    /GBP.70\.00/,
  )
  await page.getByRole('tab', { name: 'Document' }).click()
  await claim.getByRole('button', { name: 'Mark as sent' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click()
  const sent = page.getByRole('region', { name: /^SC-\d{4}-00001$/ })
  await sent.getByRole('button', { name: 'Create credit note' }).click()
  const asked = page.getByRole('dialog')
  await asked.getByRole('textbox', { name: /^Credit note number/ }).fill('G-1')
  await asked.getByRole('button', { name: 'Create credit note' }).click()
  await expect(sent.getByText('Credited').first()).toBeVisible()
})
