import { randomUUID } from 'node:crypto'
import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { transfer } from '@countinghouse/contract/inventory/transfer'
import { transferShipment } from '@countinghouse/contract/inventory/transfer-shipment'
import { expect, test } from 'vitest'
import { inputs } from '../../../../../tests/faults/inputs.ts'
import { expectPoolsInOrder, times } from '../../../../../tests/support/run-concurrently.ts'
import { query } from '../../../../../tests/support/database.ts'
import { whileHeld } from '../../../../../tests/support/lock-waits.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger, issuesOf, post } from '../../../../../tests/support/stock.ts'
import { newestShipment, transferPermissions, transferShop } from '../../../../../tests/support/transfers.ts'
import { expireOverdue } from './expire-overdue.ts'

const server = useServer({ isOwn: true })
const { transitionRoutes } = managedTransfer

test('C7: approved twice at once it is approved once', async () => {
  const { owner, variantId, requested } = await transferShop(server)
  const { id } = await requested([{ variantId, quantity: 3 }])
  const answers = await whileHeld(server.database.superUrl, { table: 'inventory.transfer', id }, () =>
    Promise.all([1, 2, 3, 4].map(() => owner.send(transitionRoutes.approve, { id, version: 2 }))),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { status, body } of answers) if (status !== 200) expect(body.errorType).toBe('stale')
  await expectWholeLedger(server.database.maintUrl)
})

test('the same request twice is one transfer', async () => {
  const { clerk, variantId, entered } = await transferShop(server)
  const body = entered([{ variantId, quantity: 3 }], { uid: randomUUID() })
  const [one, other] = await Promise.all([1, 2].map(() => clerk.call(transfer.routes.create, body)))
  expect(one?.id).toBe(other?.id)
})

test('C6: picked and cancelled at once, one wins; what was promised is free again', async () => {
  const { owner, variantId, fromStoreId, companyId, released } = await transferShop(server)
  for (const _round of times(inputs.documentRounds)) {
    const { row, shipment } = await released([{ variantId, quantity: 5 }])
    const held = { table: 'inventory.transfer', id: row.id }
    const [picked, cancelled] = await whileHeld(server.database.superUrl, held, () =>
      Promise.all([
        owner.send(transferShipment.transitionRoutes.pick, { id: shipment.id, version: shipment.version }),
        owner.send(transitionRoutes.cancel, { id: row.id, version: row.version, reason: 'No' }),
      ]),
    )
    expect([picked.status, cancelled.status].toSorted()).toEqual([200, 409])
    if (cancelled.status === 200) continue
    const now = await owner.call(managedTransfer.routes.get, { id: row.id })
    await owner.call(transitionRoutes.cancel, { id: row.id, version: now.version, reason: 'No' })
  }
  const pools = `select reserved::float8, allocated::float8 from inventory.stock_pool where company_id = $1 and store_id = $2 and variant_id = $3`
  expect(await query(server.database.superUrl, pools, [companyId, fromStoreId, variantId])).toEqual([
    { reserved: 0, allocated: 0 },
  ])
  await expectWholeLedger(server.database.maintUrl)
})

test('C5: more is asked for than is there: it is promised once', async () => {
  const { owner, companyId, variantId, requested } = await transferShop(server)
  const wanted = await Promise.all([1, 2, 3, 4, 5, 6].map(() => requested([{ variantId, quantity: 2 }])))
  const answers = await whileHeld(server.database.superUrl, { table: 'inventory.stock_pool', companyId }, () =>
    Promise.all(wanted.map(({ id }) => owner.send(transitionRoutes.approve, { id, version: 2 }))),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(answers.find(({ status }) => status !== 200)?.body.errorType).toBe('inventory.nothing_approved')
  await expectWholeLedger(server.database.maintUrl)
})

test('transfers that meet each other wait in no circle', async () => {
  const { owner, clerk, variantId, other, entered, dispatched } = await transferShop(server)
  const first = await dispatched([
    { variantId, quantity: 5 },
    { variantId: other, quantity: 5 },
  ])
  const shipments = await Promise.all(
    [0, 1, 2, 3].map(async () => {
      const lines = [
        { variantId, quantity: 1 },
        { variantId: other, quantity: 1 },
      ]
      const created = await clerk.call(transfer.routes.create, entered(lines))
      await clerk.call(transfer.transitionRoutes.submit, { id: created.id, version: 1 })
      await owner.call(transitionRoutes.approve, { id: created.id, version: 2 })
      return await owner.call(transitionRoutes.release, { id: created.id, version: 3 })
    }),
  )
  expect(shipments).toHaveLength(4)
  const waiting = (await owner.call(transferShipment.routes.list, {})).items.filter(
    ({ status }) => status === 'planned',
  )
  const recalled = owner.call(transferShipment.transitionRoutes.recall, {
    id: first.shipment.id,
    version: first.shipment.version,
    reason: 'Back',
  })
  const answers = await Promise.all([
    ...waiting.map(async ({ id, version }) => {
      const picked = await owner.call(transferShipment.transitionRoutes.pick, { id, version: Number(version) })
      return await owner.send(transferShipment.transitionRoutes.dispatch, { id, version: picked.version })
    }),
    recalled.then(({ id, version }) => owner.send(transferShipment.transitionRoutes.takeBack, { id, version })),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  await expectWholeLedger(server.database.maintUrl)
})

test('C4: a transfer with two shipments is cancelled without waiting in a circle with whoever sells both of their goods', async () => {
  const { owner, companyId, fromStoreId, variantId, other, approved } = await transferShop(server)
  const { db } = server.app
  await post(db, companyId, { storeId: fromStoreId, lines: [{ kind: 'scrap', variantId, quantity: 10 }] })
  const { id, version } = await approved(
    [
      { variantId, quantity: 5 },
      { variantId: other, quantity: 5 },
    ],
    { shortfall: 'backorder' },
  )
  // The first shipment has the goods with the higher key, the second those with the lower one, which came since.
  const row = await owner.call(transitionRoutes.release, { id, version })
  const arrived = [{ kind: 'opening', variantId, quantity: 5, unitCost: '8' }] as const
  await post(db, companyId, { storeId: fromStoreId, lines: [...arrived] })
  const again = await owner.call(transitionRoutes.release, { id, version: row.version })
  const shipments = (await owner.call(transferShipment.routes.list, {})).items
  expect(shipments.map(({ status }) => status)).toEqual(['planned', 'planned'])
  const pools = { companyId, storeId: fromStoreId, variantIds: [variantId, other] as const }
  await expectPoolsInOrder(server.database.superUrl, pools, async () => {
    await owner.call(transitionRoutes.cancel, { id, version: again.version, reason: 'No' })
  })
  await expectWholeLedger(server.database.maintUrl)
})

test('B4: approved, rejected, cancelled and taken back by several at once, one wins and the others are told', async () => {
  const { owner, as, clerk, variantId, requested } = await transferShop(server)
  const [ann, ben] = [await as({ may: transferPermissions.manage }), await as({ may: transferPermissions.manage })]
  for (const _round of times(inputs.documentRounds)) {
    const { id } = await requested([{ variantId, quantity: 1 }])
    const target = { id, version: 2 }
    const answers = await whileHeld(server.database.superUrl, { table: 'inventory.transfer', id }, () =>
      Promise.all([
        owner.send(transitionRoutes.approve, target),
        ann.send(transitionRoutes.reject, { ...target, reason: 'No' }),
        ben.send(transitionRoutes.cancel, { ...target, reason: 'No' }),
        clerk.send(transfer.transitionRoutes.withdraw, target),
      ]),
    )
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    for (const { status, body } of answers) if (status !== 200) expect(body).toMatchObject({ errorType: 'stale' })
    const now = await owner.call(managedTransfer.routes.get, { id })
    expect([now.status, now.version]).toEqual([won[0]?.body['status'], 3])
    if (now.status === 'approved') await owner.call(transitionRoutes.cancel, { id, version: 3, reason: 'No' })
  }
  await expectWholeLedger(server.database.maintUrl)
})

test('C14: a transfer that is released while it expires is one or the other, and its stock is kept or free', async () => {
  const { owner, companyId, fromStoreId, variantId, approved } = await transferShop(server)
  for (const _round of times(inputs.documentRounds)) {
    const { id, version } = await approved([{ variantId, quantity: 10 }])
    await query(
      server.database.superUrl,
      `update inventory.transfer set blocking_until = current_date - 2 where id = ${id};
       update inventory.stock_reservation set expires_on = current_date - 2 where state = 'open'`,
    )
    const [released] = await whileHeld(server.database.superUrl, { table: 'inventory.transfer', id }, () =>
      Promise.all([owner.send(transitionRoutes.release, { id, version }), expireOverdue(server.app.db, companyId)]),
    )
    const now = await owner.call(managedTransfer.routes.get, { id })
    expect([released.status, now.status]).toEqual(now.status === 'expired' ? [409, 'expired'] : [200, 'in_fulfilment'])
    const kept = await query(
      server.database.superUrl,
      `select (reserved + allocated)::float8 as kept from inventory.stock_pool where company_id = $1 and store_id = $2 and variant_id = $3`,
      [companyId, fromStoreId, variantId],
    )
    expect(kept).toEqual([{ kept: now.status === 'expired' ? 0 : 10 }])
    if (now.status !== 'expired')
      await owner.call(transitionRoutes.cancel, { id, version: Number(released.body['version']), reason: 'No' })
  }
  await expectWholeLedger(server.database.maintUrl)
})

test('what nobody releases in time expires, and its stock is free again', async () => {
  const { owner, companyId, variantId, approved, pool, fromStoreId } = await transferShop(server)
  const { id } = await approved([{ variantId, quantity: 10 }])
  const kept = await approved([{ variantId, quantity: 1 }], { shortfall: 'backorder' })
  await expireOverdue(server.app.db, companyId)
  expect(await owner.call(managedTransfer.routes.get, { id })).toMatchObject({ status: 'approved' })
  await query(
    server.database.superUrl,
    `update inventory.transfer set blocking_until = current_date - 2 where id = ${id}`,
  )
  await expireOverdue(server.app.db, companyId)
  const expired = await owner.call(managedTransfer.routes.get, { id })
  expect(expired).toMatchObject({ status: 'expired' })
  const history = await owner.call(managedTransfer.routes.history, { id })
  expect(history.items[0]).toMatchObject({ action: 'expire', actor: null })
  expect(await pool(fromStoreId)).toMatchObject({ onHand: 10 })
  expect(await owner.call(transitionRoutes.release, { id: kept.id, version: kept.version })).toMatchObject({
    lines: [{ allocatedQuantity: 1 }],
  })
  await expectWholeLedger(server.database.maintUrl)
})

test('the checks find what is not as its shipments and the ledger have it', async () => {
  const { owner, companyId, variantId, released, dispatched } = await transferShop(server)
  await dispatched([{ variantId, quantity: 2 }])
  await released([{ variantId, quantity: 2 }])
  expect((await newestShipment(owner)).status).toBe('planned')
  const { superUrl } = server.database
  const damages = [
    [
      'transfer_lines_are_shipments',
      'update inventory.transfer_line set picked_quantity = 1, allocated_quantity = 0 where shipped_quantity = 0',
    ],
    [
      'transfer_lines_are_shipments',
      'update inventory.transfer_line set returned_quantity = 1 where shipped_quantity = 2',
    ],
    [
      'transfers_are_reserved',
      'update inventory.transfer_line set allocated_quantity = 0, cancelled_quantity = 1 where shipped_quantity = 0',
    ],
    ['shipments_are_moves', 'update inventory.transfer_shipment_line set value_minor = 1 where quantity = 2'],
  ] as const
  for (const [id, damage] of damages)
    expect(await issuesOf(superUrl, companyId, { id, damage }), damage).toHaveLength(1)
})
