import type { assignRole } from '@countinghouse/contract/erp/user-access'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { AppError } from '@countinghouse/kernel/errors'
import { sql } from 'kysely'
import { failureOf } from '../../../platform/calls/answer.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockPerson } from '../users/lock-person.ts'
import { changeUserRoles, findUserRoles } from './user-roles.ts'

type RoleAssignment = Omit<InputOfRoute<typeof assignRole>, 'ids'>

/**
 * Assigns a role to several users, each validated individually; rejected users are skipped and reported. Throws:
 * not_found for an unknown role or user. Locks: the users in the order of their ids.
 */
export async function assignRoleTo(ctx: Ctx, tx: Tx, { ids, ...assignment }: InputOfRoute<typeof assignRole>) {
  const label = await nameOfRole(ctx, tx, assignment.roleId)
  const refused: { id: number; name: string; message: string }[] = []
  let [given, held] = [0, 0]
  for (const id of [...new Set(ids)].toSorted((one, other) => one - other)) {
    const { name, version } = await lockPerson(tx, ctx.companyId, id)
    const isHeld = await holds(ctx, tx, id, assignment)
    const message = isHeld ? null : await assignTo(ctx, tx, { id, version }, assignment)
    if (message !== null) refused.push({ id, name, message })
    else if (isHeld) held += 1
    else given += 1
  }
  const after = { given, held, refused: refused.length }
  ctx.audit({ entity: 'erp.role', entityId: assignment.roleId, label, before: null, after })
  return { given, held, refused }
}

/** Throws: not_found, also for a retired role. */
async function nameOfRole({ companyId }: Ctx, tx: Tx, id: number): Promise<string> {
  const role = await tx
    .selectFrom('erp.role')
    .select('name')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return role?.name ?? fail('not_found')
}

async function holds({ companyId }: Ctx, tx: Tx, id: number, { roleId, storeId }: RoleAssignment): Promise<boolean> {
  const { grants } = await findUserRoles(tx, companyId, id)
  return grants.some(({ role, store }) => role.id === roleId && (store?.id ?? null) === storeId)
}

/** Returns the reason for a rejection, or null. */
async function assignTo(
  ctx: Ctx,
  tx: Tx,
  seen: { id: number; version: number },
  assignment: RoleAssignment,
): Promise<string | null> {
  await sql`savepoint assignment`.execute(tx)
  try {
    await changeUserRoles(ctx, tx, { ...seen, added: [assignment], changed: [], removed: [] })
    await sql`release savepoint assignment`.execute(tx)
    return null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await sql`rollback to savepoint assignment`.execute(tx)
    const [refusal] = Object.values(error.fields ?? {}).flat()
    return refusal?.message ?? failureOf(error, ctx.locale, '').body.message
  }
}
