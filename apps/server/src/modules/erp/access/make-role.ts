import type { LimitCode } from '@countinghouse/contract/erp/limits'
import type { Pair } from '@countinghouse/contract/erp/permission'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db.ts'
import type { DataScope } from '../../../platform/permission.ts'
import { requireNeeded } from './judge-role.ts'
import { loadWorld } from './load-world.ts'
import { requireOwn } from './own-reach.ts'
import { lockRights } from './rights-lock.ts'
import { findSodRules, requireApart } from './sod.ts'
import { writeRights } from './write-rights.ts'

export type NewRole = {
  readonly code: string
  readonly name: string
  readonly description: string | null
  readonly colour: string | null
  readonly require2fa: boolean
  readonly ipAllow: readonly string[]
  readonly clonedFromId: number | null
  readonly events: ReadonlyMap<number, DataScope>
  readonly limits: readonly { readonly code: LimitCode; readonly value: number }[]
}

/**
 * Creates a role with permissions, not yet assigned. Throws: duplicate, erp.event_dependency, erp.grant_exceeds_own,
 * erp.sod_blocked. Locks: the permissions of the company.
 */
export async function makeRole(ctx: Ctx, tx: Tx, made: NewRole) {
  const { companyId, userId } = ctx
  await lockRights(tx, companyId)
  const warnings = await judge(ctx, tx, made)
  const { rows } = await sql<{ id: number }>`
    insert into erp.role (company_id, code, name, description, colour, cloned_from_id, created_by, updated_by)
    values (${companyId}, ${made.code}, ${made.name}, ${made.description}, ${made.colour}, ${made.clonedFromId}, ${userId}, ${userId})
    returning id`.execute(tx)
  const id = rows[0]?.id ?? 0
  const added = [...made.events].map(([eventId, dataScope]) => ({ eventId, dataScope }))
  await writeRights(ctx, tx, id, { ...made, added, removed: [] })
  const { version } = await tx
    .selectFrom('erp.role')
    .select('version')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { code, name, clonedFromId } = made
  ctx.audit({
    entity: 'erp.role',
    entityId: id,
    label: name,
    before: null,
    after: { code, name, clonedFromId, rights: added.length, limits: made.limits.length },
  })
  return { role: { id, name, version }, warnings }
}

async function judge(ctx: Ctx, tx: Tx, { events, limits }: NewRole): Promise<Pair[]> {
  const { companyId, userId, session } = ctx
  const world = await loadWorld(tx, { companyId, userIds: [userId] })
  const me = world.users.get(userId) ?? fail('not_found')
  requireNeeded(world, events)
  const gift = {
    events,
    limits: new Map(limits.map(({ code, value }) => [code, value])),
    places: [session.storeId],
  }
  requireOwn(world, me, [gift], { at: ctx.now, address: ctx.ip })
  return requireApart(await findSodRules(tx, companyId), [{ before: new Set(), after: new Set(events.keys()) }])
}
