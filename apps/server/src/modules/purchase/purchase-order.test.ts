import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { expect, test } from 'vitest'
import { buyingCompany, catalogued, nextWeek, today } from '../../../../../tests/support/purchase.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
const { routes, transitionRoutes } = purchaseOrder

test('example D1 without tax: prices, two discounts and a header discount; approved without a rule, sent, numbered by year', async () => {
  const { owner, tent, lamp, draft } = await buyingCompany(server)
  const created = await draft(
    [
      { variantId: tent.variantId, quantity: 24, unitPrice: '12.5', discountPpm: 100_000, furtherDiscountPpm: 50_000 },
      { variantId: lamp.variantId, quantity: 36, unitPrice: '7.335' },
      { variantId: lamp.variantId, quantity: 10, unitPrice: '19.99', discountPpm: 150_000 },
    ],
    { discountPpm: 30_000 },
  )
  expect(created).toMatchObject({
    status: 'draft',
    number: null,
    goodsMinor: 69_048,
    headerDiscountMinor: 2071,
    totalMinor: 66_977,
    companyTotalMinor: 66_977,
    exchangeRate: '1',
    receiptStatus: 'none',
  })
  expect(created.lines.map(({ netMinor }) => netMinor)).toEqual([25_650, 26_406, 16_992])
  const { id, version } = created
  const approved = await owner.call(transitionRoutes.submit, { id, version })
  expect(approved).toMatchObject({ status: 'approved', totalMinor: 66_977, version: version + 1 })
  expect(approved.number).toMatch(/^PO-\d{4}-00001$/)
  const sent = await owner.call(transitionRoutes.send, { id, version: version + 1 })
  expect(sent).toMatchObject({ status: 'ordered', sentAt: expect.any(String) })
})

test('blank terms and prices are the supplier’s: its breaks at the total quantity, its SKU, else the last price', async () => {
  const { owner, tent, lamp, draft, ordered, supplierId } = await buyingCompany(server, {
    incoterm: 'FOB',
    incotermPlace: 'Ningbo',
    leadTimeDays: 30,
  })
  const { productId, variantId } = tent
  await catalogued(owner, { supplierId, productId, supplierCode: 'T-77' }, { 1: '10', 50: '9.5', 100: '9' })
  const line = { variantId, supplierCode: 'T-77' }
  const drafted = await draft([
    { variantId, quantity: 30 },
    { variantId, quantity: 20, dueOn: nextWeek },
    { variantId: lamp.variantId, quantity: 5 },
  ])
  expect(drafted).toMatchObject({ incoterm: 'FOB', incotermPlace: 'Ningbo', currency: 'GBP' })
  expect(drafted.lines).toMatchObject([
    { ...line, unitPrice: null, price: '9.5', netMinor: 28_500 },
    { ...line, unitPrice: null, price: '9.5', netMinor: 19_000 },
    { supplierCode: null, price: null, netMinor: null },
  ])
  const more = { id: drafted.id, version: drafted.version, lines: [{ variantId, quantity: 100 }], dueOn: null }
  const changed = await owner.call(routes.update, more)
  expect(changed.lines).toMatchObject([{ ...line, price: '9', netMinor: 90_000 }])
  const due = new Date(`${today}T00:00:00Z`)
  due.setUTCDate(due.getUTCDate() + 30)
  expect(changed.dueOn).toBe(due.toISOString().slice(0, 10))
  await ordered([{ variantId: lamp.variantId, quantity: 5, unitPrice: '3.25' }])
  expect((await draft([{ variantId: lamp.variantId, quantity: 1 }])).lines).toMatchObject([{ price: '3.25' }])
})
