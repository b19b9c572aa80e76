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
  const brands = [
    { code: 'CAF-1', name: 'Café  Noir', countryCode: 'FR', website: 'https://cafe.example/Über', warrantyMonths: 24 },
    { code: 'OAK', name: 'Oak 100% _pure', countryCode: 'GB', isOwnLabel: true, warrantyMonths: 12 },
    { code: 'ELM', name: 'Elm, wood', maxDiscountPpm: 150_000, warrantyMonths: 0 },
    { code: 'ASH', name: 'Ash' },
  ]
  for (const values of brands) await owner.call(brand.routes.create, values)
})

async function brands(filter: Record<string, unknown>): Promise<string[]> {
  const { items, total } = await owner.call(brand.routes.list, { ...filter, sort: ['code'] })
  expect(total, 'counted as listed').toEqual({ count: items.length, exact: true })
  return items.map((row) => row.code)
}

test('text contains, begins and is, without regard to case, accents and blanks, and signs stand for themselves', async () => {
  expect(await brands({ 'name.contains': 'CAFE NO' })).toEqual(['CAF-1'])
  expect(await brands({ 'name.contains': '%' })).toEqual(['OAK'])
  expect(await brands({ 'name.contains': '_' })).toEqual(['OAK'])
  expect(await brands({ 'name.contains': 'm, w' })).toEqual(['ELM'])
  expect(await brands({ 'name.begins': 'a' })).toEqual(['ASH'])
  expect(await brands({ 'name.equals': 'cafe noir' })).toEqual(['CAF-1'])
  expect(await brands({ 'name.equals': 'cafe' })).toEqual([])
  expect(await brands({ 'code.begins': 'caf' })).toEqual(['CAF-1'])
  expect(await brands({ 'website.contains': '/uber' })).toEqual(['CAF-1'])
})

test('empty and filled, of text, numbers and choices', async () => {
  expect(await brands({ 'website.empty': false })).toEqual(['CAF-1'])
  expect(await brands({ 'countryCode.empty': true })).toEqual(['ASH', 'ELM'])
  expect(await brands({ 'warrantyMonths.empty': true })).toEqual(['ASH'])
})

test('a number is one of several, at least, at most and between, whatever the order of the bounds; nothing is none of them', async () => {
  expect(await brands({ warrantyMonths: [0, 24] })).toEqual(['CAF-1', 'ELM'])
  expect(await brands({ 'warrantyMonths.atLeast': 12 })).toEqual(['CAF-1', 'OAK'])
  expect(await brands({ 'warrantyMonths.atMost': 12 })).toEqual(['ELM', 'OAK'])
  expect(await brands({ 'warrantyMonths.between': [24, 12] })).toEqual(['CAF-1', 'OAK'])
  expect(await brands({ 'warrantyMonths.between': [12, 12] })).toEqual(['OAK'])
  expect(await brands({ 'warrantyMonths.atLeast': Number.MAX_SAFE_INTEGER })).toEqual([])
  expect(await brands({ 'maxDiscountPpm.atLeast': 100_000 })).toEqual(['ELM'])
})

test('several conditions, the search and a choice must all hold', async () => {
  expect(await brands({ 'warrantyMonths.atLeast': 1, 'warrantyMonths.atMost': 20, isOwnLabel: [true] })).toEqual([
    'OAK',
  ])
  expect(await brands({ q: 'elm', 'name.contains': 'wood' })).toEqual(['ELM'])
  expect(await brands({ status: ['active'], countryCode: ['FR', 'GB'] })).toEqual(['CAF-1', 'OAK'])
})

test('an operator that a field has not is refused at it', async () => {
  for (const name of ['name.atLeast', 'name.nosuch', 'nosuch.contains', 'name', 'name.empty']) {
    const refused = await owner.send(brand.routes.list, { [name]: '1' })
    expect(refused, name).toMatchObject({
      status: 400,
      body: { errorType: 'invalid_input', fields: { [name]: [{ code: 'unknown_field' }] } },
    })
  }
  const wrong = { 'warrantyMonths.atLeast': 'x', 'warrantyMonths.between': [1], 'updatedAt.within': 'someday' }
  for (const [name, value] of Object.entries(wrong)) {
    const refused = await owner.send(brand.routes.list, { [name]: value })
    expect(refused, name).toMatchObject({ status: 400, body: { errorType: 'invalid_input' } })
    expect(Object.keys(refused.body.fields ?? {})[0], name).toMatch(name)
  }
})

test('a date is on, before, after and between days, the ends included', async () => {
  const days = ['2027-03-01', '2027-03-02', '2027-03-03', null]
  for (const [index, sellingFrom] of days.entries())
    await owner.call(season.routes.create, {
      code: `D${index}`,
      name: `Day ${index}`,
      type: 'holiday',
      year: 2027,
      sellingFrom,
    })
  const seasons = async (filter: Record<string, unknown>) =>
    (await owner.call(season.routes.list, { ...filter, sort: ['code'] })).items.map((row) => row.code)
  expect(await seasons({ 'sellingFrom.on': '2027-03-02' })).toEqual(['D1'])
  expect(await seasons({ 'sellingFrom.before': '2027-03-02' })).toEqual(['D0'])
  expect(await seasons({ 'sellingFrom.after': '2027-03-02' })).toEqual(['D2'])
  expect(await seasons({ 'sellingFrom.between': ['2027-03-02', '2027-03-01'] })).toEqual(['D0', 'D1'])
  expect(await seasons({ 'sellingFrom.empty': true })).toEqual(['D3'])
  expect(await seasons({ 'sellingFrom.after': '0000-01-01', 'sellingFrom.before': '9999-12-31' })).toEqual([
    'D0',
    'D1',
    'D2',
  ])
})

test('an instant belongs to a day of the company’s zone: midnight there, not in Greenwich', async () => {
  // Dubai is four hours ahead: its 2 March starts on 1 March at 20:00 UTC.
  await query(server.database.superUrl, `update erp.company set timezone = 'Asia/Dubai' where id = $1`, [companyId])
  await query(
    server.database.superUrl,
    `insert into procure.season (company_id, code, name, type, year, updated_at)
     select $1, 'M' || n, 'Midnight ' || n, 'resort', 2030, at from unnest($2::timestamptz[]) with ordinality as t (at, n)`,
    [companyId, ['2027-03-01T19:59:59.999Z', '2027-03-01T20:00Z', '2027-03-02T19:59:59.999Z', '2027-03-02T20:00Z']],
  )
  const seasons = async (filter: Record<string, unknown>) =>
    (await owner.call(season.routes.list, { ...filter, year: [2030], sort: ['code'] })).items.map((row) => row.code)
  expect(await seasons({ 'updatedAt.on': '2027-03-02' })).toEqual(['M2', 'M3'])
  expect(await seasons({ 'updatedAt.before': '2027-03-02' })).toEqual(['M1'])
  expect(await seasons({ 'updatedAt.after': '2027-03-02' })).toEqual(['M4'])
  expect(await seasons({ 'updatedAt.between': ['2027-03-01', '2027-03-02'] })).toEqual(['M1', 'M2', 'M3'])
})

test('all that match are chosen but a few, or records by name, and never another company’s', async () => {
  const { items } = await owner.call(brand.routes.list, { sort: ['code'] })
  const idOf = (code: string) => items.find((row) => row.code === code)?.id ?? 0
  const chosen = async (selection: object) => {
    const answer = await owner.call(brand.routes.selected, { selection, sort: ['-code'] } as never)
    return [answer.items.map((row) => row.code), answer.count]
  }
  expect(await chosen({ ids: [idOf('ELM'), idOf('OAK'), 900_000_000] })).toEqual([['OAK', 'ELM'], 2])
  expect(await chosen({ matching: { 'name.contains': 'a' }, except: [idOf('OAK')] })).toEqual([['CAF-1', 'ASH'], 2])
  expect(await chosen({ matching: { q: 'ash' }, except: [] })).toEqual([['ASH'], 1])
  expect(await chosen({ matching: {}, except: [] })).toEqual([['OAK', 'ELM', 'CAF-1', 'ASH'], 4])
  const few = await owner.call(brand.routes.selected, { selection: { matching: {}, except: [] }, limit: 1 })
  expect([few.items.map((row) => row.code), few.count]).toEqual([['ASH'], 4])
  const stranger = (await server.company()).owner
  expect(await stranger.call(brand.routes.selected, { selection: { ids: [idOf('ELM')] } })).toEqual({
    items: [],
    count: 0,
  })
  const unknown = { selection: { matching: { 'name.nosuch': 'x' }, except: [] } }
  expect(await owner.send(brand.routes.selected, unknown as never)).toMatchObject({ status: 400 })
  const many = Array.from({ length: 10_000 }, (_, index) => index + 1)
  expect((await owner.send(brand.routes.selected, { selection: { ids: many } })).status).toBe(200)
  expect((await owner.send(brand.routes.selected, { selection: { ids: [...many, 10_001] } })).status).toBe(400)
})

test('a search chooses every match, also beyond what a list shows of them', async () => {
  await query(
    server.database.superUrl,
    `insert into procure.brand (company_id, code, name, is_own_label, is_discount_allowed)
     select $1, 'B' || n, 'Birch ' || n, false, false from generate_series(1, 350) n`,
    [companyId],
  )
  const { count } = await owner.call(brand.routes.selected, {
    selection: { matching: { q: 'birch' }, except: [] },
    limit: 0,
  })
  expect(count).toBe(350)
})
