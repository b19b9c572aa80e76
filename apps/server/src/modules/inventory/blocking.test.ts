import { store } from '@countinghouse/contract/erp/store'
import { getBlockingDays, overrideBlock } from '@countinghouse/contract/inventory/blocking-days'
import { blockingPolicy } from '@countinghouse/contract/inventory/blocking-policy'
import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { transfer } from '@countinghouse/contract/inventory/transfer'
import { transferRoute } from '@countinghouse/contract/inventory/transfer-route'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger, placesOf, post } from '../../../../../tests/support/stock.ts'
import { settlingShop } from '../../../../../tests/support/settlements.ts'

const server = useServer({ isOwn: true })

type Days = Partial<{
  reserveHoldDays: number
  receiveDueDays: number
  settleDueDays: number
  retransferBlockDays: number
  action: 'block' | 'warn'
}>

/** Two stores with a route between them, on which a policy holds. */
async function ruled(days: Days) {
  const shop = await settlingShop(server)
  const { owner, fromStoreId, toStoreId } = shop
  const policy = await owner.call(blockingPolicy.routes.create, { code: 'STD', name: 'Standard', ...days })
  const route = await owner.call(transferRoute.routes.create, {
    code: 'R1',
    name: 'There',
    fromStoreId,
    toStoreId,
    transitDays: 2,
    blockingPolicyId: policy.id,
  })
  const ran = (sql: string, values: unknown[]) => query(server.database.superUrl, sql, [shop.companyId, ...values])
  return { ...shop, policy, route, ran }
}

/** Last day after a day, by the function that all clocks use. */
async function lastDay(day: string, days: number, calendar: string, hours: readonly string[] = []) {
  const { owner, companyId, storeId } = await server.company()
  const { version } = await owner.call(store.routes.get, { id: storeId })
  const openingHours = hours.map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' }))
  if (hours.length > 0)
    await owner.call(store.routes.update, { id: storeId, version, openingHours: openingHours as never })
  const [row] = await query<{ day: string }>(
    server.database.superUrl,
    `select to_char(inventory.last_day($1, $2, $3::date, $4, $5), 'YYYY-MM-DD') as day`,
    [companyId, storeId, day, days, calendar],
  )
  return row?.day
}

const sundayToThursday = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday']

test('the worked dates: kept through Sunday or Tuesday, due on the 15th, free from the 5th', async () => {
  expect(await lastDay('2026-11-19', 3, 'calendar')).toBe('2026-11-22')
  expect(await lastDay('2026-11-19', 3, 'working', sundayToThursday)).toBe('2026-11-24')
  expect(await lastDay('2026-11-12', 3, 'calendar')).toBe('2026-11-15')
  expect(await lastDay('2026-11-20', 14, 'calendar')).toBe('2026-12-04')
  // A store that never said when it is open works every day.
  expect(await lastDay('2026-11-19', 3, 'working')).toBe('2026-11-22')
  expect(await lastDay('2026-11-19', 0, 'working', sundayToThursday)).toBe('2026-11-19')
})

test('a special day counts as it says: closed on a weekday, open at a weekend', async () => {
  const { owner, companyId, storeId } = await server.company()
  const { version } = await owner.call(store.routes.get, { id: storeId })
  await owner.call(store.routes.update, {
    id: storeId,
    version,
    openingHours: sundayToThursday.map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' })) as never,
    specialDays: [
      { day: '2026-11-20', opens: '10:00', closes: '14:00' },
      { day: '2026-11-22', opens: null, closes: null },
    ],
  })
  const [row] = await query<{ day: string }>(
    server.database.superUrl,
    `select to_char(inventory.last_day($1, $2, '2026-11-19', 3, 'working'), 'YYYY-MM-DD') as day`,
    [companyId, storeId],
  )
  expect(row?.day).toBe('2026-11-24')
})

test('a day is that of the store, also when its clocks are put back', async () => {
  const { dispatched, variantId, ran } = await ruled({ receiveDueDays: 3 })
  await dispatched([{ variantId, quantity: 2 }])
  const dueAfter = async (sentAt: string) => {
    await ran('update inventory.transfer_shipment set dispatched_at = $2 where company_id = $1', [sentAt])
    const rows = await ran(
      `select to_char(due_on, 'YYYY-MM-DD') as due from inventory.running_clock where company_id = $1`,
      [],
    )
    return (rows[0] as { due: string } | undefined)?.due
  }
  // In London it is half past midnight of the 25th, and 25 hours later still the 25th.
  expect(await dueAfter('2026-10-24T23:30:00Z')).toBe('2026-10-30')
  expect(await dueAfter('2026-10-25T23:59:59Z')).toBe('2026-10-30')
  expect(await dueAfter('2026-10-26T00:00:00Z')).toBe('2026-10-31')
})

test('clock 1: approved stock is kept as the route says, otherwise as the setting does', async () => {
  const { approved, variantId, fromStoreId, toStoreId } = await ruled({ reserveHoldDays: 10 })
  const today = new Date().toISOString().slice(0, 10)
  const daysOf = (until: unknown) => (Date.parse(String(until)) - Date.parse(today)) / 86_400_000
  expect(daysOf((await approved([{ variantId, quantity: 1 }])).blockingUntil)).toBe(10)
  const back = { fromStoreId: toStoreId, toStoreId: fromStoreId }
  const usual = await approved([{ variantId, quantity: 1 }], { shortfall: 'backorder' }, back)
  expect(daysOf(usual.blockingUntil)).toBe(3)
})

test('clock 2: who has not received in time asks for nothing more, until he has, or is let go on', async () => {
  const { dispatched, draft, clerk, owner, as, variantId, fromStoreId, toStoreId, ran } = await ruled({
    receiveDueDays: 3,
  })
  const { shipment } = await dispatched([{ variantId, quantity: 2 }])
  const days = async () => (await owner.call(getBlockingDays, {})).clocks
  expect(await days()).toMatchObject([{ kind: 'receive', id: shipment.id, daysLeft: 5, isBlocking: false }])
  const sentAgo = (ago: number) =>
    ran(
      `update inventory.transfer_shipment set dispatched_at = now() - make_interval(days => $2) where company_id = $1`,
      [ago],
    )
  const submit = async () => {
    const { id } = await draft([{ variantId, quantity: 1 }])
    return await clerk.send(transfer.transitionRoutes.submit, { id, version: 1 })
  }
  await sentAgo(5)
  expect((await submit()).status).toBe(200)
  await sentAgo(6)
  expect(await days()).toMatchObject([{ daysLeft: -1, isBlocking: true, storeId: toStoreId }])
  expect((await submit()).body).toMatchObject({
    errorType: 'inventory.store_blocked_overdue_receipt',
    details: { shipments: [{ id: shipment.id, name: shipment.name }] },
  })
  const today = new Date().toISOString().slice(0, 10)
  const wanted = { storeId: toStoreId, untilOn: today, reason: 'The lorry broke down' }
  expect((await clerk.send(overrideBlock, wanted)).status).toBe(403)
  expect((await owner.send(overrideBlock, { ...wanted, untilOn: '2020-01-01' })).body).toMatchObject({
    errorType: 'inventory.rule_broken',
    fields: { untilOn: [{ code: 'rule' }] },
  })
  const elsewhere = await as({ may: ['blockingdays:view', 'blockingdays:override'], storeIds: [fromStoreId] })
  expect((await elsewhere.send(overrideBlock, wanted)).status).toBe(404)
  expect((await elsewhere.call(getBlockingDays, {})).clocks).toEqual([])
  await owner.call(overrideBlock, wanted)
  const now = await owner.call(getBlockingDays, {})
  expect(now.clocks).toMatchObject([{ isBlocking: false, overriddenUntil: today }])
  expect(now.overrides).toMatchObject([{ reason: 'The lorry broke down', createdBy: 'Olga Owner' }])
  expect((await submit()).status).toBe(200)
})

test('a policy that only warns refuses nothing, nor does a route out of use', async () => {
  const { dispatched, draft, clerk, owner, variantId, policy, route, ran } = await ruled({
    receiveDueDays: 0,
    action: 'warn',
  })
  await dispatched([{ variantId, quantity: 2 }])
  await ran(
    `update inventory.transfer_shipment set dispatched_at = now() - interval '9 days' where company_id = $1`,
    [],
  )
  const submit = async () => {
    const { id } = await draft([{ variantId, quantity: 1 }])
    return (await clerk.send(transfer.transitionRoutes.submit, { id, version: 1 })).status
  }
  expect((await owner.call(getBlockingDays, {})).clocks).toMatchObject([
    { daysLeft: -7, action: 'warn', isBlocking: false },
  ])
  expect(await submit()).toBe(200)
  await owner.call(blockingPolicy.routes.update, { id: policy.id, version: policy.version, action: 'block' })
  expect(await submit()).toBe(409)
  await owner.call(transferRoute.routes.deactivate, { id: route.id, version: route.version })
  expect(await submit()).toBe(200)
})

test('clock 3: what was found otherwise and is not settled in time blocks the store', async () => {
  const { companyId, received, settled, draft, clerk, owner, variantId } = await ruled({ settleDueDays: 4 })
  const { shipmentId } = await received(2, { good: 1 })
  await query(
    server.database.superUrl,
    `set session_replication_role = replica;
     update inventory.discrepancy set created_at = now() - interval '5 days' where company_id = ${companyId}`,
  )
  expect((await owner.call(getBlockingDays, {})).clocks).toMatchObject([
    { kind: 'settle', id: shipmentId, daysLeft: -1, isBlocking: true },
  ])
  const { id } = await draft([{ variantId, quantity: 1 }])
  expect((await clerk.send(transfer.transitionRoutes.submit, { id, version: 1 })).body.errorType).toBe(
    'inventory.store_blocked_unsettled',
  )
  await settled(shipmentId, [{ action: 'write_off_source', quantity: 1 }])
  await clerk.call(transfer.transitionRoutes.submit, { id, version: 1 })
})

/** Twenty pieces, eight of which came by transfer five days ago, and are not sent on for fourteen. */
async function lately() {
  const shop = await ruled({ retransferBlockDays: 14 })
  const { companyId, fromStoreId, toStoreId, variantId } = shop
  const { db } = server.app
  const { transit = 0 } = await placesOf(db, companyId, fromStoreId)
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  await post(db, companyId, {
    storeId: toStoreId,
    lines: [{ kind: 'opening', variantId, quantity: 16, unitCost: '8' }],
  })
  await post(db, companyId, { storeId: fromStoreId, lines: [{ kind: 'sale', variantId, quantity: 6 }] })
  const arrive = async (ago: number) => {
    const there = { variantId, quantity: 8 }
    const sent = await post(db, companyId, {
      storeId: toStoreId,
      effectiveOn: day(ago),
      lines: [{ kind: 'ito_dispatch', toLocationId: transit, ...there }],
    })
    const dispatchedBy = { postingId: sent.posting_id, lineNo: 1 }
    await post(db, companyId, {
      storeId: fromStoreId,
      effectiveOn: day(ago),
      lines: [{ kind: 'ito_receive', fromLocationId: transit, valueMinor: 6400, dispatchedBy, ...there }],
    })
  }
  // Long enough ago to be sent on.
  await arrive(15)
  await arrive(5)
  return shop
}

test('clock 4: of twenty, eight of which came by transfer five days ago, twelve may be sent on; sales take all', async () => {
  const { draft, clerk, owner, companyId, fromStoreId, variantId } = await lately()
  const { db } = server.app
  const asking = await draft([{ variantId, quantity: 13 }])
  expect((await clerk.send(transfer.transitionRoutes.submit, { id: asking.id, version: 1 })).body).toMatchObject({
    errorType: 'inventory.retransfer_blocked',
    details: { lines: [{ variantId, transferable: 12 }] },
    fields: { 'lines.0.quantity': [{ code: 'rule' }] },
  })
  const less = await draft([{ variantId, quantity: 12 }])
  await clerk.call(transfer.transitionRoutes.submit, { id: less.id, version: 1 })
  await post(db, companyId, { storeId: fromStoreId, lines: [{ kind: 'sale', variantId, quantity: 10 }] })
  const late = await owner.send(managedTransfer.transitionRoutes.approve, { id: less.id, version: 2 })
  expect(late.body).toMatchObject({
    errorType: 'inventory.retransfer_blocked',
    details: { lines: [{ variantId, transferable: 2 }] },
  })
  await owner.call(managedTransfer.transitionRoutes.approve, {
    id: less.id,
    version: 2,
    approved: [{ variantId, quantity: 2 }],
  })
  await expectWholeLedger(server.database.superUrl)
})

test('clock 4: what one transfer was promised no other is, also when both are approved at once', async () => {
  const { draft, clerk, owner, variantId } = await lately()
  const requested = await Promise.all(
    [12, 8].map(async (quantity) => {
      const { id } = await draft([{ variantId, quantity }])
      return await clerk.call(transfer.transitionRoutes.submit, { id, version: 1 })
    }),
  )
  const answers = await Promise.all(
    requested.map(({ id }) => owner.send(managedTransfer.transitionRoutes.approve, { id, version: 2 })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const first = answers[0]?.status === 200
  expect(answers[first ? 1 : 0]?.body).toMatchObject({
    errorType: 'inventory.retransfer_blocked',
    details: { lines: [{ variantId, transferable: first ? 0 : 4 }] },
  })
  const more = await draft([{ variantId, quantity: first ? 1 : 5 }])
  expect((await clerk.send(transfer.transitionRoutes.submit, { id: more.id, version: 1 })).body.errorType).toBe(
    'inventory.retransfer_blocked',
  )
  await expectWholeLedger(server.database.superUrl)
})

test('a pair of stores has one route, which leads elsewhere', async () => {
  const { owner, fromStoreId, toStoreId } = await ruled({})
  const again = { code: 'R2', name: 'Again', fromStoreId, toStoreId }
  expect((await owner.send(transferRoute.routes.create, again)).body).toMatchObject({
    errorType: 'duplicate',
    fields: { toStoreId: [{ code: 'duplicate' }] },
  })
  const nowhere = { code: 'R3', name: 'Nowhere', fromStoreId, toStoreId: fromStoreId }
  expect((await owner.send(transferRoute.routes.create, nowhere)).body).toMatchObject({
    errorType: 'inventory.same_store',
    fields: { toStoreId: [{ code: 'rule' }] },
  })
})
