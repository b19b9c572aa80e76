import { randomUUID } from 'node:crypto'
import { bindMaster } from '@countinghouse/contract/erp/pickers'
import { externalUserType, integrationUserType } from '@countinghouse/contract/constants'
import { createApiKey } from '@countinghouse/contract/auth/api-key'
import { getLoadLines, load, reviewLoad } from '@countinghouse/contract/inbound/load'
import { partner } from '@countinghouse/contract/inbound/partner'
import {
  findPartnerProducts,
  getSavedLoad,
  listPartnerOrders,
  loadOrder,
  saveLoad,
} from '@countinghouse/contract/inbound/partner-calls'
import { goodsReceipt } from '@countinghouse/contract/purchase/goods-receipt'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { balancesOf } from '../../../../../tests/support/journals.ts'
import {
  approvedSupplier,
  buyingCompany,
  expectWholePurchases,
  nextWeek,
} from '../../../../../tests/support/purchase.ts'
import { times } from '../../../../../tests/support/run-concurrently.ts'
import type { Client } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer({ isOwn: true })
const ofPartner = ['loads:view', 'loads:create', 'loads:edit', 'loads:delete', 'loads:submit']
const path = load.transitionRoutes

/** A company with two partners of its store; `ours` and `theirs` work for one each. */
async function inboundCompany(terms: object = {}) {
  const company = await buyingCompany(server, terms)
  const { owner, storeId, as } = company
  const joined = async (code: string, more: object = {}) => {
    const client = await as({ may: ofPartner, userType: externalUserType })
    const userId = client.user?.Usr_userid ?? 0
    const { id } = await owner.call(partner.routes.create, { code, name: code, storeId, users: [{ userId }], ...more })
    return { id, client }
  }
  const ours = await joined('FAST')
  const theirs = await joined('SLOW')
  const entered = (order: { number: string | null }, lines: readonly object[], more: object = {}) => ({
    reference: `R-${randomUUID().slice(0, 8)}`,
    order: order.number ?? '',
    expectedOn: nextWeek,
    lines: lines as { code: string; quantity: number }[],
    ...more,
  })
  const step = async (name: keyof typeof path, id: number, client: Client, more: object = {}) => {
    const { version } = await client.call(load.routes.get, { id })
    return await client.send(path[name], { id, version, ...more })
  }
  return { ...company, ours, theirs, entered, step }
}

test('a partner finds an order, loads it by carton and submits it; accepting receives it once, damaged goods stay the supplier’s', async () => {
  const { companyId, owner, tent, lamp, ordered, lines, pool, ours, step } = await inboundCompany()
  const order = await ordered([
    { variantId: tent.variantId, quantity: 24, unitPrice: '12.5' },
    { variantId: lamp.variantId, quantity: 10, unitPrice: '20' },
  ])
  const { items } = await ours.client.call(listPartnerOrders, { no: String(order.number).toLowerCase() })
  expect(items).toMatchObject([
    {
      number: order.number,
      lines: [
        { sku: tent.code, ordered: 24, open: 24 },
        { sku: lamp.code, open: 10 },
      ],
    },
  ])
  expect(JSON.stringify(items)).not.toMatch(/12\.5|price|cost/i)
  const started = await ours.client.call(loadOrder, {
    uid: randomUUID(),
    purchaseOrderId: order.id as never,
    reference: 'TRUCK-1',
    expectedOn: nextWeek,
  })
  const draft = await ours.client.call(load.routes.get, { id: started.id })
  expect(draft).toMatchObject({ partnerId: ours.id, reference: 'TRUCK-1', lines: [{ quantity: 24 }, { quantity: 10 }] })
  const line = { okQuantity: null, damagedQuantity: 0, lotNo: null, expiresOn: null }
  const counted = [
    { ...line, carton: 'C1', variantId: draft.lines[0]?.variantId ?? 0, quantity: 12 },
    {
      ...line,
      carton: 'C2',
      variantId: draft.lines[0]?.variantId ?? 0,
      quantity: 10,
      okQuantity: 8,
      damagedQuantity: 1,
    },
    { ...line, carton: 'C2', variantId: draft.lines[1]?.variantId ?? 0, quantity: 10, damagedQuantity: 2 },
    { ...line, carton: 'C3', variantId: draft.lines[1]?.variantId ?? 0, quantity: 3 },
  ]
  await ours.client.call(load.routes.update, { ...started, lines: counted as never })
  expect((await step('submit', started.id, ours.client)).body).toMatchObject({ status: 'submitted' })
  expect((await ours.client.call(getLoadLines, { id: started.id })).lines).toMatchObject([
    { carton: 'C1', sku: tent.code, declared: 12, ok: 12, damaged: 0, ordered: 24, open: 24 },
    { carton: 'C2', declared: 10, ok: 8, damaged: 1 },
    { carton: 'C2', sku: lamp.code, declared: 10, ok: 8, damaged: 2, ordered: 10 },
    { carton: 'C3', declared: 3, ok: 3 },
  ])
  const { version } = await owner.call(load.routes.get, { id: started.id })
  const refusal = 'Carton missing'
  await owner.call(reviewLoad, { id: started.id, version, lines: [{ lineNo: 4, refusal }] })
  const accepted = await step('accept', started.id, owner)
  expect(accepted.body).toMatchObject({ status: 'part_accepted' })
  const receipts = await owner.call(goodsReceipt.routes.list, {})
  expect(receipts.items).toMatchObject([{ name: accepted.body['receiptNumber'], status: 'closed' }])
  expect(await lines(order.id)).toMatchObject([
    { accepted: 20, rejected: 1, open: 3 },
    { accepted: 8, rejected: 2, open: 0 },
  ])
  expect(await pool(tent.variantId)).toMatchObject({ onHand: 21, owned: 20, value: 25_000 })
  expect(await pool(lamp.variantId)).toMatchObject({ onHand: 10, owned: 8, value: 16_000 })
  expect(await balancesOf(server.app.db, companyId)).toEqual({ '1300': 41_000, '2010': -41_000 })
  expect(await ours.client.call(getSavedLoad, { reference: 'TRUCK-1' })).toMatchObject({
    status: 'part_accepted',
    receiptNumber: accepted.body['receiptNumber'],
    lines: [{}, { okQuantity: 8, damagedQuantity: 1 }, {}, { refusal }],
  })
  expect((await ours.client.call(getLoadLines, { id: started.id })).receiptId, 'may not view receipts').toBeNull()
  const seen = await query(
    server.database.superUrl,
    `select kind, quantity::int as quantity, note from inventory.discrepancy where company_id = $1 and kind = 'rejected' order by quantity`,
    [companyId],
  )
  const note = `Damaged, load ${String(accepted.body['number'])}`
  expect(seen).toEqual([
    { kind: 'rejected', quantity: 1, note },
    { kind: 'rejected', quantity: 2, note },
  ])
  await expectWholePurchases(server.database.maintUrl)
})

test('more than the tolerance of the order is refused as a whole, and received once corrected', async () => {
  const { tent, owner, ordered, lines, ours, entered, step } = await inboundCompany({ overReceiptPpm: 50_000 })
  const order = await ordered([{ variantId: tent.variantId, quantity: 100, unitPrice: '1' }])
  const sent = entered(order, [{ code: tent.code, quantity: 106 }], { submit: true })
  const { id } = await ours.client.call(saveLoad, sent)
  expect(await step('accept', id, owner)).toMatchObject({
    status: 422,
    body: { errorType: 'purchase.over_receipt', details: { lines: [{ sku: tent.code, excess: 1 }] } },
  })
  expect(await owner.call(load.routes.get, { id })).toMatchObject({ status: 'submitted', receiptNumber: null })
  expect((await owner.call(goodsReceipt.routes.list, {})).items).toEqual([])
  await step('withdraw', id, ours.client)
  const corrected = { ...sent, lines: [{ code: tent.code, quantity: 106, okQuantity: 105 }] }
  expect(await ours.client.call(saveLoad, corrected)).toMatchObject({ id, status: 'submitted' })
  expect((await step('accept', id, owner)).body).toMatchObject({ status: 'accepted' })
  expect(await lines(order.id)).toMatchObject([{ accepted: 105, open: 0 }])
})

test('the same reference makes one load whoever sends it how often; another load under it is refused', async () => {
  const { tent, companyId, ordered, ours, theirs, entered, owner, step } = await inboundCompany()
  const order = await ordered([{ variantId: tent.variantId, quantity: 50, unitPrice: '1' }])
  const sent = entered(order, [{ code: tent.code, quantity: 5, carton: 'A' }])
  const saved = await Promise.all(times(8).map(() => ours.client.call(saveLoad, sent)))
  expect(new Set(saved.map(({ id }) => id)).size).toBe(1)
  const stored = () =>
    query(server.database.superUrl, 'select count(*)::int as n from inbound.load where company_id = $1', [companyId])
  expect(await stored()).toEqual([{ n: 1 }])
  const more = { ...sent, lines: [{ code: tent.code, quantity: 7 }] }
  expect(await ours.client.call(saveLoad, more)).toMatchObject({
    id: saved[0]?.id,
    lines: [{ quantity: 7, carton: null }],
  })
  expect(await ours.client.call(saveLoad, { ...more, submit: true })).toMatchObject({ status: 'submitted' })
  expect(await ours.client.call(saveLoad, { ...more, submit: true })).toMatchObject({ status: 'submitted' })
  expect((await ours.client.send(saveLoad, sent)).body).toMatchObject({ errorType: 'inbound.reference_used' })
  expect(await theirs.client.call(saveLoad, sent), 'a reference is of its partner').toMatchObject({ status: 'draft' })
  const again = { ...(await ours.client.call(load.routes.get, { id: saved[0]?.id ?? 0 })), uid: randomUUID() }
  const { reference, expectedOn, purchaseOrderId, lines } = again
  const typed = lines.map(({ refusal: _refusal, ...line }) => line)
  expect(
    await ours.client.send(load.routes.create, {
      uid: again.uid,
      reference,
      expectedOn,
      purchaseOrderId,
      lines: typed,
    }),
  ).toMatchObject({
    status: 409,
    body: { errorType: 'inbound.reference_used', fields: { reference: expect.anything() } },
  })
  const unknown = { ...entered(order, [{ code: 'NO-SUCH', quantity: 1 }]) }
  expect(await ours.client.send(saveLoad, unknown)).toMatchObject({
    status: 422,
    body: { errorType: 'inbound.unknown_variant', fields: { 'lines.0.code': expect.anything() } },
  })
  expect((await step('reject', saved[0]?.id ?? 0, owner, { reason: 'Wrong pallet' })).body).toMatchObject({
    status: 'rejected',
  })
  expect(await ours.client.call(getSavedLoad, { reference: sent.reference })).toMatchObject({
    reason: 'Wrong pallet',
    receiptNumber: null,
  })
})

test('eight accepts at once make one receipt', async () => {
  const { tent, owner, ordered, lines, ours, entered } = await inboundCompany()
  const order = await ordered([{ variantId: tent.variantId, quantity: 9, unitPrice: '1' }])
  const { id, version } = await ours.client.call(
    saveLoad,
    entered(order, [{ code: tent.code, quantity: 9 }], { submit: true }),
  )
  const answers = await Promise.all(times(8).map(() => owner.send(path.accept, { id, version })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.errorType))).toEqual(
    new Set(['stale']),
  )
  expect((await owner.call(goodsReceipt.routes.list, {})).items).toHaveLength(1)
  expect(await lines(order.id)).toMatchObject([{ accepted: 9, open: 0 }])
})

test('a partner sees neither loads of another partner nor costs, and decides nothing; a key of no partner sees nothing', async () => {
  const { companyId, storeId, tent, lamp, as, owner, ordered, ours, theirs, entered, step } = await inboundCompany()
  const other = await approvedSupplier(owner)
  const order = await ordered([{ variantId: tent.variantId, quantity: 9, unitPrice: '77.77' }])
  const { id } = await ours.client.call(saveLoad, entered(order, [{ code: tent.code, quantity: 9 }], { submit: true }))
  for (const stranger of [
    theirs.client,
    await as({ may: [...ofPartner, 'loads:accept_load'], userType: integrationUserType }),
  ]) {
    expect((await stranger.call(load.routes.list, {})).items).toEqual([])
    expect((await stranger.send(load.routes.get, { id })).status).toBe(404)
    expect((await stranger.send(getLoadLines, { id })).status).toBe(404)
    expect((await stranger.send(path.cancel, { id, version: 2 })).status).toBe(404)
    expect((await stranger.send(load.routes.history, { id })).body['items'] ?? []).toEqual([])
  }
  // The same in the database, whatever a query forgets.
  const inDatabase = async (client: Client) =>
    (
      await server.app.db
        .reader({ companyId, userId: client.user?.Usr_userid ?? 0 })
        .selectFrom('inbound.load')
        .select('id')
        .execute()
    ).length
  expect([await inDatabase(ours.client), await inDatabase(theirs.client), await inDatabase(owner)]).toEqual([1, 0, 1])
  const seen = await ours.client.call(load.routes.get, { id })
  expect(JSON.stringify([seen, await ours.client.call(getLoadLines, { id })])).not.toMatch(/77\.77|price|cost|minor/i)
  expect((await ours.client.send(purchaseOrder.routes.get, { id: order.id })).status).toBe(403)

  const colleague = await as({ may: ['loads:view'] })
  const told = await owner.call(partner.routes.get, { id: theirs.id })
  const staffed = { id: theirs.id, version: told.version, users: [{ userId: colleague.user?.Usr_userid ?? 0 }] }
  expect(await owner.send(partner.routes.update, staffed)).toMatchObject({
    body: { errorType: 'inbound.not_external', fields: { 'users.0.userId': expect.anything() } },
  })

  // Another supplier is none of the partner’s, nor a product that is on none of its orders.
  const { version } = await owner.call(partner.routes.get, { id: theirs.id })
  await owner.call(partner.routes.update, { id: theirs.id, version, suppliers: [other] })
  expect((await theirs.client.call(listPartnerOrders, {})).items).toEqual([])
  expect((await ours.client.call(listPartnerOrders, { barcode: tent.code })).items).toHaveLength(1)
  expect((await ours.client.call(listPartnerOrders, { barcode: lamp.code })).items).toEqual([])
  expect((await ours.client.call(findPartnerProducts, { q: tent.code })).items).toMatchObject([
    { sku: tent.code, open: 9 },
  ])
  expect((await ours.client.call(findPartnerProducts, { q: lamp.code })).items).toEqual([])
  const lists = ['inbound.partner', 'inbound.partner_order', 'inbound.partner_product']
  const bound = await ours.client.call(bindMaster, { lists })
  expect(lists.map((list) => bound[list]?.items.map((item) => item.id))).toEqual([
    [ours.id],
    [order.id],
    [tent.variantId],
  ])
  expect((await ours.client.send(bindMaster, { lists: ['procure.variant'] })).status).toBe(403)
  expect((await ours.client.send(bindMaster, { lists: ['purchase.purchase_order'] })).status).toBe(403)
  const foreign = await theirs.client.send(saveLoad, entered(order, [{ code: tent.code, quantity: 1 }]))
  expect(foreign).toMatchObject({
    status: 404,
    body: { errorType: 'inbound.unknown_order', fields: { order: expect.anything() } },
  })
  expect(
    await theirs.client.send(saveLoad, entered(order, [{ code: tent.code, quantity: 1 }], { partnerId: ours.id })),
  ).toMatchObject({
    status: 400,
    body: { errorType: 'invalid_input', fields: { partnerId: expect.anything() } },
  })

  // Whoever belongs to a partner accepts nothing, whatever his role says; the policy holds where a query forgets.
  const both = await as({
    may: [...ofPartner, 'loads:accept_load', 'goods-receipts:create', 'goods-receipts:post'],
    userType: externalUserType,
  })
  const ourPartner = await owner.call(partner.routes.get, { id: ours.id })
  const users = [...ourPartner.users, { userId: both.user?.Usr_userid ?? 0 }]
  await owner.call(partner.routes.update, { id: ours.id, version: ourPartner.version, users })
  expect((await step('accept', id, both)).body).toMatchObject({ errorType: 'inbound.staff_only' })
  expect((await step('reject', id, both, { reason: 'No' })).body).toMatchObject({ errorType: 'inbound.staff_only' })
  const scope = { companyId, userId: both.user?.Usr_userid ?? 0 }
  const forced = server.app.db.inTransaction(scope, (tx) =>
    tx
      .updateTable('inbound.load')
      .set({ status: 'rejected', reason: 'No', decided_at: new Date(0).toISOString(), decided_by: scope.userId })
      .where('id', '=', id)
      .execute(),
  )
  await expect(forced).rejects.toThrow(/row-level security/)
  const clerk = await as({ may: ['loads:view', 'loads:accept_load'], storeIds: [storeId] })
  expect((await step('accept', id, clerk)).body, 'also needs goods receipts').toMatchObject({ errorType: 'forbidden' })
})

test('an API key of a partner’s integration user works for that partner; an inactive partner is offered nothing', async () => {
  const { tent, as, owner, ordered, ours, entered } = await inboundCompany()
  const order = await ordered([{ variantId: tent.variantId, quantity: 4, unitPrice: '1' }])
  const program = await as({ may: ofPartner, userType: integrationUserType })
  const programId = program.user?.Usr_userid ?? 0
  const { key } = await owner.call(createApiKey, {
    programId: programId as never,
    name: 'FAST',
    addresses: [],
    expiresOn: null,
  })
  const machine = server.client(key)
  expect((await machine.call(listPartnerOrders, {})).items).toEqual([])
  expect((await machine.send(saveLoad, entered(order, [{ code: tent.code, quantity: 1 }]))).body).toMatchObject({
    errorType: 'inbound.partner_required',
  })
  const before = await owner.call(partner.routes.get, { id: ours.id })
  const users = [...before.users, { userId: programId as never }]
  await owner.call(partner.routes.update, { id: ours.id, version: before.version, users })
  expect((await machine.call(listPartnerOrders, {})).items).toHaveLength(1)
  const { id } = await machine.call(saveLoad, entered(order, [{ code: tent.code, quantity: 4 }]))
  const joined = await owner.call(partner.routes.get, { id: ours.id })
  await owner.call(partner.routes.deactivate, { id: ours.id, version: joined.version })
  expect((await machine.call(listPartnerOrders, {})).items).toEqual([])
  const { version } = await machine.call(load.routes.get, { id })
  expect((await machine.send(path.submit, { id, version })).body).toMatchObject({ errorType: 'inbound.order_closed' })
})
