import { randomUUID } from 'node:crypto'
import { setExchangeRate } from '@countinghouse/contract/accounts/exchange-rate'
import { container } from '@countinghouse/contract/inventory/container'
import {
  containerReceipt,
  getContainerCount,
  listUnloading,
  openContainerReceipt,
  scanContainerReceipt,
} from '@countinghouse/contract/inventory/container-receipt'
import type { ReceiptScan } from '@countinghouse/contract/inventory/receiving'
import { expect, test } from 'vitest'
import {
  createDamagedLocation,
  createSupplier,
  enteredContainer,
  walk,
} from '../../../../../tests/support/containers.ts'
import { query } from '../../../../../tests/support/database.ts'
import { trackBy } from '../../../../../tests/support/lots.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import type { Client } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { anotherStore, expectWholeLedger, poolOf } from '../../../../../tests/support/stock.ts'

const server = useServer({ isOwn: true })
const { routes, transitionRoutes } = containerReceipt

type Said = Partial<ReceiptScan> & { readonly code: string }
type Lines = Parameters<typeof enteredContainer>[1]
type More = Parameters<typeof enteredContainer>[2]

async function dock() {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const make = async (code: string) => {
    const { variantIds } = await createProduct(server.app.db, companyId, {
      code: `${code}-${randomUUID().slice(0, 6)}`,
    })
    const [variantId = 0] = variantIds
    const [found] = await query<{ sku: string }>(
      server.database.superUrl,
      'select sku from procure.variant where id = $1',
      [variantId],
    )
    return { variantId, code: found?.sku ?? '' }
  }
  const tent = await make('TENT')
  const lamp = await make('LAMP')
  const supplierId = await createSupplier(owner)
  const unloading = async (lines: Lines, more: More = {}) =>
    await walk(
      owner,
      await owner.call(container.routes.create, enteredContainer({ storeId, supplierId }, lines, more)),
      'skip',
      'unload',
    )
  const open = (client: Client, number: string, seal: { sealNo?: string; sealNote?: string } = {}) =>
    client.call(openContainerReceipt, { uid: randomUUID(), container: number, ...seal })
  const scan = (client: Client, id: number, ...said: readonly Said[]) =>
    client.call(scanContainerReceipt, {
      id,
      scans: said.map((one) => ({ uid: randomUUID(), quantity: 1, condition: 'good' as const, ...one })),
    })
  const versionOf = async (id: number) => (await owner.call(routes.get, { id })).version
  const transition = async (name: 'post' | 'finish' | 'cancel', id: number) =>
    await owner.call(transitionRoutes[name], { id, version: await versionOf(id) })
  const pool = (variantId: number) => poolOf(server.app.db, companyId, { storeId, variantId })
  const differences = (id: number) =>
    query<{ kind: string; line: number | null; quantity: number; note: string | null }>(
      server.database.superUrl,
      `select kind, line_no as line, quantity::float8 as quantity, note from inventory.discrepancy where receipt_id = $1
       order by kind, line_no`,
      [id],
    )
  return { ...tenant, tent, lamp, supplierId, unloading, open, scan, transition, versionOf, pool, differences }
}

test('a container is received in parts: good pieces at their cost, others the supplier’s without value, each difference on its line', async () => {
  const { companyId, storeId, owner, tent, lamp, supplierId, unloading, open, scan, transition, pool, differences } =
    await dock()
  const box = await unloading([
    { variantId: tent.variantId, quantity: 240, cartons: 10, caseQuantity: 24, unitCost: '2.5' },
    { variantId: lamp.variantId, quantity: 6, unitCost: '4' },
  ])
  expect((await owner.call(listUnloading, {})).items).toMatchObject([
    { containerNo: box.containerNo, lines: 2, pieces: 246, isSealed: false, openedAt: null },
  ])
  const { id } = await open(owner, box.containerNo)
  await scan(owner, id, { code: tent.code, quantity: 9 * 24 + 5 })
  expect(await transition('post', id)).toMatchObject({ status: 'posted' })
  expect(await pool(tent.variantId)).toMatchObject({ onHand: 221, owned: 221, value: 55_250 })
  await scan(
    owner,
    id,
    { code: tent.code, quantity: 4, condition: 'damaged' },
    { code: lamp.code, quantity: 5 },
    { code: lamp.code, quantity: 2, condition: 'rejected', note: 'Wrong colour' },
  )
  expect(await owner.send(transitionRoutes.finish, { id, version: 2 })).toMatchObject({
    status: 422,
    body: { errorType: 'inventory.no_damaged_place' },
  })
  await createDamagedLocation(owner, storeId)
  expect(await transition('finish', id)).toMatchObject({ status: 'closed' })
  expect(await pool(tent.variantId)).toMatchObject({ onHand: 225, owned: 221, value: 55_250 })
  expect(await pool(lamp.variantId)).toMatchObject({ onHand: 6, owned: 5, value: 2000 })
  expect((await owner.call(getContainerCount, { id })).lines).toMatchObject([
    { lineNo: 1, expected: 240, good: 221, damaged: 4, rejected: 0, posted: 225, caseQuantity: 24 },
    { lineNo: 2, expected: 6, good: 5, damaged: 0, rejected: 1, posted: 6 },
    { lineNo: null, variantId: lamp.variantId, rejected: 1, posted: 0 },
  ])
  expect(await differences(id)).toEqual([
    { kind: 'damaged', line: 1, quantity: 4, note: null },
    { kind: 'over', line: null, quantity: 1, note: null },
    { kind: 'rejected', line: 2, quantity: 1, note: 'Wrong colour' },
    { kind: 'short', line: 1, quantity: 15, note: null },
  ])
  const aside = await query(
    server.database.superUrl,
    `select b.owner_id::int as owner, b.on_hand::int as count from inventory.stock_balance b
     join inventory.location l on l.company_id = b.company_id and l.id = b.location_id
     where b.company_id = $1 and l.is_damaged and b.on_hand > 0 order by b.on_hand`,
    [companyId],
  )
  expect(aside).toEqual([
    { owner: supplierId, count: 1 },
    { owner: supplierId, count: 4 },
  ])
  expect(await owner.call(container.routes.get, { id: box.id })).toMatchObject({ status: 'unloaded' })
  await expectWholeLedger(server.database.maintUrl)
})

test('goods bought in another currency come in at the rate of the day on which unloading started', async () => {
  const { owner, tent, unloading, open, scan, transition, pool } = await dock()
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const line = { variantId: tent.variantId, quantity: 2, unitCost: '9.999999' }
  await expect(unloading([line], { currencyCode: 'USD' })).rejects.toThrow(/accounts\.rate_missing/)
  await owner.call(setExchangeRate, { currencyCode: 'USD', day, rate: '0.8' })
  const box = await unloading([line], { currencyCode: 'USD' })
  expect(await owner.call(container.routes.get, { id: box.id })).toMatchObject({ exchangeRate: '0.8' })
  const { id } = await open(owner, box.containerNo)
  await scan(owner, id, { code: tent.code, quantity: 2 })
  await transition('finish', id)
  // 2 × 7.999999
  expect(await pool(tent.variantId)).toMatchObject({ onHand: 2, value: 1600 })
})

test('what is tracked by lot comes in by lot: from the label, from the only one announced, or it is asked for', async () => {
  const { companyId, owner, tent, unloading, open, scan, transition } = await dock()
  await trackBy(server.database, { companyId, variantId: tent.variantId }, 'lot')
  const { variantId, code } = tent
  const two = await unloading([
    { variantId, quantity: 5, unitCost: '1', lotNo: 'A1', expiresOn: '2027-06-30' },
    { variantId, quantity: 5, unitCost: '1', lotNo: 'B2' },
  ])
  const { id } = await open(owner, two.containerNo)
  const { answers } = await scan(
    owner,
    id,
    { code },
    { code, lotNo: 'A1', quantity: 5 },
    { code, lotNo: 'B2', quantity: 4, expiresOn: '2028-01-31' },
    { code, lotNo: 'C3' },
    { code, lotNo: 'C4', expiresOn: '1999-12-31' },
    { code, lotNo: 'C5', quantity: 0, expiresOn: '0001-01-01' },
  )
  expect(answers.map(({ refusal }) => refusal)).toEqual([
    'This product is tracked by lot or serial number. Enter the number.',
    null,
    null,
    null,
    'The expiry date is before the year 2000. Check the year.',
    'The expiry date is before the year 2000. Check the year.',
  ])
  await transition('finish', id)
  const lots = await query(
    server.database.superUrl,
    `select t.lot_no as lot, t.expires_on::text as expires, b.on_hand::int as count from inventory.stock_balance b
     join inventory.stock_lot t on t.company_id = b.company_id and t.id = b.lot_id where b.company_id = $1 and b.on_hand > 0 order by 1`,
    [companyId],
  )
  expect(lots).toEqual([
    { lot: 'A1', expires: '2027-06-30', count: 5 },
    { lot: 'B2', expires: '2028-01-31', count: 4 },
  ])
  expect((await owner.call(getContainerCount, { id })).lines).toMatchObject([
    { lineNo: 1, lotNo: 'A1', good: 5 },
    { lineNo: 2, lotNo: 'B2', good: 4 },
    { lineNo: null, lotNo: 'C3', good: 1, posted: 0 },
  ])
  const one = await unloading([{ variantId, quantity: 1, unitCost: '1', lotNo: 'D4' }])
  const second = await open(owner, one.containerNo)
  expect((await scan(owner, second.id, { code })).answers).toMatchObject([{ refusal: null }])
  expect(await transition('finish', second.id)).toMatchObject({ status: 'closed' })
  await expectWholeLedger(server.database.maintUrl)
})

test('an expiry date before any business is neither announced nor posted, and another scan corrects one that was counted', async () => {
  const { companyId, storeId, supplierId, owner, tent, unloading, open, scan, transition, versionOf } = await dock()
  await trackBy(server.database, { companyId, variantId: tent.variantId }, 'lot')
  const { variantId, code } = tent
  const line = { variantId, quantity: 2, unitCost: '1', lotNo: 'A1' }
  const announced = enteredContainer({ storeId, supplierId }, [line, { ...line, expiresOn: '1999-12-31' }])
  const message = 'The expiry date is before the year 2000. Check the year.'
  expect(await owner.send(container.routes.create, announced)).toMatchObject({
    status: 422,
    body: { fields: { 'lines.1.expiresOn': [{ message }] } },
  })
  const { containerNo } = await unloading([line])
  const { id } = await open(owner, containerNo)
  await scan(owner, id, { code, lotNo: 'A1', quantity: 2 })
  // As it could be scanned once.
  await query(
    server.database.superUrl,
    `set session_replication_role = replica; update inventory.receipt_scan set expires_on = '0027-06-30' where receipt_id = ${id}`,
  )
  const version = await versionOf(id)
  expect(await owner.send(transitionRoutes.finish, { id, version })).toMatchObject({
    status: 422,
    body: { errorType: 'inventory.bad_line', message },
  })
  await scan(owner, id, { code, lotNo: 'A1', expiresOn: '2027-06-30' }, { code, lotNo: 'A1', quantity: -1 })
  await transition('finish', id)
  const lots = `select lot_no as lot, expires_on::text as expires from inventory.stock_lot where company_id = $1`
  expect(await query(server.database.superUrl, lots, [companyId])).toEqual([{ lot: 'A1', expires: '2027-06-30' }])
})

test('a seal that is another one wants a note and becomes a difference; which it should be is not told', async () => {
  const { owner, tent, unloading, open, transition, differences } = await dock()
  const box = await unloading([{ variantId: tent.variantId, quantity: 1, unitCost: '1' }], { sealNo: 'SL-100' })
  const attempt = (seal: object) =>
    owner.send(openContainerReceipt, { uid: randomUUID(), container: box.containerNo, ...seal })
  const missing = await attempt({})
  expect(missing).toMatchObject({ status: 422, body: { errorType: 'inventory.seal_required' } })
  const other = await attempt({ sealNo: 'SL-999' })
  expect(other).toMatchObject({
    body: { errorType: 'inventory.seal_differs', fields: { sealNote: [{ code: 'rule' }] } },
  })
  expect(JSON.stringify([missing.body, other.body])).not.toContain('SL-100')
  const { id } = await open(owner, box.containerNo, { sealNo: 'SL-999', sealNote: 'Cut and replaced' })
  await transition('finish', id)
  expect(await differences(id)).toEqual([
    { kind: 'seal', line: null, quantity: 1, note: 'Cut and replaced' },
    { kind: 'short', line: 1, quantity: 1, note: null },
  ])
  const same = await unloading([{ variantId: tent.variantId, quantity: 1, unitCost: '1' }], { sealNo: 'SL-200' })
  const matching = await open(owner, same.number ?? '', { sealNo: 'sl-200' })
  await transition('finish', matching.id)
  expect((await differences(matching.id)).map(({ kind }) => kind)).toEqual(['short'])
})

test('two devices count at once, the same scan is counted once, and whoever finishes, it comes in once', async () => {
  const { companyId, owner, as, tent, unloading, open, scan, pool } = await dock()
  const box = await unloading([{ variantId: tent.variantId, quantity: 40, unitCost: '3' }])
  const helper = await as({ may: ['view', 'create', 'post'].map((event) => `mannualrecincontainer:${event}`) })
  const opened = await Promise.all([open(owner, box.containerNo), open(helper, box.containerNo)])
  expect(new Set(opened.map(({ id }) => id)).size).toBe(1)
  const id = opened[0].id
  const uid = randomUUID()
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, () => scan(owner, id, { code: tent.code })),
    ...Array.from({ length: 10 }, () => scan(helper, id, { code: tent.code })),
    scan(owner, id, { code: tent.code, uid, quantity: 5 }),
    scan(helper, id, { code: tent.code, uid, quantity: 5 }),
  ])
  expect(answers.flatMap((answer) => answer.answers).every(({ refusal }) => refusal === null)).toBe(true)
  expect((await owner.call(getContainerCount, { id })).lines).toMatchObject([{ good: 25 }])
  const key = randomUUID()
  const finished = await Promise.all(
    Array.from({ length: 16 }, (_, index) =>
      (index % 2 === 0 ? owner : helper).send(
        transitionRoutes[index % 4 < 2 ? 'finish' : 'post'],
        { id, version: 1 },
        { key: index % 4 === 0 ? key : randomUUID() },
      ),
    ),
  )
  expect(finished.every(({ status }) => status === 200 || status === 409)).toBe(true)
  expect(await pool(tent.variantId)).toMatchObject({ onHand: 25, value: 7500 })
  const postings = `select count(*)::int as count from inventory.stock_posting where company_id = $1 and source_type = 'container_receipt'`
  expect(await query(server.database.superUrl, postings, [companyId])).toEqual([{ count: 1 }])
  await expectWholeLedger(server.database.maintUrl)
})

test('a container is received once, by its own store, while it is unloaded; a count without anything posted can be begun anew', async () => {
  const { companyId, owner, as, tent, unloading, open, scan, transition, versionOf } = await dock()
  const { storeId: elsewhere } = await anotherStore(server.app.db, server.database.superUrl, { companyId, code: 'TWO' })
  const permissions = ['view', 'create', 'post'].map((event) => `mannualrecincontainer:${event}`)
  const stranger = await as({ may: permissions, storeIds: [elsewhere] })
  const box = await unloading([{ variantId: tent.variantId, quantity: 2, unitCost: '1' }])
  const attempt = (client: Client, number: string) =>
    client.send(openContainerReceipt, { uid: randomUUID(), container: number })
  expect(await attempt(stranger, box.containerNo)).toMatchObject({
    status: 409,
    body: { errorType: 'inventory.wrong_store' },
  })
  expect((await stranger.call(listUnloading, {})).items).toEqual([])
  expect(await attempt(owner, 'NOSUCH1')).toMatchObject({ body: { errorType: 'inventory.unknown_container' } })
  const first = await open(owner, box.containerNo)
  expect(await stranger.send(getContainerCount, { id: first.id })).toMatchObject({ status: 404 })
  const { version } = await owner.call(container.routes.get, { id: box.id })
  expect(
    await owner.send(container.transitionRoutes.correct, { id: box.id, version, reason: 'Wrong list' }),
  ).toMatchObject({
    status: 409,
    body: { errorType: 'inventory.being_received' },
  })
  await transition('cancel', first.id)
  const { id } = await open(owner, box.containerNo)
  expect(id).not.toBe(first.id)
  const { answers } = await scan(
    owner,
    id,
    { code: 'NOTHING' },
    { code: tent.code, quantity: 2 },
    { code: tent.code, quantity: -3 },
    { code: tent.code, condition: 'rejected' },
  )
  expect(answers.map(({ refusal }) => refusal)).toEqual([
    'No product has this code.',
    null,
    'Fewer pieces have been counted. Lower the quantity.',
    'Enter the rejection reason.',
  ])
  await transition('post', id)
  expect(await owner.send(transitionRoutes.post, { id, version: await versionOf(id) })).toMatchObject({
    body: { errorType: 'inventory.nothing_counted' },
  })
  expect((await scan(owner, id, { code: tent.code, quantity: -1 })).answers[0]?.refusal).toContain('already in stock')
  await transition('finish', id)
  expect(await attempt(owner, box.containerNo)).toMatchObject({
    status: 409,
    body: { errorType: 'inventory.not_unloading', details: { status: 'unloaded' } },
  })
  const late = `update inventory.receipt_part set quantity = 9 where receipt_id = ${id}`
  await expect(query(server.database.superUrl, late)).rejects.toThrow()
})
