import { devices, getDevice, registerDevice, revokeDevice } from '@countinghouse/contract/sales/device'
import { getReceipt } from '@countinghouse/contract/sales/receipt'
import { recoverSale, sendOfflineSale } from '@countinghouse/contract/sales/offline-sale'
import { heldItems, reportDevice } from '@countinghouse/contract/sales/register-offline'
import { completeSale } from '@countinghouse/contract/sales/register'
import { closeSession, countSession, getSession } from '@countinghouse/contract/sales/till-session'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { balancesOf } from '../../../../../tests/support/journals.ts'
import { hoursAgo, offlineShop } from '../../../../../tests/support/offline-shop.ts'
import { newDeviceKey, offlineLine, offlineSales } from '../../../../../tests/support/offline-till.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger, poolOf } from '../../../../../tests/support/stock.ts'
import { openTill, paid } from '../../../../../tests/support/till.ts'

const server = useServer({ isOwn: true })

const shop = () => offlineShop(server)
const refusal = (status: number, errorType: string) => ({ status, body: { errorType } })

test('sales that a device made without a network arrive in their order, and once however often they are sent', async () => {
  const { companyId, storeId, owner, db, device, where, item, goods, cash } = await shop()
  const before = await balancesOf(db, companyId)
  const first = device.sold(item, where)
  const second = device.sold(item, where, { tenders: [paid(cash, 2000, 800)] })
  const receipts = [await owner.call(sendOfflineSale, first), await owner.call(sendOfflineSale, second)]
  expect(receipts).toMatchObject([
    { number: 'T1-000001', payableMinor: 1200, changeMinor: 0 },
    { number: 'T1-000002', payableMinor: 1200, changeMinor: 800 },
  ])
  // Each as if its answer had been lost, at once and by several tabs.
  const again = await Promise.all([first, second, first, second].map((sale) => owner.send(sendOfflineSale, sale)))
  expect(again.map(({ status, body }) => [status, (body as unknown as { id: number }).id])).toEqual(
    [0, 1, 0, 1].map((at) => [200, receipts[at]?.id]),
  )
  expect(await offlineSales(server, companyId)).toEqual([
    { number: 'T1-000001', device: 1, gross: 1200, expected: 1200 },
    { number: 'T1-000002', device: 2, gross: 1200, expected: 1200 },
  ])
  const after = await balancesOf(db, companyId)
  expect((after['1000'] ?? 0) - (before['1000'] ?? 0)).toBe(2400)
  expect((after['2100'] ?? 0) - (before['2100'] ?? 0)).toBe(-400)
  expect(await poolOf(db, companyId, { storeId, variantId: goods.variantId })).toMatchObject({ onHand: 8 })
  expect(await owner.call(getReceipt, { id: receipts[0]?.id ?? 0 })).toMatchObject({ soldAt: first.soldAt })
  await expectWholeLedger(server.database.maintUrl)
})

test('a sale that arrived before its answer was lost is the same receipt when the device sends it later', async () => {
  const { companyId, owner, device, where, item, cash } = await shop()
  const sale = device.sold(item, where)
  const { tillSessionId } = where
  const online = await owner.call(completeSale, {
    uid: sale.uid,
    tillSessionId,
    soldAt: sale.soldAt,
    lines: [{ variantId: item.variantId, quantity: 1 }],
    grossMinor: 1200,
    tenders: [paid(cash, 1200)],
  })
  expect(await owner.call(sendOfflineSale, sale)).toMatchObject({ id: online.id, number: online.number })
  expect(await offlineSales(server, companyId)).toEqual([
    { number: 'T1-000001', device: null, gross: 1200, expected: null },
  ])
})

test('a price that changed meanwhile is what the customer paid, with the difference kept; a promotion the device did not know too', async () => {
  const { companyId, owner, db, device, where, item, goods } = await shop()
  const sale = device.sold(item, where)
  await query(server.database.superUrl, 'update procure.price set amount_minor = 1500 where company_id = $1', [
    companyId,
  ])
  expect(await owner.call(sendOfflineSale, sale)).toMatchObject({ grossMinor: 1200, payableMinor: 1200 })
  const discounted = device.sold(item, where, {
    lines: [offlineLine({ variantId: goods.variantId, quantity: 3, unitMinor: 1200, discountMinor: 360 })],
    grossMinor: 3240,
    tenders: [paid(item.cash, 3240)],
  })
  await owner.call(sendOfflineSale, discounted)
  expect(await offlineSales(server, companyId)).toMatchObject([
    { gross: 1200, expected: 1500 },
    { gross: 3240, expected: 4500 },
  ])
  const lines = await query<Record<string, number>>(
    server.database.superUrl,
    `select list_minor::int as list, discount_minor::int as discount, net_minor::int as net, tax_minor::int as tax
     from sales.sale_line where company_id = $1 order by sale_id`,
    [companyId],
  )
  expect(lines).toEqual([
    { list: 1200, discount: 0, net: 1000, tax: 200 },
    { list: 1200, discount: 360, net: 2700, tax: 540 },
  ])
  expect((await balancesOf(db, companyId))['4000']).toBe(-3700)
  const more = device.sold(item, where, { grossMinor: 1199, tenders: [paid(item.cash, 1199)] })
  expect(await owner.send(sendOfflineSale, more)).toMatchObject(refusal(409, 'sales.total_mismatch'))
  const below = device.sold(item, where, {
    lines: [offlineLine({ variantId: goods.variantId, unitMinor: 1200, discountMinor: 1300 })],
    grossMinor: 0,
    tenders: [],
  })
  expect(await owner.send(sendOfflineSale, below)).toMatchObject(refusal(422, 'sales.amount_too_large'))
})

test('a device that was revoked sends what it held for 72 hours, which is looked at; later sales are recorded by who may recover them', async () => {
  const { owner, as, device, where, item, change } = await shop()
  const old = device.sold(item, where, { soldAt: hoursAgo(73) })
  const held = device.sold(item, where, { soldAt: hoursAgo(71) })
  const { version } = await owner.call(getDevice, { id: device.id })
  await owner.call(revokeDevice, { id: device.id, version, reason: 'Stolen' })
  expect(await owner.send(revokeDevice, { id: device.id, version: version + 1, reason: 'Again' })).toMatchObject(
    refusal(409, 'state_conflict'),
  )
  expect(await owner.send(sendOfflineSale, old)).toMatchObject(refusal(409, 'sales.device_revoked'))
  const sent = await owner.call(sendOfflineSale, held)
  expect(await owner.call(getReceipt, { id: sent.id })).toMatchObject({
    offline: { device: 'Counter', deviceNumber: 2, reasons: ['device_revoked'], review: 'open', recoveredBy: null },
  })
  const cashier = await as({ may: ['register:view', 'register:sell'] })
  expect(await cashier.send(recoverSale, old)).toMatchObject(refusal(403, 'forbidden'))
  const recovered = await owner.call(recoverSale, old)
  expect(await owner.call(recoverSale, old)).toMatchObject({ id: recovered.id })
  expect(await owner.call(getReceipt, { id: recovered.id })).toMatchObject({
    offline: { reasons: ['device_revoked', 'beyond_limits'], recoveredBy: expect.any(String) },
  })
  // It says itself when it sold, so that what it holds is counted from when it was revoked as well.
  await change(`update sales.device set revoked_at = now() - interval '73 hours' where company_id = $1`)
  expect(await owner.send(sendOfflineSale, device.sold(item, where))).toMatchObject(
    refusal(409, 'sales.device_revoked'),
  )
  const shown = await owner.call(getDevice, { id: device.id })
  expect(shown).toMatchObject({ status: 'revoked', revokeReason: 'Stolen', salesCount: 2 })
  expect(shown.sales.map(({ deviceNumber, recoveredBy }) => [deviceNumber, recoveredBy !== null])).toEqual([
    [2, false],
    [1, true],
  ])
  // An active device beyond its limits sold all the same.
  await change(
    `update sales.device set status = 'active', revoked_at = null, revoked_by = null, revoke_reason = null where company_id = $1`,
  )
  const late = await owner.call(sendOfflineSale, device.sold(item, where, { soldAt: hoursAgo(80) }))
  expect(await owner.call(getReceipt, { id: late.id })).toMatchObject({ offline: { reasons: ['beyond_limits'] } })
})

test('more than 5,000 sales within 72 hours are looked at, and taken from no revoked device', async () => {
  const { companyId, owner, device, where, item, change } = await shop()
  const { id } = await owner.call(sendOfflineSale, device.sold(item, where))
  await query(
    server.database.superUrl,
    `with copies as (
       insert into sales.sale (company_id, uid, number, kind, till_session_id, till_id, store_id, currency_code, tax_included, net_minor, tax_minor,
           gross_minor, payable_minor, business_on, sold_at)
         select s.company_id, gen_random_uuid(), 'X' || n, s.kind, s.till_session_id, s.till_id, s.store_id, s.currency_code, s.tax_included, 0, 0, 0, 0,
           s.business_on, s.sold_at
         from sales.sale s, generate_series(1, 4999) n where s.company_id = $1 and s.id = $2 returning company_id, id)
     insert into sales.offline_sale (company_id, sale_id, device_id, device_number, device_sold_at, received_at, expected_minor)
       select company_id, id, $3, 1000 + row_number() over (), now(), now() - interval '71 hours', 0 from copies`,
    [companyId, id, device.id],
  )
  const next = await owner.call(sendOfflineSale, device.sold(item, where))
  expect(await owner.call(getReceipt, { id: next.id })).toMatchObject({ offline: { reasons: ['beyond_limits'] } })
  await change(
    `update sales.device set status = 'revoked', revoked_at = now(), revoked_by = registered_by, revoke_reason = 'Lost' where company_id = $1`,
  )
  const more = device.sold(item, where)
  expect(await owner.send(sendOfflineSale, more)).toMatchObject(refusal(409, 'sales.device_revoked'))
  expect(await owner.send(recoverSale, more)).toMatchObject({ status: 200 })
})

test('a clock that is ahead sells now, and the time of the device is kept', async () => {
  const { companyId, owner, device, where, item } = await shop()
  const ahead = hoursAgo(-48)
  const { soldAt } = await owner.call(sendOfflineSale, device.sold(item, where, { soldAt: ahead }))
  expect(new Date(soldAt).getTime()).toBeLessThanOrEqual(Date.now())
  const [kept] = await query<{ at: string }>(
    server.database.superUrl,
    'select device_sold_at as at from sales.offline_sale where company_id = $1',
    [companyId],
  )
  expect(new Date(kept?.at ?? 0).toISOString()).toBe(ahead)
})

test('another key, another till and a payment that needs an answer are refused', async () => {
  const { companyId, storeId, owner, as, device, where, item, tillId } = await shop()
  const sale = device.sold(item, where)
  expect(await owner.send(sendOfflineSale, { ...sale, key: newDeviceKey() })).toMatchObject(refusal(404, 'not_found'))
  const [second] = await query<{ id: number }>(
    server.database.superUrl,
    `insert into sales.till (company_id, code, name, store_id) values ($1, 'T2', 'Till 2', $2) returning id::int`,
    [companyId, storeId],
  )
  const other = await openTill(owner, { tillId: second?.id ?? 0, storeId })
  expect(await owner.send(sendOfflineSale, { ...sale, tillSessionId: other.session.id })).toMatchObject(
    refusal(404, 'not_found'),
  )
  const [voucher] = await query<{ id: number }>(
    server.database.superUrl,
    `insert into erp.payment_type (company_id, code, name, kind) values ($1, 'zz-gift', 'Gift voucher', 'mobile') returning id::int`,
    [companyId],
  )
  expect(await owner.send(sendOfflineSale, { ...sale, tenders: [paid(voucher?.id ?? 0, 1200)] })).toMatchObject(
    refusal(422, 'sales.tender_not_offered'),
  )
  await owner.call(sendOfflineSale, sale)
  expect(await owner.send(sendOfflineSale, { ...sale, uid: randomUUID() })).toMatchObject(
    refusal(409, 'state_conflict'),
  )
  const [elsewhere] = await query<{ id: number }>(
    server.database.superUrl,
    `insert into erp.store (company_id, code, name, type) values ($1, 'OTHER', 'Other', 'shop') returning id::int`,
    [companyId],
  )
  const may = ['register:view', 'register:sell', 'devices:view', 'devices:register']
  const stranger = await as({ may, storeIds: [elsewhere?.id ?? 0] })
  const refused = refusal(404, 'not_found')
  expect(await stranger.send(sendOfflineSale, device.sold(item, where))).toMatchObject(refused)
  expect(await stranger.send(getDevice, { id: device.id })).toMatchObject(refused)
  const given = { uid: randomUUID(), key: newDeviceKey(), name: 'Mine', tillId }
  expect(await stranger.send(registerDevice, given)).toMatchObject(refused)
  expect((await stranger.call(devices.routes.list, {})).items).toEqual([])
})

test('a discount above the limit of who sends it was given all the same, and is looked at', async () => {
  const { owner, as, device, where, item, goods, cash } = await shop()
  const cashier = await as({ may: ['register:view', 'register:sell'] })
  const discounted = () =>
    device.sold(item, where, {
      lines: [offlineLine({ variantId: goods.variantId, unitMinor: 1200, discountMinor: 120 })],
      discountPpm: 100_000,
      grossMinor: 1080,
      tenders: [paid(cash, 1080)],
    })
  const doubted = await cashier.call(sendOfflineSale, discounted())
  expect(await owner.call(getReceipt, { id: doubted.id })).toMatchObject({
    grossMinor: 1080,
    offline: { reasons: ['over_limit'] },
  })
  const allowed = await owner.call(sendOfflineSale, discounted())
  expect(await owner.call(getReceipt, { id: allowed.id })).toMatchObject({ offline: { reasons: [], review: null } })
})

test('a browser registers once, reports what waits before a session closes, and reads the goods it may sell with their codes', async () => {
  const { owner, device, goods, session, storeId, tillId } = await shop()
  const given = { uid: randomUUID(), key: newDeviceKey(), name: 'Counter right', tillId }
  const first = await owner.call(registerDevice, given)
  expect(await owner.call(registerDevice, given)).toMatchObject({ id: first.id })
  const { id, key } = device
  const waitingSince = hoursAgo(5)
  expect(await owner.call(reportDevice, { id, key, waitingCount: 2, refusedCount: 1, waitingSince })).toMatchObject({
    status: 'active',
    name: 'Counter',
    tillId,
  })
  const report = await owner.call(getSession, { id: session.id })
  const counted = await owner.call(countSession, { id: session.id, version: report.version, counts: [] })
  const closing = { id: session.id, version: counted.version, reason: 'Late' }
  expect(await owner.send(closeSession, closing)).toMatchObject({
    status: 409,
    body: { errorType: 'sales.sales_waiting', details: { devices: ['Counter'] } },
  })
  const { items } = await owner.call(devices.routes.list, {})
  const listed = items.find((row) => row.id === id)
  expect(listed).toMatchObject({ waitingCount: 2, refusedCount: 1 })
  // The list writes no zeros at the end of a fraction.
  expect(Date.parse(listed?.waitingSince ?? '')).toBe(Date.parse(waitingSince))
  await owner.call(reportDevice, { id, key, waitingCount: 0, refusedCount: 1, waitingSince: null })
  expect(await owner.call(closeSession, closing)).toMatchObject({ status: 'closed' })
  const held = await owner.call(heldItems, { storeId })
  expect(held).toMatchObject({
    next: null,
    items: [
      {
        variantId: goods.variantId,
        unitMinor: 1200,
        codes: expect.arrayContaining([{ code: goods.sku.toLowerCase(), packQuantity: 1 }]),
      },
    ],
  })
})
