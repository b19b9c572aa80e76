import { randomUUID } from 'node:crypto'
import { stockCheck } from '@countinghouse/contract/inventory/stock-check'
import { enterCounts, getCountSheet, listCountLines } from '@countinghouse/contract/inventory/stock-check-count'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { checkPermissions, countedShop, enter } from '../../../../../tests/support/stock-checks.ts'
import { anotherStore, expectWholeLedger, placesOf, post } from '../../../../../tests/support/stock.ts'

const server = useServer({ isOwn: true })
const { routes } = stockCheck
const shop = (onHand?: number) => countedShop(server, onHand)

test('C1: 100 at ten, 4 picked, 97 counted, 10 picked, posted: one is added to what is there, which is not set to what was counted', async () => {
  const { companyId, storeId, owner, ann, ben, variantId, shelf, begun, transition, pool } = await shop()
  const { id } = await begun()
  await query(
    server.database.superUrl,
    `update inventory.stock_check set started_at = now() - interval '2 hours' where id = $1`,
    [id],
  )
  const at = (minutes: number) => new Date(Date.now() - 3_600_000 + minutes * 60_000).toISOString()
  const pickedAt = async (minutes: number, quantity: number) => {
    const { posting_id: posting } = await post(server.app.db, companyId, {
      storeId,
      lines: [{ kind: 'sale', variantId, quantity }],
    })
    await query(server.database.superUrl, 'update inventory.stock_posting set posted_at = $2 where id = $1', [
      posting,
      at(minutes),
    ])
  }
  await query(server.database.superUrl, 'update inventory.stock_posting set posted_at = $2 where company_id = $1', [
    companyId,
    at(0),
  ])
  await pickedAt(3, 4)
  const entries = [
    { kind: 'item', locationId: shelf, variantId, quantity: 97, countedAt: at(6) },
    { kind: 'done', locationId: shelf, countedAt: at(6) },
  ] as const
  await enter(ann, id, ...entries)
  await pickedAt(10, 10)
  expect((await transition(owner, 'review', id)).body).toMatchObject({ status: 'review' })
  const { items } = await owner.call(listCountLines, { id })
  // One piece, and worth little.
  expect(items).toMatchObject([
    { expected: 96, counted: 97, variance: 1, valueMinor: 250, state: 'accepted', isMoved: false },
  ])
  expect((await transition(owner, 'approve', id)).body).toMatchObject({ status: 'approved' })
  expect(await transition(ben, 'post', id)).toMatchObject({ status: 403 })
  expect((await transition(owner, 'post', id)).body).toMatchObject({ status: 'posted', valueMinor: 250 })
  expect(await pool()).toMatchObject({ onHand: 87 })
  expect((await transition(owner, 'reverse', id)).body).toMatchObject({ status: 'reversed' })
  expect(await pool()).toMatchObject({ onHand: 86 })
  await expectWholeLedger(server.database.maintUrl)
})

test('what differs by too much is counted by somebody else; two that agree are believed, and nobody approves what he counted', async () => {
  const { as, owner, ann, ben, variantId, shelf, begun, transition, pool } = await shop()
  const { id } = await begun()
  const chief = await as({ may: checkPermissions('count', 'review', 'approve', 'post', 'see_expected') })
  const count = (quantity: number) => [
    { kind: 'item', locationId: shelf, variantId, quantity } as const,
    { kind: 'done', locationId: shelf } as const,
  ]
  await enter(ann, id, ...count(90))
  expect((await transition(chief, 'review', id)).status).toBe(200)
  expect(await transition(chief, 'accept', id)).toMatchObject({ body: { errorType: 'inventory.recount_first' } })
  expect(await transition(chief, 'approve', id)).toMatchObject({ body: { errorType: 'inventory.count_unfinished' } })
  expect((await transition(chief, 'recount', id)).body).toMatchObject({ status: 'counting', round: 2 })
  expect(await enter(ann, id, ...count(90))).toMatchObject([
    { outcome: 'refused', errorType: 'inventory.second_counter' },
  ])
  expect(await transition(chief, 'review', id)).toMatchObject({ body: { errorType: 'inventory.count_unfinished' } })
  expect(await enter(ben, id, ...count(90))).toMatchObject([{ outcome: 'taken' }, { outcome: 'taken' }])
  await transition(chief, 'review', id)
  expect((await owner.call(listCountLines, { id })).items).toMatchObject([
    { state: 'accepted', times: 2, variance: -10, earlierVariance: -10 },
  ])
  // Somebody with every right who counted, too.
  const both = await as({ may: checkPermissions('count', 'approve', 'review') })
  expect(
    (
      await transition(chief, 'recount', id, {
        lineIds: (await owner.call(listCountLines, { id })).items.map((line) => line.id),
      })
    ).status,
  ).toBe(200)
  await enter(both, id, ...count(95))
  await transition(chief, 'review', id)
  expect((await owner.call(listCountLines, { id })).items).toMatchObject([
    { state: 'accepted', times: 3, variance: -5 },
  ])
  expect(await transition(both, 'approve', id)).toMatchObject({
    status: 403,
    body: { errorType: 'inventory.own_count' },
  })
  expect((await transition(chief, 'approve', id)).body).toMatchObject({ status: 'approved' })
  expect((await transition(chief, 'post', id)).body).toMatchObject({ status: 'posted' })
  expect((await owner.call(routes.get, { id })).valueMinor).toBe(-1250)
  expect(await pool()).toMatchObject({ onHand: 95 })
})

/** Two checks of one place, of which two people found nine pieces of ten each time, and that are approved. */
async function foundTwice() {
  const found = await shop(10)
  const { owner, ann, ben, variantId, shelf, begun, transition } = found
  const count = (client: typeof ann, id: number) =>
    enter(client, id, { kind: 'item', locationId: shelf, variantId, quantity: 9 }, { kind: 'done', locationId: shelf })
  const ids = [(await begun()).id, (await begun({ scope: [{ locationId: shelf }] })).id] as const
  for (const id of ids) {
    await count(ann, id)
    await transition(owner, 'review', id)
    await transition(owner, 'recount', id)
    await count(ben, id)
    await transition(owner, 'review', id)
    expect((await transition(owner, 'approve', id)).body).toMatchObject({ status: 'approved' })
  }
  return { ...found, ids, count }
}

test('what two checks found is posted once: the second has its line counted again, with one press', async () => {
  const { owner, cleo, variantId, ids, count, transition, pool } = await foundTwice()
  const answers = await Promise.all(ids.map((id) => transition(owner, 'post', id)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await pool()).toMatchObject({ onHand: 9 })
  const late = ids[answers[0]?.status === 409 ? 0 : 1]
  expect(await transition(owner, 'post', late)).toMatchObject({
    body: { errorType: 'inventory.posted_elsewhere', details: { lines: [{ line: 1, variantId }] } },
  })
  expect((await transition(owner, 'recount', late)).body).toMatchObject({ status: 'counting' })
  await count(cleo, late)
  await transition(owner, 'review', late)
  await transition(owner, 'approve', late)
  expect((await transition(owner, 'post', late)).body).toMatchObject({ status: 'posted', valueMinor: 0 })
  expect(await pool()).toMatchObject({ onHand: 9 })
  await expectWholeLedger(server.database.maintUrl)
})

test('what another check posted and took back is no reason to count again', async () => {
  const { owner, ids, transition, pool } = await foundTwice()
  await transition(owner, 'post', ids[0])
  await transition(owner, 'reverse', ids[0])
  expect((await transition(owner, 'post', ids[1])).body).toMatchObject({ status: 'posted' })
  expect(await pool()).toMatchObject({ onHand: 9 })
})

test('what a supervisor may not approve is approved by who may above the limit', async () => {
  const { as, owner, ann, ben, variantId, shelf, begun, transition } = await shop(1000)
  const { id } = await begun()
  const chief = await as({ may: checkPermissions('review', 'approve') })
  const controller = await as({ may: checkPermissions('approve', 'approve_above_limit') })
  for (const client of [ann, ben]) {
    await enter(
      client,
      id,
      { kind: 'item', locationId: shelf, variantId, quantity: 700 },
      { kind: 'done', locationId: shelf },
    )
    await transition(chief, 'review', id)
    if (client === ann) await transition(chief, 'recount', id)
  }
  expect(await transition(chief, 'approve', id)).toMatchObject({
    status: 403,
    body: { errorType: 'inventory.above_limit' },
  })
  expect((await transition(controller, 'approve', id)).body).toMatchObject({ status: 'approved' })
  expect(await owner.call(routes.get, { id })).toMatchObject({ status: 'approved', valueMinor: null })
})

test('while it is blind no route says what should be there before the review, and none without the right after it', async () => {
  const { as, owner, ann, variantId, shelf, begun, transition } = await shop(83.25)
  const { id } = await begun()
  const walker = await as({ may: checkPermissions('count', 'create', 'edit', 'review', 'export') })
  const told = async () => {
    const reads = [
      [routes.get, { id }],
      [routes.list, {}],
      [routes.history, { id }],
      [getCountSheet, { id }],
      [listCountLines, { id }],
      [listCountLines, { id, only: 'differences' }],
      [routes.attachments, { id }],
    ] as const
    return (await Promise.all(reads.map(([route, input]) => walker.send(route, input))))
      .map(({ text }) => text)
      .join('\n')
  }
  expect(await told()).not.toMatch(/83\.25/)
  const answer = await ann.send(enterCounts, {
    id,
    entries: [
      {
        kind: 'item',
        uid: randomUUID(),
        countedAt: new Date().toISOString(),
        locationId: shelf,
        variantId,
        quantity: 80,
      },
      { kind: 'done', uid: randomUUID(), countedAt: new Date().toISOString(), locationId: shelf },
    ],
  })
  const reviewed = await transition(walker, 'review', id)
  expect([answer.text, reviewed.text, await told()].join('\n')).not.toMatch(/83\.25|3\.25/)
  expect((await owner.call(listCountLines, { id })).items).toMatchObject([{ expected: 83.25, variance: -3.25 }])
  const again = await transition(walker, 'recount', id)
  expect([again.text, await told()].join('\n')).not.toMatch(/83\.25|3\.25/)
  // Nor does the database know it meanwhile.
  expect(
    await query(
      server.database.superUrl,
      'select expected, variance, value_minor from inventory.stock_check_line where stock_check_id = $1',
      [id],
    ),
  ).toEqual([{ expected: null, variance: null, value_minor: null }])
})

test('who may see it is told what should be there, where a check is not blind', async () => {
  const { owner, ann, begun } = await shop()
  const { id } = await begun({ isBlind: false })
  expect((await owner.call(getCountSheet, { id })).items).toMatchObject([{ expected: 100 }])
  expect((await ann.call(getCountSheet, { id })).items).toMatchObject([{ expected: null }])
})

test('an entry that is sent again is the same entry; an own one is taken back once; what is refused stops what is behind it', async () => {
  const { owner, ann, ben, variantId, shelf, begun, transition } = await shop(10)
  const { id } = await begun()
  const item = { kind: 'item', uid: randomUUID(), locationId: shelf, variantId, quantity: 6 } as const
  expect(await enter(ann, id, item)).toMatchObject([{ outcome: 'taken' }])
  expect(await enter(ann, id, item)).toMatchObject([{ outcome: 'again' }])
  await Promise.all([enter(ann, id, item), enter(ann, id, item), enter(ben, id, item)])
  const mistake = { ...item, uid: randomUUID() }
  await enter(ann, id, mistake)
  expect(await enter(ben, id, { kind: 'undo', undoes: mistake.uid })).toMatchObject([
    { outcome: 'refused', errorType: 'inventory.nothing_to_undo' },
  ])
  expect(await enter(ann, id, { kind: 'undo', undoes: mistake.uid })).toMatchObject([{ outcome: 'taken' }])
  expect(await enter(ann, id, { kind: 'undo', undoes: mistake.uid })).toMatchObject([{ outcome: 'refused' }])
  const { id: elsewhere } = await begun()
  expect(await enter(ann, elsewhere, item)).toMatchObject([{ outcome: 'refused', errorType: 'duplicate' }])
  const unknown = { kind: 'item', locationId: shelf, code: 'NOTHING', quantity: 1 } as const
  const rest = { ...item, uid: randomUUID(), quantity: 4 }
  expect(await enter(ann, id, unknown, rest)).toMatchObject([
    { outcome: 'refused', errorType: 'procure.unknown_barcode' },
  ])
  expect((await ann.call(getCountSheet, { id })).entries).toMatchObject([{ kind: 'item', quantity: 6 }])
  expect(await enter(ben, id, rest, { kind: 'done', locationId: shelf })).toMatchObject([
    { outcome: 'taken' },
    { outcome: 'taken' },
  ])
  await transition(owner, 'review', id)
  expect((await owner.call(listCountLines, { id })).items).toMatchObject([{ counted: 10, state: 'matched' }])
  expect(await ann.send(enterCounts, { id, entries: [] })).toMatchObject({ status: 400 })
  await expect(enter(ann, id, item)).rejects.toThrow(/state_conflict/)
})

test('goods that nobody expected are counted, at what the company knows they cost; what lies outside the scope is not', async () => {
  const { owner, ann, ben, variantId, other, shelf, begun, transition, pool } = await shop(10)
  const { id } = await begun({ scope: [{ locationId: shelf }] })
  await query(server.database.superUrl, 'update procure.variant set standard_cost = 4 where id = $1', [other])
  const counted = [
    { kind: 'item', locationId: shelf, variantId, quantity: 10 },
    { kind: 'item', locationId: shelf, variantId: other, quantity: 3 },
    { kind: 'done', locationId: shelf },
  ] as const
  await enter(ann, id, ...counted)
  await transition(owner, 'review', id)
  await transition(owner, 'recount', id)
  await enter(ben, id, ...counted.slice(1))
  await transition(owner, 'review', id)
  await transition(owner, 'approve', id)
  expect((await transition(owner, 'post', id)).body).toMatchObject({ status: 'posted', valueMinor: 1200 })
  expect(await pool(other)).toMatchObject({ onHand: 3, value: 1200 })
  const { id: second } = await begun({ scope: [{ variantId }] })
  expect(await enter(ann, second, { kind: 'item', locationId: shelf, variantId: other, quantity: 1 })).toMatchObject([
    { outcome: 'refused', errorType: 'inventory.outside_count' },
  ])
})

test('who works in one store counts and sees no other; rights to plan, count, review, approve and post are held apart', async () => {
  const { as, companyId, owner, ann, variantId, shelf, begun, transition, planned } = await shop(10)
  const { storeId } = await anotherStore(server.app.db, server.database.superUrl, { companyId, code: 'TWO' })
  const bound = await as({
    may: checkPermissions('count', 'create', 'edit', 'review', 'approve', 'post'),
    storeIds: [storeId],
  })
  const { id } = await begun()
  const entries = [{ kind: 'done', uid: randomUUID(), countedAt: new Date().toISOString(), locationId: shelf }]
  for (const [route, input] of [
    [routes.get, { id }],
    [getCountSheet, { id }],
    [listCountLines, { id }],
    [enterCounts, { id, entries }],
  ] as const)
    expect(await bound.send(route, input), route.id).toMatchObject({ status: 404 })
  const { shelf: second = 0 } = await placesOf(server.app.db, companyId, storeId)
  expect(await enter(ann, id, { kind: 'item', locationId: second, variantId, quantity: 1 })).toMatchObject([
    { outcome: 'refused', errorType: 'inventory.outside_count' },
  ])
  expect(await owner.send(routes.create, planned({ scope: [{ locationId: second }] }))).toMatchObject({
    body: { errorType: 'inventory.rule_broken', fields: { 'scope.0.locationId': [{ code: 'rule' }] } },
  })
  for (const name of ['review', 'cancel'] as const)
    expect(await transition(ann, name, id), name).toMatchObject({ status: 403 })
  const planner = await as({ may: checkPermissions('create', 'edit') })
  expect(await planner.send(enterCounts, { id, entries })).toMatchObject({ status: 403 })
  expect(await planner.send(routes.create, planned())).toMatchObject({ status: 201 })
})

test('entries stay as they are, for the database too', async () => {
  const { ann, shelf, begun } = await shop(10)
  const { id } = await begun()
  await enter(ann, id, { kind: 'done', locationId: shelf })
  for (const statement of [
    `update inventory.stock_check_entry set kind = 'done' where stock_check_id = ${id}`,
    `delete from inventory.stock_check_entry where stock_check_id = ${id}`,
  ])
    await expect(query(server.database.superUrl, statement), statement).rejects.toThrow()
})
