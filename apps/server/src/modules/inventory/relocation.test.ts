import { randomUUID } from 'node:crypto'
import { location } from '@countinghouse/contract/inventory/location'
import { openingStock } from '@countinghouse/contract/inventory/opening-stock'
import { relocation } from '@countinghouse/contract/inventory/relocation'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { balancesOf } from '../../../../../tests/support/journals.ts'
import { trackBy } from '../../../../../tests/support/lots.ts'
import { createProduct, createProducts } from '../../../../../tests/support/products.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { anotherStore, expectWholeLedger, poolOf, post } from '../../../../../tests/support/stock.ts'

const server = useServer({ isOwn: true })
const { routes, transitionRoutes } = relocation
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

type Line = { variantId: number; quantity: number; fromLocationId: number; toLocationId: number; lotNo?: string }

/** A store with 40 pieces on its main shelf and an empty shelf beside it. */
async function shop() {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const { variantIds } = await createProduct(server.app.db, companyId)
  const [variantId = 0] = variantIds
  const lines = [{ kind: 'opening', variantId, quantity: 40, unitCost: '2.5' }] as const
  await post(server.app.db, companyId, { storeId, lines })
  const { items } = await owner.call(location.routes.list, {})
  const main = items[0]?.id ?? 0
  const { id: shelf } = await owner.call(location.routes.create, { code: 'A-01', name: 'A-01', storeId, kind: 'shelf' })
  const draft = (lines: readonly Line[], more: { effectiveOn?: string } = {}) =>
    owner.call(routes.create, { uid: randomUUID(), storeId, effectiveOn: yesterday, lines: [...lines], ...more })
  const held = async () => {
    const rows = await query<{ at: number; quantity: number }>(
      server.database.superUrl,
      'select location_id as at, sum(on_hand)::float8 as quantity from inventory.stock_balance where company_id = $1 group by 1',
      [companyId],
    )
    const at = (id: number) => rows.find((row) => Number(row.at) === id)?.quantity ?? 0
    return { main: at(main), shelf: at(shelf) }
  }
  return { ...tenant, variantId, main, shelf, draft, held }
}

test('posted goods are at their new location, at the same value and without a journal; reversed they are back', async () => {
  const { owner, companyId, storeId, variantId, main, shelf, draft, held } = await shop()
  const before = await balancesOf(server.app.db, companyId)
  const line = { variantId, quantity: 12.5, fromLocationId: main, toLocationId: shelf }
  const { id, version, totalQuantity } = await draft([line, { ...line, quantity: 7.5 }])
  expect(totalQuantity).toBe(20)
  expect(await held()).toEqual({ main: 40, shelf: 0 })
  const posted = await owner.call(transitionRoutes.post, { id, version })
  expect(posted.number).toMatch(/^RLC-\d{4}-00001$/)
  expect(await held()).toEqual({ main: 20, shelf: 20 })
  expect(await poolOf(server.app.db, companyId, { storeId, variantId })).toMatchObject({ onHand: 40, value: 10_000 })
  expect(await balancesOf(server.app.db, companyId)).toEqual(before)
  await owner.call(transitionRoutes.reverse, { id, version: posted.version })
  expect(await held()).toEqual({ main: 40, shelf: 0 })
  expect(await balancesOf(server.app.db, companyId)).toEqual(before)
  await expectWholeLedger(server.database.maintUrl)
})

test('what is wrong is refused: the same location, one of another store, more than is there, a lot left out, moved on meanwhile', async () => {
  const { owner, companyId, storeId, variantId, main, shelf, draft } = await shop()
  const { storeId: elsewhere } = await anotherStore(server.app.db, server.database.superUrl, { companyId, code: 'FAR' })
  const far = await owner.call(location.routes.create, { code: 'FAR', name: 'F', storeId: elsewhere, kind: 'shelf' })
  const line = { variantId, quantity: 1, fromLocationId: main, toLocationId: shelf }
  const refused = async (one: Line) => {
    const entered = { uid: randomUUID(), storeId, effectiveOn: yesterday, lines: [one] }
    const { status, body } = await owner.send(routes.create, entered)
    return [status, Object.keys(body.fields ?? {})]
  }
  expect(await refused({ ...line, toLocationId: main })).toEqual([
    422,
    ['lines.0.fromLocationId', 'lines.0.toLocationId'],
  ])
  expect(await refused({ ...line, toLocationId: far.id })).toEqual([422, ['lines.0.toLocationId']])
  expect(await refused({ ...line, quantity: 0 })).toEqual([400, ['lines.0.quantity']])
  const most = { ...line, quantity: 100_000_000 }
  const together = { uid: randomUUID(), storeId, effectiveOn: yesterday, lines: [most, most] }
  expect((await owner.send(routes.create, together)).body.fields).toHaveProperty(['lines'])
  const postOf = async (...lines: Line[]) => {
    const { id, version } = await draft(lines)
    return (await owner.send(transitionRoutes.post, { id, version })).body['errorType']
  }
  expect(await postOf({ ...line, quantity: 40.0001 })).toBe('inventory.insufficient_stock')
  const { id, version } = await draft([{ ...line, quantity: 40 }])
  const posted = await owner.call(transitionRoutes.post, { id, version })
  await draft([{ ...line, quantity: 40, fromLocationId: shelf, toLocationId: main }]).then((back) =>
    owner.call(transitionRoutes.post, { id: back.id, version: back.version }),
  )
  expect((await owner.send(transitionRoutes.reverse, { id, version: posted.version })).body['errorType']).toBe(
    'inventory.insufficient_stock',
  )
  await trackBy(server.database, { companyId, variantId }, 'lot')
  expect(await postOf({ ...line, lotNo: 'NONE' })).toBe('inventory.lot_unknown')
})

test('a thousand lines are posted and reversed together, of opening stock as well', async () => {
  const { owner, companyId, storeId, variantId, main, shelf, draft, held } = await shop()
  const line = { variantId, quantity: 0.04, fromLocationId: main, toLocationId: shelf }
  const { id, version } = await draft(Array.from({ length: 1000 }, () => line))
  const posted = await owner.call(transitionRoutes.post, { id, version })
  expect(await held()).toEqual({ main: 0, shelf: 40 })
  await owner.call(transitionRoutes.reverse, { id, version: posted.version })
  expect(await held()).toEqual({ main: 40, shelf: 0 })

  const variantIds = await createProducts(server.app.db, companyId, 600)
  const lines = variantIds.map((one) => ({ variantId: one, quantity: 2, unitCost: '1.255' }))
  const opening = await owner.call(openingStock.routes.create, {
    uid: randomUUID(),
    storeId,
    effectiveOn: yesterday,
    lines,
  })
  const opened = await owner.call(openingStock.transitionRoutes.post, { id: opening.id, version: opening.version })
  expect(opened).toMatchObject({ totalQuantity: 1200, valueMinor: 600 * 251 })
  await owner.call(openingStock.transitionRoutes.reverse, { id: opening.id, version: opened.version })
  expect(await poolOf(server.app.db, companyId, { storeId, variantId: variantIds[599] ?? 0 })).toMatchObject({
    onHand: 0,
    value: 0,
  })
  await expectWholeLedger(server.database.maintUrl)
})

test('of eight relocations of the last pieces one is posted', async () => {
  const { owner, variantId, main, shelf, draft, held } = await shop()
  const drafts = await Promise.all(
    Array.from({ length: 8 }, () => draft([{ variantId, quantity: 25, fromLocationId: main, toLocationId: shelf }])),
  )
  const answers = await Promise.all(drafts.map(({ id, version }) => owner.send(transitionRoutes.post, { id, version })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await held()).toEqual({ main: 15, shelf: 25 })
})
