import type { LimitCode } from '@countinghouse/contract/erp/limits'
import type { Pair } from '@countinghouse/contract/erp/permission'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { DataScope } from '../../../platform/access/permission.ts'
import { requireNeeded } from './validate-role.ts'
import { loadAccessSnapshot } from './load-access-snapshot.ts'
import { requireOwn } from './own-reach.ts'
import { lockPermissions } from './permissions-lock.ts'
import { findSodRules, requireApart } from './sod.ts'
import { writePermissions } from './write-permissions.ts'

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
export async function createRole(ctx: Ctx, tx: Tx, created: NewRole) {
  const { companyId, userId } = ctx
  await lockPermissions(tx, companyId)
  const warnings = await validate(ctx, tx, created)
  const { rows } = await sql<{ id: number }>`
    insert into erp.role (company_id, code, name, description, colour, cloned_from_id, created_by, updated_by)
    values (${companyId}, ${created.code}, ${created.name}, ${created.description}, ${created.colour}, ${created.clonedFromId}, ${userId}, ${userId})
    returning id`.execute(tx)
  const id = rows[0]?.id ?? 0
  const added = [...created.events].map(([eventId, dataScope]) => ({ eventId, dataScope }))
  await writePermissions(ctx, tx, id, { ...created, added, removed: [] })
  const { version } = await tx
    .selectFrom('erp.role')
    .select('version')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { code, name, clonedFromId } = created
  ctx.audit({
    entity: 'erp.role',
    entityId: id,
    label: name,
    before: null,
    after: { code, name, clonedFromId, permissions: added.length, limits: created.limits.length },
  })
  return { role: { id, name, version }, warnings }
}

async function validate(ctx: Ctx, tx: Tx, { events, limits }: NewRole): Promise<Pair[]> {
  const { companyId, userId, session } = ctx
  const snapshot = await loadAccessSnapshot(tx, { companyId, userIds: [userId] })
  const me = snapshot.users.get(userId) ?? fail('not_found')
  requireNeeded(snapshot, events)
  const assignment = {
    events,
    limits: new Map(limits.map(({ code, value }) => [code, value])),
    places: [session.storeId],
  }
  requireOwn(snapshot, me, [assignment], { at: ctx.now, address: ctx.ip })
  return requireApart(await findSodRules(tx, companyId), [{ before: new Set(), after: new Set(events.keys()) }])
}
