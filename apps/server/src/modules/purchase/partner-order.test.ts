import { getConnection, retryMessage } from '@countinghouse/contract/accounts/company-connection'
import { invoice } from '@countinghouse/contract/accounts/invoice'
import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { createInvoice, getInvoices } from '@countinghouse/contract/inventory/invoices-of-transfer'
import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { staleInvoice } from '@countinghouse/contract/inventory/reinitiate-invoice'
import { settlement, startSettlement } from '@countinghouse/contract/inventory/settlement'
import { transfer } from '@countinghouse/contract/inventory/transfer'
import { transferInvoice } from '@countinghouse/contract/inventory/transfer-invoice'
import { openTransferReceipt } from '@countinghouse/contract/inventory/transfer-receipt'
import { disputeBill, getOrderBills } from '@countinghouse/contract/purchase/order-bills'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { balancesOf } from '../../../../../tests/support/journals.ts'
import { partnerCompanies } from '../../../../../tests/support/partner-companies.ts'
import { expectWholePurchases, nextWeek } from '../../../../../tests/support/purchase.ts'
import type { Client } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { transferPermissions } from '../../../../../tests/support/transfers.ts'
import { query } from '../../../../../tests/support/database.ts'
import { post } from '../../../../../tests/support/stock.ts'

const server = useServer({ isOwn: true })

type Partners = Awaited<ReturnType<typeof partnerCompanies>>

const invoicing = [
  ...['view', 'submit', 'approve', 'post', 'dispute'].map((event) => `itoinvoice:${event}`),
  ...['view', 'reinitiate', 'reprice'].map((event) => `reInitiateInvoice:${event}`),
]
const settling = ['view', 'create', 'edit', 'propose', 'approve', 'post'].map((event) => `settlement:${event}`)

/** An approved transfer to the partner of ten pieces at cost plus 12 %. */
async function sell({ seller, partnerStoreId, settle }: Partners) {
  const lines = [{ variantId: seller.variantId, quantity: 10 }]
  const more = { toStoreId: partnerStoreId, pricingMethod: 'cost_plus', markupPpm: 120_000 } as const
  const row = await seller.approved(lines, {}, more)
  await settle()
  return row
}

async function onlyOrder({ buyer }: Partners) {
  const { items } = await buyer.owner.call(purchaseOrder.routes.list, {})
  expect(items).toHaveLength(1)
  return await buyer.owner.call(purchaseOrder.routes.get, { id: items[0]?.id ?? 0 })
}

async function messagesOf({ buyer, buying }: Partners) {
  const { messages } = await buyer.owner.call(getConnection, { id: buying.id })
  return messages
}

const step = async (client: Client, name: keyof typeof transferInvoice.transitionRoutes, id: number) => {
  const { version } = await client.call(transferInvoice.routes.get, { id })
  return await client.call(transferInvoice.transitionRoutes[name], { id, version } as never)
}

/** Submitted, approved by another user, and posted. */
async function postInvoice(partners: Partners, id: number, creator: Client, other: Client) {
  await step(creator, 'submit', id)
  await step(other, 'approve', id)
  await step(other, 'post', id)
  await partners.settle()
}

async function postBill({ buyer }: Partners, reference: string) {
  const { items } = await buyer.owner.call(supplierInvoice.routes.list, {})
  const found = items.find((one) => one.reference === reference)
  const { id, version } = await buyer.owner.call(supplierInvoice.routes.get, { id: found?.id ?? 0 })
  return await buyer.owner.call(supplierInvoice.transitionRoutes.post, { id, version })
}

test('golden story G-b: sold at cost plus 12 %, one lost, invoiced, disputed, credited and invoiced again', async () => {
  const partners = await partnerCompanies(server, { isAutoApproved: true })
  const { seller, buyer, settle, connect, dispatch } = partners
  await connect()
  const sold = await sell(partners)
  const order = await onlyOrder(partners)
  expect(order).toMatchObject({
    status: 'ordered',
    supplierReference: sold.number,
    totalMinor: 8960,
    lines: [{ variantId: buyer.tent.variantId, quantity: 10, unitPrice: '8.96' }],
  })
  const shipment = await dispatch(sold.id)
  expect(await balancesOf(server.app.db, seller.companyId)).toMatchObject({ '1310': 8000 })
  expect(
    (await seller.owner.send(openTransferReceipt, { uid: randomUUID(), shipment: shipment.number ?? '' })).body
      .errorType,
  ).toBe('inventory.partner_receives')

  // Nine arrive, one of them damaged and kept; one is lost.
  const receiptId = await buyer.open(order.id, buyer.owner, shipment.number)
  await buyer.scan(receiptId, { code: buyer.tent.code, quantity: 9 })
  expect(await buyer.receipt('finish', receiptId)).toMatchObject({ status: 200 })
  await settle()
  expect(await balancesOf(server.app.db, buyer.companyId)).toEqual({ '1300': 8064, '2010': -8064 })
  expect(await balancesOf(server.app.db, seller.companyId)).toMatchObject({ '1310': 800, '5000': 7200 })
  expect(await seller.owner.call(managedTransfer.routes.get, { id: sold.id })).toMatchObject({
    lines: [{ shippedQuantity: 10, acceptedQuantity: 9 }],
  })

  const creator = await seller.as({ may: [...invoicing, ...settling, 'discrepancies:view'] })
  const other = await seller.as({ may: [...invoicing, ...settling] })
  const started = await creator.call(startSettlement, { uid: randomUUID(), shipmentId: shipment.id })
  const [line] = started.lines
  const changed = await creator.call(settlement.routes.update, {
    id: started.id,
    version: started.version,
    lines: [{ discrepancyId: line?.discrepancyId ?? 0, action: 'carrier_claim', quantity: 1 }],
  })
  const proposed = await creator.call(settlement.transitionRoutes.submit, { id: changed.id, version: changed.version })
  const agreed = await other.call(settlement.transitionRoutes.approve, { id: proposed.id, version: proposed.version })
  await other.call(settlement.transitionRoutes.post, { id: agreed.id, version: agreed.version })
  expect(await balancesOf(server.app.db, seller.companyId)).toMatchObject({ '1220': 800, '5000': 7200 })

  const first = await creator.call(createInvoice, { id: sold.id })
  await postInvoice(partners, first.id, creator, other)
  expect(await balancesOf(server.app.db, seller.companyId)).toMatchObject({
    '1210': 9677,
    '2100': -1613,
    '4050': -8064,
  })
  const bills = await buyer.owner.call(getOrderBills, { id: order.id })
  expect(bills).toMatchObject({
    isFromPartner: true,
    bills: [{ status: 'draft', grossMinor: 9677, currencyCode: 'GBP' }],
  })
  const [bill] = bills.bills
  expect((await postBill(partners, bill?.reference ?? '')).status).toBe('posted')
  expect(await balancesOf(server.app.db, buyer.companyId)).toEqual({ '1300': 8064, '1400': 1613, '2030': -9677 })

  // The price is disputed; the cost of the source has fallen meanwhile.
  await buyer.owner.call(disputeBill, { id: bill?.id ?? 0, reason: 'Too dear' })
  await settle()
  expect(await seller.owner.call(transferInvoice.routes.get, { id: first.id })).toMatchObject({
    status: 'disputed',
    reason: 'Too dear',
  })
  await post(server.app.db, seller.companyId, {
    storeId: seller.fromStoreId,
    lines: [{ kind: 'purchase_receipt', variantId: seller.variantId, quantity: 5, unitCost: '7.50' }],
  })
  const { version } = await other.call(staleInvoice.routes.get, { id: first.id })
  await other.call(staleInvoice.transitionRoutes.reinitiate, {
    id: first.id,
    version,
    newBasis: 'accepted',
    isRepriced: true,
  })
  await settle()
  const credits = await buyer.owner.call(supplierInvoice.routes.list, { kind: 'credit_note' })
  expect(credits.items).toMatchObject([{ kind: 'credit_note', status: 'draft', grossMinor: 9677 }])
  await postBill(partners, String(credits.items[0]?.reference))
  const { invoices } = await seller.owner.call(getInvoices, { id: sold.id })
  const [second] = invoices
  expect(second).toMatchObject({ revision: 1, status: 'draft', totalMinor: 7560 })
  // The draft belongs to whoever re-initiated it, so that the other approves it.
  await postInvoice(partners, second?.id ?? 0, other, creator)
  const balances = await balancesOf(server.app.db, seller.companyId)
  expect(balances).toMatchObject({ '1210': 9072, '2100': -1512, '4050': -7560, '5000': 7200, '1220': 800 })
  expect(balances).not.toHaveProperty('1310')
  const sales = await seller.owner.call(invoice.routes.list, {})
  expect(sales.items.map(({ kind, grossMinor }) => [kind, grossMinor])).toEqual(
    expect.arrayContaining([
      ['invoice', 9677],
      ['credit_note', 9677],
      ['invoice', 9072],
    ]),
  )
  const last = (await buyer.owner.call(getOrderBills, { id: order.id })).bills[0]
  expect(last).toMatchObject({ status: 'draft', grossMinor: 9072 })
  await postBill(partners, last?.reference ?? '')
  // What the receipt cost more than the invoice leaves stock.
  expect(await balancesOf(server.app.db, buyer.companyId)).toEqual({
    '1300': 7560,
    '1400': 1512,
    '2030': -9072,
  })
  await expectWholePurchases(server.database.maintUrl)
})

test('an order creates the transfer of the partner, whose approval confirms it', async () => {
  const partners = await partnerCompanies(server)
  const { seller, buyer, settle, connect } = partners
  await connect()
  const lines = [
    { variantId: buyer.tent.variantId, quantity: 2, unitPrice: '9' },
    { variantId: buyer.lamp.variantId, quantity: 3, unitPrice: '9' },
  ]
  const { id } = await buyer.draft(lines, { drops: [{ orderLineNo: 1, dueOn: nextWeek, quantity: 2 }] })
  await buyer.step('submit', id)
  expect((await buyer.step('send', id)).body).toMatchObject({
    errorType: 'purchase.partner_schedule',
    fields: { drops: [{ code: 'rule' }] },
  })
  await buyer.step('withdraw', id)
  const { version } = await buyer.owner.call(purchaseOrder.routes.get, { id })
  await buyer.owner.call(purchaseOrder.routes.update, { id, version, drops: [] })
  await buyer.step('submit', id)
  expect((await buyer.step('send', id)).body).toMatchObject({ status: 'ordered' })
  const order = await buyer.owner.call(purchaseOrder.routes.get, { id })
  await settle()
  const { items } = await seller.owner.call(transfer.routes.list, {})
  const asked = await seller.owner.call(transfer.routes.get, { id: items[0]?.id ?? 0 })
  expect(asked).toMatchObject({
    status: 'submitted',
    type: 'pull',
    fromStoreId: seller.fromStoreId,
    pricingMethod: 'cost_plus',
    note: order.number,
    lines: [
      { variantId: seller.variantId, quantity: 2 },
      { variantId: seller.other, quantity: 3 },
    ],
  })
  // Who last changed the link has asked for it.
  const approver = await seller.as({ may: transferPermissions.manage })
  await approver.call(managedTransfer.transitionRoutes.approve, { id: asked.id, version: asked.version })
  await settle()
  expect(await onlyOrder(partners)).toMatchObject({ id: order.id, supplierReference: asked.number, status: 'ordered' })
})

test('what the partner does not have blocks both sides, and a refused message is repeated once its cause is gone', async () => {
  const partners = await partnerCompanies(server)
  const { seller, buyer, settle, connect, partnerStoreId } = partners
  const lines = [{ variantId: seller.variantId, quantity: 1 }]
  const { id } = await seller.draft(lines, { toStoreId: partnerStoreId })
  const submit = () => seller.clerk.send(transfer.transitionRoutes.submit, { id, version: 1 })
  expect((await submit()).body).toMatchObject({
    errorType: 'accounts.link_not_connected',
    fields: { toStoreId: [{ code: 'rule' }] },
  })
  await connect()
  await query(
    server.database.superUrl,
    'delete from accounts.company_link_variant where company_id = $1 and variant_id = $2',
    [seller.companyId, seller.variantId],
  )
  expect((await submit()).body).toMatchObject({
    errorType: 'inventory.partner_unmapped',
    fields: { 'lines.0.variantId': [{ code: 'rule' }] },
  })
  // The other product is known to the seller; the buyer has renamed its own since.
  await query(
    server.database.superUrl,
    `update procure.variant set sku = sku || 'X' where company_id = $1 and id = $2`,
    [buyer.companyId, buyer.lamp.variantId],
  )
  await seller.approved([{ variantId: seller.other, quantity: 1 }], {}, { toStoreId: partnerStoreId })
  await settle()
  const refused = (await messagesOf(partners)).find(({ status }) => status === 'refused')
  expect(refused).toMatchObject({ kind: 'transfer', direction: 'in' })
  expect(refused?.reason).toContain('does not exist here')
  expect((await buyer.owner.call(purchaseOrder.routes.list, {})).items).toEqual([])
  await query(
    server.database.superUrl,
    `update procure.variant set sku = left(sku, -1) where company_id = $1 and id = $2`,
    [buyer.companyId, buyer.lamp.variantId],
  )
  const target = { id: refused?.id ?? 0 }
  await buyer.owner.call(retryMessage, target)
  await settle()
  expect(await onlyOrder(partners)).toMatchObject({ status: 'draft', lines: [{ quantity: 1 }] })
  expect((await buyer.owner.send(retryMessage, target)).body.errorType).toBe('state_conflict')
})

test('a transfer that was refused and then cancelled by the partner becomes no order', async () => {
  const partners = await partnerCompanies(server)
  const { seller, buyer, settle, connect, partnerStoreId } = partners
  await connect()
  await query(
    server.database.superUrl,
    `update procure.variant set sku = sku || 'X' where company_id = $1 and id = $2`,
    [buyer.companyId, buyer.lamp.variantId],
  )
  const { id } = await seller.approved([{ variantId: seller.other, quantity: 1 }], {}, { toStoreId: partnerStoreId })
  await settle()
  const refused = (await messagesOf(partners)).find(({ status }) => status === 'refused')
  const { version } = await seller.owner.call(managedTransfer.routes.get, { id })
  await seller.owner.call(managedTransfer.transitionRoutes.cancel, { id, version, reason: 'Sold out' })
  await settle()
  expect((await messagesOf(partners)).map(({ kind, status }) => [kind, status])).toEqual(
    expect.arrayContaining([
      ['transfer', 'done'],
      ['cancellation', 'done'],
    ]),
  )
  expect((await buyer.owner.send(retryMessage, { id: refused?.id ?? 0 })).body.errorType).toBe('state_conflict')
})

test('goods that the partner does not know any more leave, and are not announced', async () => {
  const partners = await partnerCompanies(server, { isAutoApproved: true })
  const { seller, settle, connect, partnerStoreId, dispatch } = partners
  await connect()
  const forget = (variantId: number) =>
    query(
      server.database.superUrl,
      'delete from accounts.company_link_variant where company_id = $1 and variant_id = $2',
      [seller.companyId, variantId],
    )
  const announced = () =>
    query<{ number: string; quantity: number }>(
      server.database.superUrl,
      `select s.number, l.quantity::int as quantity from purchase.partner_shipment s
       join purchase.partner_shipment_line l on l.company_id = s.company_id and l.partner_shipment_id = s.id
       where s.company_id = $1 order by s.id`,
      [partners.buyer.companyId],
    )
  const sold = async () => {
    const lines = [seller.variantId, seller.other].map((variantId, at) => ({ variantId, quantity: at + 1 }))
    const { id } = await seller.approved(lines, {}, { toStoreId: partnerStoreId })
    await settle()
    return id
  }
  const [first, second] = [await sold(), await sold()]
  await forget(seller.variantId)
  const shipment = await dispatch(first)
  expect(shipment.status).toBe('dispatched')
  await settle()
  expect(await announced()).toEqual([{ number: shipment.number, quantity: 2 }])
  await forget(seller.other)
  expect((await dispatch(second)).status).toBe('dispatched')
  await settle()
  expect(await announced()).toHaveLength(1)
})
