import { brand } from '@countinghouse/contract/procure/brand'
import { season } from '@countinghouse/contract/procure/season'
import { beforeAll, expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import type { Client } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
let owner: Client
let companyId: number

beforeAll(async () => {
  const company = await server.company()
  owner = company.owner
  companyId = company.companyId
  await query(
    server.database.superUrl,
    `insert into procure.season (company_id, code, name, type, year, selling_from)
     select $1, 'S' || n, 'Season ' || lpad(n::text, 3, '0'), case when n % 3 = 0 then 'resort' else 'holiday' end,
       2024 + n % 4, case when n % 5 > 0 then date '2027-01-31' + (n % 5 - 1) * 15 end
     from generate_series(1, 130) n`,
    [companyId],
  )
  for (const [code, isOwnLabel] of [
    ['OAK', true],
    ['ELM', false],
  ] as const)
    await owner.call(brand.routes.create, { code, name: code, isOwnLabel })
})

/** All pages of a list, and the group headings of the first page. */
async function everything(requested: Record<string, unknown>) {
  const { groups, ...first } = await owner.call(season.routes.list, requested)
  const pages = [first.items]
  for (let cursor = first.next; cursor !== null;) {
    const page = await owner.call(season.routes.list, { ...requested, cursor })
    expect(page.groups, 'only the first page has the headings').toBeUndefined()
    pages.push(page.items)
    cursor = page.next
  }
  return { rows: pages.flat(), groups: (groups ?? []).map(({ key, count }) => [key, count]) }
}

const expected = (rows: readonly Record<string, unknown>[], key: (row: Record<string, unknown>) => string) =>
  [...Map.groupBy(rows, key)].map(([name, members]) => [name, members.length])

test('rows stand under their headings on every page, each once, and the headings count all that match', async () => {
  for (const sort of [undefined, ['-name'], ['-year', 'code']]) {
    const { rows, groups } = await everything({ group: 'year', ...(sort && { sort }) })
    expect(new Set(rows.map((row) => row.id)).size).toBe(130)
    expect(groups, 'in the order of the rows').toEqual(expected(rows, (row) => String(row['year'])))
    expect(groups[0]?.[0]).toBe(sort?.[0] === '-year' ? '2027' : '2024')
  }
  const { groups } = await everything({ group: 'type', 'year.atLeast': 2026, q: 'season' })
  expect(groups.map(([key]) => key)).toEqual(['holiday', 'resort'])
  expect(await everything({ group: 'status', status: ['inactive'] })).toEqual({ rows: [], groups: [] })
})

test('a date’s heading is its month, and rows without one come first', async () => {
  const { rows, groups } = await everything({ group: 'sellingFrom', limit: 50 })
  expect(groups.map(([key]) => key)).toEqual(['', '2027-01', '2027-02', '2027-03'])
  expect(groups).toEqual(expected(rows, (row) => String(row['sellingFrom'] ?? '').slice(0, 7)))
})

test('folded groups are not loaded but counted, the one without a value too', async () => {
  const all = await everything({ group: 'sellingFrom' })
  const { rows, groups } = await everything({ group: 'sellingFrom', folded: ['', '2027-02'] })
  expect(groups).toEqual(all.groups)
  expect(rows).toEqual(all.rows.filter(({ sellingFrom: day }) => day !== null && !String(day).startsWith('2027-02')))
  const folded = all.groups.map(([key]) => String(key))
  expect((await everything({ group: 'sellingFrom', folded })).rows).toEqual([])
  expect((await owner.call(season.routes.list, { group: 'year', folded: ['nobody'] })).total?.count).toBe(130)
})

test('a switch is a heading; what is no group, and a cursor of another order, are refused', async () => {
  const { groups } = await owner.call(brand.routes.list, { group: 'isOwnLabel' })
  expect(groups).toEqual([
    { key: 'false', count: 1, exact: true },
    { key: 'true', count: 1, exact: true },
  ])
  for (const group of ['name', 'warrantyMonths', 'updatedAt', ' group'])
    expect(await owner.send(brand.routes.list, { group }), group).toMatchObject({ status: 400 })
  const { next } = await owner.call(season.routes.list, {})
  const refused = await owner.send(season.routes.list, { group: 'year', cursor: next ?? '' })
  expect(refused).toMatchObject({ status: 400, body: { fields: { cursor: [{ code: 'unknown' }] } } })
  expect(await owner.send(season.routes.list, { sort: [' group'] })).toMatchObject({ status: 400 })
})

test('a heading of very many rows says that there are more', async () => {
  await query(
    server.database.superUrl,
    `insert into procure.brand (company_id, code, name, is_own_label, is_discount_allowed)
     select $1, 'B' || n, 'Birch ' || n, false, false from generate_series(1, 10000) n`,
    [companyId],
  )
  const { groups } = await owner.call(brand.routes.list, { group: 'isOwnLabel' })
  expect(groups?.[0]).toEqual({ key: 'false', count: 10_000, exact: false })
  const found = await owner.call(brand.routes.list, { group: 'isOwnLabel', q: 'birch' })
  expect(found.groups, 'a capped search counts no more than it found').toEqual([
    { key: 'false', count: 300, exact: false },
  ])
})
