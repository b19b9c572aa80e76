import { getNavigation } from '@countinghouse/contract/erp/menu'
import {
  listPageEvents,
  listPages,
  movePage,
  previewMenu,
  updatePage,
  updatePageEvent,
  validateEvent,
} from '@countinghouse/contract/erp/page-master'
import { brand } from '@countinghouse/contract/procure/brand'
import { expect, test } from 'vitest'
import { asSuperuser, createOperator } from '../../../../../tests/support/people.ts'
import type { Client } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer({ isOwn: true })

async function operator() {
  const tenant = await server.company()
  await createOperator(server, tenant)
  return tenant
}

async function pageAt(client: Client, path: string) {
  const { items } = await client.call(listPages, {})
  const page = items.find((one) => one.path === path)
  if (page === undefined) throw new Error(`There is no page ${path}.`)
  return page
}

/** A branch of procurement, as only code makes them, and what stands in it. */
async function addBranch(key: string, parentId: number | null): Promise<number> {
  const [row] = await asSuperuser(
    server,
    `insert into erp.page (module_id, path, type, event_type, title, title_ar, icon, sort_order, is_dashboard, parent_id)
     select id, '/procure/_g/' || $1, 'sub', '', $1, $1, 'tag', 5, false, $2 from erp.module where code = 'procure' returning id`,
    [key, parentId],
  )
  return Number(row?.['id'])
}

test('a page moves in the menu of everybody, three levels deep and no deeper, and only under a branch of its module', async () => {
  const { owner } = await operator()
  const [season, jobs] = [await pageAt(owner, '/procure/season/'), await pageAt(owner, '/erp/jobs/')]
  const first = await addBranch('first', null)
  const second = await addBranch('second', first)
  const moved = await owner.call(movePage, { id: season.id, parentId: second, otherId: null })
  expect(moved).toMatchObject({ parentId: second, isPlaced: true })
  const menu = await owner.call(getNavigation, {})
  const branch = menu.find((item) => item.path === '/procure/_g/first')
  expect(branch?.children[0]?.children[0]?.path).toBe('/procure/season')
  const refusal = async (input: object) => (await owner.send(movePage, input)).body.errorType
  const third = await addBranch('third', null)
  expect(await refusal({ id: first, parentId: third, otherId: null })).toBe('erp.tree_depth')
  expect(await refusal({ id: first, parentId: second, otherId: null })).toBe('erp.page_place')
  expect(await refusal({ id: jobs.id, parentId: first, otherId: null })).toBe('erp.page_place')
  expect(await refusal({ id: season.id, parentId: jobs.id, otherId: null })).toBe('erp.page_place')
  const brands = await pageAt(owner, '/procure/brand/')
  await owner.call(movePage, { id: season.id, parentId: null, otherId: brands.id })
  const { items } = await owner.call(listPages, {})
  const order = items.filter((page) => page.moduleId === brands.moduleId && page.parentId === null).map(({ id }) => id)
  expect(order.indexOf(season.id)).toBe(order.indexOf(brands.id) - 1)
})

test('titles and visibility are everybody’s, so only people who run the installation change them', async () => {
  const { owner } = await server.company()
  const page = await pageAt(owner, '/procure/brand/')
  for (const [route, input] of [
    [updatePage, { id: page.id, version: page.version, title: 'Marks' }],
    [movePage, { id: page.id, otherId: null }],
  ] as const)
    expect((await owner.send(route, input)).body).toMatchObject({ details: { reason: 'operator' } })
  const runner = (await operator()).owner
  const change = { id: page.id, version: page.version, title: 'Marks', isInMenu: false }
  expect(await runner.call(updatePage, change)).toMatchObject({ title: 'Marks', eventType: 'brand' })
  expect((await owner.call(getNavigation, {})).some((item) => item.path === '/procure/brand')).toBe(false)
  expect((await owner.send(brand.routes.list, {})).status).toBe(200)
  expect((await runner.send(updatePage, change)).body).toMatchObject({ errorType: 'stale' })
  await runner.call(updatePage, { ...change, version: page.version + 1, title: page.title, isInMenu: true })
})

test('an event type that a page has is taken in any case; a dashboard’s is free everywhere', async () => {
  const { owner } = await server.company()
  const taken = await owner.call(validateEvent, { route: '/sales/Brand/' })
  expect(taken).toEqual({ eventType: 'Brand', free: false, takenBy: { title: 'Brands', module: 'Procurement' } })
  for (const route of ['/sales/dashboard/', '/sales/', '/sales/price-tags/'])
    expect((await owner.call(validateEvent, { route })).free, route).toBe(true)
})

test('a company says what an event is called, risks and needs, for itself alone, and keeps it leading to view', async () => {
  const [{ owner }, other] = [await server.company(), await server.company()]
  const { id } = await pageAt(owner, '/procure/brand/')
  const { items } = await owner.call(listPageEvents, { id })
  const [view, create, edit] = ['view', 'create', 'edit'].map((code) => items.find((event) => event.code === code))
  const change = {
    id: edit?.id ?? 0,
    settingVersion: 0,
    label: 'Correct brands',
    risk: 'high',
    requires2fa: true,
  } as const
  expect(await owner.call(updatePageEvent, change)).toMatchObject({ label: 'Correct brands', settingVersion: 1 })
  expect((await owner.send(updatePageEvent, change)).body).toMatchObject({ errorType: 'stale' })
  const foreign = (await other.owner.call(listPageEvents, { id })).items.find((event) => event.id === edit?.id)
  expect(foreign).toMatchObject({ label: null, risk: 'medium', requires2fa: false, settingVersion: 0 })
  await owner.call(updatePageEvent, { id: create?.id ?? 0, settingVersion: 0, dependsOnId: edit?.id ?? 0 })
  for (const dependsOnId of [create?.id, edit?.id, null])
    expect(
      (await owner.send(updatePageEvent, { id: edit?.id, settingVersion: 1, dependsOnId })).body,
      String(dependsOnId),
    ).toMatchObject({ fields: { dependsOnId: [{ code: 'rule' }] } })
  expect(view?.dependsOnId).toBeNull()
})

test('the menu as a role shows what its events open; another company’s role is not there', async () => {
  const [{ owner }, other] = [await server.company(), await server.company()]
  const { roles } = await owner.call(listPages, {})
  const merchandiser = roles.find(({ name }) => name.startsWith('Merchandiser'))
  const { items } = await owner.call(previewMenu, { roleId: merchandiser?.id ?? 0 })
  expect(items.map((item) => item.mdl_route)).not.toContain('/erp')
  expect(items.map((item) => item.path)).toContain('/procure/brand')
  expect((await owner.call(previewMenu, { roleId: 1 })).items).toEqual(await owner.call(getNavigation, {}))
  const foreign = await other.owner.send(previewMenu, { roleId: merchandiser?.id ?? 0 })
  expect(foreign.body).toMatchObject({ errorType: 'not_found' })
})
