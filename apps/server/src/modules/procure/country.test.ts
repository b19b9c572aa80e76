import {
  changeCountries,
  commentCountry,
  countries,
  countryHistory,
  getCountry,
  updateCountry,
} from '@countinghouse/contract/procure/country'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
const { list } = countries.routes
const [france, germany, iran] = [250, 276, 364] as const

test('all countries are there without a row of the company, with what holds for all', async () => {
  const { owner, companyId } = await server.company()
  const { total } = await owner.call(list, {})
  expect(total).toEqual({ count: 249, exact: true })
  expect(await owner.call(getCountry, { id: france })).toMatchObject({
    code: 'FR',
    alpha3: 'FRA',
    name: 'France',
    currency: 'EUR',
    dialCode: '33',
    region: 'Europe',
    postcodeExample: '75001',
    isEnabled: true,
    isSoldTo: true,
    isBoughtFrom: false,
    isCustomsUnion: false,
    isEmbargoed: false,
    version: 0,
  })
  const rows = `select count(*)::int as count from procure.country_setting where company_id = ${companyId}`
  expect(await query(server.database.superUrl, rows)).toEqual([{ count: 0 }])
})

test('an embargo says why, ends trade with the country, and is lifted before it begins again', async () => {
  const { owner } = await server.company()
  const key = { id: iran, version: 0 }
  expect(await owner.send(updateCountry, { ...key, isEmbargoed: true })).toMatchObject({
    status: 422,
    body: { errorType: 'procure.rule_broken', fields: { embargoReason: [{ message: /^Enter the reason/ }] } },
  })
  await owner.call(updateCountry, { ...key, isEmbargoed: true, embargoReason: 'Sanctions' })
  const kept = { isEmbargoed: true, embargoReason: 'Sanctions', isSoldTo: false, isBoughtFrom: false, version: 1 }
  expect(await owner.call(getCountry, { id: iran })).toMatchObject(kept)
  expect(await owner.send(updateCountry, { ...key, isEnabled: false })).toMatchObject({ status: 409 })
  expect(await owner.send(updateCountry, { id: iran, version: 1, isSoldTo: true })).toMatchObject({
    body: { fields: { isSoldTo: [{ message: /Lift the embargo first/ }] } },
  })
  const change = { selection: { ids: [iran, germany] as number[] }, setting: 'isSoldTo' as const, value: true }
  // Sales to Germany are already enabled.
  expect(await owner.send(changeCountries, change)).toMatchObject({ body: { errorType: 'procure.nothing_changed' } })
  change.selection.ids.push(france)
  expect(await owner.call(changeCountries, { ...change, setting: 'isBoughtFrom' })).toEqual({
    changed: 2,
    embargoed: 1,
  })
  await owner.call(updateCountry, { id: iran, version: 1, isEmbargoed: false, isSoldTo: true })
  expect(await owner.call(getCountry, { id: iran })).toMatchObject({ isSoldTo: true, embargoReason: null, version: 2 })
})

test('many countries are changed by what the list shows, each company for itself', async () => {
  const { owner, as } = await server.company()
  const other = await server.company()
  const selection = { matching: { region: ['Oceania'] } as object, except: [] }
  expect(await owner.call(changeCountries, { selection, setting: 'isEnabled', value: false })).toEqual({
    changed: 29,
    embargoed: 0,
  })
  expect((await owner.call(list, { isEnabled: ['false'] })).total).toEqual({ count: 29, exact: true })
  expect((await other.owner.call(list, { isEnabled: ['false'] })).items).toEqual([])
  const reader = await as({ may: ['country:view'] })
  expect(await reader.send(updateCountry, { id: france, version: 0, isSoldTo: false })).toMatchObject({ status: 403 })
})

test('a country has a history and comments in each company, also one of which nothing was said', async () => {
  const { owner, as } = await server.company()
  const other = await server.company()
  await owner.call(updateCountry, { id: iran, version: 0, isEmbargoed: true, embargoReason: 'Sanctions' })
  const change = { selection: { ids: [france] }, setting: 'isBoughtFrom' as const, value: true }
  await owner.call(changeCountries, change)
  await owner.call(commentCountry, { id: germany, body: 'Ask customs first' })
  const of = async (id: number, by = owner) =>
    (await by.call(countryHistory, { id })).items.map(({ action, comment, changes }) => [
      action.split('.').at(-1),
      comment?.body ?? changes.map(({ field }) => field).toSorted(),
    ])
  expect(await of(iran)).toEqual([['update', ['embargoReason', 'isEmbargoed', 'isSoldTo']]])
  expect(await of(france)).toEqual([['changeMany', ['isBoughtFrom']]])
  expect(await of(germany)).toEqual([['comment', 'Ask customs first']])
  for (const id of [iran, france, germany]) expect(await of(id, other.owner)).toEqual([])
  const reader = await as({ may: ['country:view'] })
  expect(await of(iran, reader)).toHaveLength(1)
  expect(await owner.send(countryHistory, { id: 999_999 })).toMatchObject({ status: 404 })
})
