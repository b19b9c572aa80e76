import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { transfer } from '@countinghouse/contract/inventory/transfer'
import { transferShipment } from '@countinghouse/contract/inventory/transfer-shipment'
import { store } from '@countinghouse/contract/erp/store'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { anotherStore, expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { newestShipment, transferPermissions, transferShop } from '../../../../../tests/support/transfers.ts'

const server = useServer({ isOwn: true })
const { transitionRoutes } = managedTransfer

test('asked for, approved, released, picked and sent, stock is on its way at the value that it left with', async () => {
  const { owner, clerk, variantId, other, fromStoreId, toStoreId, requested, pool } = await transferShop(server)
  const request = await requested([
    { variantId, quantity: 4 },
    { variantId: other, quantity: 2.5 },
  ])
  expect(request).toMatchObject({ status: 'submitted', version: 2 })
  expect(request.number).toMatch(/^ITO-\d{4}-00001$/)
  const { id } = request
  const approved = await owner.call(transitionRoutes.approve, { id, version: 2 })
  expect(approved).toMatchObject({ status: 'approved', valueMinor: 5200 })
  expect(approved.lines[0]).toMatchObject({ variantId, quantity: 4, approvedQuantity: 4, agreedPrice: '8' })
  const released = await owner.call(transitionRoutes.release, { id, version: 3 })
  expect(released).toMatchObject({ status: 'in_fulfilment' })
  expect(released.lines[0]).toMatchObject({ allocatedQuantity: 4, pickedQuantity: 0 })
  const shipment = await newestShipment(owner)
  expect(shipment).toMatchObject({ status: 'planned', transferNumber: request.number, fromStoreId, toStoreId })
  expect(shipment.number).toMatch(/^SHP-\d{4}-00001$/)
  await owner.call(transferShipment.transitionRoutes.pick, { id: shipment.id, version: shipment.version })
  await owner.call(transferShipment.transitionRoutes.pack, { id: shipment.id, version: shipment.version + 1 })
  const target = { id: shipment.id, version: shipment.version + 2 }
  const sent = await owner.call(transferShipment.transitionRoutes.dispatch, {
    ...target,
    vehicle: 'V 1',
    sealNo: 'S-77',
  })
  expect(sent).toMatchObject({ status: 'dispatched', valueMinor: 5200, vehicle: 'V 1', sealNo: 'S-77' })
  expect(sent.lines.map(({ quantity, openQuantity }) => [quantity, openQuantity])).toEqual([
    [4, 4],
    [2.5, 2.5],
  ])
  expect(await owner.call(managedTransfer.routes.get, { id })).toMatchObject({
    status: 'in_transit',
    lines: [{ shippedQuantity: 4, pickedQuantity: 0, allocatedQuantity: 0 }, { shippedQuantity: 2.5 }],
  })
  expect(await clerk.call(transfer.routes.get, { id })).toMatchObject({ status: 'in_transit' })
  expect(await pool(fromStoreId)).toMatchObject({ onHand: 6, value: 4800 })
  expect(await pool(toStoreId, variantId, true)).toMatchObject({ onHand: 4, value: 3200 })
  expect(await pool(toStoreId)).toMatchObject({ onHand: 0 })
  await expectWholeLedger(server.database.maintUrl)
})

test('what is not there is dropped, or waits and goes with a later shipment', async () => {
  const { owner, variantId, approved, released } = await transferShop(server)
  expect(await approved([{ variantId, quantity: 12 }], { shortfall: 'cut' })).toMatchObject({
    lines: [{ quantity: 12, approvedQuantity: 10 }],
  })
  const late = await approved([{ variantId, quantity: 1 }], { shortfall: 'backorder' })
  expect(late).toMatchObject({ status: 'approved', lines: [{ approvedQuantity: 1 }] })
  expect(await owner.send(transitionRoutes.release, { id: late.id, version: late.version })).toMatchObject({
    body: { errorType: 'inventory.nothing_to_release' },
  })
  await expect(released([{ variantId, quantity: 1 }], { shortfall: 'cut' })).rejects.toThrow(
    'inventory.nothing_approved',
  )
})

test('less was found: it needs a reason, may be released again, or is given up', async () => {
  const { owner, variantId, fromStoreId, released, pool } = await transferShop(server)
  const { row, shipment } = await released([{ variantId, quantity: 5 }])
  const pick = (quantity: number, lineNo = 1) =>
    owner.send(transferShipment.transitionRoutes.pick, {
      id: shipment.id,
      version: shipment.version,
      short: [{ lineNo, quantity, shortReason: 'Not on the shelf' }],
    })
  expect(await pick(6)).toMatchObject({
    body: { errorType: 'inventory.above_planned', details: { lines: [{ line: 1 }] } },
  })
  expect(await pick(1, 2)).toMatchObject({ body: { errorType: 'inventory.above_planned' } })
  expect(await pick(0)).toMatchObject({ body: { errorType: 'inventory.nothing_picked' } })
  expect(await pick(3)).toMatchObject({ status: 200 })
  const now = async () => await owner.call(managedTransfer.routes.get, { id: row.id })
  const prepared = await now()
  expect(prepared.lines).toMatchObject([{ approvedQuantity: 5, allocatedQuantity: 0, pickedQuantity: 3 }])
  const rest = { id: row.id, version: prepared.version, reason: 'Gone' }
  expect(await owner.send(transitionRoutes.cancelRemainder, rest)).toMatchObject({
    body: { errorType: 'inventory.nothing_shipped' },
  })
  await owner.call(transferShipment.transitionRoutes.dispatch, { id: shipment.id, version: shipment.version + 1 })
  const sent = await now()
  expect(sent).toMatchObject({ status: 'in_fulfilment', lines: [{ shippedQuantity: 3 }] })
  expect(await owner.send(transitionRoutes.cancel, { ...rest, version: sent.version })).toMatchObject({
    body: { errorType: 'inventory.already_shipped' },
  })
  const again = await owner.call(transitionRoutes.release, { id: row.id, version: sent.version })
  expect(again.lines).toMatchObject([{ allocatedQuantity: 2, shippedQuantity: 3 }])
  const second = await newestShipment(owner)
  expect(second.lines).toMatchObject([{ plannedQuantity: 2 }])
  const given = await owner.call(transitionRoutes.cancelRemainder, { ...rest, version: again.version })
  expect(given).toMatchObject({
    status: 'in_transit',
    reason: 'Gone',
    lines: [{ cancelledQuantity: 2, allocatedQuantity: 0 }],
  })
  const ended = await owner.call(transferShipment.routes.get, { id: second.id })
  expect(ended).toMatchObject({ status: 'cancelled', reason: 'Gone' })
  expect(await pool(fromStoreId)).toMatchObject({ onHand: 7 })
  await expectWholeLedger(server.database.maintUrl)
})

test('a shipment that is recalled comes back at its value, and its transfer comes to an end', async () => {
  const { owner, variantId, fromStoreId, toStoreId, dispatched, pool } = await transferShop(server)
  const { row, shipment } = await dispatched([{ variantId, quantity: 10 }])
  expect(await pool(fromStoreId)).toMatchObject({ onHand: 0, value: 0 })
  const recalled = await owner.call(transferShipment.transitionRoutes.recall, {
    id: shipment.id,
    version: shipment.version,
    reason: 'Wrong van',
  })
  expect(recalled).toMatchObject({ status: 'recalled', reason: 'Wrong van' })
  const back = await owner.call(transferShipment.transitionRoutes.takeBack, {
    id: shipment.id,
    version: recalled.version,
  })
  expect(back).toMatchObject({ status: 'returned', lines: [{ returnedQuantity: 10, openQuantity: 0 }] })
  expect(await pool(fromStoreId)).toMatchObject({ onHand: 10, value: 8000 })
  expect(await pool(toStoreId, variantId, true)).toMatchObject({ onHand: 0, value: 0 })
  const done = await owner.call(managedTransfer.routes.get, { id: row.id })
  expect(done).toMatchObject({ status: 'received', lines: [{ shippedQuantity: 10, returnedQuantity: 10 }] })
  expect(await owner.call(transitionRoutes.close, { id: row.id, version: done.version })).toMatchObject({
    status: 'closed',
  })
  await expectWholeLedger(server.database.maintUrl)
})

test('prices are frozen when it is approved: the cost, with an addition, or as entered', async () => {
  const { owner, variantId, requested } = await transferShop(server)
  const agreed = async (more: Parameters<typeof requested>[1], unitPrice?: string) => {
    const { id } = await requested([{ variantId, quantity: 1, ...(unitPrice !== undefined && { unitPrice }) }], more)
    return (await owner.call(transitionRoutes.approve, { id, version: 2 })).lines[0]?.agreedPrice
  }
  expect(await agreed({ pricingMethod: 'cost_plus', markupPpm: 120_000 })).toBe('8.96')
  expect(await agreed({ pricingMethod: 'manual' }, '9.5')).toBe('9.5')
  await expect(agreed({ pricingMethod: 'manual' })).rejects.toThrow('inventory.rule_broken')
})

test('whoever asks does not decide, and whoever works elsewhere neither decides nor sends', async () => {
  const { as, companyId, owner, variantId, fromStoreId, toStoreId, entered, requested } = await transferShop(server)
  const all = [...transferPermissions.ask, ...transferPermissions.manage, ...transferPermissions.send]
  const there = await as({ may: all, storeIds: [toStoreId] })
  const here = await as({ may: all, storeIds: [fromStoreId] })
  const own = await here.call(transfer.routes.create, entered([{ variantId, quantity: 1 }]))
  await here.call(transfer.transitionRoutes.submit, { id: own.id, version: 1 })
  expect(await here.send(transitionRoutes.approve, { id: own.id, version: 2 })).toMatchObject({
    body: { errorType: 'desk.self_approval' },
  })
  const { id } = await requested([{ variantId, quantity: 1 }])
  const elsewhere = { status: 403, body: { errorType: 'forbidden', details: { reason: 'store' } } }
  expect(await there.send(transitionRoutes.approve, { id, version: 2 })).toMatchObject(elsewhere)
  expect(await there.send(transitionRoutes.reject, { id, version: 2, reason: 'No' })).toMatchObject(elsewhere)
  await here.call(transitionRoutes.approve, { id, version: 2 })
  expect(await there.send(transitionRoutes.release, { id, version: 3 })).toMatchObject(elsewhere)
  await here.call(transitionRoutes.release, { id, version: 3 })
  const shipment = await newestShipment(owner)
  const target = { id: shipment.id, version: shipment.version }
  expect(await there.send(transferShipment.transitionRoutes.pick, target)).toMatchObject(elsewhere)
  await here.call(transferShipment.transitionRoutes.pick, target)
  expect(
    await there.send(transferShipment.transitionRoutes.dispatch, { id: target.id, version: target.version + 1 }),
  ).toMatchObject(elsewhere)
  const third = await anotherStore(server.app.db, server.database.superUrl, { companyId, code: 'THREE' })
  const stranger = await as({ may: all, storeIds: [third.storeId] })
  expect((await there.call(managedTransfer.routes.list, {})).items).toHaveLength(2)
  expect(await stranger.send(managedTransfer.routes.get, { id })).toMatchObject({ status: 404 })
})

test('lines and states hold against everybody', async () => {
  const { variantId, owner, dispatched, draft } = await transferShop(server)
  const { row, shipment } = await dispatched([{ variantId, quantity: 2 }])
  const late = [
    `update inventory.transfer set note = 'Late' where id = ${row.id}`,
    `update inventory.transfer set approved_by = submitted_by where id = ${row.id}`,
    `update inventory.transfer_line set quantity = 3 where transfer_id = ${row.id}`,
    `update inventory.transfer_line set shipped_quantity = 3 where transfer_id = ${row.id}`,
    `update inventory.transfer_line set accepted_quantity = 2, lost_quantity = 1 where transfer_id = ${row.id}`,
    `update inventory.transfer_line set approved_quantity = 3 where transfer_id = ${row.id}`,
    `update inventory.transfer_shipment_line set accepted_quantity = 3 where transfer_shipment_id = ${shipment.id}`,
    `update inventory.transfer_shipment_line set planned_quantity = 3 where transfer_shipment_id = ${shipment.id}`,
    `update inventory.transfer_shipment set status = 'planned' where id = ${shipment.id}`,
  ]
  for (const statement of late) await expect(query(server.database.superUrl, statement), statement).rejects.toThrow()
  const { id } = await draft([{ variantId, quantity: 2 }])
  const same = await owner.send(transfer.routes.update, { id, version: 1, toStoreId: row.fromStoreId })
  expect(same).toMatchObject({ body: { errorType: 'inventory.same_store', fields: { toStoreId: [{ code: 'rule' }] } } })
})

test('no store is closed while a transfer from it or to it is open, and none leads to a closed one', async () => {
  const { owner, clerk, variantId, fromStoreId, toStoreId, requested, draft } = await transferShop(server)
  const late = await draft([{ variantId, quantity: 1 }])
  const { id } = await requested([{ variantId, quantity: 2 }])
  const approved = await owner.call(transitionRoutes.approve, { id, version: 2 })
  const version = async (storeId: number) => (await owner.call(store.routes.get, { id: storeId })).version
  const close = async (storeId: number) =>
    await owner.send(store.routes.deactivate, { id: storeId, version: await version(storeId) })
  const blocker = {
    key: 'inventory.transfers_open',
    message: expect.stringContaining('1 transfer from or to this store'),
  }
  for (const storeId of [fromStoreId, toStoreId])
    expect((await close(storeId)).body.details).toMatchObject({
      blockers: expect.arrayContaining([expect.objectContaining(blocker)]),
    })
  await owner.call(transitionRoutes.cancel, { id, version: approved.version, reason: 'Closing' })
  expect((await close(toStoreId)).status).toBe(200)
  expect(await clerk.send(transfer.transitionRoutes.submit, { id: late.id, version: 1 })).toMatchObject({
    status: 422,
    body: { errorType: 'inventory.rule_broken', fields: { toStoreId: [{ code: 'rule' }] } },
  })
})
