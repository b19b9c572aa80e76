import { openBuying, today } from '../support/buying.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('a mistaken receipt is reversed with a reason, once no invoice has its goods, and the order is received again', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { call, get, ordered, received } = await openBuying(direct, shop, { hasStock: false })
  const { id: orderId } = await ordered(24)
  const { id } = await received(orderId, 20)
  const bill = await call(`/poMaster/${orderId}/bill`, { reference: 'F-1' })
  const { name } = await get<{ name: string }>(`/accounts/supplier-invoices/${bill.id}`)

  await signIn(shop.owner)
  await page.goto(`/procure/goods-receipts/?open=${id}`)
  const receipt = page.getByRole('region', { name: /PO-\d{4}-00001/ })
  await receipt.getByRole('button', { name: 'Reverse' }).click()
  const asked = page.getByRole('dialog')
  await expect(asked).toContainText('the order can be received again')
  await asked.getByRole('textbox', { name: /^Reason/ }).fill('Goods of another customer')
  await asked.getByRole('button', { name: 'Reverse' }).click()
  await expect(asked.getByRole('alert')).toContainText(`use goods of this receipt: supplier invoice ${name}.`)
  await expectAccessible(page, 'the reversal of a receipt that is invoiced')

  await call(`/accounts/supplier-invoices/${bill.id}/delete`, { version: bill.version })
  await asked.getByRole('button', { name: 'Reverse' }).click()
  await expect(receipt.getByText('Reversed', { exact: true }).first()).toBeVisible()
  await expect(receipt.getByText('Reason: Goods of another customer')).toBeVisible()
  await expectAccessible(page, 'a reversed receipt')

  await page.goto(`/procure/purchase-orders/?open=${orderId}&tab=receipts`)
  await expect(page.getByRole('table', { name: 'Receipts' }).getByRole('row', { name: /Reversed/ })).toBeVisible()
  await expectAccessible(page, 'an order with a reversed receipt')
  await page.getByRole('button', { name: 'Receive', exact: true }).click()
  await expect(receipt.getByText('0 of 24 pieces')).toBeVisible()
})

test('a mistaken supplier return is reversed, and its goods are in stock again', async ({
  page,
  shop,
  direct,
  signIn,
}) => {
  const { call, goods, supplierId, ordered, received } = await openBuying(direct, shop, { hasStock: false })
  const { id: purchaseOrderId } = await ordered(24)
  await received(purchaseOrderId, 20)
  const draft = await call('/poMaster/supplier-returns', {
    uid: crypto.randomUUID(),
    supplierId,
    storeId: shop.storeId,
    purchaseOrderId,
    effectiveOn: today,
    reason: 'Torn shades',
    lines: [{ variantId: goods.variantId, quantity: 5 }],
  })
  await call(`/poMaster/supplier-returns/${draft.id}/dispatch`, { version: draft.version })

  await signIn(shop.owner)
  await page.goto(`/procure/supplier-returns/?open=${draft.id}`)
  const back = page.getByRole('region', { name: /^SR-\d{4}-00001$/ })
  await back.getByRole('button', { name: 'Reverse' }).click()
  const asked = page.getByRole('dialog')
  await asked.getByRole('textbox', { name: /^Reversal reason/ }).fill('Repaired here')
  await expectAccessible(page, 'the reversal of a supplier return')
  await asked.getByRole('button', { name: 'Reverse' }).click()
  await expect(back.getByText('Reversed', { exact: true }).first()).toBeVisible()
  await expect(back.getByText('Repaired here')).toBeVisible()
  await expectAccessible(page, 'a reversed supplier return')
  const pools = await direct.query(
    'select owned_quantity::int as count, value_minor::int as value from inventory.stock_pool where company_id = $1',
    [shop.companyId],
  )
  expect(pools).toEqual([{ count: 20, value: 20_000 }])
})
