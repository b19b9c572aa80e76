import type { RoleFile } from '@countinghouse/contract/erp/role'
import { getRolePermissions } from '@countinghouse/contract/erp/permission'
import {
  cloneRole,
  compareRoles,
  exportRole,
  importRole,
  listRoleUsers,
  retireRole,
  role,
} from '@countinghouse/contract/erp/role'
import { setSodRule } from '@countinghouse/contract/erp/sod'
import {
  getUserOverrides,
  getUserRoles,
  getUserStores,
  assignRole,
  updateUserOverrides,
  updateUserRoles,
  updateUserStores,
} from '@countinghouse/contract/erp/user-access'
import { users } from '@countinghouse/contract/erp/user'
import { brand } from '@countinghouse/contract/procure/brand'
import { expect, test } from 'vitest'
import { eventIds, refusal, roleOf } from '../../../../../tests/support/access.ts'
import { asSuperuser } from '../../../../../tests/support/people.ts'
import type { Client, Tenant } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'

/** Roles, stores and permission overrides of users, and protection against privilege escalation. */
const server = useServer()
const idOf = (client: Client) => client.user?.Usr_userid ?? 0
const managing = [
  'user-master:view',
  'user-master:edit',
  'permission-management:view',
  'permission-management:edit',
] as const

async function storeIn(tenant: Tenant, code: string): Promise<number> {
  const [row] = await asSuperuser(
    server,
    `insert into erp.store (company_id, code, name, type, country_code, timezone) values ($1, $2, $2, 'shop', 'GB', 'Europe/London') returning id`,
    [tenant.companyId, code],
  )
  return Number(row?.['id'])
}

/** Changes the access of somebody, as he stands now. */
function changing(client: Client, id: number) {
  const version = async () => (await client.call(getUserRoles, { id })).version
  return {
    roles: async (change: object) =>
      await refusal(client, updateUserRoles, { id, version: await version(), ...change }),
    stores: async (change: object) =>
      await refusal(client, updateUserStores, { id, version: await version(), ...change }),
    overrides: async (change: object) =>
      await refusal(client, updateUserOverrides, { id, version: await version(), ...change }),
  }
}

test('a user is given roles for a store and a while, works by them at once, and is told of in lists', async () => {
  const tenant = await server.company()
  const { owner, storeId } = tenant
  const clerk = await tenant.as({ may: [] })
  const [created] = (await owner.call(role.routes.list, { q: 'buyer' })).items
  const roleId = created?.id ?? 0
  const his = changing(owner, idOf(clerk))
  expect(await his.roles({ added: [{ roleId, storeId, until: '2999-12-31', reason: 'Cover' }] })).toBe('done')
  expect(await refusal(clerk, brand.routes.list, {})).toBe('done')
  const { grants } = await owner.call(getUserRoles, { id: idOf(clerk) })
  const grant = grants.find((one) => one.role.id === roleId)
  expect(grant).toMatchObject({
    store: { id: storeId },
    until: '2999-12-31',
    reason: 'Cover',
    grantedBy: 'Olga Owner',
  })
  expect((await owner.call(listRoleUsers, { id: roleId })).users).toMatchObject([
    { userId: idOf(clerk), store: { id: storeId } },
  ])
  const { items } = await owner.call(users.routes.list, { q: clerk.user?.Usr_lname })
  expect(items).toMatchObject([{ stores: null, roles: expect.stringContaining('Buyer') as unknown }])
  expect(await his.roles({ added: [{ roleId, storeId }] })).toBe('400 invalid_input')
  const dates = { grantId: grant?.id, from: '2026-02-01', until: '2026-01-01' }
  expect(await his.roles({ changed: [dates] })).toBe('400 invalid_input')
  expect(await his.roles({ changed: [{ ...dates, from: null }] })).toBe('done')
  expect(await refusal(clerk, brand.routes.list, {}), 'the day is over').toBe('403 forbidden')
  expect(await his.roles({ removed: [grant?.id] })).toBe('done')
  expect(await refusal(owner, updateUserRoles, { id: idOf(clerk), version: 1 })).toBe('409 stale')
})

test('stores and exceptions of a user follow their rules', async () => {
  const tenant = await server.company()
  const { owner, storeId } = tenant
  const clerk = await tenant.as({ may: ['brand:view'] })
  const second = await storeIn(tenant, 'S2')
  const his = changing(owner, idOf(clerk))
  expect(await his.stores({ hasAllStores: false, storeIds: [second], defaultStoreId: storeId })).toBe(
    '422 erp.default_store_not_allowed',
  )
  expect(await his.stores({ hasAllStores: false, storeIds: [second], defaultStoreId: second })).toBe('done')
  expect(await owner.call(getUserStores, { id: idOf(clerk) })).toMatchObject({
    hasAllStores: false,
    storeIds: [second],
  })
  expect(await refusal(clerk, brand.routes.list, {}), 'he is in the store that was taken').toBe('403 forbidden')
  expect(await his.stores({ storeIds: [second, 999_999_999] })).toBe('400 invalid_input')
  const [createId, mergeId, viewId, deleteId] = await eventIds(
    server,
    'season:create',
    'brand:merge',
    'brand:view',
    'brand:delete',
  )
  const soon = new Date(Date.now() + 60 * 60_000).toISOString()
  const allow = { effect: 'allow', until: soon, reason: 'Cover' }
  expect(await his.overrides({ laid: [{ ...allow, eventId: createId }] })).toBe('422 erp.event_dependency')
  expect(await his.overrides({ laid: [{ ...allow, eventId: mergeId, until: null }] })).toBe('422 erp.rule_broken')
  expect(
    await his.overrides({
      laid: [
        { ...allow, eventId: mergeId },
        { eventId: viewId, effect: 'deny', reason: 'Leaves' },
      ],
    }),
  ).toBe('done')
  const { overrides } = await owner.call(getUserOverrides, { id: idOf(clerk) })
  expect(overrides.map(({ permission, effect }) => `${effect} ${permission}`)).toEqual([
    'allow brand:merge',
    'deny brand:view',
  ])
  expect(await his.overrides({ lifted: [mergeId, viewId] })).toBe('done')
  expect(
    await changing(owner, idOf(owner)).overrides({ laid: [{ eventId: deleteId, effect: 'deny', reason: 'No' }] }),
  ).toBe('409 erp.override_on_administrator')
})

test('a role is given to several people: who has it there already is counted, who must not have it is named', async () => {
  const tenant = await server.company()
  const { owner, storeId } = tenant
  const [clerk, other] = [await tenant.as({ may: [] }), await tenant.as({ may: [] })]
  const second = await storeIn(tenant, 'S2')
  await changing(owner, idOf(other)).stores({ hasAllStores: false, storeIds: [second], defaultStoreId: second })
  const [buyer] = (await owner.call(role.routes.list, { q: 'buyer' })).items
  const assignment = { roleId: buyer?.id ?? 0, storeId, reason: 'Cover' }
  const ids = [idOf(clerk), idOf(other)]
  const refused = [{ id: idOf(other), message: 'A role can only be assigned in a store where the user works.' }]
  expect(await owner.call(assignRole, { ...assignment, ids })).toMatchObject({ given: 1, held: 0, refused })
  expect(await owner.call(assignRole, { ...assignment, ids })).toMatchObject({ given: 0, held: 1, refused })
  expect((await owner.call(getUserRoles, { id: idOf(other) })).grants).toHaveLength(1)
  expect(await refusal(clerk, brand.routes.list, {})).toBe('done')
  expect(await refusal(owner, assignRole, { ...assignment, ids: [idOf(clerk), 999_999_999] })).toBe('404 not_found')
  const manager = await tenant.as({ may: [...managing] })
  const own = await manager.call(assignRole, { ...assignment, storeId: second, ids: [idOf(clerk)] })
  expect(own, 'more than he holds himself').toMatchObject({ given: 0, refused: [{ id: idOf(clerk) }] })
})

test('the administrators of a company stay at least one, and none of them is bound to a store', async () => {
  const tenant = await server.company()
  const { owner } = tenant
  const own = changing(owner, idOf(owner))
  const [grant] = (await owner.call(getUserRoles, { id: idOf(owner) })).grants
  expect(await own.roles({ removed: [grant?.id] })).toBe('409 erp.own_role_permission')
  const second = await tenant.as({ may: [] })
  expect(await changing(owner, idOf(second)).roles({ added: [{ roleId: 1, until: '2999-12-31' }] })).toBe('done')
  const other = await server.signIn(second.user?.Usr_lname ?? '')
  expect(
    await changing(other, idOf(owner)).roles({ removed: [grant?.id] }),
    'the other one is there for a while only',
  ).toBe('409 erp.last_administrator')
  const bound = await tenant.as({ may: [], userType: 10, homeModule: '/procure' })
  expect(await changing(owner, idOf(bound)).roles({ added: [{ roleId: 1 }] })).toBe('422 erp.admin_store_bound')
})

test('roles are cloned, compared, carried in a file and retired with those who hold them', async () => {
  const tenant = await server.company()
  const { owner } = tenant
  const clerk = await tenant.as({ may: ['brand:view', 'brand:edit'] })
  const id = await roleOf(server, tenant, clerk)
  const { role: copy } = await owner.call(cloneRole, { id, code: 'COPY', name: 'Copy' })
  expect(await owner.call(compareRoles, { oneId: id, otherId: copy.id })).toEqual({ events: [], limits: [] })
  const everything = await owner.call(cloneRole, { id: 1, code: 'ALL', name: 'Everything' })
  const { events } = await owner.call(compareRoles, { oneId: id, otherId: everything.role.id })
  expect(events).toContainEqual({ permission: 'brand:delete', one: null, other: 'company' })
  const file = (await owner.send(exportRole as never, { id })).body as unknown as RoleFile
  const carried = [...file.events, { permission: 'moon:land', dataScope: 'store' as const }]
  const from = await owner.call(importRole, { ...file, code: 'FILE', name: 'From a file', events: carried })
  expect(from).toMatchObject({ unknown: ['moon:land'], warnings: [] })
  const permissions = async (roleId: number) => (await owner.call(getRolePermissions, { id: roleId })).events
  expect(await permissions(from.role.id)).toEqual(await permissions(id))
  const { version } = await owner.call(role.routes.get, { id })
  expect(await refusal(owner, retireRole, { id, version })).toBe('409 in_use')
  expect(await refusal(owner, role.routes.deactivate, { id, version })).toBe('409 in_use')
  expect(await refusal(owner, role.routes.delete, { id, version })).toBe('409 in_use')
  expect(await owner.call(retireRole, { id, version, moveToId: copy.id })).toMatchObject({ moved: 1 })
  expect(await refusal(clerk, brand.routes.list, {})).toBe('done')
  expect((await owner.call(getUserRoles, { id: idOf(clerk) })).grants).toMatchObject([{ role: { name: 'Copy' } }])
  expect(await changing(owner, idOf(clerk)).roles({ added: [{ roleId: id }] }), 'retired').toBe('409 state_conflict')
  expect(await refusal(owner, role.routes.update, { id: 1, version: 1, name: 'King' })).toBe('409 erp.system_row')
  expect(await refusal(owner, role.routes.delete, { id, version: version + 1 }), 'its rights go with it').toBe('done')
})

test('a role that an administrator holds as well is retired by an administrator alone', async () => {
  const tenant = await server.company()
  const { owner } = tenant
  const clerk = await tenant.as({ may: ['brand:view'] })
  const id = await roleOf(server, tenant, clerk)
  const manager = await tenant.as({ may: ['role-master:view', 'role-master:delete', 'brand:view'] })
  const chief = await tenant.as({ may: [] })
  expect(await changing(owner, idOf(chief)).roles({ added: [{ roleId: 1 }, { roleId: id }] })).toBe('done')
  const { version } = await owner.call(role.routes.get, { id })
  const moveToId = await roleOf(server, tenant, manager)
  expect(await refusal(manager, retireRole, { id, version, moveToId })).toBe('403 erp.administrator_protected')
  expect(await refusal(owner, retireRole, { id, version, moveToId })).toBe('done')
})

test('duties that the company keeps apart do not meet in one person', async () => {
  const tenant = await server.company()
  const { owner } = tenant
  const creator = await tenant.as({ may: ['brand:view', 'brand:create'] })
  const merger = await tenant.as({ may: ['brand:view', 'brand:merge'] })
  const [oneId = 0, otherId = 0] = await eventIds(server, 'brand:create', 'brand:merge')
  await owner.call(setSodRule, { oneId, otherId, severity: 'block' })
  const added = [{ roleId: await roleOf(server, tenant, merger) }]
  expect(await changing(owner, idOf(creator)).roles({ added })).toBe('422 erp.sod_blocked')
  await owner.call(setSodRule, { oneId, otherId, severity: 'warn' })
  const { version } = await owner.call(getUserRoles, { id: idOf(creator) })
  const { warnings } = await owner.call(updateUserRoles, { id: idOf(creator), version, added })
  expect(warnings).toMatchObject([{ severity: 'warn' }])
})

test('G13: whoever looks after people gives them nothing that he does not hold, and has no say over himself or administrators', async () => {
  const tenant = await server.company()
  const { owner, storeId } = tenant
  const second = await storeIn(tenant, 'S2')
  const manager = await tenant.as({
    may: [
      ...managing,
      'role-master:view',
      'role-master:create',
      'role-master:import',
      'role-master:delete',
      'brand:view',
    ],
  })
  const clerk = await tenant.as({ may: [] })
  const [few, many] = await Promise.all([
    tenant.as({ may: ['brand:view'] }).then((user) => roleOf(server, tenant, user)),
    tenant.as({ may: ['brand:view', 'brand:delete'] }).then((user) => roleOf(server, tenant, user)),
  ])
  const [viewId, deleteId] = await eventIds(server, 'brand:view', 'brand:delete')
  const his = changing(manager, idOf(clerk))
  const soon = new Date(Date.now() + 60 * 60_000).toISOString()
  const exceeds = '403 erp.grant_exceeds_own'
  expect(await his.roles({ added: [{ roleId: many }] }), 'a role with more').toBe(exceeds)
  expect(await his.roles({ added: [{ roleId: many, from: '2990-01-01' }] }), 'later').toBe(exceeds)
  expect(await his.roles({ added: [{ roleId: 1 }] }), 'role 1').toBe(exceeds)
  expect(await his.roles({ added: [{ roleId: 999_999 }] }), 'a role of nobody').toBe('400 invalid_input')
  const foreign = await server.company()
  const [theirs] = (await foreign.owner.call(role.routes.list, { q: 'buyer' })).items
  expect(await his.roles({ added: [{ roleId: theirs?.id }] }), 'a role of another company').toBe('400 invalid_input')
  expect(await his.roles({ added: [{ roleId: few, until: '2990-01-01' }] }), 'what he holds').toBe('done')
  expect(await his.overrides({ laid: [{ eventId: deleteId, effect: 'allow', until: soon, reason: 'x' }] })).toBe(
    exceeds,
  )
  expect(await changing(manager, idOf(manager)).roles({ added: [{ roleId: few }] }), 'himself').toBe(
    '403 erp.own_account',
  )
  expect(await changing(manager, idOf(owner)).roles({}), 'an administrator').toBe('403 erp.administrator_protected')
  expect(await changing(manager, idOf(owner)).stores({ hasAllStores: false, defaultStoreId: null }), 'his stores').toBe(
    '403 erp.administrator_protected',
  )
  expect(await refusal(manager, cloneRole, { id: many, code: 'X1', name: 'X1' }), 'a clone').toBe(exceeds)
  expect(await refusal(manager, cloneRole, { id: 1, code: 'X2', name: 'X2' }), 'a clone of role 1').toBe(exceeds)
  const created = {
    form: 1,
    code: 'X3',
    name: 'X3',
    events: ['brand:view', 'brand:delete'].map((permission) => ({ permission, dataScope: 'store' })),
  }
  expect(await refusal(manager, importRole, created), 'a file').toBe(exceeds)
  const { version } = await owner.call(role.routes.get, { id: few })
  expect(await refusal(manager, retireRole, { id: few, version, moveToId: many }), 'a better role for others').toBe(
    exceeds,
  )
  expect(await refusal(manager, retireRole, { id: few, version, moveToId: 1 }), 'role 1 for others').toBe(exceeds)
  // A denial that he lifts gives back what he may not give.
  await changing(owner, idOf(clerk)).roles({ added: [{ roleId: many }] })
  await changing(owner, idOf(clerk)).overrides({ laid: [{ eventId: deleteId, effect: 'deny', reason: 'x' }] })
  expect(await his.overrides({ lifted: [deleteId] }), 'a denial').toBe(exceeds)
  expect(await his.overrides({ laid: [{ eventId: viewId, effect: 'deny', reason: 'x' }] }), 'less for others').toBe(
    'done',
  )
  // He works in one store only from here on.
  await changing(owner, idOf(manager)).stores({ hasAllStores: false, storeIds: [storeId] })
  await changing(owner, idOf(clerk)).stores({ hasAllStores: false, storeIds: [storeId] })
  expect(await his.stores({ storeIds: [storeId, second] }), 'a store that is not his').toBe(exceeds)
  expect(await his.stores({ hasAllStores: true }), 'every store').toBe(exceeds)
  expect(await his.stores({ storeIds: [], defaultStoreId: null }), 'fewer stores').toBe('done')
})
