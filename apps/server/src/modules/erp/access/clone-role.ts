import type { LimitCode } from '@countinghouse/contract/erp/limits'
import { limitCodes } from '@countinghouse/contract/erp/limits'
import { fail } from '@countinghouse/contract/errors'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { DataScope } from '../../../platform/access/permission.ts'
import type { NewRole } from './create-role.ts'
import { createRole } from './create-role.ts'
import { findRolePermissions } from './role-permissions.ts'

/** Creates a copy of a role; a copy of role 1 gets all current permissions. Throws: not_found, and as createRole. */
export async function cloneRole(ctx: Ctx, tx: Tx, { id, code, name }: { id: number; code: string; name: string }) {
  const original = await readRole(tx, ctx.companyId, id)
  const created = await createRole(ctx, tx, { ...original, code, name, clonedFromId: id })
  return { ...created, unknown: [] }
}

/** The copyable parts of a role. Throws: not_found. */
export async function readRole(db: Reader | Tx, companyId: number, id: number): Promise<NewRole> {
  const { code, name, description, colour } =
    (await db
      .selectFrom('erp.role')
      .select(['code', 'name', 'description', 'colour'])
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .executeTakeFirst()) ?? fail('not_found')
  const { isSystem, events, limits, require2fa, ipAllow } = await findRolePermissions(db, companyId, id)
  const own = events.map(({ eventId, dataScope }): [number, DataScope] => [eventId, dataScope])
  return {
    code,
    name,
    description,
    colour,
    require2fa,
    ipAllow,
    clonedFromId: null,
    events: new Map(isSystem ? await everyEvent(db) : own),
    limits: limits.flatMap((limit) => (isKnown(limit.code) ? [{ code: limit.code, value: limit.value }] : [])),
  }
}

async function everyEvent(db: Reader | Tx): Promise<[number, DataScope][]> {
  const rows = await db.selectFrom('erp.page_event').select('id').where('retired_at', 'is', null).execute()
  return rows.map(({ id }) => [id, 'company'])
}

function isKnown(code: string): code is LimitCode {
  return limitCodes.some((known) => known === code)
}
