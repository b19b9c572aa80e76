import { randomUUID } from 'node:crypto'
import { customer } from '@countinghouse/contract/crm/customer'
import { customerGroup } from '@countinghouse/contract/crm/customer-group'
import { permissionName } from '@countinghouse/contract/page'
import { priceList } from '@countinghouse/contract/procure/price-list'
import { explainOrderPrices, explainQuotePrices } from '@countinghouse/contract/sales/line-prices'
import { quote } from '@countinghouse/contract/sales/quote'
import { salesOrder } from '@countinghouse/contract/sales/sales-order'
import { expect, test } from 'vitest'
import { asSuperuser } from '../../../../../tests/support/people.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { createGoods, createTill } from '../../../../../tests/support/till.ts'

const server = useServer({ isOwn: true })

/** A lamp at 30.00, and at 24.00 from ten pieces, for a customer without a list of its own. */
async function shop() {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  await createTill(server, tenant)
  const lamp = await createGoods(server, { companyId, storeId }, { price: 3000, unitCost: '12.00' })
  const breaks = `
    insert into procure.price (company_id, price_list_id, currency, kind, product_id, variant_id, store_id, min_qty, valid_from, amount_minor)
    select company_id, price_list_id, currency, kind, product_id, variant_id, store_id, 10, valid_from, 2400
    from procure.price where company_id = $1 and min_qty = 1`
  await asSuperuser(server, breaks, [companyId])
  const { id: customerId, version } = await owner.call(customer.routes.create, {
    code: 'C-1',
    name: 'Hotel Astoria',
    kind: 'company',
  })
  const today = new Date().toISOString().slice(0, 10)
  const order = (lines: readonly object[], more: object = {}) =>
    owner.call(salesOrder.routes.create, {
      uid: randomUUID(),
      customerId,
      storeId,
      orderedOn: today,
      lines: lines.map((line) => ({ variantId: lamp.variantId, ...line })) as never,
      ...more,
    })
  const explained = (id: number) => owner.call(explainOrderPrices, { id })
  const listOf = async (code: string, adjust: number) => {
    const { items } = await owner.call(priceList.routes.list, { limit: 50 })
    const base = items.find(({ isDefault }) => isDefault)
    return await owner.call(priceList.routes.create, {
      code,
      name: code,
      currency: 'GBP',
      parentId: base?.id ?? null,
      adjust,
    })
  }
  return { ...tenant, lamp, customerId, version, today, order, explained, listOf }
}

test('each line says which rule made its price: the list with its break, or what was entered', async () => {
  const { owner, order, explained } = await shop()
  const { id } = await order([
    { quantity: 1, discountPpm: 100_000 },
    { quantity: 12 },
    { quantity: 1, unitPrice: '18' },
  ])
  const { list, lines, currency } = await explained(id)
  expect(currency).toBe('GBP')
  expect(list?.origin).toBe('company')
  expect(lines).toMatchObject([
    { rule: 'list', price: '30', discountPpm: 100_000, minQuantity: 1, hasChanged: false, listed: { amount: 3000 } },
    { rule: 'list', price: '24', minQuantity: 10, hasChanged: false, listed: { amount: 2400 } },
    { rule: 'entered', price: '18', hasChanged: false, listed: { amount: 3000 } },
  ])
  expect(lines[1]?.listed?.path).toMatchObject([{ step: 'price', amount: 2400 }])
  expect(await owner.send(explainOrderPrices, { id: id + 1000 })).toMatchObject({ status: 404 })
})

test('the list is named with its origin: of the group, of the customer, chosen on the order', async () => {
  const { owner, customerId, version, order, explained, listOf } = await shop()
  const [ofGroup, ofCustomer, chosen] = [
    await listOf('GRP', -50_000),
    await listOf('CUS', -100_000),
    await listOf('DOC', -200_000),
  ]
  const group = await owner.call(customerGroup.routes.create, {
    code: 'HOTELS',
    name: 'Hotels',
    priceListId: ofGroup.id,
  })
  const grouped = await owner.call(customer.routes.update, { id: customerId, version, customerGroupId: group.id })
  const first = await explained((await order([{ quantity: 1 }])).id)
  expect(first).toMatchObject({ list: { name: 'GRP', origin: 'group' }, lines: [{ price: '28.5', rule: 'list' }] })
  expect(first.lines[0]?.listed?.path.map(({ step }) => step)).toEqual(['price', 'adjust'])
  await owner.call(customer.routes.update, { id: customerId, version: grouped.version, priceListId: ofCustomer.id })
  expect((await explained((await order([{ quantity: 1 }])).id)).list).toMatchObject({ name: 'CUS', origin: 'customer' })
  const own = await explained((await order([{ quantity: 1 }], { priceListId: chosen.id })).id)
  expect(own).toMatchObject({ list: { name: 'DOC', origin: 'document' }, lines: [{ price: '24' }] })
})

test('a price that the list no longer says is told apart, and an order of a quote names it', async () => {
  const { owner, companyId, storeId, customerId, today, lamp, order, explained, as } = await shop()
  const kept = await order([{ quantity: 1 }])
  const offer = await owner.call(quote.routes.create, {
    uid: randomUUID(),
    customerId,
    storeId,
    quotedOn: today,
    lines: [{ variantId: lamp.variantId, quantity: 1, unitPrice: '25' }],
  })
  expect((await owner.call(explainQuotePrices, { id: offer.id })).lines).toMatchObject([
    { rule: 'entered', price: '25' },
  ])
  const sent = await owner.call(quote.transitionRoutes.send, { id: offer.id, version: offer.version })
  const accepted = await owner.call(quote.transitionRoutes.accept, { id: sent.id, version: sent.version })
  expect((await explained(accepted.salesOrderId ?? 0)).lines).toMatchObject([
    { rule: 'quote', quote: accepted.name, price: '25', hasChanged: false },
  ])
  const dearer = 'update procure.price set amount_minor = amount_minor + 100 where company_id = $1'
  await asSuperuser(server, dearer, [companyId])
  expect((await explained(kept.id)).lines).toMatchObject([
    { rule: 'list', price: '30', hasChanged: true, listed: { amount: 3100 } },
  ])
  const clerk = await as({ may: ['sales/quotes:view'] })
  expect((await clerk.send(explainOrderPrices, { id: kept.id })).status).toBe(403)
})

test('a purchase list, none, or one of another currency is not what an order was priced by', async () => {
  const { owner, companyId, customerId, version, order, explained, listOf, as } = await shop()
  const own = await listOf('CUS', 0)
  const listed = await owner.call(customer.routes.update, { id: customerId, version, priceListId: own.id })
  const { id } = await order([{ quantity: 1 }])
  const buying = await owner.call(priceList.routes.create, { code: 'BUY', name: 'Costs', currency: 'GBP', kind: 'buy' })
  const costs = `
    insert into procure.price (company_id, price_list_id, currency, kind, product_id, variant_id, store_id, min_qty, valid_from, buy_amount)
    select company_id, $2, currency, 'buy', product_id, variant_id, null, 1, valid_from, 731.19
    from procure.price where company_id = $1 and min_qty = 1`
  await asSuperuser(server, costs, [companyId, buying.id])
  await owner.call(customer.routes.update, { id: customerId, version: listed.version, priceListId: buying.id })
  const clerk = await as({ may: [permissionName(salesOrder.page, 'view')] })
  const seen = await clerk.send(explainOrderPrices, { id })
  expect(seen.status).toBe(200)
  expect(seen.text).not.toContain('731.19')
  expect(seen.body).toMatchObject({
    list: null,
    lines: [{ price: '30', rule: 'list', listed: null, hasChanged: true }],
  })

  const foreign = await owner.call(priceList.routes.create, { code: 'USD', name: 'USD', currency: 'USD' })
  const prices = `
    insert into procure.price (company_id, price_list_id, currency, kind, product_id, variant_id, store_id, min_qty, valid_from, amount_minor)
    select company_id, $2, 'USD', kind, product_id, variant_id, null, 1, valid_from, amount_minor
    from procure.price where company_id = $1 and min_qty = 1 and kind <> 'buy'`
  await asSuperuser(server, prices, [companyId, foreign.id])
  await asSuperuser(server, 'update crm.customer set price_list_id = $2 where company_id = $1', [companyId, foreign.id])
  expect(await explained(id)).toMatchObject({
    currency: 'GBP',
    lines: [{ price: '30', hasChanged: true, listed: { amount: 3000, currency: 'USD' } }],
  })

  await asSuperuser(server, 'update crm.customer set price_list_id = null where company_id = $1', [companyId])
  await asSuperuser(server, 'update procure.price_list set is_default = false where company_id = $1', [companyId])
  expect(await explained(id)).toMatchObject({ list: null, lines: [{ rule: 'list', listed: null, hasChanged: true }] })
})
