import { completeSale } from '@countinghouse/contract/sales/register'
import { getReceipt } from '@countinghouse/contract/sales/receipt'
import { sendOfflineSale } from '@countinghouse/contract/sales/offline-sale'
import { lookUpItem } from '@countinghouse/contract/sales/register-items'
import { completeReturn, voidSale } from '@countinghouse/contract/sales/register-return'
import {
  closeSession,
  countSession,
  getSession,
  moveCash,
  openSession,
} from '@countinghouse/contract/sales/till-session'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { accountsOf, balancesOf } from '../../../../../tests/support/journals.ts'
import { addDevice, offlineLine } from '../../../../../tests/support/offline-till.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger, poolOf } from '../../../../../tests/support/stock.ts'
import { createGoods, createTill, openTill, paid } from '../../../../../tests/support/till.ts'

const server = useServer({ isOwn: true })

async function shop() {
  const tenant = await server.company()
  const till = await createTill(server, tenant)
  return { ...tenant, ...till, db: server.app.db }
}

test('a day of a till: sales, split tenders, a return, paid out, a short count and the Z report agree with the ledger', async () => {
  const { companyId, storeId, owner, db, tillId, cash, card } = await shop()
  const jacket = await createGoods(server, { companyId, storeId }, { price: 6000, unitCost: '22.00' })
  const socks = await createGoods(server, { companyId, storeId }, { price: 600, unitCost: '1.80' })
  const { session, sell, takeBack } = await openTill(owner, { tillId, storeId })
  const before = await balancesOf(db, companyId)

  // S1 of the worked day: 64.80 of which 10.80 tax, cash 70.00.
  const s1 = await sell(
    [
      { ...jacket, quantity: 1 },
      { ...socks, quantity: 2 },
    ],
    [paid(cash, 7000, 520)],
    { discountPpm: 100_000 },
  )
  expect(s1).toMatchObject({ number: 'T1-000001', grossMinor: 6480, payableMinor: 6480, changeMinor: 520 })
  const s2 = await sell([{ ...jacket, quantity: 1 }], [paid(card, 2000), paid(cash, 4000)])
  expect(s2.number).toBe('T1-000002')
  // R1: one pair of socks back, 5.40 of which 0.90 tax.
  const r1 = await takeBack(s1.id, [{ lineNo: 2, quantity: 1 }], [paid(cash, 540)])
  expect(r1).toMatchObject({ number: 'T1-000003', grossMinor: 540 })
  const { '6100': petty = 0 } = await accountsOf(db, companyId)
  await owner.call(moveCash, { id: session.id, kind: 'paid_out', amountMinor: 800, accountId: petty, reason: 'Milk' })

  const change = await changed(companyId, before)
  expect(change).toEqual({
    '1000': 6480 + 4000 - 540 - 800,
    '1100': 2000,
    '1300': -(2200 + 360 + 2200 - 180),
    '2100': -(1080 + 1000 - 90),
    '4000': -(5400 + 5000),
    '4010': 450,
    '5000': 2200 + 360 + 2200 - 180,
    '6100': 800,
  })
  expect(await poolOf(db, companyId, { storeId, variantId: socks.variantId })).toMatchObject({ onHand: 9 })

  const x = await owner.call(getSession, { id: session.id })
  expect(x).toMatchObject({
    sales: { count: 2 },
    returns: { count: 1 },
    expectedCashMinor: 10_000 + 6480 + 4000 - 540 - 800,
  })
  const expected = x.expectedCashMinor ?? 0
  const counted = await owner.call(countSession, {
    id: session.id,
    version: x.version,
    counts: [
      { paymentTypeId: cashOf(x), countedMinor: expected - 50 },
      { paymentTypeId: card, countedMinor: 2000 },
    ],
  })
  const refused = await owner.send(closeSession, { id: session.id, version: counted.version, reason: null })
  expect(refused).toMatchObject({ status: 422, body: { errorType: 'sales.reason_required' } })
  const z = await owner.call(closeSession, { id: session.id, version: counted.version, reason: 'Wrong change' })
  expect(z).toMatchObject({ status: 'closed', zNumber: 1, expectedCashMinor: 0 })
  expect(await changed(companyId, before)).toMatchObject({ '6020': 50, '1010': expected - 50 })
  expect((await balancesOf(db, companyId))['1000']).toBeUndefined()
  await expectWholeLedger(server.database.maintUrl)
})

test('the same uid sells once, another total and a closed session are refused, and nothing of it is kept', async () => {
  const { companyId, storeId, owner, db, tillId, cash } = await shop()
  const goods = await createGoods(server, { companyId, storeId }, { price: 1200, unitCost: '5.00' })
  const { session, sell } = await openTill(owner, { tillId, storeId })
  const uid = randomUUID()
  const first = await sell([{ ...goods, quantity: 1 }], [paid(cash, 1200)], { uid })
  expect(await sell([{ ...goods, quantity: 1 }], [paid(cash, 1200)], { uid })).toMatchObject({ id: first.id })
  const sale = {
    uid: randomUUID(),
    tillSessionId: session.id,
    soldAt: new Date().toISOString(),
    lines: [{ variantId: goods.variantId, quantity: 1 }],
    grossMinor: 100,
    tenders: [paid(cash, 100)],
  }
  expect(await owner.send(completeSale, sale)).toMatchObject({
    status: 409,
    body: { errorType: 'sales.total_mismatch', details: { grossMinor: 1200 } },
  })
  for (const [tenders, code] of [
    [[], 'sales.tender_not_enough'],
    [[paid(cash, 1300)], 'sales.tender_exceeds_due'],
  ] as const)
    expect(await owner.send(completeSale, { ...sale, grossMinor: 1200, tenders })).toMatchObject({
      status: 422,
      body: { errorType: code },
    })
  expect(await poolOf(db, companyId, { storeId, variantId: goods.variantId })).toMatchObject({ onHand: 9 })
  await owner.call(countSession, { id: session.id, version: session.version, counts: [] })
  expect(await owner.send(completeSale, { ...sale, grossMinor: 1200, tenders: [paid(cash, 1200)] })).toMatchObject({
    status: 409,
    body: { errorType: 'sales.session_not_open' },
  })
})

test('of a line no more is returned than was sold, and its parts add up to what was paid', async () => {
  const { companyId, storeId, owner, db, tillId, cash } = await shop()
  const goods = await createGoods(server, { companyId, storeId }, { price: 333, unitCost: '1.00' })
  const { sell, takeBack } = await openTill(owner, { tillId, storeId })
  const sale = await sell([{ ...goods, quantity: 3 }], [paid(cash, 899)], { discountPpm: 100_000 })
  const amounts = []
  for (let piece = 0; piece < 3; piece += 1) {
    const gross = [300, 299, 300][piece] ?? 0
    amounts.push((await takeBack(sale.id, [{ lineNo: 1, quantity: 1 }], [paid(cash, gross)])).grossMinor)
  }
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(899)
  await expect(takeBack(sale.id, [{ lineNo: 1, quantity: 1 }], [paid(cash, 300)])).rejects.toThrow(/return_quantity/)
  const balances = await balancesOf(db, companyId)
  expect((balances['4000'] ?? 0) + (balances['4010'] ?? 0)).toBe(0)
  expect(balances['2100']).toBeUndefined()
  await expectWholeLedger(server.database.maintUrl)
})

test('notes of a sale and its lines are on the receipt, with and without a network', async () => {
  const { companyId, storeId, owner, tillId, cash } = await shop()
  const jacket = await createGoods(server, { companyId, storeId }, { price: 6000, unitCost: '22.00' })
  const { session } = await openTill(owner, { tillId, storeId })
  const { variantId } = jacket
  const sold = await owner.call(completeSale, {
    uid: randomUUID(),
    tillSessionId: session.id,
    soldAt: new Date().toISOString(),
    lines: [{ variantId, quantity: 1, note: 'Shorten the sleeves' }],
    note: 'Collected on Friday',
    grossMinor: 6000,
    tenders: [paid(cash, 6000)],
  })
  const noted = { note: 'Collected on Friday', lines: [{ note: 'Shorten the sleeves' }] }
  expect(await owner.call(getReceipt, { id: sold.id })).toMatchObject(noted)
  const device = await addDevice(owner, { tillId })
  const kept = await owner.call(
    sendOfflineSale,
    device.sold(
      { variantId, unitMinor: 6000, cash },
      { tillSessionId: session.id, cashierId: owner.user?.Usr_userid ?? 0 },
      { note: noted.note, lines: [offlineLine({ variantId, unitMinor: 6000, note: 'Shorten the sleeves' })] },
    ),
  )
  expect(await owner.call(getReceipt, { id: kept.id })).toMatchObject(noted)
})

test('a voided receipt leaves stock, drawer and ledger as before it, once', async () => {
  const { companyId, storeId, owner, db, tillId, cash } = await shop()
  const goods = await createGoods(server, { companyId, storeId }, { price: 1200, unitCost: '5.00' })
  const { session, sell } = await openTill(owner, { tillId, storeId })
  const before = await balancesOf(db, companyId)
  const sale = await sell([{ ...goods, quantity: 12 }], [paid(cash, 14_400)])
  await owner.call(voidSale, { id: sale.id, reason: 'Wrong item' })
  expect(await balancesOf(db, companyId)).toEqual(before)
  expect(await poolOf(db, companyId, { storeId, variantId: goods.variantId })).toMatchObject({ onHand: 10, debt: 0 })
  expect((await owner.call(getSession, { id: session.id })).expectedCashMinor).toBe(10_000)
  expect(await owner.send(voidSale, { id: sale.id, reason: 'again' })).toMatchObject({
    status: 409,
    body: { errorType: 'sales.not_voidable' },
  })
  await expectWholeLedger(server.database.maintUrl)
})

test('a discount above the limit of the role and a price of one’s own without its permission are refused', async () => {
  const { companyId, storeId, owner, as, tillId, cash } = await shop()
  const goods = await createGoods(server, { companyId, storeId }, { price: 1000, unitCost: '5.00' })
  const { session } = await openTill(owner, { tillId, storeId })
  const cashier = await as({ may: ['register:view', 'register:sell'] })
  const sale = {
    uid: randomUUID(),
    tillSessionId: session.id,
    soldAt: new Date().toISOString(),
    lines: [{ variantId: goods.variantId, quantity: 1 }],
    grossMinor: 900,
    tenders: [paid(cash, 900)],
  }
  expect(await cashier.send(completeSale, { ...sale, discountPpm: 100_000 })).toMatchObject({
    status: 403,
    body: { errorType: 'limit_exceeded', details: { limit: 'discount_pct' } },
  })
  const cheaper = { ...sale, lines: [{ variantId: goods.variantId, quantity: 1, overrideMinor: 900 }] }
  expect(await cashier.send(completeSale, cheaper)).toMatchObject({ status: 403, body: { errorType: 'forbidden' } })
})

test('a refund above the limit of the role is refused, and tills of other stores read like none', async () => {
  const { companyId, storeId, owner, as, tillId, cash } = await shop()
  const goods = await createGoods(server, { companyId, storeId }, { price: 1000, unitCost: '5.00' })
  const { session, sell } = await openTill(owner, { tillId, storeId })
  const { id } = await sell([{ ...goods, quantity: 1 }], [paid(cash, 1000)])
  const may = ['register:view', 'register:sell', 'register:return', 'till-sessions:view', 'till-sessions:open']
  const cashier = await as({ may })
  const back = {
    uid: randomUUID(),
    tillSessionId: session.id,
    originalSaleId: id,
    soldAt: new Date().toISOString(),
    reason: 'Too small',
    lines: [{ lineNo: 1, quantity: 1 }],
    tenders: [paid(cash, 1000)],
  }
  expect(await cashier.send(completeReturn, back)).toMatchObject({
    status: 403,
    body: { errorType: 'limit_exceeded', details: { limit: 'refund_amount' } },
  })
  const [other] = await query<{ id: string }>(
    server.database.superUrl,
    `insert into erp.store (company_id, code, name, type) values ($1, 'OTHER', 'Other', 'shop') returning id`,
    [companyId],
  )
  const elsewhere = await as({ may, storeIds: [Number(other?.id)] })
  const refused = { status: 404, body: { errorType: 'not_found' } }
  expect(await elsewhere.send(lookUpItem, { storeId, code: goods.sku })).toMatchObject(refused)
  expect(await elsewhere.send(openSession, { uid: randomUUID(), tillId, floatMinor: 0 })).toMatchObject(refused)
  expect(await elsewhere.send(completeReturn, back)).toMatchObject(refused)
  expect(await elsewhere.send(getSession, { id: session.id })).toMatchObject(refused)
})

async function changed(companyId: number, before: Readonly<Record<string, number>>) {
  const after = await balancesOf(server.app.db, companyId)
  const codes = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted()
  return Object.fromEntries(
    codes.flatMap((code) => {
      const change = (after[code] ?? 0) - (before[code] ?? 0)
      return change === 0 ? [] : [[code, change]]
    }),
  )
}

function cashOf(report: { tenders: readonly { paymentTypeId: number; kind: string }[] }): number {
  return report.tenders.find(({ kind }) => kind === 'cash')?.paymentTypeId ?? 0
}
