import type { giveRole } from '@countinghouse/contract/erp/user-access'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { AppError } from '@countinghouse/kernel/errors'
import { sql } from 'kysely'
import { failureOf } from '../../../platform/answer.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db.ts'
import { lockPerson } from '../users/lock-person.ts'
import { changeUserRoles, findUserRoles } from './user-roles.ts'

type Gift = Omit<InputOfRoute<typeof giveRole>, 'ids'>

/**
 * Assigns a role to several users, each validated individually; rejected users are skipped and reported. Throws:
 * not_found for an unknown role or user. Locks: the users in the order of their ids.
 */
export async function giveRoleTo(ctx: Ctx, tx: Tx, { ids, ...gift }: InputOfRoute<typeof giveRole>) {
  const label = await nameOfRole(ctx, tx, gift.roleId)
  const refused: { id: number; name: string; message: string }[] = []
  let [given, held] = [0, 0]
  for (const id of [...new Set(ids)].toSorted((one, other) => one - other)) {
    const { name, version } = await lockPerson(tx, ctx.companyId, id)
    const isHeld = await holds(ctx, tx, id, gift)
    const message = isHeld ? null : await giveTo(ctx, tx, { id, version }, gift)
    if (message !== null) refused.push({ id, name, message })
    else if (isHeld) held += 1
    else given += 1
  }
  const after = { given, held, refused: refused.length }
  ctx.audit({ entity: 'erp.role', entityId: gift.roleId, label, before: null, after })
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

async function holds({ companyId }: Ctx, tx: Tx, id: number, { roleId, storeId }: Gift): Promise<boolean> {
  const { grants } = await findUserRoles(tx, companyId, id)
  return grants.some(({ role, store }) => role.id === roleId && (store?.id ?? null) === storeId)
}

/** Returns the reason for a rejection, or null. */
async function giveTo(ctx: Ctx, tx: Tx, seen: { id: number; version: number }, gift: Gift): Promise<string | null> {
  await sql`savepoint gift`.execute(tx)
  try {
    await changeUserRoles(ctx, tx, { ...seen, added: [gift], changed: [], removed: [] })
    await sql`release savepoint gift`.execute(tx)
    return null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await sql`rollback to savepoint gift`.execute(tx)
    const [refusal] = Object.values(error.fields ?? {}).flat()
    return refusal?.message ?? failureOf(error, ctx.locale, '').body.message
  }
}
