import { devices, getDevice, revokeDevice } from '@countinghouse/contract/sales/device'
import { completeSale } from '@countinghouse/contract/sales/register'
import { recoverSale, sendOfflineSale } from '@countinghouse/contract/sales/offline-sale'
import { reportDevice, sendOfflineSales } from '@countinghouse/contract/sales/register-offline'
import { getReceipt, receipts } from '@countinghouse/contract/sales/receipt'
import { settleReview, settleReviews } from '@countinghouse/contract/sales/receipt-review'
import {
  closeSession,
  countSession,
  getSession,
  openSession,
  tillSessions,
} from '@countinghouse/contract/sales/till-session'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { balancesOf } from '../../../../../tests/support/journals.ts'
import { hoursAgo, offlineShop } from '../../../../../tests/support/offline-shop.ts'
import type { SentOffline } from '../../../../../tests/support/offline-till.ts'
import { offlineLine } from '../../../../../tests/support/offline-till.ts'
import { setPeriod } from '../../../../../tests/support/periods.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger, poolOf } from '../../../../../tests/support/stock.ts'
import { createGoods, openTill, paid } from '../../../../../tests/support/till.ts'

// Cases N5, N6, N9 and N10 of the offline till: docs/guides/sales.md, Offline.
const server = useServer({ isOwn: true })
const shop = () => offlineShop(server)

const refusal = (status: number, errorType: string) => ({ status, body: { errorType } })
type Shop = Awaited<ReturnType<typeof shop>>

const reasonsOf = async ({ owner }: Shop, id: number) => (await owner.call(getReceipt, { id })).offline?.reasons

async function sentIn(at: Shop, sale: SentOffline) {
  const { id } = await at.owner.call(sendOfflineSale, sale)
  const receipt = await at.owner.call(getReceipt, { id })
  return { ...receipt, reasons: receipt.offline?.reasons }
}

test('N5: a clock that is wrong is corrected by what it is off when it sends, and the business date is that of the session', async () => {
  const at = await shop()
  const { device, where, item, session } = at
  const shift = (hours: number, off: number) => hoursAgo(hours - off)
  for (const off of [-3, -24, 48]) {
    const sent = { soldAt: shift(2, off), sentAt: shift(0, off) }
    const { soldAt, businessOn, reasons, offline } = await sentIn(at, device.sold(item, where, sent))
    expect(Math.abs(Date.parse(soldAt) - Date.parse(hoursAgo(2)))).toBeLessThan(60_000)
    expect([businessOn, reasons]).toEqual([session.businessOn, ['clock_wrong']])
    expect(offline?.deviceSoldAt).toBe(sent.soldAt)
  }
  // It was put right before it sent: nothing is sold before its session was opened, or later than now.
  const early = await sentIn(at, device.sold(item, where, { soldAt: hoursAgo(400), sentAt: hoursAgo(0) }))
  expect(Math.abs(Date.parse(early.soldAt) - Date.parse(hoursAgo(100)))).toBeLessThan(60_000)
  expect(early.reasons).toEqual(['beyond_limits', 'clock_wrong'])
  const late = await sentIn(at, device.sold(item, where, { soldAt: hoursAgo(-48), sentAt: hoursAgo(0) }))
  expect(Date.parse(late.soldAt)).toBeLessThanOrEqual(Date.now())
  expect(late.reasons).toEqual(['clock_wrong'])
  for (const year of ['1970', '2106', '9999']) {
    const sent = { soldAt: `${year}-03-04T08:00:00.000Z`, sentAt: `${year}-03-04T10:00:00.000Z` }
    const { soldAt, reasons } = await sentIn(at, device.sold(item, where, sent))
    expect(Math.abs(Date.parse(soldAt) - Date.parse(hoursAgo(2)))).toBeLessThan(60_000)
    expect(reasons).toEqual(['clock_wrong'])
  }
  const right = await sentIn(at, device.sold(item, where, { soldAt: hoursAgo(2), sentAt: hoursAgo(0.01) }))
  expect(right).toMatchObject({ soldAt: expect.any(String), reasons: [] })
})

test('N5: a sale whose period was closed meanwhile is recorded today in a session of its own, and says so', async () => {
  const at = await shop()
  const { companyId, device, where, item, session, change } = at
  await change(`update sales.till_session set business_on = '2026-01-15' where company_id = $1 and id = $2`, session.id)
  await setPeriod(server.database.superUrl, { companyId, month: '2026-01-01', state: 'closed' })
  const { businessOn, reasons, tillSessionId } = await sentIn(at, device.sold(item, where))
  expect(businessOn).toBe(session.businessOn)
  expect(reasons).toEqual(['period_closed'])
  expect(tillSessionId).not.toBe(session.id)
  // The session of late sales was left open until its own period was closed.
  await change(
    `update sales.till_session set business_on = '2026-01-20' where company_id = $1 and id = $2`,
    tillSessionId,
  )
  const next = await sentIn(at, device.sold(item, where))
  expect(next).toMatchObject({ businessOn: session.businessOn, reasons: ['period_closed'] })
  expect([session.id, tillSessionId]).not.toContain(next.tillSessionId)
  expect((await sentIn(at, device.sold(item, where))).tillSessionId).toBe(next.tillSessionId)
  await setPeriod(server.database.superUrl, {
    companyId,
    month: `${session.businessOn.slice(0, 7)}-01`,
    state: 'closed',
  })
  // Where today is closed too it waits on the device, with its reason.
  expect(await at.owner.send(sendOfflineSale, device.sold(item, where))).toMatchObject(
    refusal(409, 'accounts.period_closed'),
  )
})

test('N6: what the rules of today refuse was sold all the same: it is recorded as paid with its reasons, and the queue goes on', async () => {
  const at = await shop()
  const { companyId, storeId, owner, device, where, item, goods, cash, card, change, db } = at
  const other = await createGoods(server, { companyId, storeId }, { price: 500, unitCost: '2.00', code: 'OTHER' })
  const before = await balancesOf(db, companyId)
  const [code] = await change(`select id::int from accounts.tax_code where company_id = $1 and kind = 'standard'`)
  const taxCodeId = Number(code?.['id'])
  const line = offlineLine({
    variantId: goods.variantId,
    unitMinor: 1200,
    taxCodeId,
    taxIncluded: true,
    grossMinor: 1200,
  })
  const sold = (more: Partial<SentOffline> = {}) => device.sold(item, where, { lines: [line], ...more })
  const [customer] = await change(
    `insert into crm.customer (company_id, code, name, status) values ($1, 'STOP', 'On stop', 'inactive') returning id::int`,
  )

  const ofGoods = 'product_id = (select v.product_id from procure.variant v where v.company_id = $1 and v.id = $2)'
  await change(`update procure.price set amount_minor = 1500 where company_id = $1 and ${ofGoods}`, goods.variantId)
  expect((await sentIn(at, sold())).reasons).toEqual(['price_changed'])
  await change(`delete from procure.price where company_id = $1 and ${ofGoods}`, goods.variantId)
  expect(await sentIn(at, sold())).toMatchObject({ grossMinor: 1200, taxMinor: 200, reasons: ['price_changed'] })
  await change(`update procure.variant set status = 'blocked' where company_id = $1 and id = $2`, goods.variantId)
  expect(await sentIn(at, sold())).toMatchObject({ grossMinor: 1200, taxMinor: 200, reasons: ['not_sellable'] })
  await change(`update accounts.tax_rule set status = 'inactive' where company_id = $1`)
  expect(await sentIn(at, sold({ customerId: Number(customer?.['id']) }))).toMatchObject({
    grossMinor: 1200,
    taxMinor: 200,
    reasons: ['customer_stopped', 'not_sellable'],
  })
  await change(`update erp.payment_type set status = 'inactive' where company_id = $1`)
  expect((await sentIn(at, sold({ tenders: [paid(cash, 700), paid(card, 500)] }))).reasons).toEqual([
    'not_sellable',
    'payment_refused',
  ])
  // What no device sends is refused for itself, and lets the others pass.
  await change(`update accounts.tax_rule set status = 'active' where company_id = $1`)
  const last = device.sold({ variantId: other.variantId, unitMinor: 500, cash }, where)
  const forged = [
    sold({ tenders: [paid(cash, 600)] }),
    sold({ lines: [{ ...line, variantId: 1_000_000_000 }] }),
    sold({ grossMinor: 1199, tenders: [paid(cash, 1199)] }),
    // Cash out of the drawer for a card that nobody sees.
    sold({ tenders: [{ ...paid(cash, 100), changeMinor: 100_100 }, paid(card, 101_200)] }),
  ]
  const { id, key } = device
  // The last is in the set twice, and is one sale.
  const sales = [...forged, last, last].map(({ id: _id, key: _key, sentAt: _sentAt, ...sale }) => sale)
  const { answers, status } = await owner.call(sendOfflineSales, { id, key, sentAt: null, sales })
  expect(status).toBe('active')
  expect(answers.map(({ refusal: why }) => why?.code ?? null)).toEqual([
    'sales.tender_not_offered',
    'sales.not_sellable',
    'sales.total_mismatch',
    'sales.tender_not_offered',
    null,
    null,
  ])
  const after = await balancesOf(db, companyId)
  expect((after['1000'] ?? 0) - (before['1000'] ?? 0)).toBe(4 * 1200 + 700 + 500)
  expect(await poolOf(db, companyId, { storeId, variantId: goods.variantId })).toMatchObject({ onHand: 5 })
  await expectWholeLedger(server.database.maintUrl)
})

test('N6: taxes that prices exclude have changed: what was paid includes those of today', async () => {
  const at = await shop()
  const { device, where, item, goods, cash, change } = at
  await change('update procure.price_list set tax_included = false where company_id = $1')
  const paidLine = offlineLine({ variantId: goods.variantId, unitMinor: 1200, grossMinor: 1440, taxIncluded: false })
  const sale = (more: Partial<SentOffline> = {}) =>
    device.sold(item, where, {
      lines: [paidLine],
      grossMinor: 1440,
      taxMinor: 240,
      tenders: [paid(cash, 1440)],
      ...more,
    })
  expect(await sentIn(at, sale())).toMatchObject({ netMinor: 1200, taxMinor: 240, reasons: [] })
  await change('update accounts.tax_code_rate set rate = 100000 where company_id = $1')
  expect(await sentIn(at, sale())).toMatchObject({
    grossMinor: 1440,
    netMinor: 1309,
    taxMinor: 131,
    reasons: ['price_changed', 'tax_changed'],
  })
  // An earlier version of the register did not say what a line cost.
  const bare = sale({ lines: [{ ...paidLine, grossMinor: null }] })
  expect(await at.owner.send(sendOfflineSale, bare)).toMatchObject(refusal(409, 'sales.total_mismatch'))
})

test('N6: goods that have got serial numbers since are recorded without them', async () => {
  const at = await shop()
  const { device, where, item, change } = at
  await change(
    `update procure.product set tracking = 'serial' where company_id = $1 and id = (select product_id from procure.variant where company_id = $1 and id = $2)`,
    item.variantId,
  )
  const twelve = device.sold(item, where, {
    lines: [offlineLine({ variantId: item.variantId, unitMinor: 1200, quantity: 12 })],
    grossMinor: 14_400,
    tenders: [paid(item.cash, 14_400)],
  })
  expect((await sentIn(at, twelve)).reasons).toEqual(['serial_missing'])
})

test('N9: a session closes without sales of a device by a decision that is kept; they get a session of their own, and it stays as it was counted', async () => {
  const at = await shop()
  const { companyId, owner, as, db, device, where, item, session, tillId, storeId, cash } = at
  await owner.call(sendOfflineSale, device.sold(item, where))
  const late = [device.sold(item, where), device.sold(item, where)]
  const { id, key } = device
  await owner.call(reportDevice, { id, key, waitingCount: 2, refusedCount: 0, waitingSince: hoursAgo(1) })
  const open = await owner.call(getSession, { id: session.id })
  expect(open).toMatchObject({ waiting: [{ device: 'Counter', count: 2 }], silent: [] })
  await at.change(`update sales.device set last_seen_at = now() - interval '20 minutes' where company_id = $1`)
  expect((await owner.call(getSession, { id: session.id })).silent).toMatchObject([{ device: 'Counter' }])
  const counts = [{ paymentTypeId: cash, countedMinor: 11_200 }]
  const { version } = await owner.call(countSession, { id: session.id, version: open.version, counts })
  const closing = { id: session.id, version, reason: 'The till is broken', isForced: true }
  const clerk = await as({ may: ['till-sessions:view', 'till-sessions:close'] })
  expect(await clerk.send(closeSession, { ...closing, isForced: false })).toMatchObject(
    refusal(409, 'sales.sales_waiting'),
  )
  expect(await clerk.send(closeSession, closing)).toMatchObject(refusal(403, 'forbidden'))
  expect(await owner.send(closeSession, { ...closing, reason: '' })).toMatchObject(
    refusal(422, 'sales.reason_required'),
  )
  const closed = await owner.call(closeSession, closing)
  expect(closed).toMatchObject({
    status: 'closed',
    zNumber: 1,
    unsent: [{ device: 'Counter', count: 2, arrivedCount: 0 }],
    waiting: [],
  })
  const journals = await balancesOf(db, companyId)

  // A new shift sells while the late sales arrive.
  const next = await openTill(owner, { tillId, storeId })
  const recorded = [await sentIn(at, late[0] as SentOffline), await sentIn(at, late[1] as SentOffline)]
  expect(recorded.map(({ reasons }) => reasons)).toEqual([['session_closed'], ['session_closed']])
  const [recoveryId] = new Set(recorded.map(({ tillSessionId }) => tillSessionId))
  expect(recoveryId).not.toBe(next.session.id)
  const counted = await owner.call(getSession, { id: session.id })
  expect(counted).toMatchObject({
    sales: closed.sales,
    tenders: closed.tenders,
    version: closed.version,
    unsent: [{ count: 2, arrivedCount: 2 }],
    recoveries: [{ id: recoveryId }],
  })
  const recovery = await owner.call(getSession, { id: recoveryId ?? 0 })
  expect(recovery).toMatchObject({
    status: 'open',
    recovered: { id: session.id, name: session.name },
    sales: { count: 2, grossMinor: 2400 },
    floatMinor: 0,
    reviewCount: 2,
  })
  const listed = (await owner.call(tillSessions.routes.list, { kind: ['recovery'] })).items
  expect(listed).toMatchObject([{ id: recoveryId, kind: 'recovery', reviewCount: 2 }])
  // Nothing else is sold in it.
  const online = {
    uid: randomUUID(),
    tillSessionId: recoveryId ?? 0,
    soldAt: hoursAgo(0),
    lines: [{ variantId: item.variantId, quantity: 1 }],
    grossMinor: 1200,
    tenders: [paid(cash, 1200)],
  }
  expect(await owner.send(completeSale, online)).toMatchObject(refusal(409, 'sales.session_not_open'))
  await owner.call(reportDevice, { id, key, waitingCount: 0, refusedCount: 0, waitingSince: null })
  const review = await owner.call(countSession, {
    id: recoveryId ?? 0,
    version: recovery.version,
    counts: [{ paymentTypeId: cash, countedMinor: 2400 }],
  })
  // One more that arrives while it is counted opens the next.
  const third = await sentIn(at, device.sold(item, where))
  expect(third.tillSessionId).not.toBe(recoveryId)
  expect(await owner.call(closeSession, { id: recoveryId ?? 0, version: review.version, reason: null })).toMatchObject({
    status: 'closed',
    zNumber: 2,
  })
  const after = await balancesOf(db, companyId)
  expect((after['4000'] ?? 0) - (journals['4000'] ?? 0)).toBe(-3000)
  expect(await owner.send(openSession, { uid: randomUUID(), tillId, floatMinor: 0 })).toMatchObject(
    refusal(409, 'sales.session_exists'),
  )
  await expectWholeLedger(server.database.maintUrl)
})

test('N10: sales of a revoked device and of a cashier who left are taken with the proof of the device, and it is told to stop', async () => {
  const at = await shop()
  const { owner, as, device, where, item, change } = at
  const leaver = await as({ may: ['register:view', 'register:sell'] })
  const cashierId = leaver.user?.Usr_userid ?? 0
  const held = [device.sold(item, { ...where, cashierId }), device.sold(item, where)]
  await change('update erp.app_user set status = 0 where company_id = $1 and id = $2', cashierId)
  const { version } = await owner.call(getDevice, { id: device.id })
  await owner.call(revokeDevice, { id: device.id, version, reason: 'Replaced' })
  expect((await leaver.send(sendOfflineSale, held[0])).status).toBe(403)
  const { id, key } = device
  const sales = held.map(({ id: _id, key: _key, sentAt: _sentAt, ...sale }) => sale)
  const { status, answers } = await owner.call(sendOfflineSales, { id, key, sentAt: null, sales })
  expect(status).toBe('revoked')
  const ids = answers.map(({ sale }) => sale?.id ?? 0)
  expect([await reasonsOf(at, ids[0] ?? 0), await reasonsOf(at, ids[1] ?? 0)]).toEqual([
    ['cashier_inactive', 'device_revoked'],
    ['device_revoked'],
  ])
  expect((await owner.call(devices.routes.list, {})).items).toMatchObject([{ reviewCount: 2 }])
  expect(await owner.send(recoverSale, { ...held[0], key: 'x'.repeat(43) })).toMatchObject(refusal(404, 'not_found'))
})

test('sales to look at are found in the list of receipts, and settled once with a note', async () => {
  const at = await shop()
  const { owner, as, device, where, item, change } = at
  await sentIn(at, device.sold(item, where))
  await change('update procure.price set amount_minor = 1500 where company_id = $1')
  const { id } = await sentIn(at, device.sold(item, where))
  const open = { review: ['open' as const] }
  expect((await owner.call(receipts.routes.list, open)).items).toMatchObject([{ id, review: 'open' }])
  const clerk = await as({ may: ['till-receipts:view'] })
  const note = 'The old price was on the shelf'
  expect(await clerk.send(settleReview, { id, note })).toMatchObject(refusal(403, 'forbidden'))
  expect(await owner.call(settleReview, { id, note })).toMatchObject({
    offline: { review: 'settled', reviewNote: note, reviewedBy: expect.any(String), reasons: ['price_changed'] },
  })
  expect(await owner.send(settleReview, { id, note })).toMatchObject(refusal(409, 'state_conflict'))
  expect((await owner.call(receipts.routes.list, open)).items).toEqual([])
  const broken = change(`update sales.offline_sale set reasons = '{}' where company_id = $1`)
  await expect(broken).rejects.toThrow()
})

test('many sales are reviewed with one note: each once, what another person settled meanwhile is told, and the rest is done', async () => {
  const at = await shop()
  const { owner, device, where, item } = at
  const doubtful = async () => {
    const { id } = await sentIn(at, device.sold(item, where, { soldAt: hoursAgo(27), sentAt: hoursAgo(24) }))
    return id
  }
  const [first, second, third] = [await doubtful(), await doubtful(), await doubtful()]
  const { id: plain } = await sentIn(at, device.sold(item, where))
  await owner.call(settleReview, { id: first, note: 'By one' })
  const note = 'Clock of the tablet'
  expect(await owner.call(settleReviews, { selection: { ids: [first, second, plain] }, note })).toMatchObject({
    settled: 1,
    left: 2,
    named: [
      { id: first, message: 'It was already reviewed.' },
      { id: plain, message: 'There is nothing to review.' },
    ],
  })
  expect((await owner.call(getReceipt, { id: first })).offline?.reviewNote).toBe('By one')
  const all = { selection: { matching: { review: ['open'] }, except: [] }, note } as const
  const more = await Promise.all([0, 1, 2, 3].map(async () => await doubtful()))
  const answers = await Promise.all([0, 1, 2].map(() => owner.send(settleReviews, all)))
  const settled = answers.map(({ status, body }) => (status === 200 ? Number(body['settled']) : 0))
  expect(settled.reduce((sum, count) => sum + count, 0)).toBe(more.length + 1)
  const offline = (await owner.call(getReceipt, { id: third })).offline
  expect(offline).toMatchObject({ review: 'settled', reviewNote: note })
  expect(await owner.send(settleReviews, all)).toMatchObject(refusal(404, 'not_found'))
  expect((await owner.call(receipts.routes.list, { review: 'open' })).items).toEqual([])
})

test('sessions are listed and exported by a number of sales to review that no count reaches', async () => {
  const { owner } = await shop()
  const reviewCount = `0,${Number.MAX_SAFE_INTEGER}`
  expect((await owner.call(tillSessions.routes.list, { reviewCount })).items).toHaveLength(1)
  const selection = { matching: { reviewCount: [Number.MAX_SAFE_INTEGER] }, except: [] }
  const { exportNow = null } = tillSessions.routes
  expect(exportNow && (await owner.send(exportNow, { selection, format: 'csv' })).status).toBe(200)
})
