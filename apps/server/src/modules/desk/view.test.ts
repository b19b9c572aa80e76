import { listViews } from '@countinghouse/contract/desk/view'
import {
  clearDefaultView,
  createView,
  deleteView,
  getView,
  setDefaultView,
  updateView,
} from '@countinghouse/contract/desk/view-writes'
import { bindMaster } from '@countinghouse/contract/erp/pickers'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import type { Client } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
const may = ['brand:view']
const german = {
  filters: {
    countryCode: ['DE'],
    isOwnLabel: ['true'],
    status: ['active'],
    'name.contains': ['a, b'],
    'warrantyMonths.between': ['12', '24'],
    'updatedAt.within': ['last7Days'],
    'website.empty': ['false'],
  },
  sort: ['-warrantyMonths', 'name'],
  group: 'isOwnLabel',
  columns: ['name', 'website', 'code'],
  widths: { website: 240 },
  frozen: 2,
  isCompact: true,
  limit: 100 as const,
}

test('a view keeps what it was given, is renamed and changed by its owner, and each change is in the audit', async () => {
  const owner = await (await server.company()).as({ may })
  const created = await owner.call(createView, { page: 'brand', name: 'German', view: german })
  expect(created).toMatchObject({ version: 1, sharedWith: 'nobody', isMine: true, canChange: true, isDefault: false })
  expect(created.view).toEqual({ ...german, q: '' })
  const renamed = await owner.call(updateView, { id: created.id, version: 1, name: 'Own German' })
  expect(renamed).toMatchObject({ name: 'Own German', version: 2, view: created.view })
  await owner.call(updateView, { id: created.id, version: 2, view: { q: 'oak' } })
  expect((await owner.call(getView, { id: created.id })).view).toMatchObject({ q: 'oak', filters: {}, columns: null })
  await owner.call(deleteView, { id: created.id, version: 3 })
  expect(await names(owner)).toEqual([])
  expect(
    await query(
      server.database.maintUrl,
      `select action, entity_label from platform.audit where entity = 'desk.saved_view' and entity_id = $1 order by id`,
      [created.id],
    ),
  ).toEqual([
    { action: 'desk.view.create', entity_label: 'German' },
    { action: 'desk.view.update', entity_label: 'Own German' },
    { action: 'desk.view.update', entity_label: 'Own German' },
    { action: 'desk.view.delete', entity_label: 'Own German' },
  ])
})

test('what the page does not know is refused by name: the page, columns, widths, filters, sort keys and values', async () => {
  const owner = await (await server.company()).as({ may })
  const refused = async (view: object) => {
    const answer = await owner.send(createView, { page: 'brand', name: 'Odd', view })
    expect(answer, answer.text).toMatchObject({ status: 422, body: { errorType: 'desk.view_unfit' } })
    return Object.entries(answer.body.fields ?? {}).map(([path, [first]]) => `${path} ${first?.code}`)
  }
  expect(await refused({ columns: ['name', 'colour'], widths: { shade: 100 } })).toEqual([
    'view.columns.colour unknown_field',
    'view.widths.shade unknown_field',
  ])
  expect(await refused({ group: 'website' })).toEqual(['view.group unknown_field'])
  expect(await refused({ filters: { website: ['x'], cursor: ['x'], q: ['x'] }, sort: ['-website'] })).toEqual([
    'view.filters.website unknown_field',
    'view.filters.cursor unknown_field',
    'view.filters.q unknown_field',
    'view.sort.website unknown_field',
  ])
  expect(await refused({ filters: { status: ['gone'], countryCode: ['germany'] } })).toEqual([
    'view.filters.countryCode.0 bad_characters',
    'view.filters.status.0 not_a_choice',
  ])
  expect(await refused({ filters: { 'name.atLeast': ['1'], 'warrantyMonths.between': ['1'] } })).toEqual([
    'view.filters.warrantyMonths.between too_few',
    'view.filters.name.atLeast unknown_field',
  ])
  expect(await refused({ filters: { 'name.contains': ['a', 'b'], 'updatedAt.within': ['soon'] } })).toEqual([
    'view.filters.name.contains wrong_type',
    'view.filters.updatedAt.within not_a_choice',
  ])
  expect(await owner.send(createView, { page: 'colour', name: 'Odd' })).toMatchObject({
    status: 400,
    body: { errorType: 'invalid_input', fields: { page: [{ code: 'not_a_choice' }] } },
  })
  const created = await owner.call(createView, { page: 'brand', name: 'Right' })
  const changed = await owner.send(updateView, { id: created.id, version: 1, view: { columns: ['colour'] } })
  expect(changed.status).toBe(422)
  for (const view of [{ widths: { name: 9 } }, { widths: { name: 9000 } }, { limit: 51 }, { columns: [] }])
    expect((await owner.send(createView, { page: 'brand', name: 'Odd', view })).status).toBe(400)
  expect(await names(owner)).toEqual(['Right'])
})

test('a private view is its owner’s alone; a shared one is seen by everyone, or by the holders of its roles', async () => {
  const { as, owner: administrator } = await server.company()
  const [una, other] = [await as({ may }), await as({ may })]
  await una.call(createView, { page: 'brand', name: 'Mine' })
  await una.call(createView, { page: 'brand', name: 'All', sharedWith: 'everyone' })
  const forOther = await una.call(createView, { page: 'brand', name: 'Others', sharedWith: [await roleOf(other)] })
  expect(await names(una)).toEqual(['Mine', 'All', 'Others'])
  expect(await names(other)).toEqual(['All', 'Others'])
  expect(await names(await as({ may }))).toEqual(['All'])
  expect(await names(administrator)).toEqual(['All', 'Others'])
  expect((await other.call(getView, { id: forOther.id })).sharedWith).toEqual([await roleOf(other)])
  await una.call(updateView, { id: forOther.id, version: 1, sharedWith: [await roleOf(una)] })
  expect(await names(other)).toEqual(['All'])
  expect((await other.send(getView, { id: forOther.id })).status).toBe(404)
})

test('sharing needs a role of the company, and every view the right to see its page', async () => {
  const { as } = await server.company()
  const [una, stranger] = [await as({ may }), await as({ may: ['season:view'] })]
  const everyone = await una.call(createView, { page: 'brand', name: 'All', sharedWith: 'everyone' })
  const answer = await una.send(createView, { page: 'brand', name: 'Odd', sharedWith: [900_000_000] })
  expect(answer.body).toMatchObject({ errorType: 'invalid_input', fields: { sharedWith: [{ code: 'not_a_choice' }] } })
  expect(await names(stranger)).toEqual([])
  expect((await stranger.send(getView, { id: everyone.id })).status).toBe(404)
  expect(await stranger.send(createView, { page: 'brand', name: 'Mine' })).toMatchObject({
    status: 403,
    body: { errorType: 'forbidden', details: { reason: 'page' } },
  })
})

test('a shared view is changed and deleted by its owner and an administrator, and by nobody else', async () => {
  const { as, owner: administrator } = await server.company()
  const [una, other] = [await as({ may: [...may, 'brand:edit', 'brand:delete'] }), await as({ may })]
  const { id } = await other.call(createView, { page: 'brand', name: 'All', sharedWith: 'everyone' })
  expect(await una.call(getView, { id })).toMatchObject({ isMine: false, canChange: false })
  for (const route of [updateView, deleteView]) {
    expect(await una.send(route, { id, version: 1 })).toMatchObject({
      status: 403,
      body: { errorType: 'desk.view_not_yours' },
    })
  }
  const hidden = await administrator.send(updateView, { id, version: 1, sharedWith: 'nobody' })
  expect(hidden.body, 'he would not see it any more').toMatchObject({ errorType: 'desk.view_owner_only' })
  const edited = await administrator.call(updateView, { id, version: 1, name: 'Ours' })
  expect(edited).toMatchObject({ isMine: false, canChange: true, name: 'Ours' })
  await administrator.call(deleteView, { id, version: 2 })
  expect(await names(other)).toEqual([])
})

test('two who change one view: the second is told how it is now', async () => {
  const { as, owner: administrator } = await server.company()
  const una = await as({ may })
  const { id } = await una.call(createView, { page: 'brand', name: 'All', sharedWith: 'everyone' })
  await administrator.call(updateView, { id, version: 1, view: { isCompact: true } })
  for (const route of [updateView, deleteView]) {
    expect(await una.send(route, { id, version: 1 })).toMatchObject({
      status: 409,
      body: { errorType: 'stale', details: { current: { version: 2, updatedBy: 'Olga Owner' } } },
    })
  }
})

test('a name is used once by one owner on one page, whatever its case', async () => {
  const { as } = await server.company()
  const [una, other] = [await as({ may: [...may, 'season:view'] }), await as({ may })]
  await una.call(createView, { page: 'brand', name: 'German' })
  expect(await una.send(createView, { page: 'brand', name: ' GERMAN ' })).toMatchObject({
    status: 409,
    body: { errorType: 'duplicate', fields: { name: [{ code: 'duplicate' }] } },
  })
  await una.call(createView, { page: 'season', name: 'German' })
  await other.call(createView, { page: 'brand', name: 'German' })
})

test('a default is everybody’s own, one per page, and goes with its view', async () => {
  const { as } = await server.company()
  const [una, other] = [await as({ may }), await as({ may })]
  const first = await una.call(createView, { page: 'brand', name: 'First', sharedWith: 'everyone' })
  const second = await una.call(createView, { page: 'brand', name: 'Second' })
  expect((await una.call(setDefaultView, { id: first.id })).isDefault).toBe(true)
  expect((await una.call(setDefaultView, { id: first.id })).isDefault, 'twice').toBe(true)
  await una.call(setDefaultView, { id: second.id })
  await other.call(setDefaultView, { id: first.id })
  expect(await defaults(una)).toEqual(['Second'])
  expect(await defaults(other)).toEqual(['First'])
  await una.call(clearDefaultView, { id: second.id })
  expect((await una.call(clearDefaultView, { id: second.id })).isDefault, 'twice').toBe(false)
  await una.call(deleteView, { id: first.id, version: 1 })
  expect([await defaults(una), await defaults(other)]).toEqual([[], []])
  expect((await other.send(setDefaultView, { id: second.id })).status, 'a private view of another').toBe(404)
})

test('another company’s views are not there', async () => {
  const [one, two] = [await server.company(), await server.company()]
  const { id } = await one.owner.call(createView, { page: 'brand', name: 'All', sharedWith: 'everyone' })
  expect(await names(two.owner)).toEqual([])
  for (const route of [getView, setDefaultView, clearDefaultView])
    expect((await two.owner.send(route, { id })).status, route.id).toBe(404)
  for (const route of [updateView, deleteView])
    expect((await two.owner.send(route, { id, version: 1 })).status, route.id).toBe(404)
})

test('the list goes on where a page of it ended', async () => {
  const una = await (await server.company()).as({ may })
  for (let count = 0; count < 51; count++) await una.call(createView, { page: 'brand', name: `View ${count}` })
  const first = await una.call(listViews, { page: 'brand' })
  expect(first.items).toHaveLength(50)
  const rest = await una.call(listViews, { page: 'brand', cursor: first.next ?? '' })
  expect([rest.items.map((view) => view.name), rest.next]).toEqual([['View 50'], null])
})

async function names(client: Client): Promise<string[]> {
  return (await client.call(listViews, { page: 'brand' })).items.map((view) => view.name)
}

async function defaults(client: Client): Promise<string[]> {
  const { items } = await client.call(listViews, { page: 'brand' })
  return items.filter((view) => view.isDefault).map((view) => view.name)
}

/** The one role of a test's person. */
async function roleOf(client: Client): Promise<number> {
  const id = client.user?.user_roles[0]?.usrl_role_id ?? 0
  const { 'erp.role': role } = await client.call(bindMaster, { lists: ['erp.role'] })
  expect(role?.items.map((item) => item.id)).toContain(id)
  return id
}
