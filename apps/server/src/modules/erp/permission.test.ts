import { getUserAccess, testPermission } from '@countinghouse/contract/erp/access'
import {
  getPermissionMatrix,
  getRolePermissions,
  listPermissionPages,
  updateRolePermissions,
} from '@countinghouse/contract/erp/permission'
import { listSodRules, setSodRule } from '@countinghouse/contract/erp/sod'
import { brand } from '@countinghouse/contract/procure/brand'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { eventIds, refusal, roleOf } from '../../../../../tests/support/access.ts'
import { asSuperuser } from '../../../../../tests/support/people.ts'
import { useServer } from '../../../../../tests/support/server.ts'

/** Changes of the own roles, and what cannot be changed. */
const server = useServer()
const managing = ['permission-management:view', 'permission-management:edit'] as const

async function adding(...permissions: readonly string[]) {
  return (await eventIds(server, ...permissions)).map((eventId) => ({ eventId }))
}

test('a role gains and loses rights at once for all who hold it, with limits, and the audit names each', async () => {
  const tenant = await server.company()
  const { owner } = tenant
  const clerk = await tenant.as({ may: ['brand:view', 'brand:create'] })
  const id = await roleOf(server, tenant, clerk)
  const before = await owner.call(getRolePermissions, { id })
  const saved = await owner.call(updateRolePermissions, {
    id,
    version: before.version,
    added: (await adding('brand:edit')).map((event) => ({ ...event, dataScope: 'own' as const })),
    removed: await eventIds(server, 'brand:create'),
    limits: [
      { code: 'refund_amount', value: 5000 },
      { code: 'discount_pct', value: 30_000 },
    ],
  })
  expect(saved.version).toBe(before.version + 1)
  expect(saved.limits).toEqual([
    { code: 'discount_pct', value: 30_000, currency: null },
    { code: 'refund_amount', value: 5000, currency: 'GBP' },
  ])
  expect(await refusal(clerk, brand.routes.create, { code: 'NO', name: 'No' })).toBe('403 forbidden')
  const [row] = await query<{ changes: { field: string }[] }>(
    server.database.maintUrl,
    `select changes from platform.audit where company_id = $1 and entity = 'erp.role' order by id desc limit 1`,
    [tenant.companyId],
  )
  expect(row?.changes.toSorted((one, other) => (one.field < other.field ? -1 : 1))).toEqual([
    { field: 'brand:create', before: 'store', after: null },
    { field: 'brand:edit', before: null, after: 'own' },
    { field: 'discount_pct', before: null, after: 30_000 },
    { field: 'refund_amount', before: null, after: 5000 },
  ])
  expect(await refusal(owner, updateRolePermissions, { id, version: before.version })).toBe('409 stale')
})

test('of a right that is added twice the last scope applies', async () => {
  const tenant = await server.company()
  const id = await roleOf(server, tenant, await tenant.as({ may: ['brand:view'] }))
  const { version } = await tenant.owner.call(getRolePermissions, { id })
  const [right] = await adding('brand:edit')
  const added = (['store', 'own'] as const).map((dataScope) => ({ eventId: right?.eventId ?? 0, dataScope }))
  const { events } = await tenant.owner.call(updateRolePermissions, { id, version, added })
  expect(events.filter(({ eventId }) => eventId === right?.eventId)).toEqual([added[1]])
})

test('the matrix shows one role, one page over all roles, and what works out for one user', async () => {
  const tenant = await server.company()
  const { owner } = tenant
  const clerk = await tenant.as({ may: ['brand:view', 'brand:delete'] })
  const id = await roleOf(server, tenant, clerk)
  const { modules } = await owner.call(listPermissionPages, {})
  const page = modules.flatMap(({ pages }) => pages).find(({ path }) => path === '/procure/brand/')
  expect(page?.events[0]).toMatchObject({ code: 'view', risk: 'low', dependsOnId: null })
  const [viewId, deleteId] = await eventIds(server, 'brand:view', 'brand:delete')
  const roles = await owner.call(getPermissionMatrix, {})
  expect(roles.cells).toEqual([])
  expect(roles.columns[0]).toMatchObject({ name: 'Administrator', isSystem: true, users: 1 })
  expect(roles.columns.find((column) => column.id === id)).toMatchObject({
    users: 1,
    events: 2,
    highRisk: 1,
    limits: 0,
  })
  const cells = (eventId: number | undefined, columnId: number | undefined) => ({
    columnId,
    eventId,
    dataScope: 'store',
  })
  const both = (columnId: number) =>
    expect.arrayContaining([cells(viewId, columnId), cells(deleteId, columnId)]) as unknown
  const ofRole = await owner.call(getPermissionMatrix, { roleId: id })
  expect(ofRole.cells).toHaveLength(2)
  expect(ofRole.cells).toEqual(both(id))
  const ofPage = await owner.call(getPermissionMatrix, { pageId: page?.id ?? 0 })
  expect(ofPage.columns).toEqual(roles.columns)
  expect(ofPage.cells).toEqual(expect.arrayContaining([cells(deleteId, id)]))
  expect(
    new Set(ofPage.cells.map(({ eventId }) => eventId)).isSubsetOf(new Set(page?.events.map((event) => event.id))),
  ).toBe(true)
  const userId = clerk.user?.Usr_userid ?? 0
  const ofUser = await owner.call(getPermissionMatrix, { userId, storeId: tenant.storeId })
  expect(ofUser.cells).toHaveLength(2)
  expect(ofUser.cells).toEqual(both(userId))
  const onPage = await owner.call(getPermissionMatrix, { roleId: id, pageId: page?.id ?? 0 })
  expect(onPage).toMatchObject({ columns: [{ id }], cells: ofRole.cells })
})

test('access is explained by the rule that decides, as it is and as it would be, and the change names whom it touches', async () => {
  const tenant = await server.company()
  const { owner, storeId } = tenant
  const clerk = await tenant.as({ may: ['brand:view', 'brand:edit'] })
  const userId = clerk.user?.Usr_userid ?? 0
  const id = await roleOf(server, tenant, clerk)
  const [viewId = 0, editId = 0, mergeId = 0] = await eventIds(server, 'brand:view', 'brand:edit', 'brand:merge')
  const ask = async (eventId: number, change?: object) =>
    await owner.call(testPermission, { question: { userId, storeId, eventId }, ...(change && { change }) } as never)
  expect((await ask(editId)).accessDecision).toMatchObject({ isAllowed: true, rule: 'role', role: { id } })
  expect((await ask(mergeId)).accessDecision).toMatchObject({ isAllowed: false, rule: 'not_granted', role: null })
  const tried = await ask(editId, { roleId: id, removed: [editId], added: [{ eventId: mergeId }] })
  expect(tried.accessDecision).toMatchObject({ isAllowed: false, rule: 'not_granted' })
  expect(tried.effects).toEqual([
    { userId, name: `Una ${clerk.user?.Usr_lname}`, gained: ['brand:merge'], lost: ['brand:edit'] },
  ])
  await asSuperuser(
    server,
    'update erp.user_role set valid_until = erp.today(company_id) - 1 where company_id = $1 and role_id = $2',
    [tenant.companyId, id],
  )
  expect((await ask(editId)).accessDecision).toMatchObject({
    isAllowed: false,
    rule: 'role_outside_dates',
    role: { id },
  })
  const { permissions } = await owner.call(getUserAccess, { id: owner.user?.Usr_userid ?? 0, storeId })
  expect(permissions.find(({ eventId }) => eventId === viewId)).toMatchObject({
    isAllowed: true,
    rule: 'administrator',
  })
  expect(await refusal(owner, getUserAccess, { id: 999_999 })).toBe('404 not_found')
})

test('events come with what they depend on, and duties that are kept apart are warned of or refused', async () => {
  const tenant = await server.company()
  const { owner } = tenant
  const clerk = await tenant.as({ may: [] })
  const id = await roleOf(server, tenant, clerk)
  const change = async (input: object) => {
    const { version } = await owner.call(getRolePermissions, { id })
    return await owner.send(updateRolePermissions as never, { id, version, ...input })
  }
  expect((await change({ added: await adding('brand:edit') })).body).toMatchObject({
    errorType: 'erp.event_dependency',
    details: { missing: ['brand:view'] },
  })
  const [createId = 0, exportId = 0] = await eventIds(server, 'brand:create', 'brand:export')
  await owner.call(setSodRule, { oneId: exportId, otherId: createId, severity: 'warn' })
  const pair = { severity: 'warn' }
  const done = await change({ added: await adding('brand:view', 'brand:create', 'brand:export') })
  expect(done.body['warnings']).toMatchObject([pair])
  expect(
    (await change({ added: await adding('brand:edit') })).body['warnings'],
    'what was known is not told again',
  ).toEqual([])
  await change({ removed: [exportId] })
  await owner.call(setSodRule, { oneId: createId, otherId: exportId, severity: 'block' })
  expect((await change({ added: await adding('brand:export') })).body).toMatchObject({ errorType: 'erp.sod_blocked' })
  const { rules } = await owner.call(setSodRule, { oneId: createId, otherId: exportId, severity: 'off' })
  expect(rules).toEqual((await owner.call(listSodRules, {})).rules)
  expect(rules.every(({ isShipped }) => isShipped)).toBe(true)
  expect((await change({ added: await adding('brand:export') })).status).toBe(200)
})

test('role 1 stays as it is, and only addresses say from where a role counts', async () => {
  const tenant = await server.company()
  const { owner } = tenant
  const clerk = await tenant.as({ may: ['brand:view'] })
  const id = await roleOf(server, tenant, clerk)
  expect(await refusal(owner, updateRolePermissions, { id: 1, version: 1 })).toBe('409 erp.system_row')
  const { version } = await owner.call(getRolePermissions, { id })
  const { body } = await owner.send(updateRolePermissions as never, { id, version, ipAllow: ['10.0.0.0/8', '1.2.3'] })
  expect(Object.keys(body.fields ?? {})).toEqual(['ipAllow.1'])
  await owner.call(updateRolePermissions, { id, version, ipAllow: ['10.0.0.0/8'] })
  expect(await refusal(clerk, brand.routes.list, {})).toBe('403 forbidden')
})

test('G13: whoever may manage roles gives nothing that he does not hold, here or elsewhere, and keeps his own right to', async () => {
  const tenant = await server.company()
  const manager = await tenant.as({ may: [...managing, 'brand:view', 'brand:create'] })
  const own = await roleOf(server, tenant, manager)
  const clerk = await tenant.as({ may: ['brand:view'] })
  const id = await roleOf(server, tenant, clerk)
  const change = async (role: number, input: object) => {
    const { version } = await manager.call(getRolePermissions, { id: role })
    return await refusal(manager, updateRolePermissions, { id: role, version, ...input })
  }
  expect(await change(own, { added: await adding('brand:delete') }), 'more for himself').toBe(
    '403 erp.grant_exceeds_own',
  )
  expect(await change(id, { added: await adding('brand:delete') }), 'more for others').toBe('403 erp.grant_exceeds_own')
  const wider = (await adding('brand:create')).map((event) => ({ ...event, dataScope: 'company' }))
  expect(await change(id, { added: wider }), 'about more records').toBe('403 erp.grant_exceeds_own')
  expect(await change(id, { limits: [{ code: 'refund_amount', value: 1 }] }), 'up to more').toBe(
    '403 erp.grant_exceeds_own',
  )
  expect(await change(1, {}), 'role 1').toBe('409 erp.system_row')
  expect(await change(own, { removed: await eventIds(server, 'permission-management:edit') })).toBe(
    '409 erp.own_role_permission',
  )
  expect(await change(own, { ipAllow: [] }), 'his own addresses').toBe('403 erp.own_account')
  expect(await change(id, { added: await adding('brand:create') }), 'what he holds').toBe('done')
  // What he holds in one store only he does not give to somebody who works in all of them.
  await asSuperuser(server, 'update erp.user_role set store_id = $2 where company_id = $1 and user_id = $3', [
    tenant.companyId,
    tenant.storeId,
    manager.user?.Usr_userid,
  ])
  expect(await change(id, { removed: await eventIds(server, 'brand:create') })).toBe('done')
  expect(await change(id, { added: await adding('brand:create') }), 'beyond his store').toBe(
    '403 erp.grant_exceeds_own',
  )
})
