import { getSession } from '@countinghouse/contract/auth/session'
import type { MenuItem } from '@countinghouse/contract/erp/menu'
import { getNavigation } from '@countinghouse/contract/erp/menu'
import { cloneSeason, season } from '@countinghouse/contract/procure/season'
import { expect, test } from 'vitest'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
const { routes } = season
const summer = { code: 'SS27', name: 'Summer 27', type: 'spring_summer', year: 2027 } as const

test('a season is created, edited, deactivated and deleted', async () => {
  const { as } = await server.company()
  const clerk = await as({ may: season.page.events.map((event) => `season:${event}`) })
  const created = await clerk.call(routes.create, { ...summer, buyingFrom: '2026-09-01', buyingTo: '2026-11-30' })
  expect(created).toMatchObject({
    code: 'SS27',
    status: 'active',
    version: 1,
    buyingFrom: '2026-09-01',
    sellingFrom: null,
  })
  const edited = await clerk.call(routes.update, { id: created.id, version: 1, name: 'High summer 27' })
  expect(edited).toMatchObject({ name: 'High summer 27', version: 2, buyingTo: '2026-11-30' })
  const retired = await clerk.call(routes.deactivate, { id: created.id, version: 2 })
  expect(retired.status).toBe('inactive')
  await clerk.call(routes.delete, { id: created.id, version: 3 })
  expect((await clerk.send(routes.get, { id: created.id })).status).toBe(404)
})

test('a range that ends before it starts is refused at its fields, also when only one end is edited', async () => {
  const { owner } = await server.company()
  const refused = await owner.send(routes.create, { ...summer, sellingFrom: '2027-05-01', sellingTo: '2027-04-30' })
  expect(refused).toMatchObject({
    status: 422,
    body: { fields: { sellingTo: [{ message: 'Selling must end on or after the day it starts.' }] } },
  })
  const { id } = await owner.call(routes.create, { ...summer, deliveryFrom: '2027-02-01', deliveryTo: '2027-03-01' })
  const late = await owner.send(routes.update, { id, version: 1, deliveryFrom: '2027-03-02' })
  expect(late).toMatchObject({
    status: 422,
    body: { errorType: 'procure.rule_broken', fields: { deliveryTo: [{ code: 'rule' }] } },
  })
})

test('a continuity season has no dates', async () => {
  const { owner } = await server.company()
  const refused = await owner.send(routes.create, {
    code: 'NOS',
    name: 'Never out of stock',
    type: 'continuity',
    year: 2027,
    markdownFrom: '2027-07-01',
  })
  expect(refused).toMatchObject({
    status: 422,
    body: { errorType: 'procure.rule_broken', fields: { markdownFrom: [{ code: 'rule' }] } },
  })
  await owner.call(routes.create, { code: 'NOS', name: 'Never out of stock', type: 'continuity', year: 2027 })
})

test('seasons are filtered by type and year and sorted by a date that may be empty', async () => {
  const { owner } = await server.company()
  await owner.call(routes.create, { ...summer, sellingFrom: '2027-04-01' })
  await owner.call(routes.create, {
    code: 'AW27',
    name: 'Autumn 27',
    type: 'autumn_winter',
    year: 2027,
    sellingFrom: '2027-08-01',
  })
  await owner.call(routes.create, { code: 'AW26', name: 'Autumn 26', type: 'autumn_winter', year: 2026 })
  const autumns = await owner.call(routes.list, { type: ['autumn_winter'], sort: ['-sellingFrom'] })
  expect(autumns.items.map((row) => row.code)).toEqual(['AW27', 'AW26'])
  expect((await owner.call(routes.list, { year: [2027] })).total).toEqual({ count: 2, exact: true })
})

test('the menu warns of seasons that are sold no more and still active, whoever may see seasons and nobody else', async () => {
  const { owner, as } = await server.company()
  const over = { ...summer, year: 2020, sellingFrom: '2020-02-01', sellingTo: '2020-08-31' }
  for (const code of ['OLD1', 'OLD2', 'OLD3']) await owner.call(routes.create, { ...over, code, name: code })
  const [, last] = (await owner.call(routes.list, { q: 'old' })).items
  await owner.call(routes.deactivate, { id: last?.id ?? 0, version: 1 })
  await owner.call(routes.create, { ...summer, sellingFrom: '2027-02-01', sellingTo: '2999-08-31' })
  const badgeOf = (items: readonly MenuItem[], path: string) => {
    const item = items.find((other) => other.path === path)
    return item && { badgetxt: item.badgetxt, class: item.class }
  }
  const viewer = await as({ may: ['season:view', 'brand:view'] })
  const badge = { badgetxt: '2', class: 'warning' }
  await expect.poll(async () => badgeOf(await viewer.call(getNavigation, {}), '/procure/season')).toEqual(badge)
  const { navigation } = await viewer.call(getSession, {})
  expect(badgeOf(navigation, '/procure/season')).toEqual(badge)
  expect(badgeOf(navigation, '/procure/brand')).toEqual({ badgetxt: null, class: null })
  const stranger = await as({ may: ['brand:view'] })
  const shown = await stranger.call(getNavigation, {})
  expect(shown.map(({ path }) => path)).not.toContain('/procure/season')
  expect(shown.filter(({ badgetxt }) => badgetxt !== null)).toEqual([])
  const elsewhere = await (await server.company()).owner.call(getNavigation, {})
  expect(badgeOf(elsewhere, '/procure/season')).toEqual({ badgetxt: null, class: null })
})

test('a season is copied to the next year with its dates, planned and following the one before', async () => {
  const { owner, as } = await server.company()
  const { id } = await owner.call(routes.create, {
    ...summer,
    year: 2028,
    phase: 'selling',
    colorHex: '#ffcc00',
    budgetMinor: 5_000_000,
    buyingFrom: '2027-09-01',
    sellingFrom: '2028-02-29',
  })
  const created = await owner.call(cloneSeason, { id, code: 'SS29', name: 'Summer 29' })
  expect(await owner.call(routes.get, { id: created.id })).toMatchObject({
    code: 'SS29',
    type: 'spring_summer',
    year: 2029,
    phase: 'planned',
    colorHex: '#FFCC00',
    budgetMinor: 5_000_000,
    buyingFrom: '2028-09-01',
    sellingFrom: '2029-02-28',
    sellingTo: null,
    previousSeasonId: id,
  })
  const twice = await owner.send(cloneSeason, { id, code: 'SS29', name: 'Another' })
  expect(twice).toMatchObject({ status: 409, body: { fields: { code: [{ code: 'duplicate' }] } } })
  const last = await owner.call(routes.create, { ...summer, code: 'SS00', name: 'The last', year: 2100 })
  const beyond = await owner.send(cloneSeason, { id: last.id, code: 'SS01', name: 'Beyond' })
  expect(beyond).toMatchObject({ status: 422, body: { errorType: 'procure.rule_broken' } })
  const viewer = await as({ may: ['season:view'] })
  expect((await viewer.send(cloneSeason, { id, code: 'SS30', name: 'Summer 30' })).status).toBe(403)
})
