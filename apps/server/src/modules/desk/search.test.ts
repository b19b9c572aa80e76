import { searchRecords } from '@countinghouse/contract/desk/search'
import { brand } from '@countinghouse/contract/procure/brand'
import { season } from '@countinghouse/contract/procure/season'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import type { Client } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { findRecords } from './find-records.ts'

const server = useServer({ isOwn: true })
const summer = { type: 'spring_summer', year: 2027 } as const

test('records of every type are found by words and their beginnings, in groups that lead to the list and to the record', async () => {
  const { owner } = await server.company()
  const oak = await owner.call(brand.routes.create, { code: 'OAK', name: 'Oak & Summer' })
  const season27 = await owner.call(season.routes.create, { ...summer, code: 'SS27', name: 'Summer 27' })
  expect(await search(owner, 'summ')).toEqual([
    {
      entity: 'procure.brand',
      title: 'Brands',
      title_ar: 'العلامات التجارية',
      icon: 'tag',
      address: '/procure/brand/?q=summ',
      items: [
        {
          id: oak.id,
          label: 'Oak & Summer',
          detail: 'OAK',
          address: `/procure/brand/?open=${oak.id}`,
          isExact: false,
          mergedFrom: null,
        },
      ],
    },
    expect.objectContaining({
      entity: 'procure.season',
      address: '/procure/season/?q=summ',
      items: [expect.objectContaining({ id: season27.id, label: 'Summer 27', detail: 'SS27' })],
    }),
  ])
  expect(await found(owner, 'summer oak')).toEqual(['Oak & Summer'])
  expect(await found(owner, '27 su')).toEqual(['Summer 27'])
  expect((await search(owner, 'oak & s'))[0]?.address).toBe('/procure/brand/?q=oak%20%26%20s')
})

test('an exact code comes first, its group too, whatever else begins so', async () => {
  const { owner, companyId } = await server.company()
  await owner.call(season.routes.create, { ...summer, code: 'ELM', name: 'Late' })
  await addBrands(companyId, 600, 'Elm %s')
  await owner.call(brand.routes.create, { code: 'XELM', name: 'Elm' })
  const groups = await search(owner, 'elm')
  expect(groups.map((group) => [group.entity, group.items.map((hit) => hit.isExact)])).toEqual([
    ['procure.season', [true]],
    ['procure.brand', [false, false, false, false, false]],
  ])
  await owner.call(brand.routes.create, { code: 'elm', name: 'Zebra' })
  const [brands] = await search(owner, 'ELM')
  expect(brands?.items.map((hit) => hit.label)).toEqual(['Zebra', 'Elm', 'Elm 1', 'Elm 10', 'Elm 100'])
  expect(brands?.items.map((hit) => hit.isExact)).toEqual([true, false, false, false, false])
})

test('a code of several words is exact as a whole', async () => {
  const { owner } = await server.company()
  for (const code of ['AB-12', 'AB-123', '12-AB'])
    await owner.call(brand.routes.create, { code, name: `Brand of ${code}` })
  const [brands] = await search(owner, 'ab-12')
  expect(brands?.items.map((hit) => [hit.detail, hit.isExact])).toEqual([
    ['AB-12', true],
    ['12-AB', false],
    ['AB-123', false],
  ])
})

test('text from the middle of a word is found, behind what begins so', async () => {
  const { owner } = await server.company()
  await owner.call(brand.routes.create, { code: 'LAK', name: 'Bluelake' })
  expect(await found(owner, 'elak')).toEqual(['Bluelake'])
  await owner.call(brand.routes.create, { code: 'ELA', name: 'Elakon' })
  expect(await found(owner, 'elak')).toEqual(['Elakon', 'Bluelake'])
})

test('Arabic words and accents are found as in the list', async () => {
  const { owner } = await server.company()
  await owner.call(brand.routes.create, { code: 'نور', name: 'شركة النور للعطور' })
  await owner.call(brand.routes.create, { code: 'CAFE', name: 'Café Noir' })
  for (const words of ['النور', 'شركة عطور', 'للعط', 'نور']) {
    const list = await owner.call(brand.routes.list, { q: words })
    expect(list.items.length, words).toBe(1)
    expect(await found(owner, words), words).toEqual(['شركة النور للعطور'])
  }
  expect((await search(owner, 'نور'))[0]?.items[0]?.isExact).toBe(true)
  expect(await found(owner, 'cafe nóir')).toEqual(['Café Noir'])
})

test('nobody finds what he may not view: without the right, in a module that is off, in another company', async () => {
  const { owner, as, companyId } = await server.company()
  await owner.call(brand.routes.create, { code: 'SEEN', name: 'Seen willow' })
  await owner.call(season.routes.create, { ...summer, code: 'SEEN27', name: 'Seen willow' })
  expect((await search(await as({ may: ['brand:view'] }), 'willow')).map((group) => group.entity)).toEqual([
    'procure.brand',
  ])
  expect(await search(await as({ may: [] }), 'willow')).toEqual([])
  expect(await search(await as({ may: ['brand:edit', 'brand:create'] }), 'willow')).toEqual([])
  expect(await search((await server.company()).owner, 'willow')).toEqual([])
  await query(
    server.database.superUrl,
    `update erp.company_module set is_enabled = false where company_id = $1 and module_id = (select id from erp.module where code = 'procure')`,
    [companyId],
  )
  expect(await search(owner, 'willow')).toEqual([])
  expect((await server.stranger.send(searchRecords, { q: 'willow' })).status).toBe(403)
})

test('a query that is empty or too long is refused, one without two letters finds nothing, odd ones do no harm', async () => {
  const { owner } = await server.company()
  await owner.call(brand.routes.create, { code: 'A1', name: 'A' })
  for (const q of ['', '   ', 'a'.repeat(101)]) expect((await owner.send(searchRecords, { q })).status, q).toBe(400)
  expect((await owner.send(searchRecords, {})).status).toBe(400)
  expect((await owner.send(searchRecords, { q: 'with\0in' })).status).toBe(400)
  for (const q of ['a', '%', '--', "a'", '😀', '(']) expect(await search(owner, q), q).toEqual([])
  for (const q of ["a' or 1=1 --", 'a1%', '\\a1', '(a1', 'a1:*', '\u202Ea1', 'a1 & ! |', '\u{10FFFF}a1', 'ـa1'])
    expect((await owner.send(searchRecords, { q })).status, q).toBe(200)
})

test('a module declares what else can be found with one small function', async () => {
  const { companyId } = await server.company()
  const stores = {
    entity: 'erp.store',
    page: brand.page,
    find: () =>
      sql`select s.id, s.name as label, s.code as detail, false as is_exact, 1 as place from erp.store s where s.company_id = ${companyId}`,
  }
  const { groups } = await findRecords({ companyId }, server.app.db.reader({ companyId }), [stores], 'main')
  expect(groups[0]).toMatchObject({ entity: 'erp.store', items: [{ label: 'Main', detail: 'S1', isExact: false }] })
})

async function search(client: Client, q: string) {
  return (await client.call(searchRecords, { q })).groups
}

async function found(client: Client, q: string): Promise<string[]> {
  return (await search(client, q)).flatMap((group) => group.items.map((hit) => hit.label))
}

async function addBrands(companyId: number, count: number, name: string): Promise<void> {
  await query(
    server.database.superUrl,
    `insert into procure.brand (company_id, code, name, is_own_label, is_discount_allowed)
     select $1, 'N' || n, format($3, n), false, true from generate_series(1, $2::int) n`,
    [companyId, count, name],
  )
}
