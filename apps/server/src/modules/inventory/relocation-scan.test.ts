import { randomUUID } from 'node:crypto'
import { location } from '@countinghouse/contract/inventory/location'
import { relocation } from '@countinghouse/contract/inventory/relocation'
import type { RelocationScan } from '@countinghouse/contract/inventory/relocation-scan'
import { getRelocating, scanRelocation } from '@countinghouse/contract/inventory/relocation-scan'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { trackBy } from '../../../../../tests/support/lots.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import type { Client } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { anotherStore, expectWholeLedger, post } from '../../../../../tests/support/stock.ts'

const server = useServer()
const today = new Date().toISOString().slice(0, 10)

async function skusOf(companyId: number, variantIds: readonly number[]): Promise<string[]> {
  const rows = await query<{ sku: string }>(
    server.database.superUrl,
    'select sku from procure.variant where company_id = $1 and id = any($2::bigint[])',
    [companyId, variantIds],
  )
  return rows.map(({ sku }) => sku)
}

/** A store with 40 pieces on its main shelf, an empty shelf, and a relocation without lines. */
async function shop() {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const { variantIds } = await createProduct(server.app.db, companyId)
  const [variantId = 0] = variantIds
  await post(server.app.db, companyId, {
    storeId,
    lines: [{ kind: 'opening', variantId, quantity: 40, unitCost: '2.5' }],
  })
  const [code = ''] = await skusOf(companyId, variantIds)
  const { items } = await owner.call(location.routes.list, {})
  const main = items[0]?.id ?? 0
  const { id: shelf } = await owner.call(location.routes.create, { code: 'A-01', name: 'A-01', storeId, kind: 'shelf' })
  const open = async () =>
    await owner.call(relocation.routes.create, { uid: randomUUID(), storeId, effectiveOn: today, lines: [] })
  const { id } = await open()
  const scanned = (more: Partial<RelocationScan> = {}): RelocationScan => ({
    uid: randomUUID(),
    code,
    quantity: 1,
    fromLocationId: main,
    toLocationId: shelf,
    ...more,
  })
  const scan = async (scans: readonly RelocationScan[], of = id, client: Client = owner) =>
    (await client.call(scanRelocation, { id: of, scans: [...scans] })).answers.map(({ refusal }) => refusal)
  const lines = async () => (await owner.call(relocation.routes.get, { id })).lines
  return { ...tenant, variantId, code, main, shelf, id, open, scanned, scan, lines }
}

test('goods are moved by scan: pieces between the same locations add up, a repeated scan counts once, and the draft is posted', async () => {
  const { owner, id, main, shelf, scanned, scan, lines, variantId, companyId } = await shop()
  const first = scanned({ quantity: 3 })
  expect(await scan([first, scanned(), first])).toEqual([null, null, null])
  expect(await scan([first])).toEqual([null])
  expect(await lines()).toMatchObject([{ variantId, quantity: 4, fromLocationId: main, toLocationId: shelf }])
  // Half of it goes back, which is a line of its own.
  expect(
    await scan([scanned({ quantity: 2, fromLocationId: shelf, toLocationId: main }), scanned({ quantity: -1 })]),
  ).toEqual([null, null])
  const { places, lines: shown } = await owner.call(getRelocating, { id })
  expect(places.map(({ code }) => code)).toContain('A-01')
  expect(shown).toMatchObject([
    { from: 'A-01', quantity: 2 },
    { to: 'A-01', quantity: 3 },
  ])
  const history = JSON.stringify(await owner.call(relocation.routes.history, { id }))
  expect(history).toContain('"scanned"')
  expect(history, 'lines are not kept with every scan').not.toContain('variantId')
  const { version, totalQuantity } = await owner.call(relocation.routes.get, { id })
  expect(totalQuantity).toBe(5)
  await owner.call(relocation.transitionRoutes.post, { id, version })
  const held = await query(
    server.database.superUrl,
    'select on_hand::float8 as quantity from inventory.stock_balance where company_id = $1 and location_id = $2',
    [companyId, shelf],
  )
  expect(held).toEqual([{ quantity: 1 }])
  const late = await owner.send(scanRelocation, { id, scans: [scanned()] })
  expect([late.status, late.body['errorType']]).toEqual([409, 'state_conflict'])
  await expectWholeLedger(server.database.maintUrl)
})

test('a scan that does not fit is refused alone, and says why', async () => {
  const { companyId, owner, id, variantId, main, scanned, scan, lines, open } = await shop()
  const { storeId: elsewhere } = await anotherStore(server.app.db, server.database.superUrl, { companyId, code: 'FAR' })
  const far = await owner.call(location.routes.create, { code: 'FAR', name: 'F', storeId: elsewhere, kind: 'shelf' })
  const { variantIds } = await createProduct(server.app.db, companyId, { code: 'FITTING', kind: 'service' })
  const [service] = await skusOf(companyId, variantIds)
  expect(
    await scan([
      scanned({ code: 'NONSENSE' }),
      scanned({ code: service }),
      scanned({ toLocationId: main }),
      scanned({ toLocationId: far.id }),
      scanned({ quantity: -1 }),
      scanned({ quantity: 2 }),
    ]),
  ).toEqual([
    'No product has this code.',
    'This product has no stock. It cannot be moved.',
    expect.stringContaining('belongs to another store'),
    expect.stringContaining('belongs to another store'),
    expect.stringContaining('Lower the quantity'),
    null,
  ])
  expect(await lines()).toMatchObject([{ quantity: 2 }])
  const again = scanned()
  await scan([again])
  const other = await open()
  expect(await scan([again], other.id)).toEqual([expect.stringContaining('another relocation')])
  await trackBy(server.database, { companyId, variantId }, 'serial')
  expect(await scan([scanned()], other.id)).toEqual([expect.stringContaining('Enter the number')])
  expect(await scan([scanned({ lotNo: 'S-1' }), scanned({ lotNo: 'S-1' })], other.id)).toEqual([
    null,
    expect.stringContaining('moved already'),
  ])
  const { version } = await owner.call(relocation.routes.get, { id })
  expect(await scan([scanned({ quantity: -3, lotNo: null })], id)).toEqual([expect.any(String)])
  expect(version).toBeGreaterThan(1)
})

test('scans of several devices at once are all there, each once; an empty relocation is not posted', async () => {
  const { owner, id, scanned, scan, lines } = await shop()
  const empty = await owner.send(relocation.transitionRoutes.post, { id, version: 1 })
  expect(empty).toMatchObject({ status: 422, body: { errorType: 'inventory.rule_broken', fields: { lines: [{}] } } })
  const scans = Array.from({ length: 8 }, () => scanned({ quantity: 0.5 }))
  await Promise.all([...scans, ...scans].map((one) => scan([one])))
  expect(await lines()).toMatchObject([{ quantity: 4 }])
})

test('scans beyond the largest quantity are refused alone, and those that count stay', async () => {
  const { scanned, scan, lines } = await shop()
  const million = () => scanned({ quantity: 1_000_000 })
  await scan(Array.from({ length: 50 }, million))
  await scan(Array.from({ length: 49 }, million))
  expect(await scan([million(), million(), scanned({ quantity: -1 })])).toEqual([
    null,
    expect.stringContaining('largest quantity'),
    null,
  ])
  expect(await lines()).toMatchObject([{ quantity: 99_999_999 }])
})

test('a draft is discarded with its scans', async () => {
  const { owner, id, scanned, scan } = await shop()
  await scan([scanned()])
  const { version } = await owner.call(relocation.routes.get, { id })
  const gone = await owner.send(relocation.routes.delete, { id, version })
  expect(gone.status, JSON.stringify(gone.body)).toBe(200)
})
