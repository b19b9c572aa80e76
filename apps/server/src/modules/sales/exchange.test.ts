import { randomUUID } from 'node:crypto'
import { customer } from '@countinghouse/contract/crm/customer'
import { getReceivables } from '@countinghouse/contract/payments/receivables'
import { getReceipt } from '@countinghouse/contract/sales/receipt'
import { completeSale, getRegister } from '@countinghouse/contract/sales/register'
import { completeReturn, voidSale } from '@countinghouse/contract/sales/register-return'
import { getSession } from '@countinghouse/contract/sales/till-session'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { balancesOf } from '../../../../../tests/support/journals.ts'
import type { Client } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import type { Goods } from '../../../../../tests/support/till.ts'
import { createGoods, createTill, openTill, paid } from '../../../../../tests/support/till.ts'

const server = useServer({ isOwn: true })

type Exchange = {
  /** Of the receipt; a jacket sold at 54.00 is its first line. */
  readonly from: number
  readonly for: Goods
  readonly grossMinor: number
  readonly quantity?: number
  readonly customerId?: number
}

/** A jacket and a coat of 60.00, socks of 6.00 and a scarf of 24.00; a jacket and two pairs of socks were sold at 10 % off. */
async function shop({ hasType = true } = {}) {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const till = await createTill(server, tenant)
  const add = (code: string, name: string, kind: string) =>
    query<{ id: string }>(
      server.database.superUrl,
      `insert into erp.payment_type (company_id, code, name, kind) values ($1, $2, $3, $4) returning id`,
      [companyId, code, name, kind],
    )
  const [type] = hasType ? await add('zz-exchange', 'Exchange', 'exchange') : []
  const goods = (price: number, unitCost: string) => createGoods(server, tenant, { price, unitCost })
  const [jacket, coat, socks, scarf] = [
    await goods(6000, '22.00'),
    await goods(6000, '25.00'),
    await goods(600, '1.80'),
    await goods(2400, '9.00'),
  ]
  const { session, sell } = await openTill(owner, { tillId: till.tillId, storeId })
  const sold = await sell(
    [
      { ...jacket, quantity: 1 },
      { ...socks, quantity: 2 },
    ],
    [paid(till.cash, 7000, 520)],
    { discountPpm: 100_000 },
  )
  const body = (given: Exchange, tenders: ReturnType<typeof paid>[]) => ({
    uid: randomUUID(),
    tillSessionId: session.id,
    soldAt: new Date().toISOString(),
    lines: [{ variantId: given.for.variantId, quantity: given.quantity ?? 1 }],
    grossMinor: given.grossMinor,
    customerId: given.customerId ?? null,
    tenders,
    exchange: {
      uid: randomUUID(),
      originalSaleId: given.from,
      reason: 'Wrong size',
      lines: [{ lineNo: 1, quantity: 1 }],
    },
  })
  const swap = (given: Exchange, tenders: ReturnType<typeof paid>[], by: Client = owner) =>
    by.send(completeSale, body(given, tenders))
  /** Goods of 60.00 each. */
  const sellFor = async (
    taken: readonly Goods[],
    tenders: ReturnType<typeof paid>[],
    customerId: number | null = null,
  ) => {
    const completed = await owner.call(completeSale, {
      uid: randomUUID(),
      tillSessionId: session.id,
      soldAt: new Date().toISOString(),
      lines: taken.map(({ variantId }) => ({ variantId, quantity: 1 })),
      grossMinor: 6000 * taken.length,
      customerId,
      tenders,
    })
    return completed.id
  }
  const inDrawer = async () => (await owner.call(getSession, { id: session.id })).expectedCashMinor
  const balances = async () => {
    const found = await balancesOf(server.app.db, companyId)
    return Object.fromEntries(['1000', '1190', '2100', '4000', '4010'].map((code) => [code, found[code] ?? 0]))
  }
  const onHand = async ({ variantId }: Goods) => {
    const [pool] = await query<{ onHand: number }>(
      server.database.superUrl,
      `select on_hand::int as "onHand" from inventory.stock_pool where company_id = $1 and variant_id = $2`,
      [companyId, variantId],
    )
    return pool?.onHand
  }
  const exchangeId = Number(type?.id ?? 0)
  return {
    ...tenant,
    ...till,
    jacket,
    coat,
    socks,
    scarf,
    session,
    sold,
    body,
    sellFor,
    swap,
    inDrawer,
    balances,
    onHand,
    exchangeId,
  }
}

test('X1: a jacket that was 54.00 pays for one of 60.00 with 6.00 in cash; the clearing account is even', async () => {
  const { owner, sold, coat, jacket, cash, swap, inDrawer, balances, onHand } = await shop()
  expect(sold).toMatchObject({ payableMinor: 6480, returned: null })
  const { status, body } = await swap({ from: sold.id, for: coat, grossMinor: 6000 }, [paid(cash, 1000, 400)])
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { payableMinor: 6000, changeMinor: 400, returned: { grossMinor: 5400, creditMinor: 5400, vouchers: [] } },
  })
  const sale = await owner.call(getReceipt, { id: Number(body['id']) })
  const back = await owner.call(getReceipt, { id: sale.returned?.id ?? 0 })
  expect(sale).toMatchObject({
    kind: 'sale',
    returned: { number: back.number, creditMinor: 5400 },
    exchangedFor: null,
    tenders: [
      { name: 'Cash in hand', tenderedMinor: 1000 },
      { name: 'Exchange', tenderedMinor: 5400 },
    ],
  })
  expect(back).toMatchObject({
    kind: 'return',
    payableMinor: 5400,
    reason: 'Wrong size',
    returned: null,
    exchangedFor: { number: sale.number },
    original: { number: sold.number },
    tenders: [{ name: 'Exchange', tenderedMinor: 5400 }],
  })
  expect([await onHand(jacket), await onHand(coat)]).toEqual([10, 9])
  expect(await inDrawer()).toBe(10_000 + 6480 + 600)
  expect(await balances()).toEqual({ '1000': 17_080, '1190': 0, '2100': -1180, '4000': -10_400, '4010': 4500 })
  await expectWholeLedger(server.database.superUrl)
})

test('what is cheaper is exchanged with a refund of the difference, and the same goods without any payment', async () => {
  const { sold, scarf, jacket, cash, card, swap, inDrawer, balances, onHand, sellFor } = await shop()
  const cheaper = { from: sold.id, for: scarf, grossMinor: 2400 }
  expect(await swap(cheaper, [])).toMatchObject({ status: 422, body: { errorType: 'sales.tender_not_enough' } })
  expect(await swap(cheaper, [paid(cash, 3100)]), 'more than the difference').toMatchObject({
    status: 422,
    body: { errorType: 'sales.tender_exceeds_due', fields: { 'tenders.0.tenderedMinor': [{}] } },
  })
  const { status, body } = await swap(cheaper, [paid(cash, 3000)])
  expect({ status, body }).toMatchObject({ status: 200, body: { payableMinor: 2400, returned: { creditMinor: 2400 } } })
  expect(await inDrawer()).toBe(10_000 + 6480 - 3000)
  expect((await balances())['1190']).toBe(0)

  const other = await sellFor([jacket], [paid(card, 6000)])
  const same = { from: other, for: jacket, grossMinor: 6000 }
  expect(await swap(same, [paid(cash, 1)]), 'nothing is due').toMatchObject({
    body: { errorType: 'sales.tender_exceeds_due' },
  })
  expect(await onHand(jacket)).toBe(9)
  expect(await swap(same, [])).toMatchObject({ status: 200, body: { payableMinor: 6000, changeMinor: 0 } })
  expect(await onHand(jacket)).toBe(9)
  expect((await balances())['1190']).toBe(0)
  await expectWholeLedger(server.database.superUrl)
})

test('eight that are sent at once exchange once; a second exchange of the same goods is refused', async () => {
  const { owner, sold, coat, cash, body, inDrawer } = await shop()
  const sent = body({ from: sold.id, for: coat, grossMinor: 6000 }, [paid(cash, 600)])
  const answers = await Promise.all(Array.from({ length: 8 }, () => owner.send(completeSale, sent)))
  expect(new Set(answers.map((answer) => answer.body['number'])).size).toBe(1)
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(await inDrawer()).toBe(10_000 + 6480 + 600)
  const again = body({ from: sold.id, for: coat, grossMinor: 6000 }, [paid(cash, 600)])
  expect(await owner.send(completeSale, again)).toMatchObject({
    status: 409,
    body: { errorType: 'sales.return_quantity' },
  })
})

test('voiding either receipt voids both, the sale before what it took', async () => {
  for (const which of ['sale', 'return'] as const) {
    const { owner, sold, coat, jacket, cash, swap, inDrawer, balances, onHand } = await shop()
    const { body } = await swap({ from: sold.id, for: coat, grossMinor: 6000 }, [paid(cash, 600)])
    const { returned } = await owner.call(getReceipt, { id: Number(body['id']) })
    const ids = [Number(body['id']), returned?.id ?? 0]
    await owner.call(voidSale, { id: ids[which === 'sale' ? 0 : 1] ?? 0, reason: 'Mistyped' })
    for (const id of ids) expect(await owner.call(getReceipt, { id })).toMatchObject({ status: 'voided' })
    expect(await owner.call(getReceipt, { id: sold.id })).toMatchObject({ lines: [{ returnedQuantity: 0 }, {}] })
    expect([await onHand(jacket), await onHand(coat)]).toEqual([9, 10])
    expect(await inDrawer()).toBe(10_000 + 6480)
    expect((await balances())['1190']).toBe(0)
  }
  await expectWholeLedger(server.database.superUrl)
})

test('what was paid for goods that were exchanged is given back for those that were taken instead', async () => {
  const { owner, sold, coat, cash, card, swap, session } = await shop()
  const { body } = await swap({ from: sold.id, for: coat, grossMinor: 6000 }, [paid(card, 600)])
  const id = Number(body['id'])
  expect((await owner.call(getReceipt, { id })).refundable).toMatchObject([
    { kind: 'card_manual', leftMinor: 600 },
    { kind: 'cash', leftMinor: 6480 },
  ])
  const back = await owner.call(completeReturn, {
    uid: randomUUID(),
    tillSessionId: session.id,
    originalSaleId: id,
    soldAt: new Date().toISOString(),
    reason: 'Too warm',
    lines: [{ lineNo: 1, quantity: 1 }],
    tenders: [paid(card, 600), paid(cash, 5400)],
  })
  expect(back).toMatchObject({ payableMinor: 6000 })
  expect((await owner.call(getReceipt, { id: sold.id })).refundable).toMatchObject([
    { kind: 'card_manual', leftMinor: 0 },
    { kind: 'cash', leftMinor: 1080 },
  ])
})

test('without the payment type, the permission or a reason nothing is exchanged; an exchange is no payment of its own', async () => {
  const none = await shop({ hasType: false })
  const wanted = (from: number, goods: Goods) => ({ from, for: goods, grossMinor: 6000 })
  const till = async ({ owner }: { readonly owner: Client }) => (await owner.call(getRegister, {})).tills[0]
  expect(await till(none)).toMatchObject({ allowsExchange: false })
  expect(await none.swap(wanted(none.sold.id, none.coat), [paid(none.cash, 600)])).toMatchObject({
    status: 422,
    body: { errorType: 'sales.exchange_not_offered' },
  })

  const { owner, as, sold, coat, cash, swap, body, exchangeId } = await shop()
  const shown = await till({ owner })
  expect(shown).toMatchObject({ allowsExchange: true })
  expect(shown?.paymentTypes.map(({ kind }) => kind)).not.toContain('exchange')
  const seller = await as({ may: ['register:view', 'register:sell'] })
  expect(await swap(wanted(sold.id, coat), [paid(cash, 600)], seller)).toMatchObject({
    status: 403,
    body: { errorType: 'forbidden', details: { event: 'return' } },
  })
  const unexplained = body(wanted(sold.id, coat), [paid(cash, 600)])
  unexplained.exchange.reason = ' '
  expect(await owner.send(completeSale, unexplained)).toMatchObject({ body: { errorType: 'sales.reason_required' } })
  const tooMany = body(wanted(sold.id, coat), [paid(cash, 600)])
  tooMany.exchange.lines = [{ lineNo: 1, quantity: 2 }]
  expect(await owner.send(completeSale, tooMany)).toMatchObject({ body: { errorType: 'sales.return_quantity' } })
  const { exchange: _, ...forged } = body(wanted(sold.id, coat), [paid(exchangeId, 6000)])
  expect(await owner.send(completeSale, forged)).toMatchObject({
    status: 422,
    body: { errorType: 'sales.tender_not_offered' },
  })
})

test('who may take goods back in another store alone exchanges nothing here', async () => {
  const { companyId, as, sold, coat, cash, swap, inDrawer } = await shop()
  const seller = await as({ may: ['register:view', 'register:sell'] })
  await query(
    server.database.superUrl,
    `with elsewhere as (
       insert into erp.store (company_id, code, name, type) values ($1, 'ZZ-ELSE', 'Elsewhere', 'shop') returning id),
     role as (insert into erp.role (company_id, code, name) values ($1, 'ZZ-BACK', 'Returns') returning id),
     event as (
       insert into erp.role_event (company_id, role_id, page_event_id)
       select $1, r.id, e.id from role r join erp.page_event e on e.permission in ('register:view', 'register:return')),
     works as (insert into erp.user_store (company_id, user_id, store_id) select $1, $2, e.id from elsewhere e),
     there as (update auth.session s set store_id = e.id from elsewhere e where s.company_id = $1 and s.user_id = $2)
     insert into erp.user_role (company_id, user_id, role_id, store_id) select $1, $2, r.id, e.id from role r cross join elsewhere e`,
    [companyId, seller.user?.Usr_userid],
  )
  const answer = await swap({ from: sold.id, for: coat, grossMinor: 6000 }, [paid(cash, 600)], seller)
  expect(answer).toMatchObject({ status: 403, body: { errorType: 'forbidden', details: { event: 'return' } } })
  expect(await inDrawer()).toBe(10_000 + 6480)
})

test('goods that come back pay for no gift voucher', async () => {
  const { owner, sold, coat, cash, body, inDrawer } = await shop()
  const wanted = body({ from: sold.id, for: coat, grossMinor: 6000 }, [paid(cash, 1600)])
  const refused = await owner.send(completeSale, { ...wanted, vouchers: [{ amountMinor: 1000 }] })
  expect(refused).toMatchObject({ status: 400, body: { errorType: 'invalid_input', fields: { vouchers: [{}] } } })
  const alone = await owner.send(completeSale, {
    ...wanted,
    lines: [],
    grossMinor: 0,
    vouchers: [{ amountMinor: 5400 }],
    tenders: [],
  })
  expect(alone.status).toBe(400)
  expect(await inDrawer()).toBe(10_000 + 6480)
})

test('receipts that are bound by an exchange share what was paid: two returns at once never pay it back twice', async () => {
  const { companyId, as, coat, cash, card, swap, session, sellFor } = await shop()
  const first = await sellFor([coat, coat], [paid(cash, 6000), paid(card, 6000)])
  const { body } = await swap({ from: first, for: coat, grossMinor: 6000 }, [])
  const cashier = await as({ may: ['register:view', 'register:sell', 'register:return', 'till-receipts:view'] })
  await query(
    server.database.superUrl,
    `insert into erp.role_limit (company_id, role_id, code, value, currency)
     select $1, role_id, 'refund_amount', 1000000, 'GBP' from erp.user_role where company_id = $1 and user_id = $2`,
    [companyId, cashier.user?.Usr_userid],
  )
  const back = (originalSaleId: number, lineNo: number) =>
    cashier.send(completeReturn, {
      uid: randomUUID(),
      tillSessionId: session.id,
      originalSaleId,
      soldAt: new Date().toISOString(),
      reason: 'Not needed',
      lines: [{ lineNo, quantity: 1 }],
      tenders: [paid(cash, 6000)],
    })
  const answers = await Promise.all([back(first, 2), back(Number(body['id']), 1)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
  expect(answers.find(({ status }) => status === 403)?.body).toMatchObject({ errorType: 'sales.refund_beyond_paid' })
})

test('what was put on account comes off it for the goods that were taken instead', async () => {
  const { owner, companyId, coat, scarf, sellFor, swap, session, balances } = await shop()
  const [account] = await query<{ id: string }>(
    server.database.superUrl,
    `insert into erp.payment_type (company_id, code, name, kind) values ($1, 'zz-account', 'On account', 'on_account') returning id`,
    [companyId],
  )
  const onAccount = (amountMinor: number) => paid(Number(account?.id), amountMinor)
  const { id: customerId } = await owner.call(customer.routes.create, {
    code: 'HOTEL',
    name: 'Hotel Astoria',
    kind: 'company',
    creditLimitMinor: 10_000,
  })
  const first = await sellFor([coat], [onAccount(6000)], customerId)
  const { body } = await swap({ from: first, for: scarf, grossMinor: 2400, customerId }, [onAccount(3600)])
  expect(body).toMatchObject({ returned: { creditMinor: 2400 } })
  const back = (amountMinor: number) =>
    owner.send(completeReturn, {
      uid: randomUUID(),
      tillSessionId: session.id,
      originalSaleId: Number(body['id']),
      soldAt: new Date().toISOString(),
      reason: 'Not needed',
      lines: [{ lineNo: 1, quantity: 1 }],
      tenders: [onAccount(amountMinor)],
    })
  expect(await back(2400)).toMatchObject({ status: 200 })
  expect(await owner.call(getReceivables, {})).toMatchObject({ totals: { totalMinor: 0 } })
  expect((await balances())['1190']).toBe(0)
  await expectWholeLedger(server.database.superUrl)
})
