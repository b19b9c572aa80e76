import { randomUUID } from 'node:crypto'
import { createInvoice } from '@countinghouse/contract/inventory/invoices-of-transfer'
import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { transferInvoice } from '@countinghouse/contract/inventory/transfer-invoice'
import { goodsReceipt, receiveOrder, scanGoods } from '@countinghouse/contract/purchase/goods-receipt'
import { getOrderBills } from '@countinghouse/contract/purchase/order-bills'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { callAs, moveAs, partnerShops } from '../support/partners.ts'
import { expect, expectAccessible, test } from '../support/test.ts'
import { sendShipment } from '../support/transfers.ts'

const patience = { timeout: 20_000 }
const { routes, transitionRoutes } = transferInvoice

test('two companies are connected by a code; a transfer to the second is invoiced, disputed and re-initiated', async ({
  page,
  shop,
  direct,
  signIn,
  otherBrowser,
}) => {
  const { buyer, partnerStoreId, variantId, selling, buying } = await partnerShops(direct, shop)
  await signIn(shop.owner)
  await page.goto(`/finance/company-links/?open=${selling.id}&tab=connection`)
  const link = page.getByRole('region', { name: /Branch company/ })
  await expect(link.getByText('Not connected.')).toBeVisible()
  await link.getByRole('button', { name: 'Create connection code' }).click()
  const code = await link.getByRole('textbox', { name: 'Connection code' }).inputValue()
  await expectAccessible(page, 'a company link with its code')

  const theirs = await otherBrowser()
  await signIn(buyer.owner, theirs.context())
  await theirs.goto(`/finance/company-links/?open=${buying.id}&tab=connection`)
  const theirLink = theirs.getByRole('region', { name: /Main company/ })
  await theirLink.getByRole('button', { name: 'Enter connection code' }).click()
  const dialog = theirs.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Connection code' }).fill(code)
  await dialog.getByRole('button', { name: 'Enter connection code' }).click()
  await expect(theirLink.getByText(/^Connected with /)).toBeVisible(patience)
  await expect(link.getByText(/^Connected with Branch /)).toBeVisible(patience)
  await expect(link.getByText('1 of 1')).toBeVisible(patience)
  await expect(link.getByRole('table', { name: 'Messages' })).not.toContainText('Waiting', patience)
  await expectAccessible(page, 'a connected company link')

  const rights = ['manageito', 'transfershipments', 'itoinvoice', 'reInitiateInvoice'].flatMap((name) =>
    ['view', 'approve', 'release', 'pick', 'dispatch', 'submit', 'post', 'dispute', 'reinitiate'].map(
      (event) => `${name}:${event}`,
    ),
  )
  const other = await shop.add({ may: rights, firstName: 'Otto', lastName: 'Other' })
  const shipment = await sendShipment(direct, shop, other, {
    toStoreId: partnerStoreId,
    lines: [{ variantId, quantity: 3 }],
  })
  const token = await direct.token(buyer.owner.login)
  const orders = async () => (await callAs(direct, token, purchaseOrder.routes.list, {})).items
  await expect.poll(async () => (await orders()).map(({ status }) => status), patience).toEqual(['ordered'])
  const orderId = (await orders())[0]?.id ?? 0
  await theirs.goto(`/procure/purchase-orders/?open=${orderId}&tab=receipts`)
  const announced = theirs.getByRole('table', { name: 'Announced shipments' })
  await expect(async () => {
    await theirs.reload()
    await expect(announced).toContainText(shipment, { timeout: 2000 })
  }).toPass(patience)
  await expectAccessible(theirs, 'an order with an announced shipment')
  const { id: receiptId } = await callAs(direct, token, receiveOrder, {
    id: orderId,
    uid: randomUUID(),
    supplierDocNo: shipment,
  })
  const scan = { uid: randomUUID(), code: 'TENT', quantity: 3, condition: 'good' as const }
  await callAs(direct, token, scanGoods, { id: receiptId, scans: [scan] })
  const receiving = { get: goodsReceipt.routes.get, to: goodsReceipt.transitionRoutes.finish }
  await moveAs(direct, buyer.owner, receiving, receiptId)

  const own = await direct.token(shop.owner.login)
  const transferOf = async () => (await callAs(direct, own, managedTransfer.routes.list, {})).items[0]
  await expect.poll(async () => (await transferOf())?.status, patience).toBe('received')
  const { id } = await callAs(direct, own, createInvoice, { id: (await transferOf())?.id ?? 0 })
  await moveAs(direct, shop.owner, { get: routes.get, to: transitionRoutes.submit }, id)
  await moveAs(direct, other, { get: routes.get, to: transitionRoutes.approve }, id)
  await moveAs(direct, other, { get: routes.get, to: transitionRoutes.post }, id)

  await expect
    .poll(async () => (await callAs(direct, token, getOrderBills, { id: orderId })).bills.length, patience)
    .toBe(1)
  await theirs.goto(`/procure/purchase-orders/?open=${orderId}&tab=bills`)
  const order = theirs.getByRole('region', { name: /^PO-/ })
  await expect(order.getByRole('table', { name: 'Invoices' })).toContainText('£28.80')
  await expectAccessible(theirs, 'the invoices of an order from a partner company')
  await order.getByRole('button', { name: 'Dispute' }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The price was 7.00')
  await dialog.getByRole('button', { name: 'Dispute' }).click()
  await expect(order.getByText('No supplier invoice of this order yet.')).toBeVisible()

  const invoiceOf = async () => await callAs(direct, own, routes.get, { id })
  await expect.poll(async () => (await invoiceOf()).status, patience).toBe('disputed')
  await page.goto(`/wms/reInitiateInvoice/?open=${id}`)
  const stale = page.getByRole('region', { name: /^ITI-/ })
  await expect(stale.getByText('The price was 7.00')).toBeVisible()
  await stale.getByRole('button', { name: 'Re-initiate', exact: true }).click()
  const asked = page.getByRole('dialog')
  await asked.getByRole('combobox', { name: 'New quantity basis' }).selectOption({ label: 'Received' })
  await asked.getByRole('button', { name: 'Re-initiate' }).click()
  await expect(stale.getByText('Credited', { exact: true }).first()).toBeVisible()
  await page.goto('/finance/invoices/')
  await expect(page.getByRole('grid')).toContainText('Credit note')
})
