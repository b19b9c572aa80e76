import { updateRolePermissions } from '@countinghouse/contract/erp/permission'
import { cloneRole, retireRole } from '@countinghouse/contract/erp/role'
import { updateUserOverrides, updateUserRoles, updateUserStores } from '@countinghouse/contract/erp/user-access'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventIds, refusal } from '../../../../../../tests/support/access.ts'
import { asSuperuser } from '../../../../../../tests/support/people.ts'
import type { Client, Tenant } from '../../../../../../tests/support/server.ts'
import { useServer } from '../../../../../../tests/support/server.ts'
import { loadAccessSnapshot } from './load-access-snapshot.ts'
import { permissionsOf } from './effective-permissions.ts'
import type { UserDetails, AccessSnapshot } from './access-snapshot.ts'

/** Property: no sequence of random changes by access managers escalates privileges. */
const server = useServer()
const managing = [
  'permission-management:view',
  'permission-management:edit',
  'user-master:view',
  'user-master:edit',
  'role-master:view',
  'role-master:create',
  'role-master:delete',
]
const brandPermissions = ['brand:view', 'brand:create', 'brand:edit', 'brand:merge', 'season:view', 'season:edit']
const isFull = process.env['FULL'] === '1'
const runs = isFull ? 30 : 2
const stepsPerRun = 20

type Shop = {
  readonly tenant: Tenant
  readonly people: readonly Client[]
  readonly roleIds: readonly number[]
  readonly storeIds: readonly number[]
  readonly events: readonly number[]
  readonly foreign: { readonly roleId: number; readonly userId: number; readonly storeId: number }
}

const index = fc.nat(5)
/** Who, what, to whom, with which role, store and event. */
const step = fc.record({
  actor: index,
  action: fc.constantFrom('grant', 'take', 'stores', 'allow', 'deny', 'lift', 'add', 'remove', 'clone', 'retire'),
  target: index,
  role: fc.nat(7),
  store: fc.nat(3),
  event: index,
  isForeign: fc.integer({ min: 0, max: 7 }).map((number) => number === 0),
})
type Step = {
  actor: number
  action: string
  target: number
  role: number
  store: number
  event: number
  isForeign: boolean
}

test('whatever managers do, nobody gives what he does not hold, an administrator stays, and another company is never reached', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.subarray(brandPermissions), { minLength: 4, maxLength: 4 }),
      fc.array(step, { minLength: stepsPerRun, maxLength: stepsPerRun }),
      async (bundles, steps) => {
        const shop = await openShop(bundles)
        for (const one of steps) await take(shop, one)
      },
    ),
    { numRuns: runs, endOnFailure: true, ...(!isFull && { seed: 27 }) },
  )
}, 900_000)

async function take(shop: Shop, one: Step): Promise<void> {
  const actor = at(shop.people, one.actor)
  const before = await snapshotOf(shop)
  const outcome = await action(shop, actor, one)
  expect(outcome, `${one.action} breaks nothing`).toMatch(/^(done|4\d\d )/)
  if (one.isForeign) expect(outcome, 'another company').not.toBe('done')
  if (outcome !== 'done') return
  const after = await snapshotOf(shop)
  const me = before.users.get(idOf(actor))
  if (me === undefined) throw new Error('The actor is gone.')
  for (const place of [null, ...shop.storeIds]) {
    const own = permissionsOf(before, me, place, moment())
    if (own.isAdministrator) continue
    for (const user of after.users.values()) {
      const gained = [...held(after, user, place)].filter(
        (id) => !held(before, before.users.get(user.id), place).has(id),
      )
      expect(
        gained.filter((id) => !own.events.has(id)),
        `${one.action} by ${me.id} to ${user.id} at ${place}`,
      ).toEqual([])
    }
  }
  const admins = [...after.users.values()].filter(
    (user) => user.isActive && permissionsOf(after, user, null, moment()).isAdministrator,
  )
  expect(admins.length, 'somebody administers').toBeGreaterThan(0)
}

async function action(shop: Shop, actor: Client, one: Step): Promise<string> {
  const id = one.isForeign ? shop.foreign.userId : idOf(at(shop.people, one.target))
  const roleId = one.isForeign ? shop.foreign.roleId : at(shop.roleIds, one.role)
  const storeId = one.isForeign
    ? shop.foreign.storeId
    : [null, ...shop.storeIds][one.store % (shop.storeIds.length + 1)]
  const eventId = at(shop.events, one.event)
  const until = new Date(Date.now() + 60 * 60_000).toISOString()
  const user = { id, version: await versionOf('erp.app_user', id) }
  const role = { id: roleId, version: await versionOf('erp.role', roleId) }
  switch (one.action) {
    case 'grant':
      return await refusal(actor, updateUserRoles, { ...user, added: [{ roleId, storeId }] })
    case 'take': {
      const [grant] = await asSuperuser(
        server,
        'select id from erp.user_role where company_id = $1 and user_id = $2 order by id desc limit 1',
        [shop.tenant.companyId, id],
      )
      return await refusal(actor, updateUserRoles, { ...user, removed: [Number(grant?.['id'] ?? 1)] })
    }
    case 'stores':
      return await refusal(actor, updateUserStores, {
        ...user,
        hasAllStores: one.store === 0,
        storeIds: storeId === null ? [] : [storeId],
        defaultStoreId: null,
      })
    case 'allow':
    case 'deny':
      return await refusal(actor, updateUserOverrides, {
        ...user,
        laid: [{ eventId, effect: one.action, until, reason: 'Trial' }],
      })
    case 'lift':
      return await refusal(actor, updateUserOverrides, { ...user, lifted: [eventId] })
    case 'add':
      return await refusal(actor, updateRolePermissions, { ...role, added: [{ eventId }] })
    case 'remove':
      return await refusal(actor, updateRolePermissions, { ...role, removed: [eventId] })
    case 'clone':
      return await refusal(actor, cloneRole, {
        id: roleId,
        code: `C${crypto.randomUUID().slice(0, 8)}`,
        name: crypto.randomUUID(),
      })
    default:
      return await refusal(actor, retireRole, { ...role, moveToId: at(shop.roleIds, one.role + 1) })
  }
}

/** Two administrators, two managers with some rights of their own, two clerks; four roles with any rights. */
async function openShop(bundles: readonly (readonly string[])[]): Promise<Shop> {
  const tenant = await server.company()
  const other = await server.company()
  const second = await tenant.as({ may: [] })
  const { companyId } = tenant
  await asSuperuser(server, 'insert into erp.user_role (company_id, user_id, role_id) values ($1, $2, 1)', [
    companyId,
    idOf(second),
  ])
  const staff = []
  for (const [place, bundle] of bundles.entries())
    staff.push(await tenant.as({ may: [...bundle, ...(place < 2 ? managing : [])] }))
  const stores = await asSuperuser(
    server,
    `insert into erp.store (company_id, code, name, type, country_code, timezone)
    select $1, c, c, 'shop', 'GB', 'Europe/London' from unnest(array['S2', 'S3']) as c returning id`,
    [companyId],
  )
  const roles = await asSuperuser(
    server,
    'select distinct role_id from erp.user_role where company_id = $1 order by 1',
    [companyId],
  )
  const [foreignRole] = await asSuperuser(server, 'select id from erp.role where company_id = $1 and id > 1 limit 1', [
    other.companyId,
  ])
  return {
    tenant,
    people: [tenant.owner, second, ...staff],
    roleIds: roles.map((row) => Number(row['role_id'])),
    storeIds: [tenant.storeId, ...stores.map((row) => Number(row['id']))],
    events: await eventIds(server, ...brandPermissions),
    foreign: { roleId: Number(foreignRole?.['id']), userId: idOf(other.owner), storeId: other.storeId },
  }
}

async function snapshotOf({ tenant: { companyId } }: Shop): Promise<AccessSnapshot> {
  return await loadAccessSnapshot(server.app.db.reader({ companyId }), { companyId })
}

function held(snapshot: AccessSnapshot, user: UserDetails | undefined, place: number | null): ReadonlySet<number> {
  return new Set(user === undefined ? [] : permissionsOf(snapshot, user, place, moment()).events.keys())
}

function moment() {
  return { at: new Date(), address: null }
}

async function versionOf(table: string, id: number): Promise<number> {
  const [row] = await asSuperuser(server, `select version from ${table} where id = $1 limit 1`, [id])
  return Number(row?.['version'] ?? 1)
}

function at<T>(things: readonly T[], place: number): T {
  const thing = things[place % things.length]
  if (thing === undefined) throw new Error('There is nothing to choose from.')
  return thing
}

function idOf(client: Client): number {
  return client.user?.Usr_userid ?? 0
}
