import { randomUUID } from 'node:crypto'
import { approve, listApprovals } from '@countinghouse/contract/desk/approval'
import { createApprovalRule } from '@countinghouse/contract/desk/approval-rule'
import { discrepancies } from '@countinghouse/contract/inventory/discrepancy'
import { createInvoice } from '@countinghouse/contract/inventory/invoices-of-transfer'
import { location } from '@countinghouse/contract/inventory/location'
import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { startSettlement, settlement } from '@countinghouse/contract/inventory/settlement'
import { transferInvoice } from '@countinghouse/contract/inventory/transfer-invoice'
import { transferReceipt } from '@countinghouse/contract/inventory/transfer-receipt'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { smallestPicture } from '../../../../../tests/support/pictures.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { settlingShop } from '../../../../../tests/support/settlements.ts'
import { balancesOf } from '../../../../../tests/support/journals.ts'
import { expectWholeLedger, issuesOf, post, revalue } from '../../../../../tests/support/stock.ts'

const server = useServer({ isOwn: true })
const { routes } = settlement

test('example S1: what is missing is claimed at its exact worth, what is damaged is written off, and nothing is left on its way', async () => {
  const { companyId, variantId, fromStoreId, toStoreId, pool, ...shop } = await settlingShop(server)
  const opening = (storeId: number, quantity: number) =>
    post(server.app.db, companyId, { storeId, lines: [{ kind: 'opening', variantId, quantity, unitCost: '8' }] })
  await opening(fromStoreId, 90)
  await opening(toStoreId, 50)
  const { transferId, shipmentId } = await shop.received(100, { good: 94, damaged: 3 })
  expect(await pool(toStoreId, variantId, true)).toMatchObject({ onHand: 3, value: 2400 })
  expect(await pool(toStoreId)).toMatchObject({ onHand: 147, value: 117_600 })
  expect((await shop.creator.call(discrepancies.routes.list, { sort: ['kind'] })).items).toMatchObject([
    { kind: 'damaged', quantity: 3, shipmentId },
    { kind: 'short', quantity: 3, shipmentId },
  ])
  const answer = await shop.settled(
    shipmentId,
    [{ action: 'carrier_claim', quantity: 3 }],
    [{ action: 'write_off_dest', quantity: 3 }],
  )
  expect(answer.body).toMatchObject({ status: 'posted', valueMinor: 4800, claimMinor: 2400 })
  expect(await pool(toStoreId, variantId, true)).toMatchObject({ onHand: 0, value: 0 })
  expect(await pool(toStoreId)).toMatchObject({ onHand: 144, value: 115_200 })
  expect(await shop.shipmentNow(shipmentId)).toMatchObject({
    status: 'settled',
    lines: [{ acceptedQuantity: 94, damagedQuantity: 3, lostQuantity: 3, openQuantity: 0 }],
  })
  expect(await shop.transferNow(transferId)).toMatchObject({ status: 'closed', lines: [{ lostQuantity: 3 }] })
  expect((await shop.creator.call(discrepancies.routes.list, {})).items).toEqual([])
  const moves = await query<{ kind: string; value: number }>(
    server.database.superUrl,
    `select m.kind, m.value_minor::int as value from inventory.stock_move m join inventory.stock_posting p
     on p.company_id = m.company_id and p.id = m.posting_id where m.company_id = $1 and p.source_type = 'settlement' order by m.kind`,
    [companyId],
  )
  expect(moves).toEqual([
    { kind: 'scrap', value: 2400 },
    { kind: 'transit_loss', value: 2400 },
  ])
  expect(await balancesOf(server.app.db, companyId)).toMatchObject({ '1220': 2400, '5030': 2400 })
  await expectWholeLedger(server.database.maintUrl)
})

test('what is found late comes in where it is, what never left goes back, and both keep their exact value', async () => {
  const { variantId, fromStoreId, toStoreId, pool, brokenId, ...shop } = await settlingShop(server)
  const { shipmentId } = await shop.received(10, { good: 5 })
  const answer = await shop.settled(shipmentId, [
    { action: 'late_found_dest', quantity: 2, locationId: brokenId },
    { action: 'found_at_source', quantity: 2 },
    { action: 'write_off_source', quantity: 1 },
  ])
  expect(answer.body).toMatchObject({ status: 'posted', valueMinor: 800, claimMinor: 0 })
  expect(await pool(toStoreId)).toMatchObject({ onHand: 7, value: 5600 })
  expect(await pool(fromStoreId)).toMatchObject({ onHand: 2, value: 1600 })
  expect(await pool(toStoreId, variantId, true)).toMatchObject({ onHand: 0, value: 0 })
  expect((await shop.shipmentNow(shipmentId)).lines).toMatchObject([
    { acceptedQuantity: 7, returnedQuantity: 2, lostQuantity: 1, openQuantity: 0 },
  ])
  await expectWholeLedger(server.database.maintUrl)
})

test('a loss is charged to the store that is liable, or stays with the destination', async () => {
  const { companyId, fromStoreId, toStoreId, ...shop } = await settlingShop(server)
  const { shipmentId } = await shop.received(10, { good: 4, damaged: 2 })
  const answer = await shop.settled(
    shipmentId,
    [
      { action: 'write_off_source', quantity: 2 },
      { action: 'write_off_dest', quantity: 1 },
      { action: 'insurance_claim', quantity: 1 },
    ],
    [
      { action: 'write_off_source', quantity: 1, liable: 'company' },
      { action: 'insurance_claim', quantity: 1 },
    ],
  )
  expect(answer.body).toMatchObject({ status: 'posted', valueMinor: 4800, claimMinor: 1600 })
  const losses = await query(
    server.database.superUrl,
    `select a.code, b.store_id::int as "storeId", sum(b.debit_minor - b.credit_minor)::int as balance
     from accounts.balance_monthly b join accounts.account a on a.company_id = b.company_id and a.id = b.account_id
     where b.company_id = $1 and a.code in ('1220', '5015', '5030') group by 1, 2 having sum(b.debit_minor - b.credit_minor) <> 0 order by 1, 2`,
    [companyId],
  )
  expect(losses).toEqual([
    { code: '1220', storeId: toStoreId, balance: 1600 },
    { code: '5015', storeId: fromStoreId, balance: 1600 },
    { code: '5015', storeId: toStoreId, balance: 800 },
    { code: '5030', storeId: toStoreId, balance: 800 },
  ])
  await expectWholeLedger(server.database.maintUrl)
})

test('damaged goods are kept, or kept at a lower value, which is never more than they are worth', async () => {
  const { companyId, toStoreId, pool, ...shop } = await settlingShop(server)
  const { transferId, shipmentId } = await shop.received(10, { good: 6, damaged: 4 })
  expect(await shop.transferNow(transferId)).toMatchObject({ status: 'received' })
  const close = await shop.owner.send(managedTransfer.transitionRoutes.close, {
    id: transferId,
    version: (await shop.transferNow(transferId)).version,
  })
  expect(close.body.errorType).toBe('inventory.settlement_open')
  const draft = await shop.decided(shipmentId, [
    { action: 'keep_damaged', quantity: 1 },
    { action: 'damage_discount', quantity: 3, discountMinor: 2401 },
  ])
  await shop.transition(shop.creator, 'submit', draft.id)
  await shop.transition(shop.other, 'approve', draft.id)
  expect((await shop.transition(shop.other, 'post', draft.id)).body).toMatchObject({
    errorType: 'inventory.rule_broken',
    fields: { 'lines.1.discountMinor': expect.anything() },
  })
  await shop.transition(shop.other, 'cancel', draft.id)
  const answer = await shop.settled(shipmentId, [
    { action: 'keep_damaged', quantity: 1 },
    { action: 'damage_discount', quantity: 3, discountMinor: 900 },
  ])
  expect(answer.body).toMatchObject({ status: 'posted', valueMinor: 900, claimMinor: 0 })
  expect(await pool(toStoreId)).toMatchObject({ onHand: 10, value: 7100 })
  expect(await balancesOf(server.app.db, companyId)).toMatchObject({ '1300': 15_100, '5030': 900 })
  expect(await shop.transferNow(transferId)).toMatchObject({ status: 'closed' })
  await expectWholeLedger(server.database.maintUrl)
})

test('what was too much is sent by its source at its cost once it is accepted, or handed back without a move', async () => {
  const { fromStoreId, toStoreId, variantId, pool, ...shop } = await settlingShop(server)
  const { transferId, shipmentId } = await shop.received(6, { good: 9 })
  const answer = await shop.settled(shipmentId, [
    { action: 'accept_over', quantity: 2 },
    { action: 'return_over', quantity: 1 },
  ])
  expect(answer.body).toMatchObject({ status: 'posted', valueMinor: 0 })
  expect(await pool(toStoreId)).toMatchObject({ onHand: 8, value: 6400 })
  expect(await pool(fromStoreId)).toMatchObject({ onHand: 2, value: 1600 })
  expect(await pool(toStoreId, variantId, true)).toMatchObject({ onHand: 0, value: 0 })
  expect(await shop.transferNow(transferId)).toMatchObject({ status: 'closed' })
  await expectWholeLedger(server.database.maintUrl)
})

test('what the source does not have it has not sent: nothing is settled', async () => {
  const { pool, toStoreId, ...shop } = await settlingShop(server)
  const { shipmentId } = await shop.received(10, { good: 12 })
  const answer = await shop.settled(shipmentId, [{ action: 'accept_over', quantity: 2 }])
  expect(answer.body.errorType).toBe('inventory.insufficient_stock')
  expect(await pool(toStoreId)).toMatchObject({ onHand: 10 })
})

test('what was too much is taken from wherever its source has such goods: other places, lots and owners', async () => {
  const { companyId, fromStoreId, toStoreId, variantId, pool, ...shop } = await settlingShop(server)
  const add = (rest: object) =>
    post(server.app.db, companyId, {
      storeId: fromStoreId,
      lines: [{ kind: 'purchase_receipt', variantId, quantity: 2, ...rest }],
    })
  const { shipmentId } = await shop.received(10, { good: 16 })
  const back = await shop.owner.call(location.routes.create, {
    code: 'BACK',
    name: 'Back',
    storeId: fromStoreId,
    kind: 'shelf',
  })
  const created = async (statement: string) =>
    Number((await query(server.database.superUrl, statement, [companyId]))[0]?.id)
  await add({ toLocationId: back.id, unitCost: '8' })
  await add({
    lotId: await created(
      `insert into inventory.stock_lot (company_id, variant_id, lot_no) values ($1, ${variantId}, 'L') returning id`,
    ),
    unitCost: '8',
  })
  await add({
    ownerId: await created(`insert into procure.supplier (company_id, code, name) values ($1, 'S', 'S') returning id`),
  })
  const answer = await shop.settled(shipmentId, [
    { action: 'accept_over', quantity: 1 },
    { action: 'accept_over', quantity: 5, locationId: shop.brokenId },
  ])
  expect(answer.body).toMatchObject({ status: 'posted' })
  expect(await pool(toStoreId)).toMatchObject({ onHand: 16, owned: 14, value: 11_200 })
  expect(await pool(fromStoreId)).toMatchObject({ onHand: 0, owned: 0, value: 0 })
  expect(await pool(toStoreId, variantId, true)).toMatchObject({ onHand: 0, owned: 0, value: 0 })
  await expectWholeLedger(server.database.maintUrl)
})

test('lines make up what is open, fit their difference, and say whose places they name', async () => {
  const { fromStoreId, ...shop } = await settlingShop(server)
  const { shipmentId } = await shop.received(10, { good: 7, damaged: 1 })
  const begun = await shop.creator.call(startSettlement, { uid: randomUUID(), shipmentId })
  expect(begun).toMatchObject({
    status: 'draft',
    lines: [
      { quantity: 2, action: 'write_off_source' },
      { quantity: 1, action: 'keep_damaged' },
    ],
  })
  expect(await shop.other.call(startSettlement, { uid: randomUUID(), shipmentId })).toMatchObject({ id: begun.id })
  const [short, damaged] = begun.lines.map(({ discrepancyId }) => discrepancyId)
  const [shelf] = await shelvesOf(fromStoreId)
  const refused = async (line: object) => {
    const whole = { discrepancyId: short ?? 0, quantity: 2, action: 'write_off_source' as const, ...line }
    const { version } = await shop.creator.call(routes.get, { id: begun.id })
    return (await shop.creator.send(routes.update, { id: begun.id, version, lines: [whole] })).body
  }
  const broken = { errorType: 'inventory.rule_broken' }
  expect(await refused({ action: 'keep_damaged' })).toMatchObject({
    ...broken,
    fields: { 'lines.0.action': expect.anything() },
  })
  expect(await refused({ discrepancyId: damaged, action: 'accept_over' })).toMatchObject(broken)
  expect(await refused({ discrepancyId: 999_999 })).toMatchObject({
    fields: { 'lines.0.discrepancyId': expect.anything() },
  })
  expect(await refused({ action: 'late_found_dest', locationId: shelf })).toMatchObject({
    fields: { 'lines.0.locationId': expect.anything() },
  })
  expect(await refused({ action: 'carrier_claim', liable: 'source' })).toMatchObject(broken)
  expect(await refused({ discountMinor: 5 })).toMatchObject(broken)
  const { version } = await shop.creator.call(routes.get, { id: begun.id })
  const less = [{ discrepancyId: short ?? 0, quantity: 1, action: 'write_off_source' as const }]
  await shop.creator.call(routes.update, { id: begun.id, version, lines: less })
  expect((await shop.transition(shop.creator, 'submit', begun.id)).body).toMatchObject({
    errorType: 'inventory.qty_mismatch',
    fields: { 'lines.0.quantity': expect.anything() },
  })
})

test('whoever proposes never approves, a rule may want a second one, and a rejected one is decided anew', async () => {
  const { owner, as, creator, other, ...shop } = await settlingShop(server)
  const chief = await as({ may: ['settlement:view', 'inbox:view'] })
  await owner.call(createApprovalRule, {
    documentType: settlement.entity,
    name: 'Much',
    amountFrom: 100,
    currency: 'GBP',
    steps: [
      {
        roleId: chief.user?.user_roles[0]?.usrl_role_id ?? 0,
        userId: null,
        isAtStore: false,
        neededCount: 1,
        escalation: null,
      },
    ],
  })
  const { shipmentId } = await shop.received(10, { good: 8 })
  const { id } = await shop.decided(shipmentId, [{ action: 'insurance_claim', quantity: 2 }])
  await shop.transition(creator, 'submit', id)
  expect((await shop.transition(creator, 'approve', id)).body.errorType).toBe('desk.self_approval')
  expect((await shop.transition(other, 'reject', id, { reason: 'Ask again' })).body).toMatchObject({
    status: 'rejected',
  })
  expect((await shop.transition(creator, 'reopen', id)).body).toMatchObject({ status: 'draft' })
  await shop.transition(creator, 'submit', id)
  expect((await shop.transition(other, 'approve', id)).body).toMatchObject({ status: 'pending' })
  const { items } = await chief.call(listApprovals, {})
  expect(items).toMatchObject([{ amount: 1600 }])
  await chief.call(approve, { id: items[0]?.id ?? 0 })
  expect((await shop.transition(other, 'post', id)).body).toMatchObject({ status: 'posted', claimMinor: 1600 })
})

test('posted by many at once it is posted once, and nothing of the shipment is left to settle', async () => {
  const { creator, other, companyId, ...shop } = await settlingShop(server)
  const { shipmentId } = await shop.received(10, { good: 8 })
  const { id } = await shop.decided(shipmentId, [{ action: 'write_off_dest', quantity: 2 }])
  await shop.transition(creator, 'submit', id)
  await shop.transition(other, 'approve', id)
  const answers = await Promise.all(Array.from({ length: 12 }, () => shop.transition(other, 'post', id)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 11 }, () => 409)])
  const again = await creator.send(startSettlement, { uid: randomUUID(), shipmentId })
  expect(again.body.errorType).toBe('inventory.nothing_to_settle')
  await expectWholeLedger(server.database.maintUrl)
  const broken = await issuesOf(server.database.superUrl, companyId, {
    id: 'differences_are_settled',
    damage:
      'alter table inventory.settlement_line disable trigger user; update inventory.settlement_line set quantity = 1',
  })
  expect(broken).toHaveLength(1)
  const late = await issuesOf(server.database.superUrl, companyId, {
    id: 'settled_shipments_are_over',
    damage: 'update inventory.transfer_shipment_line set lost_value_minor = 0',
  })
  expect(late).toHaveLength(1)
})

test('a late cost of goods that were lost on their way is cost of sales', async () => {
  const { companyId, variantId, fromStoreId, toStoreId, pool, ...shop } = await settlingShop(server)
  const { posting_id: postingId } = await post(server.app.db, companyId, {
    storeId: fromStoreId,
    lines: [{ kind: 'purchase_receipt', variantId, quantity: 10, unitCost: '8' }],
  })
  const { shipmentId } = await shop.received(20, { good: 15 })
  await shop.settled(shipmentId, [{ action: 'carrier_claim', quantity: 5 }])
  await revalue(server.app.db, companyId, { lines: [{ postingId, lineNo: 1, costMinor: 2000 }] })
  expect(await pool(toStoreId, variantId, true)).toMatchObject({ onHand: 0, value: 0 })
  expect(await pool(toStoreId)).toMatchObject({ onHand: 15, value: 13_500 })
  await expectWholeLedger(server.database.maintUrl)
})

test('an invoice of what was settled counts what the destination pays for', async () => {
  const { owner, ...shop } = await settlingShop(server)
  const { transferId, shipmentId } = await shop.received(10, { good: 5, damaged: 2 })
  const created = () => owner.send(createInvoice, { id: transferId, basis: 'settled' })
  expect((await created()).body.errorType).toBe('inventory.settlement_open')
  await shop.settled(
    shipmentId,
    [
      { action: 'write_off_dest', quantity: 2 },
      { action: 'write_off_source', quantity: 1 },
    ],
    [
      { action: 'keep_damaged', quantity: 1 },
      { action: 'carrier_claim', quantity: 1 },
    ],
  )
  const { body } = await created()
  // Five good ones, one that it keeps damaged, two that it lost.
  expect(await owner.call(transferInvoice.routes.get, { id: Number(body['id']) })).toMatchObject({
    totalMinor: 6400,
    lines: [{ quantity: 8 }],
  })
})

test('whoever works in another store sees no difference, settles none and decides about none', async () => {
  const { as, permissions, companyId, ...shop } = await settlingShop(server)
  const [far] = await query<{ id: string }>(
    server.database.superUrl,
    `insert into erp.store (company_id, code, name, type) values ($1, 'FAR', 'Far', 'shop') returning id`,
    [companyId],
  )
  const stranger = await as({ may: permissions, storeIds: [Number(far?.id)] })
  const { shipmentId } = await shop.received(10, { good: 9 })
  expect((await stranger.call(discrepancies.routes.list, {})).items).toEqual([])
  expect((await stranger.send(startSettlement, { uid: randomUUID(), shipmentId })).status).toBe(404)
  const { id } = await shop.decided(shipmentId, [{ action: 'write_off_dest', quantity: 1 }])
  expect((await stranger.send(routes.get, { id })).status).toBe(404)
  expect((await stranger.send(settlement.transitionRoutes.submit, { id, version: 2 })).status).toBe(404)
  expect((await stranger.call(routes.list, {})).items).toEqual([])
})

async function shelvesOf(storeId: number): Promise<number[]> {
  const rows = await query<{ id: string }>(
    server.database.superUrl,
    'select id from inventory.location where store_id = $1 and is_main',
    [storeId],
  )
  return rows.map(({ id }) => Number(id))
}

test('damaged goods are shown where the store asks for pictures: those of the settlement and of its receipt count', async () => {
  const { companyId, creator, owner, transition, ...shop } = await settlingShop(server)
  const { shipmentId } = await shop.received(10, { good: 7, damaged: 1 })
  const decisions = [[{ action: 'write_off_source', quantity: 2 }], [{ action: 'keep_damaged', quantity: 1 }]] as const
  const { id } = await shop.decided(shipmentId, ...decisions)
  const insert = `insert into erp.setting (company_id, key, value) values ($1, 'inventory.damage_pictures', '2')`
  await query(server.database.superUrl, insert, [companyId])
  const picture = Buffer.from(smallestPicture, 'latin1')
  const bare = await transition(creator, 'submit', id)
  expect(bare).toMatchObject({
    status: 422,
    body: { errorType: 'inventory.pictures_needed', details: { needed: 2, found: 0 } },
  })
  await creator.call(settlement.routes.attach, { id, fileName: 'box.gif' }, { bytes: picture })
  await creator.call(settlement.routes.attach, { id, fileName: 'note.txt' }, { bytes: Buffer.from('Wet') })
  expect((await transition(creator, 'submit', id)).body).toMatchObject({ details: { needed: 2, found: 1 } })
  const { items } = await owner.call(transferReceipt.routes.list, {})
  await owner.call(transferReceipt.routes.attach, { id: items[0]?.id ?? 0, fileName: 'item.gif' }, { bytes: picture })
  expect(await transition(creator, 'submit', id)).toMatchObject({ status: 200, body: { status: 'submitted' } })
  const whole = await settlingShop(server)
  const missing = await whole.received(10, { good: 9 })
  await query(server.database.superUrl, insert, [whole.companyId])
  const other = await whole.decided(missing.shipmentId, [{ action: 'write_off_source', quantity: 1 }])
  expect(await whole.transition(whole.creator, 'submit', other.id), 'nothing of it is damaged').toMatchObject({
    status: 200,
  })
})
