import { randomUUID } from 'node:crypto'
import { customer } from '@countinghouse/contract/crm/customer'
import { customerGroup } from '@countinghouse/contract/crm/customer-group'
import { paymentTerm } from '@countinghouse/contract/erp/payment-term'
import { priceList } from '@countinghouse/contract/procure/price-list'
import { fetchReport } from '@countinghouse/contract/reports/builder'
import { deliverOrder, delivery } from '@countinghouse/contract/sales/delivery'
import { invoice } from '@countinghouse/contract/accounts/invoice'
import { salesOrder } from '@countinghouse/contract/sales/sales-order'
import { segment } from '@countinghouse/contract/sales/segment'
import { segmentMembers } from '@countinghouse/contract/sales/segment-member'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { createGoods, createTill } from '../../../../../tests/support/till.ts'

const server = useServer()

/** A lamp at 30.00, on the trade list at 24.00, which group SCHOOLS has with sixty days to pay; two of its customers. */
async function shop() {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  await createTill(server, tenant)
  const lamp = await createGoods(server, { companyId, storeId }, { price: 3000, unitCost: '12.00' })
  const terms = { taxIncluded: true, kind: 'trade' as const, currency: 'GBP' }
  const { id: tradeId } = await owner.call(priceList.routes.create, { code: 'TRADE', name: 'Trade', ...terms })
  await query(
    server.database.superUrl,
    `insert into procure.price (company_id, price_list_id, currency, kind, product_id, valid_from, amount_minor)
     select l.company_id, l.id, l.currency, l.kind, v.product_id, '2020-01-01', 2400
     from procure.price_list l join procure.variant v on v.company_id = l.company_id and v.id = $3
     where l.company_id = $1 and l.id = $2`,
    [companyId, tradeId, lamp.variantId],
  )
  const { id: sixty } = await owner.call(paymentTerm.routes.create, {
    code: 'N60',
    name: 'Net 60',
    parts: [{ share: 1_000_000, days: 60 }],
  } as never)
  const group = await owner.call(customerGroup.routes.create, {
    code: 'SCHOOLS',
    name: 'Schools',
    priceListId: tradeId,
    paymentTermId: sixty,
  })
  const add = async (code: string, more: object = {}) =>
    (await owner.call(customer.routes.create, { code, name: code, customerGroupId: group.id, ...more })).id
  const today = new Date().toISOString().slice(0, 10)
  const order = async (customerId: number) =>
    await owner.call(salesOrder.routes.create, {
      uid: randomUUID(),
      customerId,
      storeId,
      orderedOn: today,
      lines: [{ variantId: lamp.variantId, quantity: 1 }],
    })
  return { ...tenant, group, tradeId, add, order, today }
}

test('price list and payment terms of a group apply where the customer has none', async () => {
  const { owner, group, add, order } = await shop()
  const { items: lists } = await owner.call(priceList.routes.list, { limit: 50 })
  const retailId = lists.find(({ isDefault }) => isDefault)?.id ?? 0
  const school = await add('SCHOOL')
  const other = await add('OWNLIST', { priceListId: retailId })
  expect(await order(other)).toMatchObject({ grossMinor: 3000 })
  const placed = await order(school)
  expect(placed).toMatchObject({ grossMinor: 2400 })
  const { id } = await owner.call(salesOrder.transitionRoutes.confirm, {
    id: placed.id,
    version: placed.version,
  })
  const opened = await owner.call(deliverOrder, { id, uid: randomUUID() })
  const sent = await owner.call(delivery.transitionRoutes.dispatch, opened)
  const { invoiceId } = await owner.call(delivery.transitionRoutes.invoice, { id: sent.id, version: sent.version })
  const { issuedOn, dueOn } = await owner.call(invoice.routes.get, { id: Number(invoiceId) })
  expect((Date.parse(String(dueOn)) - Date.parse(issuedOn)) / 86_400_000).toBe(60)

  const report = await owner.call(fetchReport, { by: ['customerGroup'], figures: ['net'] })
  expect(report.totals.figures).toMatchObject({ net: 2000 })
  expect(JSON.stringify(report)).toContain('Schools')
  expect(await owner.send(customerGroup.routes.delete, { id: group.id, version: group.version })).toMatchObject({
    status: 409,
    body: { errorType: 'in_use' },
  })
})

test('customers are listed by group, and a segment has those of a group or of its price list', async () => {
  const { owner, group, tradeId, add } = await shop()
  const school = await add('SCHOOL')
  await owner.call(customer.routes.create, { code: 'ALONE', name: 'Alone' })
  const { items } = await owner.call(customer.routes.list, { customerGroupId: [group.id] })
  expect(items.map(({ id }) => id)).toEqual([school])
  for (const [code, more] of [
    ['GROUP', { customerGroups: [group.id] }],
    ['LIST', { priceLists: [tradeId] }],
  ] as [string, object][]) {
    const { id } = await owner.call(segment.routes.create, { code, name: code, ...more })
    const members = await owner.call(segmentMembers.routes.list, { segmentId: [id] })
    expect(members.items.map(({ customerId }) => customerId)).toEqual([school])
  }
})
