import { randomUUID } from 'node:crypto'
import { location } from '@countinghouse/contract/inventory/location'
import { openingStock } from '@countinghouse/contract/inventory/opening-stock'
import { expect, test } from 'vitest'
import { trackBy } from '../../../../../tests/support/lots.ts'
import { balancesOf } from '../../../../../tests/support/journals.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { anotherStore, expectWholeLedger, poolOf, post } from '../../../../../tests/support/stock.ts'

const server = useServer({ isOwn: true })
const { routes, transitionRoutes } = openingStock
// By any clock it is over.
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

type Line = { variantId: number; quantity: number; unitCost: string; locationId?: number; lotNo?: string }

async function shop() {
  const tenant = await server.company()
  const { companyId, storeId } = tenant
  const { variantIds } = await createProduct(server.app.db, companyId, { colors: 2 })
  const [variantId = 0, other = 0] = variantIds
  const entered = (lines: readonly Line[], more: { effectiveOn?: string } = {}) => ({
    uid: randomUUID(),
    storeId,
    effectiveOn: yesterday,
    lines: [...lines],
    ...more,
  })
  const pool = (id = variantId) => poolOf(server.app.db, companyId, { storeId, variantId: id })
  return { ...tenant, variantId, other, entered, pool }
}

test('a draft says total quantity and value; posted, the stock is there at cost against opening balances, and is reversed while it is', async () => {
  const { owner, companyId, variantId, other, entered, pool } = await shop()
  const before = await balancesOf(server.app.db, companyId)
  const draft = await owner.call(
    routes.create,
    entered([
      { variantId, quantity: 12, unitCost: '2.505' },
      { variantId: other, quantity: 0.25, unitCost: '100' },
    ]),
  )
  expect(draft).toMatchObject({ status: 'draft', number: null, totalQuantity: 12.25, valueMinor: 3006 + 2500 })
  expect(await pool()).toMatchObject({ onHand: 0 })
  const posted = await owner.call(transitionRoutes.post, { id: draft.id, version: draft.version })
  expect(posted).toMatchObject({ status: 'posted', totalQuantity: 12.25, valueMinor: 5506 })
  expect(posted.number).toMatch(/^OPS-\d{4}-00001$/)
  expect(await pool()).toMatchObject({ onHand: 12, value: 3006 })
  const after = await balancesOf(server.app.db, companyId)
  expect((after['1300'] ?? 0) - (before['1300'] ?? 0)).toBe(5506)
  expect((after['3900'] ?? 0) - (before['3900'] ?? 0)).toBe(-5506)
  await expectWholeLedger(server.database.maintUrl)

  const reversed = await owner.call(transitionRoutes.reverse, { id: posted.id, version: posted.version })
  expect(reversed).toMatchObject({ status: 'reversed' })
  expect(await pool()).toMatchObject({ onHand: 0, value: 0 })
  expect(await balancesOf(server.app.db, companyId)).toEqual(before)
  await expectWholeLedger(server.database.maintUrl)
})

test('it is not reversed once its goods have left, and posts neither twice nor ahead of the day', async () => {
  const { owner, companyId, storeId, variantId, entered } = await shop()
  const { id, version } = await owner.call(routes.create, entered([{ variantId, quantity: 5, unitCost: '4' }]))
  const posted = await owner.call(transitionRoutes.post, { id, version })
  expect(await owner.send(transitionRoutes.post, { id, version: posted.version })).toMatchObject({ status: 409 })
  await post(server.app.db, companyId, { storeId, lines: [{ kind: 'sale', variantId, quantity: 1 }] })
  expect(await owner.send(transitionRoutes.reverse, { id, version: posted.version })).toMatchObject({
    status: 409,
    body: { errorType: 'inventory.insufficient_stock' },
  })
  const ahead = await owner.call(
    routes.create,
    entered([{ variantId, quantity: 1, unitCost: '1' }], { effectiveOn: '2199-01-01' }),
  )
  expect(await owner.send(transitionRoutes.post, { id: ahead.id, version: ahead.version })).toMatchObject({
    body: { errorType: 'inventory.day_ahead', fields: { effectiveOn: [{}] } },
  })
})

test('what is wrong is told at its field: a line twice, another store’s location, no cost, a value beyond the ledger, a lot left out', async () => {
  const { owner, companyId, variantId, other, entered } = await shop()
  const { storeId: elsewhere } = await anotherStore(server.app.db, server.database.superUrl, { companyId, code: 'FAR' })
  const shelf = await owner.call(location.routes.create, {
    code: 'ELSE',
    name: 'Elsewhere',
    storeId: elsewhere,
    kind: 'shelf',
  })
  const refused = async (...lines: Partial<Line>[]) =>
    (await owner.send(routes.create, entered(lines as Line[]) as never)).body.fields
  const line = { variantId, quantity: 1, unitCost: '1' }
  expect(await refused(line, line)).toHaveProperty(['lines.1.variantId'])
  expect(await refused({ ...line, locationId: shelf.id })).toHaveProperty(['lines.0.locationId'])
  expect(await refused({ variantId, quantity: 1 })).toHaveProperty(['lines.0.unitCost'])
  expect(await refused({ ...line, quantity: -1 })).toHaveProperty(['lines.0.quantity'])
  expect(await refused({ ...line, quantity: 50_000_000, unitCost: '999999999' })).toHaveProperty(['lines'])
  await trackBy(server.database, { companyId, variantId }, 'lot')
  const { id, version } = await owner.call(routes.create, entered([line, { ...line, variantId: other, lotNo: 'B7' }]))
  expect(await owner.send(transitionRoutes.post, { id, version })).toMatchObject({
    body: { errorType: 'inventory.lot_required' },
  })
  const old = entered([{ ...line, lotNo: 'B8', expiresOn: '0001-01-01' } as Line])
  const past = await owner.call(routes.create, old)
  expect(await owner.send(transitionRoutes.post, { id: past.id, version: past.version })).toMatchObject({
    body: { errorType: 'inventory.bad_line', message: 'The expiry date is before the year 2000. Check the year.' },
  })
})
