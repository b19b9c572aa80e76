import { randomUUID } from 'node:crypto'
import { listApprovals } from '@countinghouse/contract/desk/approval'
import { createApprovalRule } from '@countinghouse/contract/desk/approval-rule'
import { cancellable } from '@countinghouse/contract/inventory/cancel-management'
import {
  cancelMany,
  cancelOne,
  getCancelLines,
  getCancelRun,
  getCancelStatistics,
} from '@countinghouse/contract/inventory/cancel-transfers'
import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { transferShipment } from '@countinghouse/contract/inventory/transfer-shipment'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import type { Client } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { scansOf } from '../../../../../tests/support/table-scans.ts'
import { newestShipment, transferPermissions, transferShop } from '../../../../../tests/support/transfers.ts'
import { runJob } from '../../platform/jobs/job-runner.ts'

const server = useServer({ isOwn: true })
const permissions = ['view', 'cancel', 'cancel_picked'].map((event) => `cancelmanagement:${event}`)
const getCancellable = cancellable.routes.get as NonNullable<typeof cancellable.routes.get>

async function listed(client: Client) {
  return (await client.call(cancellable.routes.list, {})).items
}

async function transferOf(client: Client, id: number) {
  return await client.call(managedTransfer.routes.get, { id })
}

async function shop() {
  const created = await transferShop(server)
  const { companyId, fromStoreId } = created
  /** What is reserved and allocated in the source. */
  const kept = async () => {
    const sums = `select coalesce(sum(reserved + allocated), 0)::float8 as kept from inventory.stock_pool where company_id = $1 and store_id = $2`
    return (await query<{ kept: number }>(server.database.superUrl, sums, [companyId, fromStoreId]))[0]?.kept
  }
  const cancel = async (client: Client, id: number, more: object = {}) => {
    const { version, scope } = await client.call(getCancellable, { id })
    return await client.send(cancelOne, { id, version, scope, cancelCause: 'not_needed', ...more })
  }
  return { ...created, kept, cancel }
}

test('every state in which nothing was sent is cancelled as a whole, and its stock is free again', async () => {
  const { owner, variantId, draft, requested, approved, released, kept, cancel } = await shop()
  const { id: draftId } = await draft([{ variantId, quantity: 1 }])
  const submitted = await requested([{ variantId, quantity: 2 }])
  const reserved = await approved([{ variantId, quantity: 3 }])
  const planned = await released([{ variantId, quantity: 2 }])
  const picked = await released([{ variantId, quantity: 1 }])
  await owner.call(transferShipment.transitionRoutes.pick, { id: picked.shipment.id, version: picked.shipment.version })
  expect(await kept()).toBe(6)
  const rows = await listed(owner)
  expect(rows.map(({ id }) => id)).not.toContain(draftId)
  expect(rows.toSorted((one, other) => one.id - other.id)).toMatchObject([
    { id: submitted.id, status: 'submitted', scope: 'all', leftQuantity: 2, keptQuantity: 0, leftValueMinor: 1600 },
    { id: reserved.id, status: 'approved', leftQuantity: 3, keptQuantity: 3, shipmentCount: 0 },
    {
      id: planned.row.id,
      status: 'in_fulfilment',
      leftQuantity: 2,
      keptQuantity: 2,
      shipmentCount: 1,
      pickedQuantity: 0,
    },
    { id: picked.row.id, keptQuantity: 1, shipmentCount: 1, pickedQuantity: 1, onWayQuantity: 0 },
  ])
  const { lines } = await owner.call(getCancelLines, { id: picked.row.id })
  expect(lines).toMatchObject([{ leftQuantity: 1, putBack: [{ shipment: picked.shipment.name, quantity: 1 }] }])
  for (const { id } of rows) {
    expect(await cancel(owner, id)).toMatchObject({ status: 200, body: { id, status: 'cancelled' } })
    const over = await transferOf(owner, id)
    expect(over).toMatchObject({ status: 'cancelled', reason: 'No longer needed' })
    for (const { approvedQuantity, cancelledQuantity, allocatedQuantity, pickedQuantity } of over.lines)
      expect([cancelledQuantity, allocatedQuantity, pickedQuantity]).toEqual([approvedQuantity, 0, 0])
  }
  const back = await owner.call(transferShipment.routes.get, { id: picked.shipment.id })
  expect(back).toMatchObject({ status: 'cancelled', lines: [{ pickedQuantity: 1 }] })
  expect(await kept()).toBe(0)
  expect(await listed(owner)).toEqual([])
  expect(await owner.send(getCancellable, { id: submitted.id })).toMatchObject({ status: 404 })
  await expectWholeLedger(server.database.maintUrl)
})

test('of a transfer with a shipment on its way the rest is cancelled, and what is on its way goes on', async () => {
  const { owner, variantId, other, released, fromStoreId, toStoreId, kept, cancel, pool } = await shop()
  const wanted = [
    { variantId, quantity: 5 },
    { variantId: other, quantity: 4 },
  ]
  const { row, shipment } = await released(wanted)
  await owner.call(transferShipment.transitionRoutes.pick, {
    id: shipment.id,
    version: shipment.version,
    short: [{ lineNo: 1, quantity: 3, shortReason: 'Not there' }],
  })
  await owner.call(transferShipment.transitionRoutes.dispatch, { id: shipment.id, version: shipment.version + 1 })
  const sent = await transferOf(owner, row.id)
  await owner.call(managedTransfer.transitionRoutes.release, { id: row.id, version: sent.version })
  const second = await newestShipment(owner)
  await owner.call(transferShipment.transitionRoutes.pick, { id: second.id, version: second.version })
  const rest = { scope: 'remainder', leftQuantity: 2, pickedQuantity: 2, onWayQuantity: 7, shipmentCount: 1 }
  expect(await listed(owner)).toMatchObject([rest])
  expect(await cancel(owner, row.id, { scope: 'all' })).toMatchObject({
    body: { errorType: 'inventory.already_shipped' },
  })
  expect(await cancel(owner, row.id)).toMatchObject({ status: 200, body: { status: 'in_transit' } })
  expect((await transferOf(owner, row.id)).lines).toMatchObject([
    { approvedQuantity: 5, shippedQuantity: 3, cancelledQuantity: 2, pickedQuantity: 0 },
    { approvedQuantity: 4, shippedQuantity: 4, cancelledQuantity: 0 },
  ])
  expect(await owner.call(transferShipment.routes.get, { id: second.id })).toMatchObject({ status: 'cancelled' })
  expect(await kept()).toBe(0)
  expect(await pool(fromStoreId)).toMatchObject({ onHand: 7 })
  expect(await pool(toStoreId, variantId, true)).toMatchObject({ onHand: 3 })
  const none = await owner.call(managedTransfer.routes.get, { id: row.id })
  const again = { id: row.id, version: none.version, scope: 'remainder', cancelCause: 'too_late' } as const
  expect(await owner.send(cancelOne, again)).toMatchObject({ status: 409, body: { errorType: 'state_conflict' } })
  await expectWholeLedger(server.database.maintUrl)
})

test('one that waits for approval is cancelled, and nobody is asked about it any more', async () => {
  const { owner, as, variantId, requested, cancel } = await shop()
  const chief = await as({ may: ['manageito:view', 'inbox:view'] })
  const roleId = chief.user?.user_roles[0]?.usrl_role_id ?? 0
  const step = { roleId, userId: null, isAtStore: false, neededCount: 1, escalation: null }
  await owner.call(createApprovalRule, { documentType: managedTransfer.entity, name: 'All', steps: [step] })
  const { id } = await requested([{ variantId, quantity: 3 }])
  const waiting = await owner.call(managedTransfer.transitionRoutes.approve, { id, version: 2 })
  expect(waiting).toMatchObject({ status: 'pending' })
  expect((await chief.call(listApprovals, {})).items).toHaveLength(1)
  expect(await listed(owner)).toMatchObject([{ id, status: 'pending', leftQuantity: 3, keptQuantity: 0 }])
  expect(await cancel(owner, id)).toMatchObject({ status: 200, body: { status: 'cancelled' } })
  expect((await chief.call(listApprovals, {})).items).toEqual([])
})

test('nothing was sent: the rest alone cannot be given up; something else wants words; a repeat changes nothing', async () => {
  const { owner, variantId, approved, released, cancel } = await shop()
  const { id, version } = await approved([{ variantId, quantity: 3 }])
  const target = { id, version, scope: 'all', cancelCause: 'other' } as const
  const { row } = await released([{ variantId, quantity: 1 }])
  expect(await cancel(owner, row.id, { scope: 'remainder' })).toMatchObject({
    body: { errorType: 'inventory.nothing_shipped' },
  })
  expect(await owner.send(cancelOne, target)).toMatchObject({
    status: 422,
    body: { errorType: 'inventory.rule_broken', fields: { reason: [{ code: 'rule' }] } },
  })
  const told = { ...target, reason: 'Road closed' }
  const key = randomUUID()
  const [one, same] = [await owner.send(cancelOne, told, { key }), await owner.send(cancelOne, told, { key })]
  expect([one.status, same.body]).toEqual([200, one.body])
  expect(await owner.send(cancelOne, told)).toMatchObject({ status: 409, body: { errorType: 'stale' } })
  const { items } = await owner.call(managedTransfer.routes.history, { id })
  expect(items.filter(({ action }) => action === 'cancelOpen')).toHaveLength(1)
  expect(await transferOf(owner, id)).toMatchObject({ reason: 'Road closed' })
})

test('who works elsewhere sees none of it; what was picked wants a right of its own', async () => {
  const { as, owner, variantId, requested, released, fromStoreId, toStoreId, cancel } = await shop()
  const { id } = await requested([{ variantId, quantity: 1 }])
  const there = await as({ may: permissions, storeIds: [toStoreId] })
  expect(await listed(there)).toEqual([])
  expect(await there.send(getCancellable, { id })).toMatchObject({ status: 404 })
  expect(await there.send(getCancelLines, { id })).toMatchObject({ status: 404 })
  const elsewhere = { id, version: 2, scope: 'all', cancelCause: 'not_needed' } as const
  expect(await there.send(cancelOne, elsewhere)).toMatchObject({ status: 403, body: { details: { reason: 'store' } } })
  const here = await as({ may: permissions.slice(0, 2), storeIds: [fromStoreId] })
  const { row, shipment } = await released([{ variantId, quantity: 1 }])
  await owner.call(transferShipment.transitionRoutes.pick, { id: shipment.id, version: shipment.version })
  expect(await cancel(here, row.id)).toMatchObject({
    status: 403,
    body: { errorType: 'forbidden', details: { event: 'cancel_picked', page: '/wms/cancelmanagement/' } },
  })
  const manager = await as({ may: transferPermissions.manage, storeIds: [fromStoreId] })
  const { version } = await transferOf(owner, row.id)
  expect(
    await manager.send(managedTransfer.transitionRoutes.cancel, { id: row.id, version, reason: 'No' }),
  ).toMatchObject({
    status: 403,
    body: { details: { event: 'cancel_picked', page: '/wms/manageito/' } },
  })
  const reader = await as({ may: permissions.slice(0, 1) })
  expect(await reader.send(cancelOne, elsewhere)).toMatchObject({ status: 403 })
  expect(await cancel(here, id)).toMatchObject({ status: 200 })
  expect(await cancel(await as({ may: permissions, storeIds: [fromStoreId] }), row.id)).toMatchObject({ status: 200 })
  await expectWholeLedger(server.database.maintUrl)
})

test('many are cancelled with one reason, each by itself: those that changed meanwhile are refused and told, the others are not stopped', async () => {
  const { owner, as, companyId, variantId, requested, approved, dispatched, kept } = await shop()
  const [first, changed] = [await approved([{ variantId, quantity: 2 }]), await approved([{ variantId, quantity: 1 }])]
  const last = await requested([{ variantId, quantity: 4 }])
  const { row: gone } = await dispatched([{ variantId, quantity: 1 }])
  const ids = [first.id, changed.id, last.id, gone.id]
  const input = { selection: { ids }, cancelCause: 'sent_otherwise' } as const
  expect(await owner.send(cancelMany, { ...input, cancelCause: 'other' })).toMatchObject({
    body: { errorType: 'inventory.rule_broken' },
  })
  expect(await owner.send(cancelMany, { ...input, selection: { ids: [gone.id] } })).toMatchObject({
    body: { errorType: 'inventory.nothing_to_cancel' },
  })
  const { jobId, count } = await owner.call(cancelMany, input)
  expect(count).toBe(4)
  await owner.call(managedTransfer.transitionRoutes.release, { id: changed.id, version: changed.version })
  await runJob(server.app.jobs, () => {}, { companyId, jobId })
  const run = await owner.call(getCancelRun, { id: jobId })
  expect(run.cancelled).toBe(2)
  expect(run.refused).toMatchObject([
    { id: changed.id, name: changed.name, message: expect.stringMatching(/changed/) },
    { id: gone.id, name: `#${gone.id}` },
  ])
  const states = await Promise.all(ids.map(async (id) => (await transferOf(owner, id)).status))
  expect(states).toEqual(['cancelled', 'in_fulfilment', 'cancelled', 'in_transit'])
  expect(await kept()).toBe(1)
  const { items } = await owner.call(managedTransfer.routes.history, { id: last.id })
  expect(items[0]).toMatchObject({ action: 'cancelOpen' })
  const another = await as({ may: permissions })
  expect(await another.send(getCancelRun, { id: jobId })).toMatchObject({ status: 404 })
  const rest = await owner.call(cancelMany, {
    ...input,
    selection: { matching: { status: ['in_fulfilment'] }, except: [] },
  })
  await runJob(server.app.jobs, () => {}, { companyId, jobId: rest.jobId })
  expect(await owner.call(getCancelRun, { id: rest.jobId })).toEqual({ cancelled: 1, refused: [] })
  await expectWholeLedger(server.database.maintUrl)
})

test('statistics count by reason, store and month what was given up, of the reader’s stores alone', async () => {
  const { owner, as, companyId, variantId, requested, approved, toStoreId, fromStoreId, cancel } = await shop()
  const empty = { totals: { count: 0, quantity: 0, valueMinor: 0 }, byCause: [], byStore: [], byMonth: [] }
  expect(await owner.call(getCancelStatistics, {})).toMatchObject(empty)
  const created = [await requested([{ variantId, quantity: 2 }]), await approved([{ variantId, quantity: 3 }])]
  for (const { id } of created) await cancel(owner, id)
  const { id } = await requested([{ variantId, quantity: 1 }])
  await cancel(owner, id, { cancelCause: 'too_late' })
  await query(
    server.database.superUrl,
    `update inventory.transfer set cancelled_on = '2026-02-03' where company_id = $1 and id = $2`,
    [companyId, id],
  )
  await query(
    server.database.superUrl,
    `update inventory.transfer set cancelled_on = '2026-03-04' where company_id = $1 and id <> $2 and cancelled_on is not null`,
    [companyId, id],
  )
  const days = { from: '2026-02-01', to: '2026-03-31' }
  const most = { count: 2, quantity: 5, valueMinor: 4000 }
  const least = { count: 1, quantity: 1, valueMinor: 800 }
  const all = { count: 3, quantity: 6, valueMinor: 4800 }
  expect(await owner.call(getCancelStatistics, days)).toMatchObject({
    ...days,
    totals: all,
    byCause: [
      { cancelCause: 'not_needed', ...most },
      { cancelCause: 'too_late', ...least },
    ],
    byStore: [{ storeId: fromStoreId, ...all }],
    byMonth: [
      { month: '2026-02-01', ...least },
      { month: '2026-03-01', ...most },
    ],
  })
  expect(await owner.call(getCancelStatistics, { from: '2026-03-01', to: '2026-03-31' })).toMatchObject({
    totals: most,
  })
  expect(await owner.call(getCancelStatistics, { ...days, storeId: toStoreId })).toMatchObject(empty)
  const there = await as({ may: permissions, storeIds: [toStoreId] })
  expect(await there.call(getCancelStatistics, days)).toMatchObject({ totals: { count: 0, quantity: 0 }, byCause: [] })
  expect(await owner.send(getCancelStatistics, { from: '2024-01-01', to: '2026-01-01' })).toMatchObject({
    body: { errorType: 'erp.period_too_long' },
  })
})

test('what was given up is on record as a whole or not at all', async () => {
  const { variantId, requested } = await shop()
  const { id } = await requested([{ variantId, quantity: 1 }])
  const wrong = [
    `update inventory.transfer set cancelled_on = '2026-03-10' where id = ${id}`,
    `update inventory.transfer set cancel_cause = 'bored', cancelled_on = '2026-03-10', cancelled_quantity = 1, cancelled_value_minor = 0 where id = ${id}`,
    `update inventory.transfer set cancel_cause = 'other', cancelled_on = '2026-03-10', cancelled_quantity = 0, cancelled_value_minor = 0 where id = ${id}`,
  ]
  for (const statement of wrong) await expect(query(server.database.superUrl, statement), statement).rejects.toThrow()
})

test('statistics of 20,000 transfers read what was cancelled in their days, and no table from end to end', async () => {
  const { owner, companyId, fromStoreId, toStoreId } = await shop()
  const { superUrl } = server.database
  await query(
    superUrl,
    `insert into inventory.transfer (company_id, uid, from_store_id, to_store_id, requested_on)
     select ${companyId}, gen_random_uuid(), ${fromStoreId}, ${toStoreId}, '2026-01-01' from generate_series(1, 20000)`,
  )
  await query(
    superUrl,
    `update inventory.transfer set cancel_cause = 'too_late', cancelled_on = date '2024-01-01' + (id % 700)::int, cancelled_quantity = 1,
       cancelled_value_minor = 100 where company_id = ${companyId} and id % 2 = 0`,
  )
  await query(superUrl, 'vacuum analyze inventory.transfer')
  const scans = () => scansOf(server.database, 'inventory', '^transfer$')
  const before = await scans()
  const report = await owner.call(getCancelStatistics, { from: '2025-01-01', to: '2025-01-31' })
  expect(report.totals.count).toBeGreaterThan(100)
  expect(report.byMonth).toMatchObject([{ month: '2025-01-01', count: report.totals.count }])
  expect(await scans()).toEqual(before)
})
