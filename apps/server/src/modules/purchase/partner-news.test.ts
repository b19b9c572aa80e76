import { createCredit } from '@countinghouse/contract/accounts/invoice-credits'
import { getPartnerDocuments } from '@countinghouse/contract/accounts/partner-documents'
import { invoice } from '@countinghouse/contract/accounts/invoice'
import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { listNotifications } from '@countinghouse/contract/desk/notification'
import { createInvoice } from '@countinghouse/contract/inventory/invoices-of-transfer'
import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { transfer } from '@countinghouse/contract/inventory/transfer'
import { transferInvoice } from '@countinghouse/contract/inventory/transfer-invoice'
import { transferShipment } from '@countinghouse/contract/inventory/transfer-shipment'
import { goodsReceipt } from '@countinghouse/contract/purchase/goods-receipt'
import { getOrderItems } from '@countinghouse/contract/purchase/order-items'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { expect, test } from 'vitest'
import { partnerCompanies } from '../../../../../tests/support/partner-companies.ts'
import { expectWholePurchases } from '../../../../../tests/support/purchase.ts'
import { transferPermissions } from '../../../../../tests/support/transfers.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { balancesOf } from '../../../../../tests/support/journals.ts'

const server = useServer({ isOwn: true })

/** Connected companies, an approved transfer of ten pieces, and the order that it created. */
async function sold(terms: { readonly isAutoApproved: boolean }) {
  const partners = await partnerCompanies(server, terms)
  const { seller, buyer, partnerStoreId, connect, settle } = partners
  await connect()
  const more = { toStoreId: partnerStoreId, pricingMethod: 'cost_plus', markupPpm: 120_000 } as const
  const transfer = await seller.approved([{ variantId: seller.variantId, quantity: 10 }], {}, more)
  await settle()
  const orders = async () => (await buyer.owner.call(purchaseOrder.routes.list, {})).items
  const orderId = (await orders())[0]?.id ?? 0
  const news = async () =>
    (await buyer.owner.call(listNotifications, {})).items.map(({ address, args }) => ({ address, what: args['what'] }))
  const announced = async () => (await buyer.owner.call(getOrderItems, { id: orderId })).announced
  return { ...partners, transfer, orders, orderId, news, announced }
}

test('a dispatched shipment is announced on the order of the partner; its receipt takes it over, and a recalled one is none', async () => {
  const { buyer, seller, transfer, orderId, dispatch, settle, news, announced } = await sold({ isAutoApproved: true })
  expect(await announced()).toEqual([])
  const shipment = await dispatch(transfer.id)
  await settle()
  const { number } = shipment
  expect(await announced()).toMatchObject([
    {
      number,
      status: 'announced',
      lines: [{ quantity: 10 }],
      dispatchedOn: expect.stringMatching(/^\d{4}-/) as string,
    },
  ])
  expect((await news())[0]).toMatchObject({ address: `/procure/purchase-orders/?open=${orderId}` })
  // Nobody types the number of the delivery note.
  const receiptId = await buyer.open(orderId, buyer.owner)
  expect(await buyer.owner.call(goodsReceipt.routes.get, { id: receiptId })).toMatchObject({ supplierDocNo: number })
  await buyer.scan(receiptId, { code: buyer.tent.code, quantity: 10 })
  expect(await buyer.receipt('finish', receiptId)).toMatchObject({ status: 200 })
  expect(await announced()).toMatchObject([{ status: 'received' }])
  await settle()
  expect(await balancesOf(server.app.db, seller.companyId)).toMatchObject({ '5000': 8000 })
  await expectWholePurchases(server.database.maintUrl)
})

test('a recalled shipment is not expected any more, and the buyer is told why', async () => {
  const { seller, transfer, dispatch, settle, news, announced } = await sold({ isAutoApproved: true })
  const { id, version } = await dispatch(transfer.id)
  await settle()
  await seller.owner.call(transferShipment.transitionRoutes.recall, { id, version, reason: 'Wrong lorry' })
  await settle()
  expect(await announced()).toMatchObject([{ status: 'recalled', reason: 'Wrong lorry' }])
  expect((await news())[0]?.what).toContain('Wrong lorry')
})

test('a cancelled transfer ends the order of the partner, a draft or a sent one, and says why', async () => {
  for (const isAutoApproved of [false, true]) {
    const { seller, transfer, settle, orders, orderId, news, buyer } = await sold({ isAutoApproved })
    const { version } = await seller.owner.call(managedTransfer.routes.get, { id: transfer.id })
    await seller.owner.call(managedTransfer.transitionRoutes.cancel, { id: transfer.id, version, reason: 'Sold out' })
    await settle()
    expect((await news())[0]?.what).toContain('Sold out')
    if (isAutoApproved)
      expect(await buyer.owner.call(purchaseOrder.routes.get, { id: orderId })).toMatchObject({
        status: 'cancelled',
        reason: 'Sold out',
      })
    else expect(await orders()).toEqual([])
  }
})

/** The buyer has the invoice of ten received pieces, 89.60 and 17.92 tax, as a draft. `credit`: a credit note of so many of them. */
async function billed() {
  const partners = await sold({ isAutoApproved: true })
  const { seller, buyer, transfer, orderId, dispatch, settle } = partners
  await dispatch(transfer.id)
  await settle()
  const receiptId = await buyer.open(orderId, buyer.owner)
  await buyer.scan(receiptId, { code: buyer.tent.code, quantity: 10 })
  await buyer.receipt('finish', receiptId)
  await settle()
  const rights = ['view', 'submit', 'approve', 'post'].map((event) => `itoinvoice:${event}`)
  const [creator, other] = [await seller.as({ may: rights }), await seller.as({ may: rights })]
  const { id } = await creator.call(createInvoice, { id: transfer.id })
  for (const [client, name] of [
    [creator, 'submit'],
    [other, 'approve'],
    [other, 'post'],
  ] as const) {
    const { version } = await client.call(transferInvoice.routes.get, { id })
    await client.call(transferInvoice.transitionRoutes[name], { id, version } as never)
  }
  await settle()
  const bills = async () => (await buyer.owner.call(supplierInvoice.routes.list, {})).items
  const credit = async (quantity: number) => {
    const sale = (await seller.owner.call(invoice.routes.list, { kind: 'invoice' })).items[0]
    const { id: noteId } = await seller.owner.call(createCredit, { id: sale?.id ?? 0 })
    const { version, lines } = await seller.owner.call(invoice.routes.get, { id: noteId })
    const [{ variantId, unitPrice } = { variantId: null, unitPrice: '' }] = lines
    const part = { id: noteId, version, lines: [{ variantId, unitPrice, quantity }] }
    const changed = await seller.owner.call(invoice.routes.update, part)
    const note = await seller.owner.call(invoice.transitionRoutes.post, { id: noteId, version: changed.version })
    await settle()
    return note
  }
  return { ...partners, bills, credit }
}

test('a credit note of all that was invoiced ends the draft of the buyer, on whichever page it is posted', async () => {
  const { bills, credit, news } = await billed()
  expect(await bills()).toMatchObject([{ status: 'draft', grossMinor: 10_752 }])
  expect((await credit(10)).grossMinor).toBe(10_752)
  expect(await bills()).toEqual([])
  expect((await news())[0]).toMatchObject({ address: '/finance/supplier-invoices/' })
})

test('once the buyer has posted, it is asked: a draft of the whole credit note, or to enter a part; the pair shows the difference', async () => {
  const { buyer, buying, bills, credit, news, settle } = await billed()
  const row = await buyer.owner.call(supplierInvoice.routes.get, { id: (await bills())[0]?.id ?? 0 })
  await buyer.owner.call(supplierInvoice.transitionRoutes.post, { id: row.id, version: row.version })
  await settle()
  // Half of it: 5 × 8.96 and the tax of that.
  const note = await credit(5)
  expect(note.grossMinor).toBe(5376)
  expect(await bills()).toHaveLength(1)
  const [told] = await news()
  expect(told).toMatchObject({ address: `/finance/supplier-invoices/?open=${row.id}` })
  expect(told?.what).toContain(note.name)
  expect((await buyer.owner.call(getPartnerDocuments, { id: buying.id })).pairs).toMatchObject([
    { state: 'unmatched', kind: 'credit_note', own: null, partner: { number: note.name }, differenceMinor: -5376 },
  ])
  await expectWholePurchases(server.database.maintUrl)
})

/** An order of two pieces that the partner has as a transfer, approved where `isApproved`. */
async function ordered({ isApproved }: { readonly isApproved: boolean }) {
  const partners = await partnerCompanies(server)
  const { seller, buyer, settle, connect } = partners
  await connect()
  const { id } = await buyer.draft([{ variantId: buyer.tent.variantId, quantity: 2, unitPrice: '9' }])
  await buyer.step('submit', id)
  await buyer.step('send', id)
  await settle()
  const transferId = (await seller.owner.call(transfer.routes.list, {})).items[0]?.id ?? 0
  const transferred = async () => await seller.owner.call(managedTransfer.routes.get, { id: transferId })
  if (isApproved) {
    const approver = await seller.as({ may: transferPermissions.manage })
    const { version } = await transferred()
    await approver.call(managedTransfer.transitionRoutes.approve, { id: transferId, version })
    await settle()
  }
  const end = async (name: 'cancel' | 'close') => {
    const { version } = await buyer.owner.call(purchaseOrder.routes.get, { id })
    await buyer.owner.call(purchaseOrder.transitionRoutes[name], { id, version, reason: 'Ordered twice' })
    await settle()
  }
  const news = async () => (await seller.owner.call(listNotifications, {})).items.map(({ args }) => args['what'])
  return { ...partners, orderId: id, transferId, transferred, end, news }
}

test('an order that its buyer cancels ends the transfer of which nothing is picked, and says why', async () => {
  for (const [isApproved, how] of [
    [false, 'cancel'],
    [true, 'cancel'],
    [true, 'close'],
  ] as const) {
    const { end, transferred, news, buyer, orderId } = await ordered({ isApproved })
    await end(how)
    expect(await transferred()).toMatchObject({ status: 'cancelled', reason: 'Ordered twice' })
    expect((await news())[0]).toContain('Ordered twice')
    // The transfer that ends says so to the buyer, whose order has ended.
    expect(await buyer.owner.call(purchaseOrder.routes.get, { id: orderId })).toMatchObject({
      status: how === 'cancel' ? 'cancelled' : 'closed',
    })
  }
})

test('a draft of the transfer ends with the order, and an order whose transfer ended is not reopened', async () => {
  const drafted = await ordered({ isApproved: false })
  const { seller, transferId } = drafted
  const { version } = await seller.owner.call(transfer.routes.get, { id: transferId })
  await seller.owner.call(transfer.transitionRoutes.withdraw, { id: transferId, version })
  await drafted.end('cancel')
  expect((await seller.owner.send(transfer.routes.get, { id: transferId })).status).toBe(404)
  expect((await drafted.news())[0]).toContain('draft of its transfer')

  const closed = await ordered({ isApproved: true })
  await closed.end('close')
  expect((await closed.buyer.step('reopen', closed.orderId)).body).toMatchObject({ errorType: 'purchase.with_partner' })

  // What is on its way can still be received.
  const shipped = await ordered({ isApproved: true })
  await shipped.dispatch(shipped.transferId)
  await shipped.settle()
  await shipped.end('close')
  expect((await shipped.buyer.step('reopen', shipped.orderId)).body).toMatchObject({ status: 'ordered' })
})

test('once goods are picked or shipped, the seller is asked to cancel what is left', async () => {
  const picked = await ordered({ isApproved: true })
  await picked.pick(picked.transferId)
  await picked.end('cancel')
  expect((await picked.news())[0]).toContain('cancel it to put them back')
  expect(await picked.transferred()).toMatchObject({ status: 'in_fulfilment' })

  const shipped = await ordered({ isApproved: true })
  await shipped.dispatch(shipped.transferId)
  await shipped.settle()
  await shipped.end('cancel')
  expect((await shipped.news())[0]).toContain('cancel what is not shipped yet')
  expect(await shipped.transferred()).toMatchObject({ status: 'in_transit' })
  await expectWholePurchases(server.database.maintUrl)
})
