import { customer } from '@countinghouse/contract/crm/customer'
import { quote } from '@countinghouse/contract/sales/quote'
import { completeSale } from '@countinghouse/contract/sales/register'
import { getRegisterQuote } from '@countinghouse/contract/sales/register-quote'
import { voidSale } from '@countinghouse/contract/sales/register-return'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { createGoods, createTill, openTill, paid } from '../../../../../tests/support/till.ts'

const server = useServer()

/** A quote of two lamps at 25.00 in place of 30.00, less a tenth, and a cashier who decides no price and no discount. */
async function shop() {
  const tenant = await server.company()
  const { companyId, storeId, owner, as } = tenant
  const { tillId, cash } = await createTill(server, tenant)
  const lamp = await createGoods(server, { companyId, storeId }, { price: 3000, unitCost: '12.00' })
  const { session } = await openTill(owner, { tillId, storeId })
  const { id: customerId } = await owner.call(customer.routes.create, { code: 'ANNA', name: 'Anna Berg' } as never)
  const cashier = await as({ may: ['register:view', 'register:sell'] })
  const send = async (
    lines: object[] = [{ variantId: lamp.variantId, quantity: 2, unitPrice: '25', discountPpm: 100_000 }],
  ) => {
    const head = { uid: randomUUID(), customerId, storeId, quotedOn: new Date().toISOString().slice(0, 10) }
    const { id, version } = await owner.call(quote.routes.create, { ...head, lines } as never)
    await owner.call(quote.transitionRoutes.send, { id, version } as never)
    return id
  }
  const sale = (quoteId: number, more: object = {}) => ({
    uid: randomUUID(),
    tillSessionId: session.id,
    customerId,
    soldAt: new Date().toISOString(),
    lines: [{ variantId: lamp.variantId, quantity: 2, overrideMinor: 2500, discountPpm: 100_000 }],
    quoteId,
    grossMinor: 4500,
    tenders: [paid(cash, 4500)],
    ...more,
  })
  return { ...tenant, cashier, lamp, cash, send, sale }
}

test('a sent quote is sold at its prices without an approval; it knows its receipt, and is sold again only once that is voided', async () => {
  const { owner, cashier, storeId, lamp, send, sale } = await shop()
  const id = await send()
  expect(await cashier.call(getRegisterQuote, { id, storeId })).toMatchObject({
    id,
    lines: [{ item: { variantId: lamp.variantId }, quantity: 2, unitMinor: 2500, discountPpm: 100_000 }],
  })
  // Without the quote, or with another quantity, price or customer, it is decided as ever.
  expect((await cashier.send(completeSale, { ...sale(id), quoteId: null })).body).toMatchObject({
    errorType: 'limit_exceeded',
  })
  const more = { lines: [{ variantId: lamp.variantId, quantity: 1, overrideMinor: 2500, discountPpm: 100_000 }] }
  expect((await cashier.send(completeSale, sale(id, { ...more, grossMinor: 2250 }))).body).toMatchObject({
    errorType: 'limit_exceeded',
  })
  expect((await cashier.send(completeSale, sale(id, { customerId: null }))).body).toMatchObject({
    errorType: 'sales.quote_unfit',
    fields: { customerId: [{}] },
  })
  const body = sale(id)
  const sold = await cashier.call(completeSale, body)
  expect(await cashier.call(completeSale, body)).toMatchObject({ id: sold.id })
  expect(await owner.call(quote.routes.get, { id })).toMatchObject({
    status: 'accepted',
    receiptNumber: sold.number,
    salesOrderId: null,
  })
  expect((await cashier.send(completeSale, sale(id))).body).toMatchObject({ errorType: 'sales.quote_closed' })
  expect((await cashier.send(getRegisterQuote, { id, storeId })).body).toMatchObject({
    errorType: 'sales.quote_closed',
  })
  await owner.call(voidSale, { id: sold.id, reason: 'Wrong payment' })
  const again = await cashier.call(completeSale, sale(id))
  expect(await owner.call(quote.routes.get, { id })).toMatchObject({ status: 'accepted', receiptNumber: again.number })
})

test('eight tills at one quote: one sells it, also when the same sale is sent twice', async () => {
  const { cashier, send, sale } = await shop()
  const id = await send()
  const body = sale(id)
  const answers = await Promise.all(
    [body, body, ...Array.from({ length: 6 }, () => sale(id))].map((one) => cashier.send(completeSale, one)),
  )
  const sold = answers.filter(({ status }) => status === 200)
  expect(new Set(sold.map(({ body: answer }) => answer['id'])).size).toBe(1)
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
})

test('what a till cannot sell is refused: an accepted, expired or foreign quote, parts of a piece, a product twice', async () => {
  const { owner, cashier, companyId, storeId, lamp, send, sale } = await shop()
  const refusal = async (id: number) => (await cashier.send(getRegisterQuote, { id, storeId })).body['errorType']
  const line = { variantId: lamp.variantId, quantity: 1 }
  expect(await refusal(await send([{ ...line, quantity: 1.5 }]))).toBe('sales.quote_unfit')
  expect(await refusal(await send([line, line]))).toBe('sales.quote_unfit')
  expect(await refusal(await send([{ ...line, unitPrice: '1.2345' }]))).toBe('sales.quote_unfit')
  const ordered = await send()
  const { version } = await owner.call(quote.routes.get, { id: ordered })
  await owner.call(quote.transitionRoutes.accept, { id: ordered, version } as never)
  expect(await refusal(ordered)).toBe('sales.quote_closed')
  const old = await send()
  await query(
    server.database.superUrl,
    `set session_replication_role = replica; update sales.quote set quoted_on = '2020-01-01', valid_until = '2020-01-31' where company_id = ${companyId} and id = ${old}`,
  )
  expect(await refusal(old)).toBe('sales.quote_expired')
  expect((await cashier.send(completeSale, sale(old))).body).toMatchObject({ errorType: 'sales.quote_expired' })
  expect(await refusal(900_000_000)).toBe('not_found')
})
