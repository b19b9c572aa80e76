import type { InputOfRoute } from '@countinghouse/contract/route'
import type { testPermission } from '@countinghouse/contract/erp/access'
import { fail } from '@countinghouse/contract/errors'
import type { Ctx } from '../../../platform/context.ts'
import type { Reader } from '../../../platform/db.ts'
import { effectsOf } from './effects.ts'
import { explain } from './explain.ts'
import { findHolders } from './holders.ts'
import type { EventChange } from './judge-role.ts'
import { changedRole } from './judge-role.ts'
import { loadWorld } from './load-world.ts'
import { findNames, findStoreNames } from './user-access.ts'
import { wireVerdict } from './verdict.ts'
import type { World } from './world.ts'

type Asked = InputOfRoute<typeof testPermission>

const mostNamed = 100

/** Tests a permission as saved or with an unsaved change, and lists the affected users. Throws: not_found. */
export async function tryPermission(ctx: Ctx, reader: Reader, { question, change }: Asked) {
  const { companyId } = ctx
  const roleIds = change === undefined ? [] : [change.roleId]
  const holders = change === undefined ? [] : await findHolders(reader, companyId, change.roleId)
  const userIds = [...holders, ...(question === undefined ? [] : [question.userId])]
  const world = await loadWorld(reader, { companyId, userIds, roleIds })
  const moment = { at: ctx.now, address: null }
  const effects = change === undefined ? [] : effectsOf(world, ...rolesOf(world, change), moment)
  const names = await findNames(
    reader,
    companyId,
    effects.map(({ userId }) => userId),
  )
  return {
    verdict: question === undefined ? null : await answer(ctx, reader, changedWorld(world, change), question),
    effects: names
      .slice(0, mostNamed)
      .flatMap(({ id, name }) => effects.filter(({ userId }) => userId === id).map((effect) => ({ ...effect, name }))),
    count: effects.length,
  }
}

type Change = EventChange & { readonly roleId: number }

function rolesOf(world: World, { roleId, ...change }: Change) {
  const role = world.roles.get(roleId) ?? fail('not_found')
  return [role, changedRole(role, change)] as const
}

function changedWorld(world: World, change: Change | undefined): World {
  return change === undefined
    ? world
    : { ...world, roles: new Map([...world.roles, [change.roleId, rolesOf(world, change)[1]]]) }
}

async function answer(ctx: Ctx, reader: Reader, world: World, asked: NonNullable<Asked['question']>) {
  const stores = await findStoreNames(reader, ctx.companyId)
  const user = world.users.get(asked.userId) ?? fail('not_found')
  const event = world.events.get(asked.eventId) ?? fail('not_found')
  if (asked.storeId !== null && !stores.has(asked.storeId)) fail('not_found')
  return wireVerdict(explain(world, user, { event, storeId: asked.storeId }, { at: ctx.now, address: null }), stores)
}
