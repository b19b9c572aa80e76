import { randomUUID } from 'node:crypto'
import { customer } from '@countinghouse/contract/crm/customer'
import { getLot, holdLot, lots, releaseLot } from '@countinghouse/contract/inventory/lot'
import { stockAdjustment } from '@countinghouse/contract/inventory/stock-adjustment'
import { getReceipt } from '@countinghouse/contract/sales/receipt'
import { completeSale } from '@countinghouse/contract/sales/register'
import { completeReturn, voidSale } from '@countinghouse/contract/sales/register-return'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { lotsInStock, trackBy } from '../../../../../tests/support/lots.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { anotherStore, expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { createGoods, createTill, openTill, paid } from '../../../../../tests/support/till.ts'

const server = useServer({ isOwn: true })

/** A till that sells phones of 240.00 by serial number: A, B and C are in its store. */
async function shop() {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const { tillId, cash } = await createTill(server, tenant)
  const phone = await createGoods(server, tenant, { price: 24_000, unitCost: '100.00', quantity: 1 })
  const { variantId } = phone
  const of = { companyId, variantId }
  await trackBy(server.database, of, 'serial')
  const [reason] = await query<{ id: number }>(
    server.database.superUrl,
    `insert into inventory.reason (company_id, code, name, direction) values ($1, 'FOUND', 'Found', 'both') returning id`,
    [companyId],
  )
  const adjust = async (lines: readonly object[], at = storeId) => {
    const entered = { uid: randomUUID(), storeId: at, reasonId: Number(reason?.id), effectiveOn: today(), lines }
    const { id, version } = await owner.call(stockAdjustment.routes.create, entered as never)
    return await owner.send(stockAdjustment.transitionRoutes['post'] as never, { id, version } as never)
  }
  const found = (lotNo: string, quantity = 1) => ({ variantId, quantity, lotNo, unitCost: '100' })
  const taken = (lotNo: string) => ({ variantId, quantity: -1, lotNo })
  const { session } = await openTill(owner, { tillId, storeId })
  const sale = (serialNos: readonly string[], quantity = serialNos.length, more: object = {}) => ({
    uid: randomUUID(),
    tillSessionId: session.id,
    soldAt: new Date().toISOString(),
    lines: [{ variantId, quantity, serialNos: [...serialNos] }],
    grossMinor: 24_000 * quantity,
    tenders: [paid(cash, 24_000 * quantity)],
    ...more,
  })
  const idOf = async (name: string) => {
    const { items } = await owner.call(lots.routes.list, { q: name })
    return items.find((row) => row.name === name)?.id ?? 0
  }
  const inStock = async () => (await lotsInStock(server.database, of)).map(({ lot }) => lot)
  return { ...tenant, phone, variantId, session, cash, adjust, found, taken, sale, idOf, inStock }
}

const today = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

test('a serial number is received, sold, taken back and voided by name, and its life is on one page', async () => {
  const { owner, session, cash, variantId, adjust, found, sale, idOf, inStock } = await shop()
  expect((await adjust([found('A'), found('B'), found('C')])).status).toBe(200)
  expect(await inStock()).toEqual(['A', 'B', 'C', null])
  const { id: customerId } = await owner.call(customer.routes.create, { code: 'ANNA', name: 'Anna Berg' } as never)
  const sold = await owner.call(completeSale, sale(['B', 'C'], 2, { customerId }) as never)
  expect(await inStock()).toEqual(['A', null])
  const receipt = await owner.call(getReceipt, { id: sold.id })
  expect(receipt.lines).toMatchObject([{ quantity: 2, serials: ['B', 'C'], returnable: ['B', 'C'] }])
  const back = (serialNos: readonly string[], quantity = 1) => ({
    uid: randomUUID(),
    tillSessionId: session.id,
    originalSaleId: sold.id,
    soldAt: new Date().toISOString(),
    reason: 'Faulty',
    lines: [{ lineNo: 1, quantity, serialNos: [...serialNos] }],
    tenders: [paid(cash, 24_000 * quantity)],
  })
  for (const wrong of [[], ['A'], ['B', 'C']])
    expect(await owner.send(completeReturn, back(wrong) as never), wrong.join()).toMatchObject({
      status: 422,
      body: { errorType: 'sales.serial_required', fields: { 'lines.0.serialNos': [{ code: 'rule' }] } },
    })
  await owner.call(completeReturn, back(['C']) as never)
  expect(await inStock()).toEqual(['A', 'C', null])
  expect((await owner.call(getReceipt, { id: sold.id })).lines).toMatchObject([{ returnable: ['B'] }])
  await owner.call(completeReturn, back([]) as never)
  expect(await inStock()).toEqual(['A', 'B', 'C', null])
  const again = await owner.call(completeSale, sale(['A']) as never)
  await owner.call(voidSale, { id: again.id, reason: 'Typed twice' })
  const life = await owner.call(getLot, { id: await idOf('C') })
  expect(life).toMatchObject({ kind: 'serial', status: 'available', onHand: 1, places: [{ onHand: 1 }] })
  expect(life.moves.map(({ kind, party }) => [kind, party])).toEqual([
    ['sale_return', 'Anna Berg'],
    ['sale', 'Anna Berg'],
    ['adjust_in', null],
  ])
  expect(life.moves[1]?.path).toBe(`/pos/till-receipts/?open=${sold.id}`)
  const { items } = await owner.call(lots.routes.list, { kind: ['serial'], variantId: [variantId] } as never)
  expect(items.map(({ name, status, onHand }) => [name, status, onHand]).toSorted()).toEqual([
    ['A', 'available', 1],
    ['B', 'available', 1],
    ['C', 'available', 1],
  ])
  await expectWholeLedger(server.database.maintUrl)
})

test('a sale names each piece once, and only what is in the store; stock of before has no number', async () => {
  const { owner, companyId, adjust, found, sale, inStock } = await shop()
  await adjust([found('A'), found('B')])
  const { storeId: elsewhere } = await anotherStore(server.app.db, server.database.superUrl, { companyId, code: 'FAR' })
  await adjust([found('FAR-1')], elsewhere)
  const refused = async (serialNos: readonly string[], quantity: number) => {
    const { status, body } = await owner.send(completeSale, sale(serialNos, quantity) as never)
    return [status, body.errorType, Object.keys(body.fields ?? {})]
  }
  expect(await refused(['A', 'A'], 2)).toEqual([422, 'sales.serial_required', ['lines.0.serialNos.1']])
  expect(await refused(['A'], 3)).toEqual([422, 'sales.serial_required', ['lines.0.serialNos']])
  expect(await refused(['A', 'B'], 1)).toEqual([422, 'sales.serial_required', ['lines.0.serialNos']])
  expect(await refused(['A', 'X'], 2)).toEqual([422, 'sales.serial_unknown', ['lines.0.serialNos.1']])
  expect(await refused(['FAR-1'], 1)).toEqual([409, 'sales.serial_not_here', ['lines.0.serialNos.0']])
  await owner.call(completeSale, sale([], 1) as never)
  expect(await inStock()).toEqual(['A', 'B', 'FAR-1'])
  expect(await refused([], 1)).toEqual([422, 'sales.serial_required', ['lines.0.serialNos']])
  await expectWholeLedger(server.database.maintUrl)
})

test('one piece is in one place: not two of a number, not twice, and not in two stores at once', async () => {
  const { companyId, adjust, found, taken, inStock } = await shop()
  const { storeId: elsewhere } = await anotherStore(server.app.db, server.database.superUrl, { companyId, code: 'FAR' })
  const codeOf = (answer: { status: number; body: Record<string, unknown> }) => [
    answer.status,
    answer.body['errorType'],
  ]
  expect(codeOf(await adjust([found('A', 2)]))).toEqual([422, 'inventory.serial_quantity'])
  expect((await adjust([found('A')])).status).toBe(200)
  expect(codeOf(await adjust([found('A')]))).toEqual([409, 'inventory.serial_present'])
  expect(codeOf(await adjust([found('A')], elsewhere))).toEqual([409, 'inventory.serial_present'])
  const both = await Promise.all(
    [1, 2, 3, 4].map((n) => adjust([found('Z'), found(`Y${n}`)], n % 2 === 0 ? elsewhere : undefined)),
  )
  expect(both.map(codeOf).toSorted()).toEqual([
    [200, undefined],
    [409, 'inventory.serial_present'],
    [409, 'inventory.serial_present'],
    [409, 'inventory.serial_present'],
  ])
  expect((await inStock()).filter((lot) => lot === 'Z')).toHaveLength(1)
  expect((await adjust([taken('A')])).status).toBe(200)
  expect((await adjust([found('A')], elsewhere)).status).toBe(200)
  await expectWholeLedger(server.database.maintUrl)
})

test('what is on hold is not sold until it is released, and may be adjusted', async () => {
  const { owner, adjust, found, taken, sale, idOf } = await shop()
  await adjust([found('A'), found('B')])
  const id = await idOf('A')
  const held = await owner.call(holdLot, { id, version: 1, reason: 'Recalled by the maker' })
  expect(held).toMatchObject({ status: 'held', version: 2, hold: { reason: 'Recalled by the maker' } })
  expect(await owner.send(holdLot, { id, version: 1, reason: 'Again' })).toMatchObject({
    status: 409,
    body: { errorType: 'stale' },
  })
  expect(await owner.send(holdLot, { id, version: 2, reason: 'Again' })).toMatchObject({
    body: { errorType: 'state_conflict' },
  })
  expect(await owner.send(completeSale, sale(['A']) as never)).toMatchObject({
    status: 409,
    body: { errorType: 'inventory.lot_held', details: { lots: [{ lot: 'A', reason: 'Recalled by the maker' }] } },
  })
  expect((await adjust([taken('A')])).status).toBe(200)
  await adjust([found('A')])
  await owner.call(releaseLot, { id, version: 2 })
  await owner.call(completeSale, sale(['A']) as never)
  expect((await owner.call(getLot, { id })).status).toBe('gone')
})
