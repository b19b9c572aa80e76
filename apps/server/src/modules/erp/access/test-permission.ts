import type { InputOfRoute } from '@countinghouse/contract/route'
import type { testPermission } from '@countinghouse/contract/erp/access'
import { fail } from '@countinghouse/contract/errors'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { effectsOf } from './effects.ts'
import { explain } from './explain.ts'
import { findHolders } from './holders.ts'
import type { EventChange } from './validate-role.ts'
import { changedRole } from './validate-role.ts'
import { loadAccessSnapshot } from './load-access-snapshot.ts'
import { findNames, findStoreNames } from './user-access.ts'
import { wireAccessDecision } from './access-decision.ts'
import type { AccessSnapshot } from './access-snapshot.ts'

type Requested = InputOfRoute<typeof testPermission>

const mostNamed = 100

/** Tests a permission as saved or with an unsaved change, and lists the affected users. Throws: not_found. */
export async function tryPermission(ctx: Ctx, reader: Reader, { question, change }: Requested) {
  const { companyId } = ctx
  const roleIds = change === undefined ? [] : [change.roleId]
  const holders = change === undefined ? [] : await findHolders(reader, companyId, change.roleId)
  const userIds = [...holders, ...(question === undefined ? [] : [question.userId])]
  const snapshot = await loadAccessSnapshot(reader, { companyId, userIds, roleIds })
  const moment = { at: ctx.now, address: null }
  const effects = change === undefined ? [] : effectsOf(snapshot, ...rolesOf(snapshot, change), moment)
  const names = await findNames(
    reader,
    companyId,
    effects.map(({ userId }) => userId),
  )
  return {
    accessDecision:
      question === undefined ? null : await answer(ctx, reader, changedSnapshot(snapshot, change), question),
    effects: names
      .slice(0, mostNamed)
      .flatMap(({ id, name }) => effects.filter(({ userId }) => userId === id).map((effect) => ({ ...effect, name }))),
    count: effects.length,
  }
}

type Change = EventChange & { readonly roleId: number }

function rolesOf(snapshot: AccessSnapshot, { roleId, ...change }: Change) {
  const role = snapshot.roles.get(roleId) ?? fail('not_found')
  return [role, changedRole(role, change)] as const
}

function changedSnapshot(snapshot: AccessSnapshot, change: Change | undefined): AccessSnapshot {
  return change === undefined
    ? snapshot
    : { ...snapshot, roles: new Map([...snapshot.roles, [change.roleId, rolesOf(snapshot, change)[1]]]) }
}

async function answer(
  ctx: Ctx,
  reader: Reader,
  snapshot: AccessSnapshot,
  requested: NonNullable<Requested['question']>,
) {
  const stores = await findStoreNames(reader, ctx.companyId)
  const user = snapshot.users.get(requested.userId) ?? fail('not_found')
  const event = snapshot.events.get(requested.eventId) ?? fail('not_found')
  if (requested.storeId !== null && !stores.has(requested.storeId)) fail('not_found')
  return wireAccessDecision(
    explain(snapshot, user, { event, storeId: requested.storeId }, { at: ctx.now, address: null }),
    stores,
  )
}
