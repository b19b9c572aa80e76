import { randomUUID } from 'node:crypto'
import { customer } from '@countinghouse/contract/crm/customer'
import { paymentType } from '@countinghouse/contract/erp/payment-type'
import { adjustPoints, getPoints, points } from '@countinghouse/contract/sales/points'
import { completeSale, lookUpPoints } from '@countinghouse/contract/sales/register'
import { voidSale } from '@countinghouse/contract/sales/register-return'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { balancesOf } from '../../../../../tests/support/journals.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { createGoods, createTill, openTill, paid } from '../../../../../tests/support/till.ts'
import { expirePoints } from './points/change-points.ts'

const server = useServer({ isOwn: true })

/** A shop where every pound earns a point of a penny, with goods at 83.33, 20.00 and 100.00 and a known customer. */
async function shop(settings: Readonly<Record<string, number>> = {}) {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const till = await createTill(server, tenant)
  for (const [key, value] of Object.entries({ 'sales.points_earn_per': 100, ...settings }))
    await query(
      server.database.superUrl,
      'insert into erp.setting (company_id, key, value) values ($1, $2, $3::jsonb)',
      [companyId, key, JSON.stringify(value)],
    )
  const { id: byPoints } = await owner.call(paymentType.routes.create, { code: 'PTS', name: 'Points', kind: 'points' })
  const ada = await owner.call(customer.routes.create, { code: 'ADA', name: 'Ada' })
  const goods = async (price: number) => ({
    ...(await createGoods(server, tenant, { price, unitCost: '10', quantity: 100 })),
    quantity: 1,
  })
  const till1 = await openTill(owner, { tillId: till.tillId, storeId })
  const held = async () => (await owner.call(getPoints, { id: ada.id })).balance
  const liability = async () => (await balancesOf(server.app.db, companyId))['2350'] ?? 0
  return { ...tenant, ...till, ...till1, byPoints, customerId: ada.id, goods, held, liability }
}

test('83.33 earns 83 points; goods of 20.00 that come back take back 20, and the liability is what the points are worth', async () => {
  const { owner, customerId, cash, sell, takeBack, goods, held, liability } = await shop()
  const dear = await goods(6333)
  const other = await goods(2000)
  const sale = await sell([dear, other], [paid(cash, 8333)], { customerId })
  expect([await held(), await liability()]).toEqual([83, -83])
  await sell([other], [paid(cash, 2000)])
  expect(await held()).toBe(83)
  await takeBack(sale.id, [{ lineNo: 2, quantity: 1 }], [paid(cash, 2000)])
  // 63.33 still earn 63 points.
  expect([await held(), await liability()]).toEqual([63, -63])
  const { moves, valueMinor } = await owner.call(getPoints, { id: customerId })
  expect(valueMinor).toBe(63)
  expect(moves.map(({ kind, points: moved }) => [kind, moved])).toEqual([
    ['claw_back', -20],
    ['earn', 83],
  ])
  expect((await owner.call(points.routes.list, {})).items).toMatchObject([{ name: 'Ada', balance: 63, valueMinor: 63 }])
  await expectWholeLedger(server.database.maintUrl)
})

test('points pay up to their share, from a minimum, of a known customer, never more than there are, and earn on the rest', async () => {
  const { owner, storeId, customerId, byPoints, cash, sell, goods, held, liability } = await shop({
    'sales.points_least': 50,
  })
  const item = await goods(10_000)
  await owner.call(adjustPoints, { id: customerId, points: 4000, reason: 'Welcome' })
  expect(await owner.call(lookUpPoints, { storeId, customerId })).toEqual({
    points: { balance: 4000, valueMinor: 4000, leastMinor: 50, mostPpm: 500_000, tier: null },
  })
  const refused = async (amount: number, who: number | null = customerId) =>
    await sell([item], [paid(byPoints, amount), paid(cash, 10_000 - amount)], { customerId: who }).catch(String)
  expect(await refused(1000, null)).toContain('sales.points_customer')
  expect(await refused(5001)).toContain('sales.points_share')
  expect(await refused(49)).toContain('sales.points_least')
  expect(await refused(4001)).toContain('sales.points_short')
  await sell([item], [paid(byPoints, 3000), paid(cash, 7000)], { customerId })
  expect([await held(), await liability()]).toEqual([1070, -1070])
  await expectWholeLedger(server.database.maintUrl)
})

test('goods that points paid earn no points either when they are exchanged for others', async () => {
  const { owner, customerId, byPoints, cash, sell, session, goods, held, liability, companyId } = await shop({
    'sales.points_least': 50,
  })
  await owner.call(paymentType.routes.create, { code: 'EXC', name: 'Exchange', kind: 'exchange' })
  const [item, other] = [await goods(10_000), await goods(10_000)]
  await owner.call(adjustPoints, { id: customerId, points: 4000, reason: 'Welcome' })
  const { id } = await sell([item], [paid(byPoints, 3000), paid(cash, 7000)], { customerId })
  expect([await held(), await liability()]).toEqual([1070, -1070])
  const swap = async (originalSaleId: number) => {
    const sale = await owner.call(completeSale, {
      uid: randomUUID(),
      tillSessionId: session.id,
      customerId,
      soldAt: new Date().toISOString(),
      lines: [{ variantId: other.variantId, quantity: 1 }],
      grossMinor: 10_000,
      tenders: [],
      exchange: { uid: randomUUID(), originalSaleId, reason: 'Other colour', lines: [{ lineNo: 1, quantity: 1 }] },
    })
    return sale.id
  }
  const second = await swap(id)
  expect([await held(), await liability()]).toEqual([1070, -1070])
  await swap(second)
  expect([await held(), await liability()]).toEqual([1070, -1070])
  expect((await balancesOf(server.app.db, companyId))['1190'] ?? 0).toBe(0)
  await expectWholeLedger(server.database.maintUrl)
})

test('points that expire first pay first, each at the value it was earned at; what has expired is posted back', async () => {
  const { companyId, owner, customerId, byPoints, cash, sell, goods, held, liability, storeId } = await shop({
    'sales.points_least': 1,
  })
  const item = await goods(10_000)
  await owner.call(adjustPoints, { id: customerId, points: 100, reason: 'Early' })
  await query(
    server.database.superUrl,
    `update erp.setting set value = '3' where company_id = $1 and key = 'sales.point_value'`,
    [companyId],
  )
  await query(
    server.database.superUrl,
    `insert into erp.setting (company_id, key, value) values ($1, 'sales.point_value', '3')`,
    [companyId],
  )
  await owner.call(adjustPoints, { id: customerId, points: 100, reason: 'Late' })
  expect([await held(), await liability()]).toEqual([200, -400])
  // 100 points at 0.01 and 34 of 100 at 0.03 are 2.02, a penny more than 2.01.
  await sell([item], [paid(byPoints, 201), paid(cash, 9799)], { customerId })
  expect([await held(), await liability()]).toEqual([200 - 134 + 97, -(66 * 3 + 97 * 3)])
  await query(
    server.database.superUrl,
    `update sales.points_lot set earned_on = '2020-01-01', expires_on = '2020-12-31' where company_id = $1 and earned = 100`,
    [companyId],
  )
  expect(await owner.call(lookUpPoints, { storeId, customerId })).toMatchObject({ points: { valueMinor: 97 * 3 } })
  await expirePoints(server.app.db, companyId)
  await expirePoints(server.app.db, companyId)
  expect([await held(), await liability()]).toEqual([97, -97 * 3])
  await expectWholeLedger(server.database.maintUrl)
})

test('a void gives points back and takes away what the receipt earned, unless they were spent; spent points are owed after a return', async () => {
  const { owner, customerId, byPoints, cash, sell, takeBack, goods, held, liability } = await shop({
    'sales.points_least': 1,
  })
  const item = await goods(10_000)
  const first = await sell([item], [paid(cash, 10_000)], { customerId })
  const second = await sell([item], [paid(byPoints, 60), paid(cash, 9940)], { customerId })
  expect([await held(), await liability()]).toEqual([100 - 60 + 99, -139])
  expect(await owner.send(voidSale, { id: first.id, reason: 'Wrong' })).toMatchObject({
    status: 409,
    body: { errorType: 'sales.points_used' },
  })
  await owner.call(voidSale, { id: second.id, reason: 'Wrong' })
  expect([await held(), await liability()]).toEqual([100, -100])
  await sell([await goods(200)], [paid(byPoints, 100), paid(cash, 100)], { customerId })
  expect(await held()).toBe(1)
  await takeBack(first.id, [{ lineNo: 1, quantity: 1 }], [paid(cash, 10_000)])
  expect([await held(), await liability()]).toEqual([-99, 0])
  // What is owed is earned first.
  await sell([item], [paid(cash, 10_000)], { customerId })
  expect([await held(), await liability()]).toEqual([1, -1])
  expect((await owner.send(adjustPoints, { id: customerId, points: -2, reason: 'Abuse' })).status).toBe(409)
  await expectWholeLedger(server.database.maintUrl)
})

test('of forty tills that pay with the last points at once one does', async () => {
  const { companyId, storeId, owner, customerId, byPoints, cash, goods, held } = await shop({
    'sales.points_least': 1,
    'sales.points_earn_per': 0,
  })
  const item = await goods(200)
  await owner.call(adjustPoints, { id: customerId, points: 100, reason: 'Welcome' })
  const tills = await Promise.all(
    Array.from({ length: 8 }, async (_, at) => {
      const [row] = await query<{ id: number }>(
        server.database.superUrl,
        'insert into sales.till (company_id, code, name, store_id) values ($1, $2, $2, $3) returning id::int',
        [companyId, `X${at}`, storeId],
      )
      return await openTill(owner, { tillId: row?.id ?? 0, storeId, floatMinor: 0 })
    }),
  )
  const payments = Array.from({ length: 5 }, () => tills).flat()
  const answers = await Promise.all(
    payments.map(({ sell }) =>
      sell([item], [paid(byPoints, 100), paid(cash, 100)], { customerId }).then(() => 'sold', String),
    ),
  )
  expect(answers.filter((answer) => answer === 'sold')).toHaveLength(1)
  expect(answers.filter((answer) => answer.includes('sales.points_short'))).toHaveLength(39)
  expect(await held()).toBe(0)
  await expectWholeLedger(server.database.maintUrl)
})

test('merged customers keep the points of both', async () => {
  const { owner, customerId, cash, sell, takeBack, goods, held } = await shop()
  const other = await owner.call(customer.routes.create, { code: 'ADA2', name: 'Ada again' })
  await owner.call(adjustPoints, { id: customerId, points: 10, reason: 'One' })
  await owner.call(adjustPoints, { id: other.id, points: 5, reason: 'Two' })
  const sale = await sell([await goods(10_000)], [paid(cash, 10_000)], { customerId: other.id })
  const { version } = await owner.call(customer.routes.get, { id: customerId })
  const others = [{ id: other.id, version: other.version }]
  await owner.call(customer.routes.merge, { id: customerId, version, others, take: {} })
  expect(await held()).toBe(115)
  expect(await owner.call(getPoints, { id: other.id })).toMatchObject({ balance: 0, valueMinor: 0 })
  // What the other one bought comes back.
  await takeBack(sale.id, [{ lineNo: 1, quantity: 1 }], [paid(cash, 10_000)])
  expect(await held()).toBe(15)
  await expectWholeLedger(server.database.maintUrl)
})
