import { listNotifications } from '@countinghouse/contract/desk/notification'
import { holdLot, lots, releaseLot } from '@countinghouse/contract/inventory/lot'
import { addDays } from '@countinghouse/kernel/days'
import { expect, test } from 'vitest'
import type { Client } from '../../../../../tests/support/server.ts'
import { query } from '../../../../../tests/support/database.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { anotherStore, post } from '../../../../../tests/support/stock.ts'
import { alertOfExpiry } from './lot/alert-of-expiry.ts'

const server = useServer({ isOwn: true })

/** A company with two stores and a product whose lots are put into stock. */
async function shop() {
  const tenant = await server.company()
  const { companyId, storeId } = tenant
  const { superUrl } = server.database
  const { storeId: farId } = await anotherStore(server.app.db, superUrl, { companyId, code: 'FAR' })
  const { variantIds } = await createProduct(server.app.db, companyId, { code: 'MILK', name: 'Milk' })
  const [variantId = 0] = variantIds
  const [{ today } = { today: '' }] = await query<{ today: string }>(superUrl, 'select current_date::text as today')
  const bringIn = async (no: string, days: number, at = storeId) => {
    const [{ id: lotId } = { id: 0 }] = await query<{ id: number }>(
      superUrl,
      `insert into inventory.stock_lot (company_id, variant_id, lot_no, expires_on) values ($1, $2, $3, $4) returning id::int`,
      [companyId, variantId, no, addDays(today, days)],
    )
    const lines = [{ kind: 'opening', variantId, quantity: 4, unitCost: '3', lotId }] as const
    await post(server.app.db, companyId, { storeId: at, lines: [...lines] })
    return lotId
  }
  const night = async () => await alertOfExpiry(server.app.db, companyId)
  const told = async (client: Client) =>
    (await client.call(listNotifications, {})).items
      .filter(({ kind }) => kind === 'lots_expiring')
      .map(({ args, address }) => ({ ...args, address }))
      .toReversed()
  return { ...tenant, farId, variantId, bringIn, night, told }
}

test('whoever may see lots in a store is told once of each lot there that expires, and nobody of another store or company', async () => {
  const { owner, as, storeId, farId, bringIn, night, told, companyId } = await shop()
  const keeper = await as({ may: ['lots:view'], storeIds: [storeId] })
  const seller = await as({ may: ['stock:view'], storeIds: [storeId] })
  const far = await as({ may: ['lots:view'], storeIds: [farId] })
  const other = await server.company()
  await bringIn('SOON', 29)
  await bringIn('LATER', 30)
  await bringIn('OVER', -1)
  await bringIn('FAR', 3, farId)
  await Promise.all([night(), night(), night()])
  await night()
  const address = '/wms/lots/?status=expiring,expired'
  const home = { count: '2', words: 'Milk (OVER), Milk (SOON)', address }
  expect(await told(keeper)).toMatchObject([home])
  expect(await told(far)).toMatchObject([{ count: '1', words: 'Milk (FAR)', address }])
  expect(await told(owner)).toHaveLength(2)
  expect([await told(seller), await told(other.owner)]).toEqual([[], []])
  const listed = await owner.call(lots.routes.list, { status: ['expiring', 'expired'] } as never)
  expect(listed.items.map(({ name }) => name).toSorted()).toEqual(['FAR', 'OVER', 'SOON'])
  // What comes in later is told the next night, alone.
  await bringIn('NEW', 1)
  await night()
  expect(await told(keeper)).toMatchObject([home, { count: '1', words: 'Milk (NEW)' }])
  // The days of the company are those of the list, too.
  await query(
    server.database.superUrl,
    `insert into erp.setting (company_id, key, value) values ($1, 'inventory.expiry_days', '60')`,
    [companyId],
  )
  await night()
  expect((await told(keeper)).at(-1)).toMatchObject({ count: '1', words: 'Milk (LATER)' })
  const later = await owner.call(lots.routes.list, { status: ['expiring'] } as never)
  expect(later.items.map(({ name }) => name)).toContain('LATER')
})

test('a held lot and one that is sold out are not told; a released one is', async () => {
  const { owner, variantId, storeId, companyId, bringIn, night, told } = await shop()
  const held = await bringIn('HELD', 5)
  const gone = await bringIn('GONE', 5)
  const { version } = await owner.call(holdLot, { id: held, version: 1, reason: 'Recall' })
  const lines = [{ kind: 'adjust_out', variantId, quantity: 4, lotId: gone }] as const
  await post(server.app.db, companyId, { storeId, lines: [...lines] })
  await night()
  expect(await told(owner)).toEqual([])
  await owner.call(releaseLot, { id: held, version })
  await night()
  expect(await told(owner)).toMatchObject([{ count: '1', words: 'Milk (HELD)' }])
})

// At any time it is another day than that of the server in one of them.
test.each(['Etc/GMT+12', 'Etc/GMT-14'])('lots expire by the day where the company is: %s', async (zone) => {
  const { owner, companyId, bringIn, night, told } = await shop()
  const [{ off } = { off: 0 }] = await query<{ off: number }>(
    server.database.superUrl,
    `update erp.company set timezone = $2 where id = $1 returning (now() at time zone timezone)::date - current_date as off`,
    [companyId, zone],
  )
  await bringIn('OVER', off - 1)
  await bringIn('LAST', off)
  await bringIn('SOON', off + 29)
  await bringIn('LATER', off + 30)
  const { items } = await owner.call(lots.routes.list, { limit: 50 })
  expect(Object.fromEntries(items.map(({ name, status }) => [name, status]))).toEqual({
    OVER: 'expired',
    LAST: 'expiring',
    SOON: 'expiring',
    LATER: 'available',
  })
  await night()
  expect(await told(owner)).toMatchObject([{ count: '3', words: 'Milk (OVER), Milk (LAST), Milk (SOON)' }])
})
