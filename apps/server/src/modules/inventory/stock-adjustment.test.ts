import { randomUUID } from 'node:crypto'
import { approve, listApprovals } from '@countinghouse/contract/desk/approval'
import { createApprovalRule, getApprovalChoices } from '@countinghouse/contract/desk/approval-rule'
import { undoMerge } from '@countinghouse/contract/desk/merge'
import { searchRecords } from '@countinghouse/contract/desk/search'
import { location } from '@countinghouse/contract/inventory/location'
import { reason } from '@countinghouse/contract/inventory/reason'
import { stockAdjustment } from '@countinghouse/contract/inventory/stock-adjustment'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { lotsInStock, trackBy } from '../../../../../tests/support/lots.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import type { Client } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { anotherStore, expectWholeLedger, placesOf, poolOf } from '../../../../../tests/support/stock.ts'

const server = useServer({ isOwn: true })
const { routes, transitionRoutes } = stockAdjustment
// By any clock it is over.
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

type Line = {
  variantId: number
  quantity: number
  unitCost?: string
  locationId?: number
  lotNo?: string
  expiresOn?: string
}

async function shop() {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const { variantIds } = await createProduct(server.app.db, companyId, { colors: 2 })
  const [variantId = 0, other = 0] = variantIds
  const { id: reasonId } = await owner.call(reason.routes.create, { code: 'FOUND', name: 'Found' })
  const entered = (
    lines: readonly Line[],
    more: { uid?: string; storeId?: number; reasonId?: number; effectiveOn?: string } = {},
  ) => ({
    uid: randomUUID(),
    storeId,
    reasonId,
    effectiveOn: yesterday,
    lines: [...lines],
    ...more,
  })
  const draft = (client: Client, ...said: Parameters<typeof entered>) => client.call(routes.create, entered(...said))
  const refused = (client: Client, ...said: Parameters<typeof entered>) => client.send(routes.create, entered(...said))
  const pool = (id = variantId) => poolOf(server.app.db, companyId, { storeId, variantId: id })
  return { ...tenant, reasonId, variantId, other, draft, refused, pool }
}

test('a draft has no number and moves nothing; posted it has one, its value, and the stock', async () => {
  const { owner, variantId, other, draft, pool } = await shop()
  const lines = [
    { variantId, quantity: 5, unitCost: '2.5' },
    { variantId: other, quantity: 0.25, unitCost: '100' },
  ]
  const created = await draft(owner, lines)
  expect(created).toMatchObject({ status: 'draft', number: null, name: `#${created.id}`, version: 1, valueMinor: null })
  expect(await pool()).toMatchObject({ onHand: 0 })
  const posted = await owner.call(transitionRoutes.post, { id: created.id, version: 1 })
  expect(posted).toMatchObject({ status: 'posted', version: 2, valueMinor: 3750, lines: created.lines })
  expect(posted.number).toMatch(/^ADJ-\d{4}-00001$/)
  expect(posted.name).toBe(posted.number)
  expect(await pool()).toMatchObject({ onHand: 5, value: 1250 })
  expect(await pool(other)).toMatchObject({ onHand: 0.25, value: 2500 })
  await expectWholeLedger(server.database.maintUrl)
})

test('goods that are kept by lot are adjusted by lot: a new one begins, and nothing leaves one that nobody knows', async () => {
  const { companyId, owner, variantId, draft } = await shop()
  const of = { companyId, variantId }
  // From before the product was kept by lot.
  const before = await draft(owner, [{ variantId, quantity: 2, unitCost: '3' }])
  await owner.call(transitionRoutes.post, { id: before.id, version: 1 })
  await trackBy(server.database, of, 'lot')
  const nameless = await draft(owner, [{ variantId, quantity: 1 }])
  expect(await owner.send(transitionRoutes.post, { id: nameless.id, version: 1 })).toMatchObject({
    status: 422,
    body: { errorType: 'inventory.lot_required', details: { lines: [{ line: 1, variantId }] } },
  })
  const created = await draft(owner, [
    { variantId, quantity: 4, lotNo: 'A', expiresOn: '2027-03-31' },
    { variantId, quantity: 1, lotNo: 'B' },
    { variantId, quantity: -2 },
  ])
  await owner.call(transitionRoutes.post, { id: created.id, version: 1 })
  expect(await lotsInStock(server.database, of)).toEqual([
    { lot: 'A', expiresOn: '2027-03-31', quantity: 4 },
    { lot: 'B', expiresOn: null, quantity: 1 },
  ])
  const taken = await draft(owner, [{ variantId, quantity: -3, lotNo: 'A' }])
  await owner.call(transitionRoutes.post, { id: taken.id, version: 1 })
  const tooMuch = await draft(owner, [{ variantId, quantity: -2, lotNo: 'A' }])
  expect(await owner.send(transitionRoutes.post, { id: tooMuch.id, version: 1 })).toMatchObject({
    status: 409,
    body: { errorType: 'inventory.insufficient_stock' },
  })
  const unknown = await draft(owner, [{ variantId, quantity: -1, lotNo: 'C' }])
  expect(await owner.send(transitionRoutes.post, { id: unknown.id, version: 1 })).toMatchObject({
    status: 422,
    body: { errorType: 'inventory.lot_unknown', details: { lines: [{ line: 1, variantId }] } },
  })
  await owner.call(transitionRoutes.reverse, { id: taken.id, version: 2 })
  expect(await lotsInStock(server.database, of)).toMatchObject([{ lot: 'A', quantity: 4 }, { lot: 'B' }])
  await expectWholeLedger(server.database.maintUrl)
})

test('below zero is refused with the short line and leaves no trace', async () => {
  const { companyId, owner, variantId, draft } = await shop()
  const { id } = await draft(owner, [{ variantId, quantity: -3 }])
  expect(await owner.send(transitionRoutes.post, { id, version: 1 })).toMatchObject({
    status: 409,
    body: { errorType: 'inventory.insufficient_stock', details: { lines: [{ variantId, need: 3, free: 0 }] } },
  })
  expect(await owner.call(routes.get, { id })).toMatchObject({ status: 'draft', number: null, version: 1 })
  const left = 'select count(*)::int as moves from inventory.stock_move where company_id = $1'
  expect(await query(server.database.superUrl, left, [companyId])).toEqual([{ moves: 0 }])
})

test('what is no draft any more stays as it is, for the server and for the database', async () => {
  const { owner, variantId, draft } = await shop()
  const { id } = await draft(owner, [{ variantId, quantity: 1, unitCost: '1' }])
  await owner.call(transitionRoutes.post, { id, version: 1 })
  const conflict = {
    status: 409,
    body: { errorType: 'state_conflict', details: { status: 'posted', allowed: ['reverse'] } },
  }
  expect(await owner.send(routes.update, { id, version: 2, note: 'Late' })).toMatchObject(conflict)
  expect(await owner.send(routes.delete, { id, version: 2 })).toMatchObject(conflict)
  expect(await owner.send(transitionRoutes.post, { id, version: 2 })).toMatchObject(conflict)
  const late = [
    `update inventory.stock_adjustment set note = 'Late' where id = ${id}`,
    `update inventory.stock_adjustment set number = 'ADJ-1' where id = ${id}`,
    `update inventory.stock_adjustment set status = 'draft', number = null, value_minor = null, posted_at = null where id = ${id}`,
    `update inventory.stock_adjustment_line set quantity = 2 where stock_adjustment_id = ${id}`,
    `delete from inventory.stock_adjustment_line where stock_adjustment_id = ${id}`,
    `delete from inventory.stock_adjustment where id = ${id}`,
  ]
  for (const statement of late) await expect(query(server.database.superUrl, statement), statement).rejects.toThrow()
})

test('a posted adjustment is reversed once, at the value it had; what is not there any more cannot be taken back', async () => {
  const { owner, variantId, draft, pool } = await shop()
  const { id } = await draft(owner, [{ variantId, quantity: 4, unitCost: '2' }])
  await owner.call(transitionRoutes.post, { id, version: 1 })
  const loss = await draft(owner, [{ variantId, quantity: -3 }])
  await owner.call(transitionRoutes.post, { id: loss.id, version: 1 })
  expect(await owner.send(transitionRoutes.reverse, { id, version: 2 })).toMatchObject({
    status: 409,
    body: { errorType: 'inventory.insufficient_stock' },
  })
  expect(await owner.call(transitionRoutes.reverse, { id: loss.id, version: 2 })).toMatchObject({ status: 'reversed' })
  expect(await pool()).toMatchObject({ onHand: 4, value: 800 })
  expect(await owner.call(transitionRoutes.reverse, { id, version: 2 })).toMatchObject({
    status: 'reversed',
    version: 3,
  })
  expect(await pool()).toMatchObject({ onHand: 0, value: 0 })
  expect(await owner.send(transitionRoutes.reverse, { id, version: 3 })).toMatchObject({
    body: { errorType: 'state_conflict' },
  })
  await expectWholeLedger(server.database.maintUrl)
})

test('the same uid again is the same document; another body under it is refused', async () => {
  const { owner, variantId, draft, refused } = await shop()
  const uid = randomUUID()
  const first = await draft(owner, [{ variantId, quantity: 1 }], { uid })
  expect(await draft(owner, [{ variantId, quantity: 1 }], { uid })).toEqual(first)
  expect(await refused(owner, [{ variantId, quantity: 2 }], { uid })).toMatchObject({
    body: { errorType: 'duplicate' },
  })
})

test('the same uid again is the same document, however many zeros its costs end with', async () => {
  const { owner, variantId, draft, refused } = await shop()
  const uid = randomUUID()
  const lines = [{ variantId, quantity: 1, unitCost: '2.50' }]
  const first = await draft(owner, lines, { uid })
  expect(await draft(owner, lines, { uid })).toEqual(first)
  expect(await refused(owner, [{ variantId, quantity: 1, unitCost: '2.05' }], { uid })).toMatchObject({
    body: { errorType: 'duplicate' },
  })
})

test('a rule of approval stands between submitting and posting; nobody approves his own, and a changed draft asks anew', async () => {
  const { as, owner, variantId, draft, pool } = await shop()
  const clerk = await as({ may: permissions('create', 'edit', 'post') })
  const chief = await as({ may: permissions() })
  await owner.call(createApprovalRule, {
    documentType: stockAdjustment.entity,
    name: 'Chief',
    amountFrom: 1000,
    currency: (await owner.call(getApprovalChoices, {})).currency,
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
  const small = await draft(clerk, [{ variantId, quantity: 1, unitCost: '9.99' }])
  expect(await clerk.call(transitionRoutes.post, { id: small.id, version: 1 })).toMatchObject({ status: 'posted' })
  const large = await draft(clerk, [{ variantId, quantity: 10, unitCost: '10' }])
  const requested = await clerk.call(transitionRoutes.post, { id: large.id, version: 1 })
  expect(requested).toMatchObject({ status: 'pending', version: 2 })
  expect(requested.number).not.toBeNull()
  const back = await clerk.call(transitionRoutes.withdraw, { id: large.id, version: 2 })
  expect(back).toMatchObject({ status: 'draft', number: requested.number })
  expect((await chief.call(listApprovals, {})).items).toEqual([])
  const again = await clerk.call(transitionRoutes.submit, { id: large.id, version: 3 })
  expect(again).toMatchObject({ status: 'pending', number: requested.number })
  expect(
    await clerk.send(approve, { id: (await clerk.call(listApprovals, { box: 'mine' })).items[0]?.id ?? 0 }),
  ).toMatchObject({
    status: 403,
    body: { errorType: 'desk.self_approval' },
  })
  const [waiting] = (await chief.call(listApprovals, {})).items
  expect(waiting).toMatchObject({ label: requested.name, amount: 10_000 })
  await chief.call(approve, { id: waiting?.id ?? 0 })
  const approved = await clerk.call(routes.get, { id: large.id })
  expect(approved).toMatchObject({ status: 'approved', version: 5 })
  expect(await pool()).toMatchObject({ onHand: 1 })
  expect(await clerk.call(transitionRoutes.post, { id: large.id, version: 5 })).toMatchObject({
    status: 'posted',
    version: 6,
  })
  expect(await pool()).toMatchObject({ onHand: 11 })
})

test('who works in one store sees and touches no other; a place of another store is refused on its line', async () => {
  const { as, companyId, storeId, owner, variantId, draft, refused } = await shop()
  const [second] = await query<{ id: number }>(
    server.database.superUrl,
    `insert into erp.store (company_id, code, name, type, timezone, country_code) select company_id, 'TWO', 'Two', type, timezone, country_code from erp.store where company_id = $1 limit 1 returning id::int`,
    [companyId],
  )
  const otherStore = second?.id ?? 0
  const bound = await as({ may: permissions('create', 'edit', 'delete', 'post'), storeIds: [otherStore] })
  const { id } = await draft(owner, [{ variantId, quantity: 1, unitCost: '1' }])
  expect((await bound.call(routes.list, {})).items).toEqual([])
  for (const route of [routes.update, routes.delete, transitionRoutes.post])
    expect(await bound.send(route, { id, version: 1 }), route.id).toMatchObject({ status: 404 })
  expect(await bound.send(routes.get, { id })).toMatchObject({ status: 404 })
  for (const route of [routes.history, routes.attachments])
    expect(await bound.send(route, { id }), route.id).toMatchObject({ status: 404 })
  expect(await bound.send(routes.comment, { id, body: 'Hello' })).toMatchObject({ status: 404 })
  await owner.call(transitionRoutes.post, { id, version: 1 })
  const found = async (client: Client) => (await client.call(searchRecords, { q: 'ADJ-' })).groups.length
  expect([await found(owner), await found(bound)]).toEqual([1, 0])
  expect(await refused(bound, [{ variantId, quantity: 1 }])).toMatchObject({
    status: 403,
    body: { errorType: 'forbidden', details: { reason: 'store' } },
  })
  const own = await draft(bound, [{ variantId, quantity: 1 }], { storeId: otherStore })
  expect((await bound.call(routes.list, {})).items.map((row) => row.id)).toEqual([own.id])
  const places = await placesOf(server.app.db, companyId, storeId)
  const elsewhere = [{ variantId, quantity: 1, locationId: places['shelf'] ?? 0 }]
  expect(await refused(bound, elsewhere, { storeId: otherStore })).toMatchObject({
    body: { errorType: 'inventory.rule_broken', fields: { 'lines.0.locationId': [{ code: 'rule' }] } },
  })
})

test('a place that was given to another store after the draft takes nothing into that store', async () => {
  const { owner, companyId, storeId, variantId, draft } = await shop()
  const { storeId: otherStore } = await anotherStore(server.app.db, server.database.superUrl, {
    companyId,
    code: 'TWO',
  })
  const place = await owner.call(location.routes.create, { code: 'A-01', name: 'Aisle', storeId })
  const { id } = await draft(owner, [{ variantId, quantity: 3, unitCost: '1', locationId: place.id }])
  await owner.call(location.routes.update, { id: place.id, version: place.version, storeId: otherStore })
  const requested = await owner.call(transitionRoutes.submit, { id, version: 1 })
  expect(await owner.send(transitionRoutes.post, { id, version: requested.version })).toMatchObject({
    status: 422,
    body: { errorType: 'inventory.bad_line', details: { lines: [{ line: 1, variantId }] } },
  })
  expect(await poolOf(server.app.db, companyId, { storeId: otherStore, variantId })).toMatchObject({ onHand: 0 })
  await expectWholeLedger(server.database.maintUrl)
})

test('nothing is posted for a day to come, and for one more than a week ago only with the right to back-date', async () => {
  const { as, owner, variantId, draft } = await shop()
  const clerk = await as({ may: permissions('create', 'edit', 'post') })
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  const dated = async (ago: number) =>
    (await draft(clerk, [{ variantId, quantity: 1, unitCost: '1' }], { effectiveOn: day(ago) })).id
  const code = async (id: number) => (await clerk.send(transitionRoutes.post, { id, version: 1 })).body.errorType
  expect(await code(await dated(-2))).toBe('inventory.day_ahead')
  const old = await dated(9)
  expect(await code(old)).toBe('inventory.day_too_old')
  expect(await clerk.call(transitionRoutes.post, { id: await dated(6), version: 1 })).toMatchObject({
    status: 'posted',
  })
  expect(await owner.call(transitionRoutes.post, { id: old, version: 1 })).toMatchObject({ status: 'posted' })
})

test('a reason says which way stock may go, and whether a note is wanted', async () => {
  const { owner, variantId, refused } = await shop()
  const broken = await owner.call(reason.routes.create, {
    code: 'BROKEN',
    name: 'Broken',
    direction: 'out',
    needsNote: true,
  })
  expect(await refused(owner, [{ variantId, quantity: 1 }], { reasonId: broken.id })).toMatchObject({
    body: { errorType: 'inventory.reason_direction', fields: { 'lines.0.quantity': [{ code: 'rule' }] } },
  })
  expect(await refused(owner, [{ variantId, quantity: -1 }], { reasonId: broken.id })).toMatchObject({
    body: { errorType: 'inventory.note_required', fields: { note: [{ code: 'rule' }] } },
  })
})

test('reasons that are merged take drafts and posted adjustments with them, and back; nothing else lets them name another', async () => {
  const { companyId, owner, variantId, reasonId, draft } = await shop()
  const [other, again] = [
    await owner.call(reason.routes.create, { code: 'OTHER', name: 'Something else' }),
    await owner.call(reason.routes.create, { code: 'AGAIN', name: 'Found again' }),
  ]
  const created = async () =>
    (await draft(owner, [{ variantId, quantity: 1, unitCost: '1' }], { reasonId: again.id })).id
  const ids = [await created(), await created()]
  await owner.call(transitionRoutes.post, { id: ids[1] ?? 0, version: 1 })
  const { version } = await owner.call(reason.routes.get, { id: reasonId })
  const others = [{ id: again.id, version: again.version }]
  const merge = await owner.call(reason.routes.merge, { id: reasonId, version, others, take: {} })
  const named = () =>
    query(
      server.database.superUrl,
      'select id, reason_id as "reasonId" from inventory.stock_adjustment where company_id = $1 order by id',
      [companyId],
    )
  expect(await named()).toEqual(ids.map((id) => ({ id, reasonId })))
  const wrong = `update inventory.stock_adjustment set reason_id = ${other.id} where id = ${ids[1]}`
  await expect(query(server.database.superUrl, wrong)).rejects.toThrow('no draft any more')
  expect(await owner.call(undoMerge, { id: merge.id })).toEqual({ kept: [], stayed: 0 })
  expect(await named()).toEqual(ids.map((id) => ({ id, reasonId: again.id })))
})

function permissions(...events: readonly string[]): string[] {
  return ['view', ...events].map((event) => `stockadjustment:${event}`)
}

test('only people who see the document in its store are offered for a mention, and told of it', async () => {
  const { owner, as, companyId, storeId, variantId, draft } = await shop()
  const { storeId: farId } = await anotherStore(server.app.db, server.database.superUrl, { companyId, code: 'FAR' })
  const idOf = ({ user }: Client) => user?.Usr_userid ?? 0
  const near = idOf(await as({ may: permissions(), storeIds: [storeId] }))
  const far = idOf(await as({ may: permissions(), storeIds: [farId] }))
  const { id } = await draft(owner, [{ variantId, quantity: 5, unitCost: '2.5' }])
  const offered = (await owner.call(routes.viewers, { id })).items.map((one) => one.id)
  expect(offered.toSorted()).toEqual([idOf(owner), near].toSorted())
  const said = (mentions: number[]) => owner.send(routes.comment, { id, body: 'Look', mentions })
  expect(await said([far])).toMatchObject({ status: 400, body: { errorType: 'invalid_input' } })
  expect((await said([near])).status).toBe(200)
})
