import { randomUUID } from 'node:crypto'
import { downloadEInvoice } from '@countinghouse/contract/accounts/e-invoice'
import { createCredit } from '@countinghouse/contract/accounts/invoice-credits'
import { invoice } from '@countinghouse/contract/accounts/invoice'
import { customer } from '@countinghouse/contract/crm/customer'
import { addDays } from '@countinghouse/kernel/days'
import { delivery, deliverOrder } from '@countinghouse/contract/sales/delivery'
import { sendOfflineSale } from '@countinghouse/contract/sales/offline-sale'
import { getReceipt } from '@countinghouse/contract/sales/receipt'
import { completeSale } from '@countinghouse/contract/sales/register'
import { lookUpItem } from '@countinghouse/contract/sales/register-items'
import { salesOrder } from '@countinghouse/contract/sales/sales-order'
import { lookUpExemption } from '@countinghouse/contract/sales/tax-exemption'
import { valueUnreceipted } from '@countinghouse/contract/sales/unreceipted-return'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { balancesOf } from '../../../../../tests/support/journals.ts'
import { offlineShop } from '../../../../../tests/support/offline-shop.ts'
import { offlineLine } from '../../../../../tests/support/offline-till.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { createGoods, createTill, openTill, paid } from '../../../../../tests/support/till.ts'

const server = useServer({ isOwn: true })
const today = new Date().toISOString().slice(0, 10)
const exemption = { taxExemption: 'Diplomatic mission', taxCertificate: 'D-17' }

test('an exempt customer pays prices without their tax, to the penny; receipt, journal and return say so; after the last day tax is charged', async () => {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const { tillId, cash } = await createTill(server, tenant)
  const lamp = await createGoods(server, { companyId, storeId }, { price: 999, unitCost: '4.00' })
  const { id: customerId, version } = await owner.call(customer.routes.create, {
    code: 'MISSION',
    name: 'Mission',
    ...exemption,
    taxExemptUntil: today,
  })
  const { session, takeBack } = await openTill(owner, { tillId, storeId })
  const sale = (grossMinor: number) => ({
    uid: randomUUID(),
    tillSessionId: session.id,
    soldAt: new Date().toISOString(),
    customerId,
    lines: [{ variantId: lamp.variantId, quantity: 3 }],
    grossMinor,
    tenders: [paid(cash, grossMinor)],
  })
  const nobody = await owner.send(lookUpExemption, { storeId, customerId: 999_999_999 })
  expect(nobody.status).toBe(404)
  expect(await owner.call(lookUpExemption, { storeId, customerId })).toEqual({
    exemption: { reason: 'Diplomatic mission', certificate: 'D-17', from: null, until: today, state: 'valid' },
  })
  expect((await owner.call(lookUpItem, { storeId, code: lamp.sku })).taxFreeCodeId).not.toBeNull()
  const before = await balancesOf(server.app.db, companyId)
  // 29.97 includes 5.00 of tax: half of a penny is rounded up.
  expect(await owner.send(completeSale, sale(2997))).toMatchObject({
    status: 409,
    body: { errorType: 'sales.total_mismatch', details: { grossMinor: 2497 } },
  })
  const sold = await owner.call(completeSale, sale(2497))
  const receipt = await owner.call(getReceipt, { id: sold.id })
  expect(receipt).toMatchObject({
    taxExemption: 'Diplomatic mission, D-17',
    netMinor: 2497,
    taxMinor: 0,
    grossMinor: 2497,
    taxes: [],
    lines: [{ unitMinor: 999, taxMinor: 0, grossMinor: 2497 }],
  })
  const after = await balancesOf(server.app.db, companyId)
  expect(after['2100'] ?? 0).toBe(before['2100'] ?? 0)
  expect((after['4000'] ?? 0) - (before['4000'] ?? 0)).toBe(-2497)
  const back = [
    await takeBack(sold.id, [{ lineNo: 1, quantity: 1 }], [paid(cash, 832)]),
    await takeBack(sold.id, [{ lineNo: 1, quantity: 2 }], [paid(cash, 1665)]),
  ]
  expect(back.reduce((sum, { grossMinor }) => sum + grossMinor, 0)).toBe(2497)
  const lines = [{ variantId: lamp.variantId, quantity: 1 }]
  const valued = (more: object) => owner.send(valueUnreceipted, { tillSessionId: session.id, lines, ...more })
  expect((await valued({})).body, 'nobody else has paid its price').toMatchObject({ unitMinor: [null] })
  await owner.call(completeSale, { ...sale(2997), customerId: null })
  expect((await valued({})).body).toMatchObject({ unitMinor: [999], grossMinor: 999 })
  expect((await valued({ customerId })).body).toMatchObject({ unitMinor: [999], grossMinor: 832 })
  await owner.call(customer.routes.update, { id: customerId, version, taxExemptUntil: addDays(today, -1) })
  expect((await owner.call(lookUpExemption, { storeId, customerId })).exemption?.state).toBe('over')
  const taxed = await owner.call(completeSale, sale(2997))
  expect(await owner.call(getReceipt, { id: taxed.id })).toMatchObject({ taxExemption: null, taxMinor: 500 })
  await expectWholeLedger(server.database.maintUrl)
})

test('an exemption needs its reason, and does not end before it begins', async () => {
  const { owner } = await server.company()
  const named = { code: 'XX', name: 'X' }
  const create = async (more: object) => {
    const { status, body } = await owner.send(customer.routes.create, { ...named, ...more })
    return [status, Object.values(Object(body['fields'])).flat()]
  }
  expect(await create({ taxCertificate: 'D-1' })).toEqual([
    422,
    expect.arrayContaining([expect.objectContaining({ message: 'Enter the reason.' })]),
  ])
  const days = { taxExemptFrom: today, taxExemptUntil: addDays(today, -1) }
  expect(await create({ ...exemption, ...days })).toEqual([
    422,
    expect.arrayContaining([expect.objectContaining({ message: 'It ends before it begins.' })]),
  ])
})

test('a device that knew the customer as exempt sold without tax: it is recorded as paid, and looked at where that is over', async () => {
  const { owner, companyId, device, where, item, cash } = await offlineShop(server)
  const { id: customerId, version } = await owner.call(customer.routes.create, { code: 'MM', name: 'M', ...exemption })
  const line = offlineLine({ variantId: item.variantId, unitMinor: 1200, taxIncluded: true, grossMinor: 1000 })
  const free = {
    customerId,
    isTaxFree: true,
    lines: [line],
    grossMinor: 1000,
    taxMinor: 0,
    tenders: [paid(cash, 1000)],
  }
  const send = async () => {
    const { id } = await owner.call(sendOfflineSale, device.sold(item, where, free))
    return await owner.call(getReceipt, { id })
  }
  const recorded = await send()
  expect(recorded).toMatchObject({ grossMinor: 1000, taxMinor: 0, taxExemption: 'Diplomatic mission, D-17' })
  expect(recorded.offline).toMatchObject({ reasons: [], expectedMinor: 1000 })
  await owner.call(customer.routes.update, { id: customerId, version, taxExemptUntil: addDays(today, -9) })
  const late = await send()
  expect(late).toMatchObject({ grossMinor: 1000, taxMinor: 0 })
  expect(late.offline?.reasons).toEqual(['tax_changed'])
  expect((await balancesOf(server.app.db, companyId))['2100']).toBeUndefined()
  await expectWholeLedger(server.database.maintUrl)
})

test('orders, invoices, e-invoices and credit notes of an exempt customer have no tax', async () => {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  await createTill(server, tenant)
  const lamp = await createGoods(server, { companyId, storeId }, { price: 999, unitCost: '4.00' })
  const { id: customerId } = await owner.call(customer.routes.create, {
    code: 'MISSION',
    name: 'Mission',
    kind: 'company',
    countryCode: 'GB',
    addressLine1: 'Belgrave Square 1',
    city: 'London',
    postcode: 'SW1',
    ...exemption,
  })
  const order = await owner.call(salesOrder.routes.create, {
    uid: randomUUID(),
    customerId,
    storeId,
    orderedOn: today,
    lines: [{ variantId: lamp.variantId, quantity: 3 }],
  })
  expect(order).toMatchObject({ isTaxInclusive: true, netMinor: 2497, taxMinor: 0, grossMinor: 2497 })
  const confirmed = await owner.call(salesOrder.transitionRoutes.confirm, { id: order.id, version: order.version })
  const opened = await owner.call(deliverOrder, { id: confirmed.id, uid: randomUUID() })
  const sent = await owner.call(delivery.transitionRoutes.dispatch, { id: opened.id, version: opened.version })
  const { invoiceId } = await owner.call(delivery.transitionRoutes.invoice, {
    id: sent.id,
    version: sent.version,
    withOthers: false,
  })
  const id = invoiceId ?? 0
  expect(await owner.call(invoice.routes.get, { id })).toMatchObject({
    netMinor: 2497,
    taxMinor: 0,
    grossMinor: 2497,
    ...exemption,
  })
  await query(server.database.superUrl, `update erp.company set tax_no = '123456789' where id = $1`, [companyId])
  const { text } = await owner.send(downloadEInvoice, { id })
  expect(text).toMatch(/<cac:TaxCategory>\s*<cbc:ID>E<\/cbc:ID>/)
  expect(text).toContain('<cbc:TaxExemptionReason>Diplomatic mission, certificate D-17</cbc:TaxExemptionReason>')
  const note = await owner.call(createCredit, { id })
  expect(await owner.call(invoice.routes.get, { id: note.id })).toMatchObject({ taxMinor: 0, grossMinor: 2497 })
  await expectWholeLedger(server.database.maintUrl)
})

test('taxes that an exempt customer does not pay are each taken off by their own rate, also where an invoice is rounded as a whole', async () => {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  await createTill(server, tenant)
  const goods = async (price: number, taxClass: string) => {
    const { variantId } = await createGoods(server, { companyId, storeId }, { price, unitCost: '1.00' })
    await query(
      server.database.superUrl,
      `update procure.product p set tax_class_id = (select t.id from procure.tax_class t where t.company_id = p.company_id and t.code = $3)
       from procure.variant v where p.company_id = $1 and v.company_id = p.company_id and v.product_id = p.id and v.id = $2`,
      [companyId, variantId, taxClass],
    )
    return variantId
  }
  const variants = [await goods(500, 'zero'), await goods(1050, 'reduced'), await goods(1200, 'standard')]
  const { id: customerId } = await owner.call(customer.routes.create, { code: 'MX', name: 'Mission', ...exemption })
  const order = await owner.call(salesOrder.routes.create, {
    uid: randomUUID(),
    customerId,
    storeId,
    orderedOn: today,
    lines: variants.map((variantId) => ({ variantId, quantity: 1 })),
  })
  expect(order.lines.map(({ netMinor, grossMinor }) => [netMinor, grossMinor])).toEqual([
    [500, 500],
    [1000, 1000],
    [1000, 1000],
  ])
})

test('a receipt of an exempt customer says nothing of it where no rule for exempt buyers applies, and tax is charged', async () => {
  const { owner, companyId, device, where, item, session, cash } = await offlineShop(server)
  const { id: customerId } = await owner.call(customer.routes.create, { code: 'MR', name: 'M', ...exemption })
  await query(
    server.database.superUrl,
    `update accounts.tax_rule set status = 'inactive' where company_id = $1 and buyer_type = 'exempt'`,
    [companyId],
  )
  const lines = [{ variantId: item.variantId, quantity: 1 }]
  const sale = { tillSessionId: session.id, soldAt: new Date().toISOString(), customerId, lines }
  const paidFor = { grossMinor: 1200, tenders: [paid(cash, 1200)] }
  const { id } = await owner.call(completeSale, { uid: randomUUID(), ...sale, ...paidFor })
  const late = await owner.call(sendOfflineSale, device.sold(item, where, { customerId, isTaxFree: true }))
  for (const one of [id, late.id])
    expect(await owner.call(getReceipt, { id: one })).toMatchObject({ taxExemption: null, taxMinor: 200 })
})
