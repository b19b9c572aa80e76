import { updateCountry } from '@countinghouse/contract/procure/country'
import { shippingPort } from '@countinghouse/contract/procure/shipping-port'
import { addWorldPorts, findWorldPorts } from '@countinghouse/contract/procure/world-ports'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { readTable } from '../../../../../tests/support/import-plans.ts'
import { writerOf } from '../../../../../tests/support/imports.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { checkRows } from '../../platform/bulk/apply-rows.ts'
import { validatePort } from './geography/validate-port.ts'

const server = useServer()
const { routes } = shippingPort

test('the whole world list is there', async () => {
  const found = await query(
    server.database.superUrl,
    `select count(*)::int as places, sum(cardinality(string_to_array(other_names, ' / ')))::int as "otherNames" from platform.unlocode`,
  )
  expect(found).toEqual([{ places: 33_169, otherNames: 115 }])
})

test('a place is found by its code, by words of its name without accents, and by a name that is spelled wrong', async () => {
  const { owner } = await server.company()
  const codes = async (requested: { q?: string; country?: string; has?: 'sea' | 'air' }) =>
    (await owner.call(findWorldPorts, requested)).items.map(({ code }) => code)
  for (const q of ['NLRTM', 'nlrt', 'rotterdam', 'Roterdam', 'Roterdamm', 'Rotredam'])
    expect((await codes({ q, country: 'NL' }))[0], q).toBe('NLRTM')
  expect((await codes({ q: 'Roterdam' }))[0]).toBe('NLRTM')
  expect((await codes({ q: 'düsseldorf' }))[0]).toBe('DEDUS')
  expect(await codes({ q: 'bruxelles' })).toContain('BEBRU')
  expect(await codes({ q: 'rotterdam', has: 'air', country: 'US' })).toEqual([])
  expect(await codes({ q: '100%_' })).toEqual([])
  const { items, large, largeMissing, isMore } = await owner.call(findWorldPorts, {})
  expect({ shown: items.length, large, largeMissing, isMore }).toEqual({
    shown: 50,
    large: 262,
    largeMissing: 262,
    isMore: true,
  })
})

test('places become ports of the company, as the list has them; one that is used stays, and those of closed countries are left out', async () => {
  const { owner } = await server.company()
  await owner.call(updateCountry, { id: 643, version: 0, isEmbargoed: true, embargoReason: 'Sanctions' })
  expect(await owner.call(addWorldPorts, { codes: ['NLRTM'] })).toEqual({ added: 1, refused: [] })
  expect((await owner.call(routes.list, {})).items).toMatchObject([
    {
      code: 'NLRTM',
      name: 'Rotterdam',
      country: 'NL',
      kind: 'sea',
      latitudeMicro: 51_916_700,
      functions: 'Seaport, Rail, Road, Airport, Postal exchange',
      routeCount: 0,
    },
  ])
  const { added, refused } = await owner.call(addWorldPorts, { areLarge: true })
  expect(added + refused.length).toBe(261)
  expect(new Set(refused.map(({ code }) => code.slice(0, 2)))).toEqual(new Set(['RU']))
  expect(refused[0]?.message).toMatch(/.+ is under embargo: Sanctions\./)
  expect(await owner.send(addWorldPorts, { codes: ['NLRTM'] })).toMatchObject({
    body: { errorType: 'procure.nothing_changed' },
  })
})

test('a port is in the country its code begins with and in the world list, and its routes lead elsewhere in so many days', async () => {
  const { owner } = await server.company()
  const hamburg = { code: 'dehAM', name: 'Hamburg' }
  expect(await owner.send(routes.create, { ...hamburg, country: 'NL' })).toMatchObject({
    status: 422,
    body: {
      errorType: 'procure.port_country',
      fields: { code: [{ message: 'The code must start with the country code NL.' }] },
    },
  })
  expect(await owner.send(routes.create, { ...hamburg, code: 'DEZZ9' })).toMatchObject({
    status: 422,
    body: { errorType: 'procure.port_unknown' },
  })
  expect(await owner.send(routes.create, { ...hamburg, code: 'XZALI' })).toMatchObject({ status: 422 })
  const { id, code, country } = await owner.call(routes.create, hamburg)
  expect({ code, country }).toEqual({ code: 'DEHAM', country: 'DE' })
  const other = await owner.call(routes.create, { code: 'CNSGH', name: 'Shanghai' })
  const route = { toPortId: id, mode: 'sea', transitDays: 30, transitDaysP90: 38, customsDays: 2 } as const
  const edit = (...lines: object[]) => owner.send(routes.update, { id: other.id, version: 1, routes: lines } as never)
  expect(await edit({ ...route, transitDaysP90: 20 })).toMatchObject({
    body: { fields: { 'routes.0.transitDaysP90': [{ message: /^Late days/ }] } },
  })
  expect(await edit({ ...route, toPortId: other.id })).toMatchObject({ body: { errorType: 'procure.rule_broken' } })
  expect(await edit(route, route)).toMatchObject({ status: 422 })
  expect(await edit(route)).toMatchObject({
    status: 200,
    body: { routes: [{ toPortId: id, carrier: null, inlandDays: 0 }] },
  })
  // The route is a use of the port it leads to.
  expect(await owner.send(routes.delete, { id, version: 1 })).toMatchObject({
    status: 409,
    body: { errorType: 'in_use' },
  })
})

test('a file with the columns of the world list is read as it is, and a place that the list does not know is left out with the reason', async () => {
  const { companyId, owner } = await server.company()
  const headings = 'code,name,name_ascii,country,subdivision,status,functions,iata,latitude,longitude'
  const lines = ['DEHAM,Hamburg,Hamburg,DE,HH,AF,12345---,,53.5167,9.9333', 'DEZZ9,Nowhere,Nowhere,DE,,AF,1-------,,,']
  const rows = readTable(
    shippingPort,
    [headings, ...lines].map((line) => line.split(',').map((cell) => cell || null)),
  )
  expect(rows[0]).toMatchObject({
    issues: [],
    values: { code: 'DEHAM', name: 'Hamburg', country: 'DE', latitudeMicro: 53_516_700, longitudeMicro: 9_933_300 },
  })
  const writer = writerOf(companyId, owner.user?.Usr_userid ?? 0)
  const guarded = { ...writer, guards: new Map([[shippingPort.entity, validatePort]]) }
  const outcomes = await server.app.db.inTransaction({ companyId }, (tx) => checkRows(guarded, tx, shippingPort, rows))
  expect(outcomes).toMatchObject([
    { kind: 'created' },
    { kind: 'refused', issues: [{ field: 'code', message: /^This code is not in the world list of ports/ }] },
  ])
})
