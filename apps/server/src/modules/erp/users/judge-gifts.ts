import type { inviteUser } from '@countinghouse/contract/erp/user'
import { administratorRoleId } from '@countinghouse/contract/constants'
import { text } from '@countinghouse/contract/erp/user.text'
import { fail } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import type { InputOfRoute } from '@countinghouse/contract/route'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db.ts'
import { isInForce, worksIn } from '../access/fences.ts'
import { loadWorld } from '../access/load-world.ts'
import { giftOf, giftOfExceptions, placesOf, requireOwn } from '../access/own-reach.ts'
import type { GrantFacts, UserFacts, World } from '../access/world.ts'
import type { Person } from './person.ts'
import { refuseChoices } from './refuse-choices.ts'

export type GivenRole = InputOfRoute<typeof inviteUser>['roles'][number]
type Given = Pick<Person, 'userType' | 'hasAllStores' | 'storeIds' | 'defaultStoreId'> & {
  readonly roles: readonly GivenRole[]
}

/**
 * Callers assign only their own stores and permissions they have there. Throws: invalid_input for unknown stores and
 * roles, forbidden with reason store, erp.admin_store_bound, erp.grant_exceeds_own.
 */
export async function requireGivable(ctx: Ctx, tx: Tx, given: Given): Promise<void> {
  const { companyId, userId } = ctx
  const roleIds = given.roles.map(({ roleId }) => roleId)
  const stores = await tx.selectFrom('erp.store').select('id').where('company_id', '=', companyId).execute()
  const known = new Set(stores.map(({ id }) => id))
  const world = await loadWorld(tx, { companyId, userIds: [userId], roleIds })
  requireKnown(ctx, given, known, world)
  const me = world.users.get(userId) ?? fail('not_found')
  if ((given.hasAllStores && !me.hasAllStores) || !given.storeIds.every((id) => worksIn(me, id)))
    fail('forbidden', { details: { reason: 'store' } })
  if (given.userType === 'store_bound' && roleIds.some((id) => isForAdministration(world, id)))
    fail('erp.admin_store_bound')
  const person: Pick<UserFacts, 'hasAllStores' | 'storeIds'> = given
  const grants = given.roles.map(({ roleId, storeId, from, until }) => ({ roleId, storeId, from, until }))
  requireWithin(ctx, world, { ...me, ...person, grants, overrides: [] }, [...known])
}

/**
 * Opening an account or extending its access requires all of its permissions. Throws: erp.administrator_protected,
 * erp.grant_exceeds_own.
 */
export async function requireOwnAll(ctx: Ctx, tx: Tx, person: Person): Promise<void> {
  requireOutranked(ctx, person)
  const { companyId, userId } = ctx
  const stores = await tx.selectFrom('erp.store').select('id').where('company_id', '=', companyId).execute()
  const world = await loadWorld(tx, { companyId, userIds: [userId, person.id] })
  const other = world.users.get(person.id) ?? fail('not_found')
  requireWithin(
    ctx,
    world,
    other,
    stores.map(({ id }) => id),
  )
}

/** Only administrators change administrators. Throws: erp.administrator_protected. */
export function requireOutranked({ grants }: Ctx, { isAdministrator }: Person): void {
  if (isAdministrator && !grants.isAdministrator) fail('erp.administrator_protected')
}

function requireWithin(ctx: Ctx, world: World, person: UserFacts, storeIds: readonly number[]): void {
  const me = world.users.get(ctx.userId) ?? fail('not_found')
  const gifts = person.grants.flatMap((grant: GrantFacts) => {
    const role = world.roles.get(grant.roleId)
    if (grant.roleId === administratorRoleId && !ctx.grants.isAdministrator) fail('erp.grant_exceeds_own')
    return role === undefined ? [] : [giftOf(role, placesOf(person, grant.storeId, storeIds))]
  })
  const moment = { at: ctx.now, address: ctx.ip }
  const exceptions = person.overrides.filter((override) => isInForce(override, moment))
  requireOwn(world, me, [...gifts, giftOfExceptions(exceptions, placesOf(person, null, storeIds))], moment)
}

function isForAdministration(world: World, roleId: number): boolean {
  const events = [...(world.roles.get(roleId)?.events.keys() ?? [])]
  return roleId === administratorRoleId || events.some((id) => world.events.get(id)?.isAdminOnly === true)
}

function requireKnown(ctx: Ctx, given: Given, stores: ReadonlySet<number>, world: World): void {
  refuseChoices(ctx, [
    ...given.storeIds.flatMap((id, place) => (stores.has(id) ? [] : [`storeIds.${place}`])),
    ...(given.defaultStoreId === null || stores.has(given.defaultStoreId) ? [] : ['defaultStoreId']),
    ...given.roles.flatMap(({ roleId }, place) =>
      world.roles.get(roleId)?.isActive === true ? [] : [`roles.${place}.roleId`],
    ),
    ...given.roles.flatMap(({ storeId }, place) =>
      storeId === null || stores.has(storeId) ? [] : [`roles.${place}.storeId`],
    ),
  ])
  const isHis = (id: number) => given.hasAllStores || given.storeIds.includes(id)
  const place = given.roles.findIndex(({ storeId }) => storeId !== null && !isHis(storeId))
  const refusal = [{ code: 'rule', message: format(text.roleElsewhere, ctx.locale) }]
  if (place >= 0) fail('invalid_input', { fields: { [`roles.${place}.storeId`]: refusal } })
}
