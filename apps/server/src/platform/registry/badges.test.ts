import { brand } from '@countinghouse/contract/procure/brand'
import { season } from '@countinghouse/contract/procure/season'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { asSuperuser } from '../../../../../tests/support/people.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import type { Badge } from './badges.ts'
import { badgeBoard } from './badges.ts'

const server = useServer()
const stores: Badge = {
  page: brand.page,
  tone: 'info',
  rows: (companyId) => sql`select from erp.store s where s.company_id = ${companyId}`,
}
/** Longer than any test waits. */
const patient = 60_000
const start = new Date('2027-01-01T00:00:00Z')

test('a badge says how many, up to a cap, and nothing when there is nothing', async () => {
  const { companyId } = await server.company()
  const many: Badge = { page: season.page, tone: 'danger', rows: () => sql`select from generate_series(1, 100000)` }
  const none: Badge = { page: { ...brand.page, path: '/x/none/' }, tone: 'info', rows: () => sql`select where false` }
  const shown = await badgeBoard([stores, many, none], patient)(at(companyId), readerOf(companyId))
  expect([...shown]).toEqual([
    ['/procure/brand', { text: '1', tone: 'info' }],
    ['/procure/season', { text: '99+', tone: 'danger' }],
  ])
})

test('a company is counted once in half a minute, and by itself', async () => {
  const [one, other] = [await server.company(), await server.company()]
  const board = badgeBoard([stores], patient)
  const textOf = async (companyId: number, afterMs: number) =>
    (await board(at(companyId, afterMs), readerOf(companyId))).get('/procure/brand')?.text
  expect(await textOf(one.companyId, 0)).toBe('1')
  await addStore(one.companyId)
  expect(await textOf(one.companyId, 29_999)).toBe('1')
  expect(await textOf(other.companyId, 29_999)).toBe('1')
  expect(await textOf(one.companyId, 30_000)).toBe('2')
  expect(await textOf(other.companyId, 30_000)).toBe('1')
})

test('what waits for a person is counted for each by himself', async () => {
  const { companyId } = await server.company()
  const own: Badge = {
    ...stores,
    isPersonal: true,
    rows: (_, userId) => sql`select from generate_series(1, ${userId}::int)`,
  }
  const board = badgeBoard([own], patient)
  const textOf = async (userId: number) =>
    (await board({ ...at(companyId), userId }, readerOf(companyId))).get('/procure/brand')?.text
  expect([await textOf(3), await textOf(5), await textOf(3)]).toEqual(['3', '5', '3'])
})

test('nobody waits for a slow counter: what was known last is shown until it has counted', async () => {
  const { companyId } = await server.company()
  const blocked: Badge = {
    ...stores,
    rows: () => sql`${stores.rows(companyId, 1)} and pg_advisory_xact_lock_shared(7) is not null`,
  }
  const board = badgeBoard([blocked])
  const shown = async (afterMs: number) =>
    (await board(at(companyId, afterMs), readerOf(companyId))).get('/procure/brand')?.text
  await expect.poll(() => shown(0)).toBe('1')
  await addStore(companyId)
  const holder = new pg.Client({ connectionString: server.database.superUrl })
  await holder.connect()
  await holder.query('select pg_advisory_lock(7)')
  expect(await shown(40_000)).toBe('1')
  expect(await shown(40_001)).toBe('1')
  await holder.end()
  await expect.poll(() => shown(40_002)).toBe('2')
})

test('a counter that fails takes no menu with it', async () => {
  const { companyId } = await server.company()
  const broken: Badge = { ...stores, rows: () => sql`select from procure.nothing` }
  expect(await badgeBoard([stores, broken], patient)(at(companyId), readerOf(companyId))).toEqual(new Map())
  expect(await badgeBoard([])(at(companyId), readerOf(companyId))).toEqual(new Map())
})

function at(companyId: number, afterMs = 0) {
  return { companyId, userId: 1, now: new Date(start.getTime() + afterMs) }
}

function readerOf(companyId: number) {
  return server.app.db.reader({ companyId })
}

async function addStore(companyId: number): Promise<void> {
  await asSuperuser(
    server,
    `insert into erp.store (company_id, code, name, type, country_code, timezone) values ($1, 'S2', 'Second', 'shop', 'GB', 'Europe/London')`,
    [companyId],
  )
}
