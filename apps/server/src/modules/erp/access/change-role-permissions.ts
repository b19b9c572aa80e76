import type { RolePermissions } from '@countinghouse/contract/erp/permission'
import { fail } from '@countinghouse/contract/errors'
import { text as issueText } from '@countinghouse/contract/issues.text'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import { isRange } from '../../../platform/http/address-range.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { RoleChange } from './validate-role.ts'
import { validateRole } from './validate-role.ts'
import { findRolePermissions } from './role-permissions.ts'
import { lockPermissions } from './permissions-lock.ts'
import { writePermissions } from './write-permissions.ts'

/**
 * Changes the permissions of a role. Throws: not_found, stale, erp.system_row, and as validateRole. Locks: the permissions
 * of the company, then the role.
 */
export async function changeRolePermissions(
  ctx: Ctx,
  tx: Tx,
  { id, version }: { id: number; version: number },
  change: RoleChange,
) {
  const { companyId } = ctx
  await lockPermissions(tx, companyId)
  await sql`select from erp.role where company_id = ${companyId} and id = ${id} for no key update`.execute(tx)
  const before = await findRolePermissions(tx, companyId, id)
  if (before.isSystem) fail('erp.system_row')
  if (before.version !== version) fail('stale', { details: { current: before } })
  requireRanges(ctx, change.ipAllow ?? [])
  const warnings = await validateRole(ctx, tx, before, change)
  await writePermissions(ctx, tx, id, change)
  const after = await findRolePermissions(tx, companyId, id)
  ctx.audit({
    entity: 'erp.role',
    entityId: id,
    label: after.name,
    before: await audited(tx, before),
    after: await audited(tx, after),
  })
  return { ...after, warnings }
}

/** Throws: invalid_input with the index of each invalid address. */
function requireRanges(ctx: Ctx, ranges: readonly string[]): void {
  const wrong = ranges.flatMap((range, index) => (isRange(range) ? [] : [index]))
  if (wrong.length === 0) return
  const refusal = [{ code: 'rule', message: format(issueText.no_address, ctx.locale) }]
  fail('invalid_input', { fields: Object.fromEntries(wrong.map((index) => [`ipAllow.${index}`, refusal])) })
}

/** Each permission and limit is a separate field, so that the history shows only changed ones. */
async function audited(tx: Tx, role: RolePermissions): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ id: number; permission: string }>`
    select id, permission from erp.page_event where id = any(${role.events.map(({ eventId }) => eventId)}::bigint[])`.execute(
    tx,
  )
  const names = new Map(rows.map(({ id, permission }) => [id, permission]))
  return {
    ...Object.fromEntries(role.events.map(({ eventId, dataScope }) => [names.get(eventId) ?? eventId, dataScope])),
    ...Object.fromEntries(role.limits.map(({ code, value }) => [code, value])),
    require2fa: role.require2fa,
    ipAllow: role.ipAllow,
  }
}
