import { brand } from '@countinghouse/contract/procure/brand'
import { filterShapes } from '@countinghouse/contract/filter'
import { groupNames } from '@countinghouse/contract/group'
import { beforeAll, expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import type { Client, Tenant } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { addTickets, prepareTickets, shelves, ticketFile, tickets } from '../../../../../tests/support/tickets.ts'

const server = useServer({ more: [ticketFile] })
const { routes } = tickets
const get = there(routes.get)
const exportNow = there(routes.exportNow)
let tenant: Tenant
let owner: Client
let ids: number[]

/** Enough for three pages of 50; every value is there several times, and some are missing. */
const given = Array.from({ length: 120 }, (_, place) => ({
  subject: `${['Ürgent', 'broken', 'Blue'][place % 3]} lamp ${place}`,
  state: place % 4 === 0 ? 'closed' : 'open',
  is_urgent: place % 5 === 0,
  level: place % 6 === 0 ? null : place % 7,
  share_ppm: (place % 3) * 500_000,
  country_code: place % 2 === 0 ? 'GB' : null,
  due_on: place % 3 === 0 ? `2026-0${1 + (place % 4)}-15` : null,
  opened_at: `2026-05-${String(1 + (place % 28)).padStart(2, '0')}T12:00:00Z`,
  closed_at: place % 4 === 0 ? `2026-05-31T23:00:0${place % 10}Z` : null,
}))

beforeAll(async () => {
  await prepareTickets((text) => query(server.database.superUrl, text))
  tenant = await server.company()
  owner = tenant.owner
  ids = await addTickets(server.app.db, tenant.companyId, given)
  const other = await server.company()
  await addTickets(server.app.db, other.companyId, [{ subject: 'Foreign lamp' }])
})

test('rows come from the view in the order asked for, page by page, each once, with what no column has', async () => {
  for (const key of tickets.sort)
    for (const sort of [key, `-${key}`]) {
      const rows = await allPages({ sort: [sort] })
      expect(
        rows.map(({ id }) => id).toSorted((one, other) => one - other),
        sort,
      ).toEqual(ids)
    }
  const [first] = await allPages({ sort: ['level', '-subject'] })
  // Empty values come first.
  expect(first).toMatchObject({ level: null, version: 1, secret: 's', words: `#${first?.id}: ${first?.subject}` })
  const newest = await owner.call(routes.list, {})
  expect(newest.items[0]).toMatchObject({ openedAt: '2026-05-28T12:00:00Z' })
  expect(newest.total).toEqual({ count: 120, exact: true })
  expect(await owner.call(get, { id: ids[3] ?? 0 })).toMatchObject({ subject: 'Ürgent lamp 3' })
  expect(await owner.send(get, { id: 900_000_000 })).toMatchObject({ status: 404 })
})

test('words are found in any of the declared fields, without case and accents, and by every condition', async () => {
  const count = async (requested: Readonly<Record<string, unknown>>) =>
    (await owner.call(routes.list, requested)).total?.count
  expect(await count({ q: 'URGENT LAMP 3' })).toBe(5)
  expect(await count({ q: 'lamp', state: ['closed'], isUrgent: [true] })).toBe(6)
  expect(await count({ 'subject.begins': 'urgent' })).toBe(40)
  expect(await count({ 'level.empty': true })).toBe(20)
  expect(await count({ 'sharePpm.atLeast': 500_000 })).toBe(80)
  expect(await count({ 'dueOn.between': ['2026-01-01', '2026-02-01'] })).toBe(10)
  // The company is in London, where that hour belongs to the next day.
  expect(await count({ 'closedAt.on': '2026-06-01' })).toBe(30)
  expect(await owner.send(routes.list, { 'words.contains': 'lamp' })).toMatchObject({ status: 400 })
  const operators = filterShapes(tickets).map(({ operator }) => operator)
  expect(new Set(operators).size).toBeGreaterThan(10)
})

test('rows stand under headings, and folded ones are left out of the pages', async () => {
  expect(groupNames(tickets)).toEqual(['state', 'isUrgent', 'countryCode', 'dueOn'])
  const { groups, items } = await owner.call(routes.list, { group: 'dueOn', folded: [''] })
  expect(groups).toEqual([
    { key: '', count: 80, exact: true },
    ...['01', '02', '03', '04'].map((month) => ({ key: `2026-${month}`, count: 10, exact: true })),
  ])
  expect(items).toHaveLength(40)
})

test('chosen rows are counted, handed out and exported with their instants on the company’s clocks', async () => {
  const matching = { matching: { state: ['closed' as const], q: 'blue' }, except: [ids[8] ?? 0] }
  const { count, items } = await owner.call(routes.selected, { selection: matching, sort: ['subject'], limit: 2 })
  expect(count).toBe(9)
  expect(items).toHaveLength(2)
  const exported = await owner.send(exportNow, {
    selection: { ids: ids.slice(0, 2) },
    sort: ['subject'],
    columns: ['subject', 'state', 'words', 'openedAt', 'closedAt'],
    format: 'csv',
    bom: false,
  })
  expect(exported.text.trim().split(/\r?\n/)).toEqual([
    'Subject,State,In words,Opened,Closed at',
    `broken lamp 1,Open,#${ids[1]}: broken lamp 1,2026-05-02 13:00:00,`,
    `Ürgent lamp 0,Closed,#${ids[0]}: Ürgent lamp 0,2026-05-01 13:00:00,2026-06-01 00:00:00`,
  ])
  const back = { selection: { ids }, format: 'csv', isReimportable: true }
  expect(await owner.send(exportNow, back)).toMatchObject({ status: 400 })
})

test('a list of the whole installation shows every company the same rows; one that grows has no headings', async () => {
  const { owner: other } = await server.company()
  for (const somebody of [owner, other]) {
    const { items } = await somebody.call(shelves.routes.list, { q: 'er', sort: ['-label'] })
    expect(items.map(({ label }) => label)).toEqual(['Upper', 'Lower'])
  }
  expect(groupNames(shelves)).toEqual([])
  expect(await owner.send(shelves.routes.list, { group: 'side' })).toMatchObject({ status: 400 })
})

test('who may view a page sees its list, and takes none of it home without the right', async () => {
  const viewer = await tenant.as({ may: [`${brand.page.eventType}:view`] })
  expect((await viewer.call(routes.list, {})).items).toHaveLength(50)
  expect(await viewer.send(exportNow, { selection: { ids }, format: 'csv' })).toMatchObject({ status: 403 })
})

function there<R>(route: R | undefined): R {
  if (route === undefined) throw new Error('The list has no such call.')
  return route
}

async function allPages(requested: { sort: string[] }) {
  const first = await owner.call(routes.list, requested)
  const rows = [...first.items]
  for (let next = first.next; next !== null;) {
    const page = await owner.call(routes.list, { ...requested, cursor: next })
    rows.push(...page.items)
    next = page.next
  }
  return rows
}
