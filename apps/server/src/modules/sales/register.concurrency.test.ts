import { completeSale } from '@countinghouse/contract/sales/register'
import { completeReturn, voidSale } from '@countinghouse/contract/sales/register-return'
import { openSession } from '@countinghouse/contract/sales/till-session'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { times } from '../../../../../tests/support/run-concurrently.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { createGoods, createTill, openTill, paid } from '../../../../../tests/support/till.ts'
import type { PostedSale } from './register/post-sales.ts'
import { postSales } from './register/post-sales.ts'

const server = useServer({ isOwn: true })

async function shop() {
  const tenant = await server.company()
  const till = await createTill(server, tenant)
  const { companyId, storeId } = tenant
  const goods = await createGoods(server, { companyId, storeId }, { price: 333, unitCost: '1.00', quantity: 100 })
  return { ...tenant, ...till, goods }
}

const statuses = (answers: readonly { readonly status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length

test('of three pieces exactly three come back, however many returns ask at once, and they add up to what was paid', async () => {
  const { owner, tillId, storeId, companyId, cash, goods } = await shop()
  const { session, sell } = await openTill(owner, { tillId, storeId })
  const sale = await sell([{ ...goods, quantity: 3 }], [paid(cash, 899)], { discountPpm: 100_000 })
  const returning = (amount: number) => ({
    uid: randomUUID(),
    tillSessionId: session.id,
    originalSaleId: sale.id,
    soldAt: new Date().toISOString(),
    reason: 'Too small',
    lines: [{ lineNo: 1, quantity: 1 }],
    tenders: [paid(cash, amount)],
  })
  // A refund names its exact amount, which depends on the returns before it: each asks for both.
  const answers = await Promise.all(
    times(20).map((at) => owner.send(completeReturn, returning(at % 2 === 0 ? 300 : 299))),
  )
  const missing = 3 - statuses(answers, 200)
  for (const _ of times(missing))
    for (const amount of [300, 299]) answers.push(await owner.send(completeReturn, returning(amount)))
  expect(statuses(answers, 200)).toBe(3)
  const [{ returned, gross } = { returned: 0, gross: 0 }] = await query<{ returned: number; gross: number }>(
    server.database.superUrl,
    `select returned_quantity::int as returned, returned_gross_minor::int as gross from sales.sale_line where company_id = $1 and sale_id = $2`,
    [companyId, sale.id],
  )
  expect({ returned, gross }).toEqual({ returned: 3, gross: 899 })
  await expectWholeLedger(server.database.maintUrl)
})

test('a sale sent ten times at once with one uid is one receipt', async () => {
  const { owner, tillId, storeId, companyId, cash, goods } = await shop()
  const { session } = await openTill(owner, { tillId, storeId })
  const sale = {
    uid: randomUUID(),
    tillSessionId: session.id,
    soldAt: new Date().toISOString(),
    lines: [{ variantId: goods.variantId, quantity: 1 }],
    grossMinor: 333,
    tenders: [paid(cash, 333)],
  }
  const answers = await Promise.all(times(10).map(() => owner.send(completeSale, sale)))
  expect(statuses(answers, 200)).toBe(10)
  expect(await owner.call(completeSale, sale)).toMatchObject({ number: 'T1-000001' })
  const [{ count } = { count: 0 }] = await query<{ count: number }>(
    server.database.superUrl,
    'select count(*)::int as count from sales.sale where company_id = $1',
    [companyId],
  )
  expect(count).toBe(1)
  await expectWholeLedger(server.database.maintUrl)
})

test('two sessions opened on one till at once are one', async () => {
  const { owner, tillId } = await shop()
  const answers = await Promise.all(
    times(4).map(() => owner.send(openSession, { uid: randomUUID(), tillId, floatMinor: 0 })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
})

test('a session that is opened four times at once with one uid is one, and each is answered with it', async () => {
  const { owner, tillId } = await shop()
  const opening = { uid: randomUUID(), tillId, floatMinor: 0 }
  const answers = await Promise.all(times(4).map(() => owner.send(openSession, opening)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
})

test('a receipt that is voided while its goods come back is one or the other', async () => {
  const { owner, tillId, storeId, cash, goods } = await shop()
  const { session, sell } = await openTill(owner, { tillId, storeId })
  for (const _ of times(5)) {
    const sale = await sell([{ ...goods, quantity: 1 }], [paid(cash, 333)])
    const answers = await Promise.all([
      owner.send(voidSale, { id: sale.id, reason: 'Wrong' }),
      owner.send(completeReturn, {
        uid: randomUUID(),
        tillSessionId: session.id,
        originalSaleId: sale.id,
        soldAt: new Date().toISOString(),
        reason: 'Too small',
        lines: [{ lineNo: 1, quantity: 1 }],
        tenders: [paid(cash, 333)],
      }),
    ])
    expect(statuses(answers, 200)).toBe(1)
  }
  await expectWholeLedger(server.database.maintUrl)
})

test('sets of receipts whose goods cross wait for each other and are posted at the first attempt', async () => {
  const { owner, tillId, storeId, companyId, cash, goods } = await shop()
  const other = await createGoods(server, { companyId, storeId }, { price: 333, unitCost: '1.00', quantity: 100 })
  const [second] = await query<{ id: string }>(
    server.database.superUrl,
    `insert into sales.till (company_id, code, name, store_id) values ($1, 'T2', 'Till 2', $2) returning id`,
    [companyId, storeId],
  )
  const tills = [
    await openTill(owner, { tillId, storeId }),
    await openTill(owner, { tillId: Number(second?.id), storeId }),
  ]
  const day = new Date().toISOString().slice(0, 10)
  const receipt = (tillSessionId: number, variantId: number): PostedSale => ({
    uid: randomUUID(),
    kind: 'sale',
    tillSessionId,
    customerId: null,
    originalSaleId: null,
    currencyCode: 'GBP',
    taxIncluded: true,
    netMinor: 333,
    taxMinor: 0,
    grossMinor: 333,
    roundingMinor: 0,
    payableMinor: 333,
    discountMinor: 0,
    businessOn: day,
    soldAt: new Date().toISOString(),
    reason: null,
    lines: [
      {
        lineNo: 1,
        variantId,
        taxCodeId: null,
        quantity: 1,
        listMinor: 333,
        unitMinor: 333,
        discountMinor: 0,
        discountNetMinor: 0,
        netMinor: 333,
        taxMinor: 0,
        grossMinor: 333,
        isRestocked: true,
        taxes: [],
      },
    ],
    tenders: [paid(cash, 333)],
  })
  let attempts = 0
  await Promise.all(
    times(12).map((at) => {
      const crossed = at % 2 === 0 ? [goods, other, goods] : [other, goods, other]
      return server.app.db.inTransaction({ companyId }, async (tx) => {
        attempts++
        await postSales(
          { companyId, userId: null, requestId: 'sets' },
          tx,
          crossed.map(({ variantId }) => receipt(tills[at % 2]?.session.id ?? 0, variantId)),
        )
      })
    }),
  )
  expect(attempts).toBe(12)
  await expectWholeLedger(server.database.maintUrl)
})
