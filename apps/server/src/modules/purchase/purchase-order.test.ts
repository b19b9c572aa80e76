import { setExchangeRate } from '@countinghouse/contract/accounts/exchange-rate'
import { approve, listApprovals } from '@countinghouse/contract/desk/approval'
import { createApprovalRule, getApprovalChoices } from '@countinghouse/contract/desk/approval-rule'
import { getArrivals } from '@countinghouse/contract/purchase/arrivals'
import { getOrderItems } from '@countinghouse/contract/purchase/order-items'
import { getOrderRevisions } from '@countinghouse/contract/purchase/order-revisions'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { asSuperuser } from '../../../../../tests/support/people.ts'
import { buyingCompany, catalogued, nextWeek, today } from '../../../../../tests/support/purchase.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { anotherStore } from '../../../../../tests/support/stock.ts'

const server = useServer()
const { routes, transitionRoutes } = purchaseOrder

const target = ({ id, version }: { readonly id: number; readonly version: number }) => ({ id, version })

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

test('examples D1 and D2: tax of the goods after the header discount, rounded by line; without a tax rule it is blank', async () => {
  const { companyId, owner, tent, lamp, draft } = await buyingCompany(server)
  const { variantIds } = await createProduct(server.app.db, companyId)
  const [seatId = 0] = variantIds
  const d1 = [
    { variantId: tent.variantId, quantity: 24, unitPrice: '12.5', discountPpm: 100_000, furtherDiscountPpm: 50_000 },
    { variantId: lamp.variantId, quantity: 36, unitPrice: '7.335' },
    { variantId: seatId, quantity: 10, unitPrice: '19.99', discountPpm: 150_000 },
  ]
  expect(await draft(d1, { discountPpm: 30_000 })).toMatchObject({ taxMinor: null, grossMinor: null })
  await taxedAs(companyId, 'standard', [tent.variantId, lamp.variantId])
  await taxedAs(companyId, 'reduced', [seatId])
  const { id, version, ...drafted } = await draft(d1, { discountPpm: 30_000 })
  expect(drafted).toMatchObject({ totalMinor: 66_977, taxMinor: 10_923, grossMinor: 77_900 })
  const approved = await owner.call(transitionRoutes.submit, { id, version })
  expect(approved).toMatchObject({ taxMinor: 10_923, grossMinor: 77_900, companyTotalMinor: 66_977 })
  const d2 = Array.from({ length: 3 }, () => ({ variantId: tent.variantId, quantity: 1, unitPrice: '0.33' }))
  expect(await draft(d2)).toMatchObject({ totalMinor: 99, taxMinor: 21, grossMinor: 120 })
  const largest = [{ variantId: tent.variantId, quantity: 1, unitPrice: '9999999999999.98' }]
  await expect(draft(largest)).rejects.toThrow('purchase.no_total')
})

/** Moves the products to the tax class of this code. */
async function taxedAs(companyId: number, code: string, variantIds: readonly number[]): Promise<void> {
  await query(
    server.database.superUrl,
    `update procure.product p set tax_class_id = t.id from procure.tax_class t, procure.variant v
      where t.company_id = $1 and t.code = $2 and p.company_id = $1 and v.company_id = $1 and v.product_id = p.id and v.id = any($3)`,
    [companyId, code, variantIds],
  )
}

test('what is on order of a product is told with the day on which it is expected, until it is received', async () => {
  const { companyId, owner, as, storeId, tent, ordered, received } = await buyingCompany(server)
  const order = await ordered([
    { variantId: tent.variantId, quantity: 10, unitPrice: '5' },
    { variantId: tent.variantId, quantity: 2, unitPrice: '5', dueOn: '2090-01-02' },
  ])
  const arrivals = async (client = owner) => (await client.call(getArrivals, { id: tent.productId })).arrivals
  expect(await arrivals()).toMatchObject([
    { orderId: order.id, sku: tent.code, quantity: 10, expectedOn: nextWeek, latestOn: null },
    { orderId: order.id, quantity: 2, expectedOn: '2090-01-02' },
  ])
  await received(order.id, { code: tent.code, quantity: 10 })
  expect(await arrivals()).toMatchObject([{ quantity: 2 }])
  const elsewhere = await anotherStore(server.app.db, server.database.superUrl, { companyId, code: 'FAR' })
  expect(await arrivals(await as({ may: ['purchase-orders:view'], storeIds: [elsewhere.storeId] }))).toEqual([])
  expect(await arrivals(await as({ may: ['purchase-orders:view'], storeIds: [storeId] }))).toHaveLength(1)
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
  await owner.call(setExchangeRate, { currencyCode: 'USD', day: today, rate: '0.8' })
  const abroad = await draft([{ variantId, quantity: 1, unitPrice: '10' }], { currency: 'USD' })
  expect(abroad).toMatchObject({ exchangeRate: '0.8', totalMinor: 1000, companyTotalMinor: 800 })
  await ordered([{ variantId: lamp.variantId, quantity: 5, unitPrice: '3.25' }])
  expect((await draft([{ variantId: lamp.variantId, quantity: 1 }])).lines).toMatchObject([{ price: '3.25' }])
})

test('an order is submitted once supplier, prices, days and quantities permit it; each refusal stands at its field', async () => {
  const { owner, tent, lamp, entered, draft, step, supplierId, companyId } = await buyingCompany(server, {
    moqValueMinor: 10_000,
  })
  const { productId, variantId } = tent
  await catalogued(owner, { supplierId, productId, packQuantity: 12, moqQuantity: 24 }, {})
  const line = { variantId: lamp.variantId, quantity: 200, unitPrice: '1' }
  const refused = async (order: Awaited<ReturnType<typeof draft>>) => {
    const { status, body } = await step('submit', order.id)
    return [status, body.errorType, Object.keys(body.fields ?? {}).join()]
  }
  expect(await refused(await draft([{ ...line, unitPrice: null }]))).toEqual([
    422,
    'purchase.price_missing',
    'lines.0.unitPrice',
  ])
  expect(await refused(await draft([{ ...line, unitPrice: '0' }]))).toEqual([
    422,
    'purchase.price_missing',
    'lines.0.unitPrice',
  ])
  expect(await refused(await draft([line], { dueOn: '2026-01-01' }))).toEqual([422, 'purchase.due_in_past', 'dueOn'])
  expect(await refused(await draft([line], { dueOn: null }))).toEqual([422, 'purchase.rule_broken', 'dueOn'])
  expect(await refused(await draft([line], { currency: 'USD' }))).toEqual([
    422,
    'purchase.rate_missing',
    'exchangeRate',
  ])
  expect(await refused(await draft([{ ...line, quantity: 200.5 }]))).toEqual([
    422,
    'purchase.rule_broken',
    'lines.0.quantity',
  ])
  expect(await refused(await draft([{ ...line, quantity: 9 }]))).toEqual([
    422,
    'purchase.quantity_not_allowed',
    'lines',
  ])
  const packs = { variantId, quantity: 30, unitPrice: '9' }
  expect(await refused(await draft([packs]))).toEqual([422, 'purchase.quantity_not_allowed', 'lines.0.quantity'])
  expect(await refused(await draft([{ ...packs, quantity: 12 }]))).toEqual([
    422,
    'purchase.quantity_not_allowed',
    'lines.0.quantity',
  ])
  expect((await step('submit', (await draft([packs], { quantityReason: 'Sample' })).id)).status).toBe(200)
  expect(
    (
      await step(
        'submit',
        (
          await draft([
            { ...packs, quantity: 12 },
            { ...packs, quantity: 24 },
          ])
        ).id,
      )
    ).status,
  ).toBe(200)

  await asSuperuser(server, `update procure.product set is_buyable = false where company_id = $1 and id = $2`, [
    companyId,
    productId,
  ])
  expect(await refused(await draft([packs]))).toEqual([422, 'purchase.not_buyable', 'lines.0.variantId'])
  await asSuperuser(
    server,
    `update procure.supplier set standing = 'on_hold', hold_scope = 'payments' where company_id = $1`,
    [companyId],
  )
  const approved = await draft([line])
  expect((await step('submit', approved.id)).status).toBe(200)
  await asSuperuser(server, `update procure.supplier set hold_scope = 'purchase_orders' where company_id = $1`, [
    companyId,
  ])
  expect((await step('send', approved.id)).body).toMatchObject({ errorType: 'purchase.supplier_on_hold' })
  expect(await refused(await draft([line]))).toEqual([409, 'purchase.supplier_on_hold', 'supplierId'])
  await asSuperuser(
    server,
    `update procure.supplier set standing = 'prospect', hold_scope = null where company_id = $1`,
    [companyId],
  )
  expect(await refused(await draft([line]))).toEqual([422, 'purchase.supplier_not_approved', 'supplierId'])

  const both = entered([line], { discountPpm: 1000, discountMinor: 5 })
  expect((await owner.send(routes.create, both)).body).toMatchObject({ errorType: 'purchase.rule_broken' })
  expect((await owner.send(routes.create, entered([line], { discountMinor: 20_001 }))).body).toMatchObject({
    errorType: 'purchase.no_total',
    fields: { discountMinor: expect.anything() },
  })
  const calculated = { ...entered([line]), lines: [{ ...line, netMinor: 1 }] }
  expect((await owner.send(routes.create, calculated)).body).toMatchObject({ errorType: 'invalid_input' })
  const again = entered([{ ...line, unitPrice: '1.50' }], { currency: null })
  const { id } = await owner.call(routes.create, again)
  expect(await owner.call(routes.create, again)).toMatchObject({ id, currency: 'GBP' })
})

test('a rule of approval measures the total in the company’s currency; another person approves, and a change asks anew', async () => {
  const { as, owner, tent, draft } = await buyingCompany(server)
  const may = ['view', 'create', 'edit', 'submit', 'send'].map((event) => `purchase-orders:${event}`)
  const buyer = await as({ may: [...may, 'product:cost_view'] })
  const chief = await as({ may: [...may, 'product:cost_view'] })
  await owner.call(createApprovalRule, {
    documentType: purchaseOrder.entity,
    name: 'Chief',
    amountFrom: 100_000,
    currency: (await owner.call(getApprovalChoices, {})).currency,
    steps: [
      {
        roleId: chief.user?.user_roles[0]?.usrl_role_id ?? 0,
        userId: null,
        isAtStore: false,
        neededCount: 1,
        escalation: null,
      },
    ],
  })
  const line = { variantId: tent.variantId, quantity: 100, unitPrice: '9.99' }
  const small = await draft([line], {}, buyer)
  expect(await buyer.call(transitionRoutes.submit, target(small))).toMatchObject({ status: 'approved' })
  const large = await draft([line], { currency: 'USD', exchangeRate: '1.25' }, buyer)
  expect(large).toMatchObject({ totalMinor: 99_900, companyTotalMinor: 124_875 })
  const waiting = await buyer.call(transitionRoutes.submit, target(large))
  expect(waiting).toMatchObject({ status: 'pending', version: large.version + 1 })
  const [mine] = (await buyer.call(listApprovals, { box: 'mine' })).items
  expect((await buyer.send(approve, { id: mine?.id ?? 0 })).body).toMatchObject({ errorType: 'desk.self_approval' })
  const draftAgain = await buyer.call(transitionRoutes.withdraw, target(waiting))
  expect((await chief.call(listApprovals, {})).items).toEqual([])
  const asked = await buyer.call(transitionRoutes.submit, target(draftAgain))
  const [request] = (await chief.call(listApprovals, {})).items
  expect(request).toMatchObject({ label: asked.name, amount: 124_875 })
  await chief.call(approve, { id: request?.id ?? 0 })
  expect(await buyer.call(routes.get, { id: large.id })).toMatchObject({ status: 'approved', number: asked.number })
})

test('hold, acknowledgement, close and reopen; an order of which goods arrived is not cancelled', async () => {
  const { owner, tent, ordered, received, step, lines, companyId } = await buyingCompany(server)
  const line = { variantId: tent.variantId, quantity: 10, unitPrice: '2' }
  const { id } = await ordered([line])
  expect((await step('release', id)).body).toMatchObject({ errorType: 'purchase.not_on_hold' })
  expect((await step('hold', id, { reason: 'Price talks' })).body).toMatchObject({ status: 'ordered', isOnHold: true })
  expect((await step('release', id)).body).toMatchObject({ status: 'ordered', isOnHold: false, holdReason: null })
  const confirmed = await step('acknowledge', id, { supplierReference: 'SO-12', confirmedOn: nextWeek })
  expect(confirmed.body).toMatchObject({ supplierReference: 'SO-12', confirmedOn: nextWeek })
  await received(id, { code: tent.code, quantity: 4 })
  expect((await step('cancel', id, { reason: 'No' })).body).toMatchObject({ errorType: 'purchase.already_received' })
  expect((await step('close', id, { reason: 'Discontinued' })).body).toMatchObject({
    status: 'closed',
    receiptStatus: 'full',
  })
  expect(await lines(id)).toMatchObject([{ accepted: 4, cancelled: 6, open: 0 }])
  expect((await step('reopen', id)).body).toMatchObject({ status: 'ordered', receiptStatus: 'partial', reason: null })
  await step('close', id, { reason: 'Discontinued' })
  await asSuperuser(
    server,
    `update purchase.purchase_order set closed_at = now() - interval '31 days' where company_id = $1`,
    [companyId],
  )
  expect((await step('reopen', id)).body).toMatchObject({ errorType: 'purchase.closed_too_long' })
  const other = await ordered([line])
  expect((await step('cancel', other.id, { reason: 'Not needed' })).body).toMatchObject({ status: 'cancelled' })
  const { items, receipts } = await owner.call(getOrderItems, { id })
  expect(items).toMatchObject([{ quantity: 10, accepted: 4, cancelled: 6, unitCost: '2' }])
  expect(receipts).toMatchObject([{ status: 'closed', accepted: 4, rejected: 0, journals: [{ totalMinor: 800 }] }])
})

test('without the permission for costs no price is shown or entered, and what was entered stays', async () => {
  const { as, owner, tent, draft, entered, storeId, companyId } = await buyingCompany(server)
  const may = ['view', 'create', 'edit', 'submit'].map((event) => `purchase-orders:${event}`)
  const clerk = await as({ may })
  const line = { variantId: tent.variantId, quantity: 10, unitPrice: '2' }
  const { id, version } = await draft([line])
  const seen = await clerk.call(routes.get, { id })
  expect(seen).not.toHaveProperty('totalMinor')
  expect(seen.lines).toMatchObject([{ unitPrice: null, price: null, netMinor: null }])
  await clerk.call(routes.update, { id, version, lines: [{ variantId: tent.variantId, quantity: 20 }] })
  expect(await owner.call(routes.get, { id })).toMatchObject({
    totalMinor: 4000,
    lines: [{ unitPrice: '2', netMinor: 4000 }],
  })
  expect((await clerk.send(routes.create, entered([line]))).body).toMatchObject({ errorType: 'forbidden' })
  const { items } = await clerk.call(getOrderItems, { id })
  expect(items[0]).not.toHaveProperty('unitCost')
  const { storeId: elsewhere } = await anotherStore(server.app.db, server.database.superUrl, { companyId, code: 'FAR' })
  const far = await as({ may, storeIds: [elsewhere] })
  expect((await far.send(routes.get, { id })).status).toBe(404)
  const near = await as({ may, storeIds: [storeId] })
  expect((await near.send(routes.get, { id })).status).toBe(200)
})

test('a sent order is revised: what changed is kept, it is approved and sent again, and a received one is not', async () => {
  const { owner, as, tent, lamp, ordered, step, received } = await buyingCompany(server)
  const order = await ordered([
    { variantId: tent.variantId, quantity: 5, unitPrice: '10' },
    { variantId: lamp.variantId, quantity: 2, unitPrice: '3' },
  ])
  const { id } = order
  await step('acknowledge', id, { confirmedOn: nextWeek })
  const { body: revised } = await step('revise', id, { reason: 'Fewer tents' })
  expect(revised).toMatchObject({ status: 'draft', revision: 1, confirmedOn: null, number: order.number })
  await owner.call(purchaseOrder.routes.update, {
    id,
    version: Number(revised['version']),
    lines: [{ variantId: tent.variantId, quantity: 3, unitPrice: '10' }],
  })
  await step('submit', id)
  await step('send', id)
  const { revisions, currency } = await owner.call(getOrderRevisions, { id })
  expect(currency).toBe(order.currency)
  expect(revisions).toMatchObject([{ revision: 1, reason: 'Fewer tents' }])
  const changes = revisions[0]?.changes.map(({ variantId, before, after }) => ({ variantId, before, after }))
  expect(changes?.toSorted((one, other) => one.variantId - other.variantId)).toEqual([
    {
      variantId: tent.variantId,
      before: { quantity: 5, netMinor: 5000, deliveries: [{ dueOn: nextWeek, quantity: 5 }] },
      after: { quantity: 3, netMinor: 3000, deliveries: [{ dueOn: nextWeek, quantity: 3 }] },
    },
    {
      variantId: lamp.variantId,
      before: { quantity: 2, netMinor: 600, deliveries: [{ dueOn: nextWeek, quantity: 2 }] },
      after: null,
    },
  ])
  const buyer = await as({ may: ['purchase-orders:view'] })
  const seen = await buyer.call(getOrderRevisions, { id })
  expect(seen.revisions[0]?.changes[0]?.before).not.toHaveProperty('netMinor')
  await received(id, { code: tent.code, quantity: 1 })
  expect((await step('revise', id, { reason: 'Too late' })).body).toMatchObject({
    errorType: 'purchase.already_received',
  })
})
