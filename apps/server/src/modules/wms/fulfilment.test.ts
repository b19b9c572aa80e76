import { randomUUID } from 'node:crypto'
import { location } from '@countinghouse/contract/inventory/location'
import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import {
  openTransferReceipt,
  scanTransferReceipt,
  transferReceipt,
} from '@countinghouse/contract/inventory/transfer-receipt'
import { transferShipment } from '@countinghouse/contract/inventory/transfer-shipment'
import { exportFulfilment, getFulfilment } from '@countinghouse/contract/wms/fulfilment'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { settlingShop } from '../../../../../tests/support/settlements.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { scansOf } from '../../../../../tests/support/table-scans.ts'
import { transferShop } from '../../../../../tests/support/transfers.ts'

const server = useServer({ isOwn: true })
const march = { from: '2026-03-01', to: '2026-03-31' }

/** Two stores, and the quantities received at the destination. */
async function stores() {
  const shop = await transferShop(server)
  const { companyId, owner, toStoreId } = shop
  const skus = await query<{ id: string; sku: string }>(
    server.database.superUrl,
    'select id, sku from procure.variant where company_id = $1',
    [companyId],
  )
  const codeOf = (variantId: number) => skus.find(({ id }) => Number(id) === variantId)?.sku ?? ''
  await owner.call(location.routes.create, {
    code: 'BROKEN',
    name: 'Broken',
    storeId: toStoreId,
    kind: 'staging',
    isAllocatable: false,
    isDamaged: true,
  })
  const receive = async (
    shipment: string | null,
    found: readonly { variantId: number; quantity: number; condition?: 'good' | 'damaged' }[],
  ) => {
    const { id } = await owner.call(openTransferReceipt, { uid: randomUUID(), shipment: shipment ?? '' })
    const scans = found.map(({ variantId, quantity, condition = 'good' }) => ({
      uid: randomUUID(),
      code: codeOf(variantId),
      quantity,
      condition,
    }))
    await owner.call(scanTransferReceipt, { id, scans })
    await owner.call(transferReceipt.transitionRoutes.finish, { id, version: 1 })
  }
  return { ...shop, receive }
}

test('fill, perfect lines and the first loss of each line are what the transfers say, line by line', async () => {
  const { owner, variantId, other, approved, dispatched, released, receive, requested } = await stores()
  // The first line arrives in full; the second is reduced from 4 to 3 at approval.
  const first = await dispatched(
    [
      { variantId, quantity: 2 },
      { variantId: other, quantity: 4 },
    ],
    { approved: [{ variantId: other, quantity: 3 }] },
  )
  await receive(first.shipment.number, [
    { variantId, quantity: 2 },
    { variantId: other, quantity: 3 },
  ])
  // One of three was damaged in transit.
  const second = await dispatched([{ variantId, quantity: 3 }])
  await receive(second.shipment.number, [
    { variantId, quantity: 2 },
    { variantId, quantity: 1, condition: 'damaged' },
  ])
  // One of two was short-picked, and the remainder is cancelled.
  const third = await released([{ variantId: other, quantity: 2 }])
  const short = [{ lineNo: 1, quantity: 1, shortReason: 'Not there' }]
  const { id, version: planned } = third.shipment
  const picked = await owner.call(transferShipment.transitionRoutes.pick, { id, version: planned, short } as never)
  const sent = await owner.call(transferShipment.transitionRoutes.dispatch, { id: picked.id, version: picked.version })
  const { version } = await owner.call(managedTransfer.routes.get, { id: third.row.id })
  await owner.call(managedTransfer.transitionRoutes.cancelRemainder, { id: third.row.id, version, reason: 'No more' })
  await receive(sent.number, [{ variantId: other, quantity: 1 }])
  // In transit or pending approval: excluded from the rates.
  await approved([{ variantId, quantity: 1 }])
  await requested([{ variantId, quantity: 1 }])
  const report = await owner.call(getFulfilment, { ...march, by: 'line' })
  expect(report.totals).toEqual({
    requested: 13,
    approved: 11,
    picked: 9,
    shipped: 9,
    accepted: 8,
    lines: 6,
    ended: 4,
    endedRequested: 11,
    endedAccepted: 8,
    perfect: 1,
    due: 0,
    onTime: 0,
  })
  expect(report.losses.toSorted((one, next) => one.reason.localeCompare(next.reason, 'en'))).toEqual([
    { reason: 'cut', lines: 1 },
    { reason: 'damaged', lines: 1 },
    { reason: 'short', lines: 1 },
  ])
  expect(report.lines.map(({ transferId, accepted, loss }) => [transferId, accepted, loss]).slice(2)).toEqual([
    [third.row.id, 1, 'short'],
    [second.row.id, 2, 'damaged'],
    [first.row.id, 2, null],
    [first.row.id, 3, 'cut'],
  ])
  expect(report.stages.map(({ stage, count }) => [stage, count])).toEqual([
    ['approve', 4],
    ['dispatch', 3],
    ['transit', 3],
    ['receive', 3],
  ])
  for (const by of ['transfer', 'route', 'product', 'day'] as const) {
    const grouped = await owner.call(getFulfilment, { ...march, by })
    expect(grouped.totals, by).toEqual(report.totals)
    for (const measure of ['requested', 'accepted', 'ended', 'perfect'] as const)
      expect(
        grouped.lines.reduce((sum, line) => sum + line[measure], 0),
        `${by} ${measure}`,
      ).toBe(report.totals[measure])
  }
  await expectWholeLedger(server.database.maintUrl)
})

/** Documents with fixed timestamps, written without the document rules. */
async function timed(
  companyId: number,
  at: { fromStoreId: number; toStoreId: number; variantId: number },
  rows: string,
) {
  await query(
    server.database.superUrl,
    `set session_replication_role = replica;
     with row as (select * from (values ${rows}) as r (n, requested, approved, planned, sent, begun, arrived, need_by, quantity, accepted)),
     transfer as (
       insert into inventory.transfer (company_id, uid, number, from_store_id, to_store_id, requested_on, need_by, status, submitted_by,
         approved_by, approved_at, value_minor, blocking_until, created_at)
       select ${companyId}, gen_random_uuid(), 'T' || n, ${at.fromStoreId}, ${at.toStoreId}, requested::timestamptz::date, need_by::date, 'closed',
         1, 2, approved::timestamptz, 0, '2026-12-31', requested::timestamptz from row returning id, number),
     line as (
       insert into inventory.transfer_line (company_id, transfer_id, line_no, variant_id, quantity, approved_quantity, shipped_quantity,
         accepted_quantity, lost_quantity)
       select ${companyId}, t.id, 1, ${at.variantId}, r.quantity, r.quantity, r.quantity, r.accepted, r.quantity - r.accepted
       from row r join transfer t on t.number = 'T' || r.n returning id, transfer_id),
     shipment as (
       insert into inventory.transfer_shipment (company_id, number, transfer_id, transfer_number, from_store_id, to_store_id, planned_on, status,
         dispatched_at, posting_id, value_minor, created_at)
       select ${companyId}, 'S' || r.n, t.id, t.number, ${at.fromStoreId}, ${at.toStoreId}, '2026-03-01', 'settled', sent::timestamptz, 1, 0,
         planned::timestamptz from row r join transfer t on t.number = 'T' || r.n returning id, transfer_id, number),
     sent as (
       insert into inventory.transfer_shipment_line (company_id, transfer_shipment_id, line_no, transfer_line_id, allocation_id, variant_id,
         location_id, planned_quantity, picked_quantity, quantity, posting_line_no, value_minor, accepted_quantity, lost_quantity)
       select ${companyId}, s.id, 1, l.id, l.id, ${at.variantId}, 1, r.quantity, r.quantity, r.quantity, 1, 0, r.accepted, r.quantity - r.accepted
       from shipment s join line l on l.transfer_id = s.transfer_id join row r on s.number = 'S' || r.n)
     insert into inventory.receipt (company_id, uid, number, source_type, store_id, shipment_id, effective_on, status, posted_at, created_at)
     select ${companyId}, gen_random_uuid(), 'R' || r.n, 'transfer', ${at.toStoreId}, s.id, '2026-03-01', 'closed', arrived::timestamptz,
       begun::timestamptz from shipment s join row r on s.number = 'S' || r.n`,
  )
}

test('hours of each stage and what was on time follow from the times of the documents', async () => {
  const { companyId, owner, as, fromStoreId, toStoreId, variantId } = await transferShop(server)
  const at = { fromStoreId, toStoreId, variantId }
  // Four with 1, 2, 3 and 4 hours to approval, twice that to dispatch, one day in transit and half an hour at receiving.
  const row = (n: number, needBy: string, quantity: number, accepted: number) => {
    const hour = (hours: number) => new Date(Date.parse('2026-03-10T08:00:00Z') + hours * 3_600_000).toISOString()
    const times = [0, n, n, 3 * n, 3 * n + 24, 3 * n + 24.5].map((hours) => `'${hour(hours)}'`)
    return `(${n}, ${times.join(', ')}, ${needBy}, ${quantity}, ${accepted})`
  }
  await timed(
    companyId,
    at,
    [
      // On the needed-by date; one day late; on time but one short; without a date.
      row(1, `'2026-03-11'`, 5, 5),
      row(2, `'2026-03-10'`, 5, 5),
      row(3, `'2026-03-20'`, 5, 4),
      row(4, 'null', 5, 5),
    ].join(', '),
  )
  const report = await owner.call(getFulfilment, { ...march, by: 'transfer' })
  expect(report.stages).toEqual([
    { stage: 'approve', count: 4, p50: 2.5, p90: 3.7 },
    { stage: 'dispatch', count: 4, p50: 5, p90: 7.4 },
    { stage: 'transit', count: 4, p50: 24, p90: 24 },
    { stage: 'receive', count: 4, p50: 0.5, p90: 0.5 },
  ])
  expect(report.totals).toMatchObject({ requested: 20, accepted: 19, ended: 4, perfect: 2, due: 3, onTime: 1 })
  expect(report.lines.map(({ name, hours, loss }) => [name, hours, loss])).toEqual([
    ['T4', 36.5, null],
    ['T3', 33.5, 'lost'],
    ['T2', 30.5, 'late'],
    ['T1', 27.5, null],
  ])
  expect(report.losses).toEqual([
    { reason: 'late', lines: 1 },
    { reason: 'lost', lines: 1 },
  ])
  expect((await owner.call(getFulfilment, { ...march, fromStoreId: toStoreId })).count).toBe(0)
  expect((await owner.call(getFulfilment, { ...march, storeId: toStoreId })).count).toBe(4)
  const file = await owner.send(exportFulfilment, { ...march, by: 'transfer', format: 'csv' })
  expect(file.text.split('\r\n').find((line) => line.startsWith('T2'))).toMatch(/,5,5,5,5,5,100,0,0,30\.5,Late$/)
  expect((await owner.send(exportFulfilment, { ...march, format: 'xlsx' })).status).toBe(200)
  const may = ['fullfillmentreport:view']
  expect((await (await as({ may, storeIds: [toStoreId] })).call(getFulfilment, march)).count).toBe(4)
  const [{ id: third } = { id: '0' }] = await query<{ id: string }>(
    server.database.superUrl,
    `insert into erp.store (company_id, code, name, type, country_code, timezone) values ($1, 'THREE', 'Three', 'shop', 'GB', 'Europe/London') returning id`,
    [companyId],
  )
  expect((await (await as({ may, storeIds: [Number(third)] })).call(getFulfilment, march)).count).toBe(0)
  expect((await owner.send(getFulfilment, { from: '2024-01-01', to: '2026-01-01' })).body.errorType).toBe(
    'erp.period_too_long',
  )
})

test('what was found late counts from the day it was accepted on', async () => {
  const { companyId, owner, ...shop } = await settlingShop(server)
  const { shipmentId } = await shop.received(10, { good: 9 })
  await shop.settled(shipmentId, [{ action: 'late_found_dest', quantity: 1 }])
  await query(
    server.database.superUrl,
    `set session_replication_role = replica;
     update inventory.transfer set created_at = '2026-03-10T08:00Z', need_by = '2026-03-11' where company_id = ${companyId};
     update inventory.receipt set posted_at = '2026-03-10T20:00Z' where company_id = ${companyId};
     update inventory.settlement set posted_at = '2026-03-20T08:00Z' where company_id = ${companyId}`,
  )
  const report = await owner.call(getFulfilment, { ...march, by: 'line' })
  expect(report.totals).toMatchObject({ accepted: 10, ended: 1, perfect: 0, due: 1, onTime: 0 })
  expect(report.lines).toMatchObject([{ hours: 240, loss: 'late' }])
  expect(report.losses).toEqual([{ reason: 'late', lines: 1 }])
})

test('a week of 100,000 lines reads no table from end to end', async () => {
  const { companyId, owner, fromStoreId, toStoreId, variantId } = await transferShop(server)
  await query(
    server.database.superUrl,
    `set session_replication_role = replica;
     with transfer as (
       insert into inventory.transfer (company_id, uid, number, from_store_id, to_store_id, requested_on, status, submitted_by)
       select ${companyId}, gen_random_uuid(), 'M' || n, ${fromStoreId}, ${toStoreId}, date '2024-01-01' + n / 14, 'submitted', 1
       from generate_series(0, 9999) n returning id, number),
     line as (
       insert into inventory.transfer_line (company_id, transfer_id, line_no, variant_id, quantity)
       select ${companyId}, t.id, n, ${variantId} + (n - 1) * 1000000, 2 from transfer t, generate_series(1, 10) n returning id, transfer_id, line_no),
     shipment as (
       insert into inventory.transfer_shipment (company_id, number, transfer_id, transfer_number, from_store_id, to_store_id, planned_on, status)
       select ${companyId}, 'S' || number, id, number, ${fromStoreId}, ${toStoreId}, '2024-01-01', 'planned' from transfer returning id, transfer_id)
     insert into inventory.transfer_shipment_line (company_id, transfer_shipment_id, line_no, transfer_line_id, allocation_id, variant_id,
       location_id, planned_quantity)
     select ${companyId}, s.id, l.line_no, l.id, l.id, ${variantId} + (l.line_no - 1) * 1000000, 1, 2 from shipment s join line l on l.transfer_id = s.transfer_id`,
  )
  const tables = ['transfer', 'transfer_line', 'transfer_shipment', 'transfer_shipment_line']
  await query(server.database.superUrl, `analyze ${tables.map((table) => `inventory.${table}`).join(', ')}`)
  const scans = () => scansOf(server.database, 'inventory', `^(${tables.join('|')})$`)
  const before = await scans()
  const report = await owner.call(getFulfilment, { from: '2025-06-02', to: '2025-06-08' })
  expect(report).toMatchObject({ count: 98, totals: { lines: 98, requested: 196, ended: 0 } })
  expect(await scans()).toEqual(before)
})
