import { randomUUID } from 'node:crypto'
import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import {
  getCount,
  listArriving,
  openTransferReceipt,
  scanTransferReceipt,
  transferReceipt,
} from '@countinghouse/contract/inventory/transfer-receipt'
import { transferShipment } from '@countinghouse/contract/inventory/transfer-shipment'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger, post } from '../../../../../tests/support/stock.ts'
import { receivingDock } from '../../../../../tests/support/receiving.ts'

const server = useServer({ isOwn: true })
const { transitionRoutes } = transferReceipt

const discrepancies = (receiptId: number) =>
  query(
    server.database.superUrl,
    `select kind, variant_id::int as "variantId", quantity::float8 as quantity from inventory.discrepancy
     where receipt_id = $1 order by kind, variant_id`,
    [receiptId],
  )

test('example S1: 94 good and 3 damaged of 100 come in at the value they left with, and 3 are missing', async () => {
  const { companyId, owner, variantId, fromStoreId, toStoreId, code, open, scan, ...shop } = await receivingDock(server)
  const opening = (storeId: number, quantity: number) =>
    post(server.app.db, companyId, { storeId, lines: [{ kind: 'opening', variantId, quantity, unitCost: '8' }] })
  await opening(fromStoreId, 90)
  await opening(toStoreId, 50)
  const { row, shipmentId, number } = await shop.sent(100)
  expect((await owner.call(listArriving, {})).items).toMatchObject([{ number, lines: 1, pieces: 100 }])
  const { id } = await open(owner, number)
  await scan(owner, id, { code, quantity: 94 })
  expect(await shop.shipmentNow(shipmentId)).toMatchObject({ status: 'receiving' })
  expect(await owner.call(transitionRoutes.post, { id, version: 1 })).toMatchObject({ status: 'posted' })
  expect(await shop.pool(toStoreId)).toMatchObject({ onHand: 144, value: 115_200 })
  expect(await shop.pool(toStoreId, variantId, true)).toMatchObject({ onHand: 6, value: 4800 })
  await scan(owner, id, { code, quantity: 3, condition: 'damaged' })
  expect(await owner.send(transitionRoutes.finish, { id, version: 2 })).toMatchObject({
    body: { errorType: 'inventory.no_damaged_place' },
  })
  await shop.createDamagedLocation()
  expect(await owner.call(transitionRoutes.finish, { id, version: 2 })).toMatchObject({ status: 'closed' })
  expect(await shop.pool(toStoreId)).toMatchObject({ onHand: 147, value: 117_600 })
  expect(await shop.pool(toStoreId, variantId, true)).toMatchObject({ onHand: 3, value: 2400 })
  expect((await owner.call(getCount, { id })).lines).toMatchObject([
    { variantId, expected: 100, good: 94, damaged: 3, posted: 97 },
  ])
  expect(await discrepancies(id)).toEqual([
    { kind: 'damaged', variantId, quantity: 3 },
    { kind: 'short', variantId, quantity: 3 },
  ])
  expect(await shop.shipmentNow(shipmentId)).toMatchObject({
    status: 'received',
    lines: [{ acceptedQuantity: 94, damagedQuantity: 3, openQuantity: 3 }],
  })
  expect(await owner.call(managedTransfer.routes.get, { id: row.id })).toMatchObject({
    status: 'in_transit',
    lines: [{ acceptedQuantity: 94, damagedQuantity: 3 }],
  })
  const lying = `select b.on_hand::int as count from inventory.stock_balance b join inventory.location l
    on l.company_id = b.company_id and l.id = b.location_id where b.company_id = $1 and l.is_damaged`
  expect(await query(server.database.superUrl, lying, [companyId])).toEqual([{ count: 3 }])
  await expectWholeLedger(server.database.maintUrl)
})

test('all of it arrives in parts: nothing is left on its way, shipment and transfer come to an end, and each call tells of a record once', async () => {
  const { companyId, owner, variantId, toStoreId, code, open, scan, ...shop } = await receivingDock(server)
  const { row, shipmentId, number } = await shop.sent(7)
  const { id } = await open(owner, number.toLowerCase())
  for (const quantity of [2, 4, 1]) {
    await scan(owner, id, { code, quantity })
    await owner.call(transitionRoutes.post, { id, version: await shop.versionOf(id) })
  }
  expect(await owner.send(transitionRoutes.post, { id, version: await shop.versionOf(id) })).toMatchObject({
    body: { errorType: 'inventory.nothing_counted' },
  })
  await owner.call(transitionRoutes.finish, { id, version: await shop.versionOf(id) })
  expect(await shop.pool(toStoreId, variantId, true)).toMatchObject({ onHand: 0, value: 0 })
  expect(await shop.pool(toStoreId)).toMatchObject({ onHand: 7, value: 5600 })
  expect(await shop.shipmentNow(shipmentId)).toMatchObject({ status: 'settled' })
  expect(await owner.call(managedTransfer.routes.get, { id: row.id })).toMatchObject({ status: 'received' })
  expect(await owner.send(openTransferReceipt, { uid: randomUUID(), shipment: number })).toMatchObject({
    status: 409,
    body: { errorType: 'inventory.already_received' },
  })
  const toldTwice = `select action, entity from platform.audit where company_id = $1 group by request_id, action, entity, entity_id having count(*) > 1`
  expect(await query(server.database.maintUrl, toldTwice, [companyId])).toEqual([])
  await expectWholeLedger(server.database.maintUrl)
})

test('a scan is counted once however often it is sent; a wrong one is refused by itself, and none goes below what is there', async () => {
  const { owner, code, open, scan, ...shop } = await receivingDock(server)
  const { number } = await shop.sent(5)
  const { id } = await open(owner, number)
  const uid = randomUUID()
  const both = await Promise.all([scan(owner, id, { code, uid }), scan(owner, id, { code, uid })])
  expect(both.map(({ answers }) => answers)).toEqual([[{ uid, refusal: null }], [{ uid, refusal: null }]])
  const { answers } = await scan(
    owner,
    id,
    { code: 'NOTHING' },
    { code, quantity: 2 },
    { code, quantity: -4 },
    { code, quantity: -1 },
  )
  expect(answers.map(({ refusal }) => refusal)).toEqual([
    'No product has this code.',
    null,
    'Fewer pieces have been counted. Lower the quantity.',
    null,
  ])
  const good = async () => (await owner.call(getCount, { id })).lines.map((line) => line.good)
  expect(await good()).toEqual([2])
  await owner.call(transitionRoutes.post, { id, version: 1 })
  expect((await scan(owner, id, { code, quantity: -1 })).answers[0]?.refusal).toContain('already in stock')
  const late = `update inventory.receipt_scan set quantity = 9 where receipt_id = ${id}`
  await expect(query(server.database.superUrl, late)).rejects.toThrow()
})

test('posted and finished by many at once it comes in once; two who open it count the same receipt', async () => {
  const { owner, toStoreId, code, open, scan, ...shop } = await receivingDock(server)
  const { number } = await shop.sent(5)
  const opened = await Promise.all([open(owner, number), open(owner, number)])
  const { id } = await open(owner, number)
  expect(new Set(opened.map((one) => one.id))).toEqual(new Set([id]))
  await scan(owner, id, { code, quantity: 5 })
  const key = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 32 }, (_, index) =>
      owner.send(transitionRoutes.finish, { id, version: 1 }, { key: index % 2 === 0 ? key : randomUUID() }),
    ),
  )
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  expect(await shop.pool(toStoreId)).toMatchObject({ onHand: 5, value: 4000 })
  const postings = `select count(*)::int as count from inventory.stock_posting where source_type = 'transfer_receipt' and source_id = $1`
  expect(await query(server.database.superUrl, postings, [id])).toEqual([{ count: 1 }])
})

test('what is too much or was not sent comes into no stock; it is a difference of its own', async () => {
  const { companyId, owner, variantId, other, toStoreId, code, open, scan, ...shop } = await receivingDock(server)
  const { number } = await shop.sent(5)
  const { id } = await open(owner, number)
  const [unsent] = await query<{ sku: string }>(
    server.database.superUrl,
    'select sku from procure.variant where company_id = $1 and id = $2',
    [companyId, other],
  )
  await scan(owner, id, { code, quantity: 7 }, { code: unsent?.sku ?? '', quantity: 1 })
  await owner.call(transitionRoutes.finish, { id, version: 1 })
  expect(await shop.pool(toStoreId)).toMatchObject({ onHand: 5 })
  expect(await shop.pool(toStoreId, other)).toMatchObject({ onHand: 0 })
  expect((await owner.call(getCount, { id })).lines).toMatchObject([
    { variantId, expected: 5, good: 7, posted: 5 },
    { variantId: other, lineNo: null, expected: 0, good: 1, posted: 0 },
  ])
  expect(await discrepancies(id)).toEqual([
    { kind: 'over', variantId, quantity: 2 },
    { kind: 'over', variantId: other, quantity: 1 },
  ])
  await expectWholeLedger(server.database.maintUrl)
})

test('a shipment is received by its store alone, once it has left and was not called back', async () => {
  const { as, owner, fromStoreId, toStoreId, open, code, ...shop } = await receivingDock(server)
  const permissions = ['view', 'create', 'post'].map((event) => `mannualRecvHubItemsVer2:${event}`)
  const elsewhere = await as({ may: permissions, storeIds: [fromStoreId] })
  const here = await as({ may: permissions, storeIds: [toStoreId] })
  const { shipmentId, number } = await shop.sent(5)
  expect(await elsewhere.send(openTransferReceipt, { uid: randomUUID(), shipment: number })).toMatchObject({
    status: 409,
    body: { errorType: 'inventory.wrong_store' },
  })
  expect((await elsewhere.call(listArriving, {})).items).toEqual([])
  const { id } = await open(here, number)
  expect(await elsewhere.send(getCount, { id })).toMatchObject({ status: 404 })
  expect(await elsewhere.send(transitionRoutes.finish, { id, version: 1 })).toMatchObject({ status: 404 })
  const { version } = await shop.shipmentNow(shipmentId)
  await owner.call(transferShipment.transitionRoutes.recall, { id: shipmentId, version, reason: 'Wrong van' })
  expect(
    await here.send(scanTransferReceipt, {
      id,
      scans: [{ uid: randomUUID(), code, quantity: 1, condition: 'good' }],
    }),
  ).toMatchObject({ status: 409, body: { errorType: 'inventory.not_dispatched' } })
  expect(await here.call(transitionRoutes.cancel, { id, version: 1 })).toMatchObject({ status: 'cancelled' })
  expect(await here.send(openTransferReceipt, { uid: randomUUID(), shipment: number })).toMatchObject({
    body: { errorType: 'inventory.not_dispatched' },
  })
})
