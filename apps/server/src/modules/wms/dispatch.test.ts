import { randomUUID } from 'node:crypto'
import { approve, listApprovals } from '@countinghouse/contract/desk/approval'
import { createApprovalRule } from '@countinghouse/contract/desk/approval-rule'
import { reason } from '@countinghouse/contract/inventory/reason'
import { supplier } from '@countinghouse/contract/procure/supplier'
import { dispatch, getDispatchLocations } from '@countinghouse/contract/wms/dispatch'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { lotsInStock, trackBy } from '../../../../../tests/support/lots.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger, placesOf, poolOf, post } from '../../../../../tests/support/stock.ts'

const server = useServer({ isOwn: true })
const { routes, transitionRoutes } = dispatch
// Past in every time zone.
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

type Line = { variantId: number; quantity: number; locationId?: number; lotNo?: string }

async function shop() {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const { db } = server.app
  const { variantIds } = await createProduct(db, companyId)
  const [variantId = 0] = variantIds
  const { shelf = 0 } = await placesOf(db, companyId, storeId)
  const [{ id: back } = { id: 0 }] = await query<{ id: number }>(
    server.database.superUrl,
    `insert into inventory.location (company_id, store_id, code, name, kind, is_main, is_allocatable)
     values ($1, $2, 'BACK-1', 'Back room', 'shelf', false, true) returning id`,
    [companyId, storeId],
  )
  const bring = (quantity: number, toLocationId: number) =>
    post(db, companyId, { storeId, lines: [{ kind: 'opening', variantId, quantity, unitCost: '2.50', toLocationId }] })
  await bring(4, shelf)
  await bring(10, Number(back))
  const { id: reasonId } = await owner.call(reason.routes.create, { code: 'AWAY', name: 'Away' })
  const entered = (lines: readonly Line[], more: object = {}) => ({
    uid: randomUUID(),
    storeId,
    kind: 'scrap' as const,
    reasonId,
    effectiveOn: yesterday,
    lines: [...lines],
    ...more,
  })
  const draft = (...said: Parameters<typeof entered>) => owner.call(routes.create, entered(...said))
  const pool = () => poolOf(db, companyId, { storeId, variantId })
  return { ...tenant, variantId, shelf, back: Number(back), reasonId, entered, draft, pool }
}

test('what is dispatched leaves at its value by the move of its purpose, is delivered, and has its number', async () => {
  const { companyId, owner, variantId, draft, pool } = await shop()
  const kinds: string[] = []
  for (const kind of ['scrap', 'sample', 'other'] as const) {
    const created = await draft([{ variantId, quantity: 1 }], { kind, recipient: 'Fair' })
    const sent = await owner.call(transitionRoutes.dispatch, { id: created.id, version: 1 })
    expect(sent).toMatchObject({ status: 'dispatched', valueMinor: 250, number: expect.stringMatching(/^DSP-\d{4}-/) })
    const done = await owner.call(transitionRoutes.deliver, { id: created.id, version: 2 })
    expect(done).toMatchObject({ status: 'delivered', deliveredAt: expect.any(String) })
    expect(await owner.send(transitionRoutes.reverse, { id: created.id, version: 3 })).toMatchObject({
      status: 409,
      body: { errorType: 'state_conflict' },
    })
    kinds.push(kind)
  }
  const moves = await query<{ kind: string }>(
    server.database.superUrl,
    `select m.kind from inventory.stock_move m join inventory.stock_posting p on p.company_id = m.company_id and p.id = m.posting_id
     where m.company_id = $1 and p.source_type = 'dispatch' order by p.source_id`,
    [companyId],
  )
  expect(moves.map(({ kind }) => kind)).toEqual(['scrap', 'adjust_out', 'adjust_out'])
  expect(await pool()).toMatchObject({ onHand: 11, value: 2750 })
  await expectWholeLedger(server.database.maintUrl)
})

test('a return to a supplier names him and nothing else does; goods for staff say for whom', async () => {
  const { owner, variantId, entered } = await shop()
  const { id: supplierId } = await owner.call(supplier.routes.create, { code: 'SUP', name: 'Supplier' })
  const lines = [{ variantId, quantity: 1 }]
  const refused = async (more: object) => (await owner.send(routes.create, entered(lines, more))).body
  expect(await refused({ kind: 'supplier_return' })).toMatchObject({
    errorType: 'wms.rule_broken',
    fields: { supplierId: expect.anything() },
  })
  expect(await refused({ kind: 'staff' })).toMatchObject({ fields: { recipient: expect.anything() } })
  expect(await refused({ supplierId })).toMatchObject({ fields: { supplierId: expect.anything() } })
  const created = await owner.call(routes.create, entered(lines, { kind: 'supplier_return', supplierId }))
  await owner.call(transitionRoutes.dispatch, { id: created.id, version: 1 })
})

test('a line without a place is taken from the main shelf if that has enough, else from where most is', async () => {
  const { owner, companyId, variantId, shelf, back, draft } = await shop()
  const from = async (quantity: number) => {
    const { id } = await draft([{ variantId, quantity }])
    const { lines } = await owner.call(getDispatchLocations, { id })
    await owner.call(transitionRoutes.dispatch, { id, version: 1 })
    const [move] = await query<{ place: string }>(
      server.database.superUrl,
      `select m.from_location_id::int as place from inventory.stock_move m join inventory.stock_posting p
       on p.company_id = m.company_id and p.id = m.posting_id where m.company_id = $1 and p.source_type = 'dispatch' and p.source_id = $2`,
      [companyId, id],
    )
    expect(lines[0]?.places[0]?.id).toBe(move?.place)
    return move?.place
  }
  expect(await from(2)).toBe(shelf)
  expect(await from(3)).toBe(back)
})

test('goods that are kept by lot leave by lot, from where that lot lies; what no lot has leaves without', async () => {
  const { owner, companyId, storeId, variantId, shelf, back, draft } = await shop()
  const of = { companyId, variantId }
  await trackBy(server.database, of, 'lot')
  const [{ id: lotId } = { id: 0 }] = await query<{ id: number }>(
    server.database.superUrl,
    `insert into inventory.stock_lot (company_id, variant_id, lot_no) values ($1, $2, 'A') returning id`,
    [companyId, variantId],
  )
  await post(server.app.db, companyId, {
    storeId,
    lines: [{ kind: 'opening', variantId, quantity: 2, unitCost: '2.50', toLocationId: back, lotId: Number(lotId) }],
  })
  const ofLot = await draft([{ variantId, quantity: 1, lotNo: 'A' }])
  const { lines } = await owner.call(getDispatchLocations, { id: ofLot.id })
  expect(lines).toMatchObject([{ places: [{ id: back, free: 2 }] }])
  await owner.call(transitionRoutes.dispatch, { id: ofLot.id, version: 1 })
  const unknown = await draft([{ variantId, quantity: 1, lotNo: 'B' }])
  expect(await owner.send(transitionRoutes.dispatch, { id: unknown.id, version: 1 })).toMatchObject({
    status: 422,
    body: { errorType: 'inventory.lot_unknown', details: { lines: [{ line: 1, variantId }] } },
  })
  const nameless = await draft([
    { variantId, quantity: 4, locationId: shelf },
    { variantId, quantity: 10, locationId: back },
  ])
  await owner.call(transitionRoutes.dispatch, { id: nameless.id, version: 1 })
  expect(await lotsInStock(server.database, of)).toEqual([{ lot: 'A', expiresOn: null, quantity: 1 }])
  const more = await draft([{ variantId, quantity: 1 }])
  expect(await owner.send(transitionRoutes.dispatch, { id: more.id, version: 1 })).toMatchObject({
    status: 422,
    body: { errorType: 'inventory.lot_required', details: { lines: [{ line: 1, variantId }] } },
  })
  await owner.call(transitionRoutes.reverse, { id: ofLot.id, version: 2 })
  expect(await lotsInStock(server.database, of)).toMatchObject([{ lot: 'A', quantity: 2 }])
  await expectWholeLedger(server.database.maintUrl)
})

test('what is not there is refused on its line, and a dispatch that is reversed brings the goods back', async () => {
  const { owner, variantId, shelf, draft, pool } = await shop()
  const short = await draft([{ variantId, quantity: 5, locationId: shelf }])
  expect(await owner.send(transitionRoutes.dispatch, { id: short.id, version: 1 })).toMatchObject({
    status: 409,
    body: { errorType: 'inventory.insufficient_stock', details: { lines: [{ variantId, need: 5, free: 4 }] } },
  })
  expect(await owner.call(routes.get, { id: short.id })).toMatchObject({ status: 'draft', number: null, version: 1 })
  const { id } = await draft([{ variantId, quantity: 3 }])
  await owner.call(transitionRoutes.dispatch, { id, version: 1 })
  expect(await pool()).toMatchObject({ onHand: 11 })
  expect(await owner.call(transitionRoutes.reverse, { id, version: 2 })).toMatchObject({ status: 'reversed' })
  expect(await pool()).toMatchObject({ onHand: 14, value: 3500 })
  await expectWholeLedger(server.database.maintUrl)
})

test('a rule that names the purpose asks for approval of scrap and of nothing else', async () => {
  const { owner, as, variantId, draft } = await shop()
  const chief = await as({ may: ['mannualDispatchItems:view', 'inbox:view'] })
  await owner.call(createApprovalRule, {
    documentType: dispatch.entity,
    name: 'Scrap',
    conditions: { kind: ['scrap'] },
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
  const sample = await draft([{ variantId, quantity: 1 }], { kind: 'sample', recipient: 'Fair' })
  expect(await owner.call(transitionRoutes.dispatch, { id: sample.id, version: 1 })).toMatchObject({
    status: 'dispatched',
  })
  const scrap = await draft([{ variantId, quantity: 1 }])
  expect(await owner.call(transitionRoutes.dispatch, { id: scrap.id, version: 1 })).toMatchObject({ status: 'pending' })
  const { items } = await chief.call(listApprovals, {})
  await chief.call(approve, { id: items[0]?.id ?? 0 })
  const approved = await owner.call(routes.get, { id: scrap.id })
  expect(approved).toMatchObject({ status: 'approved' })
  expect(await owner.call(transitionRoutes.dispatch, { id: scrap.id, version: approved.version })).toMatchObject({
    status: 'dispatched',
  })
})
