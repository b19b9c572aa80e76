import { bindMaster } from '@countinghouse/contract/erp/pickers'
import { store } from '@countinghouse/contract/erp/store'
import { location } from '@countinghouse/contract/inventory/location'
import { reason } from '@countinghouse/contract/inventory/reason'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { untilLockAwaited } from '../../../../../tests/support/lock-waits.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger, placesOf, post } from '../../../../../tests/support/stock.ts'

const server = useServer({ isOwn: true })
const { routes } = location

/** A company with its store opened, and a second store that nothing was posted into. */
async function shop() {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const places = await placesOf(server.app.db, companyId, storeId)
  const other = await owner.call(store.routes.create, { code: 'S2', name: 'Second', type: 'shop' })
  const main = (await owner.call(routes.list, {})).items[0]
  if (main === undefined) throw new Error('A store that is open has a main shelf.')
  return { ...tenant, places, main, otherId: other.id }
}

test('people see and make real places alone; those of the ledger are neither shown nor found, changed or made', async () => {
  const { owner, companyId, storeId, places } = await shop()
  const { items } = await owner.call(routes.list, {})
  expect(items).toMatchObject([
    { code: 'S1-SHELF', name: 'Shelf', kind: 'shelf', isMain: true, isAllocatable: true, storeId },
  ])
  for (const id of [places['transit'], places['v_supplier']]) {
    const target = { id: id ?? 0, version: 1 }
    expect((await owner.send(routes.get, { id: target.id })).status).toBe(404)
    expect((await owner.send(routes.update, { ...target, name: 'Mine' })).status).toBe(404)
    expect((await owner.send(routes.delete, target)).status).toBe(404)
  }
  expect((await owner.send(routes.create, { code: 'X', name: 'X', storeId, kind: 'transit' })).status).toBe(400)
  expect((await owner.send(routes.create, { code: 'SUPPLIER', name: 'X', storeId })).body).toMatchObject({
    errorType: 'inventory.rule_broken',
    fields: { code: [{ code: 'rule' }] },
  })
  const byHand = server.app.db.inTransaction({ companyId }, (tx) =>
    sql`update inventory.location set blocks_in = true, block_reason = 'x' where company_id = ${companyId} and kind = 'v_customer'`.execute(
      tx,
    ),
  )
  await expect(byHand).rejects.toMatchObject({ code: '42501' })
  const created = await owner.call(routes.create, { code: 'a-01', name: 'Aisle A', storeId })
  expect(created).toMatchObject({ code: 'a-01', kind: 'shelf', isMain: false, isAllocatable: true })
})

test('a code is unique in the company, a name within its store', async () => {
  const { owner, storeId, otherId } = await shop()
  await owner.call(routes.create, { code: 'A-01', name: 'Aisle', storeId })
  const sameCode = await owner.send(routes.create, { code: 'a-01', name: 'Other', storeId: otherId })
  expect(sameCode.body).toMatchObject({ errorType: 'duplicate', details: { field: 'code', record: { code: 'A-01' } } })
  const sameName = await owner.send(routes.create, { code: 'A-02', name: 'aisle', storeId })
  expect(sameName.body).toMatchObject({ errorType: 'duplicate', details: { field: 'name' } })
  await owner.call(routes.create, { code: 'B-01', name: 'Aisle', storeId: otherId })
})

test('a store has one main shelf: another takes its turn, and it does not just stop being it', async () => {
  const { owner, storeId, otherId, main } = await shop()
  const staging = { code: 'DOCK', name: 'Dock', storeId, kind: 'staging', isMain: true } as const
  expect((await owner.send(routes.create, staging)).body.fields).toHaveProperty('isMain')
  for (const change of [{ isMain: false }, { storeId: otherId }])
    expect((await owner.send(routes.update, { id: main.id, version: main.version, ...change })).body.errorType).toBe(
      'inventory.main_stays',
    )
  for (const verb of [routes.deactivate, routes.delete])
    expect((await owner.send(verb, { id: main.id, version: main.version })).body.errorType).toBe('inventory.main_stays')
  const next = await owner.call(routes.create, { code: 'A-01', name: 'Aisle', storeId, isMain: true })
  const { items } = await owner.call(routes.list, {})
  expect(items.filter(({ isMain }) => isMain === true).map(({ id }) => id)).toEqual([next.id])
  const { version } = await owner.call(routes.get, { id: main.id })
  expect(await owner.call(routes.delete, { id: main.id, version })).toEqual({ id: main.id })
})

test('what lies at a place keeps its kind, its store, its use and whether it may be sold, and the store open', async () => {
  const { owner, companyId, storeId, otherId } = await shop()
  const { variantIds } = await createProduct(server.app.db, companyId)
  const [variantId = 0] = variantIds
  const { id, version } = await owner.call(routes.create, { code: 'A-01', name: 'Aisle', storeId })
  const line = { variantId, quantity: 3, unitCost: '2' }
  await post(server.app.db, companyId, { lines: [{ kind: 'opening', toLocationId: id, ...line }] })
  const changes = [{ isAllocatable: false }, { kind: 'staging' }, { storeId: otherId }]
  for (const change of changes)
    expect((await owner.send(routes.update, { id, version, ...change })).body).toMatchObject({
      errorType: 'inventory.not_empty',
      fields: { [Object.keys(change)[0] ?? '']: [{ code: 'not_empty' }] },
    })
  expect((await owner.send(routes.deactivate, { id, version })).body.errorType).toBe('inventory.not_empty')
  const byHand = server.app.db.inTransaction({ companyId }, (tx) =>
    sql`update inventory.location set is_allocatable = false where company_id = ${companyId} and id = ${id}`.execute(
      tx,
    ),
  )
  await expect(byHand).rejects.toMatchObject({ code: 'KR000' })
  const closing = await owner.send(store.routes.deactivate, { id: storeId, version: 1 })
  expect(JSON.stringify(closing.body.details)).toContain('inventory.stock_lies_there')
  await post(server.app.db, companyId, { lines: [{ kind: 'scrap', fromLocationId: id, variantId, quantity: 3 }] })
  expect((await owner.send(routes.update, { id, version, storeId: otherId })).body.errorType).toBe(
    'inventory.not_empty',
  )
  const changed = await owner.call(routes.update, { id, version, isAllocatable: false })
  await owner.call(routes.deactivate, { id, version: changed.version })
  const gone = post(server.app.db, companyId, { lines: [{ kind: 'opening', toLocationId: id, ...line }] })
  await expect(gone).rejects.toMatchObject({ code: 'inventory.location_blocked' })
  await expectWholeLedger(server.database.maintUrl)
})

test('what blocks says why, and whoever is refused is told', async () => {
  const { owner, companyId, storeId, main } = await shop()
  const { variantIds } = await createProduct(server.app.db, companyId)
  const blocked = { id: main.id, version: main.version, blocksIn: true }
  expect((await owner.send(routes.update, blocked)).body.fields).toHaveProperty('blockReason')
  await owner.call(routes.update, { ...blocked, blockReason: 'Wet floor' })
  const [variantId = 0] = variantIds
  const posting = post(server.app.db, companyId, {
    storeId,
    lines: [{ kind: 'opening', variantId, quantity: 1, unitCost: '1' }],
  })
  await expect(posting).rejects.toMatchObject({
    code: 'inventory.location_blocked',
    details: { locations: [{ locationId: main.id, code: 'S1-SHELF', reason: 'Wet floor' }] },
  })
})

test('whoever changes a place waits for the postings that are under way', async () => {
  const { owner, companyId, storeId } = await shop()
  const { variantIds } = await createProduct(server.app.db, companyId)
  const [variantId = 0] = variantIds
  const { id, version } = await owner.call(routes.create, { code: 'A-01', name: 'Aisle', storeId })
  const { postStock } = await import('./index.ts')
  let changing: ReturnType<typeof owner.send> | undefined
  await server.app.db.inTransaction({ companyId }, async (tx) => {
    const lines = [{ kind: 'opening', toLocationId: id, variantId, quantity: 1, unitCost: '1' }] as const
    const event = { sourceType: 'test', sourceId: 900_001, eventNo: 1, effectiveOn: '2026-03-10', lines }
    await postStock({ companyId, userId: null, requestId: 'test' }, event).execute(tx)
    changing = owner.send(routes.update, { id, version, isAllocatable: false })
    await untilLockAwaited(server.database.superUrl, changing)
  })
  expect((await changing)?.body.errorType).toBe('inventory.not_empty')
  await expectWholeLedger(server.database.maintUrl)
})

test('whoever works in one store writes its places, and those of no other', async () => {
  const { owner, as, storeId, otherId, main } = await shop()
  const theirs = await owner.call(routes.create, { code: 'B-01', name: 'Aisle', storeId: otherId })
  const clerk = await as({
    may: ['view', 'create', 'edit', 'deactivate', 'delete'].map((event) => `locations:${event}`),
    storeIds: [otherId],
  })
  const mine = await clerk.call(routes.create, { code: 'B-02', name: 'Rack', storeId: otherId })
  const blocked = { blocksOut: true, blockReason: 'Counting' }
  expect(await clerk.call(routes.update, { id: mine.id, version: mine.version, ...blocked })).toMatchObject(blocked)
  const target = { id: main.id, version: main.version }
  const refused = [
    await clerk.send(routes.create, { code: 'A-09', name: 'Rack', storeId }),
    await clerk.send(routes.update, { ...target, ...blocked }),
    await clerk.send(routes.deactivate, target),
    await clerk.send(routes.delete, target),
    await clerk.send(routes.update, { id: theirs.id, version: theirs.version, storeId }),
  ]
  for (const { status, body } of refused) {
    expect(status).toBe(403)
    expect(body).toMatchObject({ errorType: 'forbidden', details: { reason: 'store' } })
  }
  const { items } = await owner.call(routes.list, {})
  expect(items.filter(({ storeId: at }) => at === storeId).map(({ blocksOut }) => blocksOut)).toEqual([false])
})

test('a document is offered the locations of its store, and the reasons that go its way; others narrow nothing', async () => {
  const { owner, storeId, otherId } = await shop()
  await owner.call(routes.create, { code: 'S2-A', name: 'Back room', storeId: otherId })
  for (const direction of ['both', 'in', 'out'] as const)
    await owner.call(reason.routes.create, { code: direction.toUpperCase(), name: direction, direction })
  const offered = async (list: string, more: object) => {
    const answer = await owner.call(bindMaster, { lists: [list], ...more })
    return answer[list]?.items.map(({ code }) => code).toSorted()
  }
  const locations = 'inventory.location'
  expect(await offered(locations, { within: { storeId: [otherId] } })).toEqual(['S2-A'])
  expect(await offered(locations, { q: 'shelf', within: { storeId: [storeId] } })).toEqual(['S1-SHELF'])
  expect(await offered(locations, { q: 'shelf', within: { storeId: [String(otherId)] } })).toEqual([])
  expect(await offered('inventory.reason', { within: { direction: ['both', 'out'] } })).toEqual(['BOTH', 'OUT'])
  for (const [lists, within] of [
    [[locations], { name: ['Shelf'] }],
    [[locations], { companyId: [1] }],
    [['erp.app_user'], { storeId: [storeId] }],
    [[locations, 'inventory.reason'], { storeId: [storeId] }],
  ] as const)
    expect(await owner.send(bindMaster, { lists: [...lists], within: within as never })).toMatchObject({
      status: 400,
      body: { fields: { within: [{ code: 'not_a_choice' }] } },
    })
})
