import type { createUser } from '@countinghouse/contract/erp/user'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { auditRows } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Database, Tx } from '../../../platform/database/db.ts'
import { requireFreshProof } from '../../../platform/access/session-gate.ts'
import { activateUser, addPerson } from '../../erp/index.ts'
import { createIdentity } from '../create-identity.ts'
import { renderGroups } from '../random-code.ts'
import { findLogin } from '../identity.ts'
import { storePassword } from '../new-password.ts'
import { hashPassword } from '../password.ts'
import { readRules } from '../policy.ts'
import { revokeAfterPassword } from '../sessions.ts'
import { findUser } from './find-user.ts'
import { lockAccount } from './user-account.ts'

/** Signs of a group, and groups at least: 80 random bits. */
const size = 4
const leastGroups = 4

/**
 * Replaces somebody's password by one that is shown once and has to be replaced at the next sign-in; wherever he is signed in he is out.
 * Throws: as lockAccount, step_up_required.
 */
export async function setPassword(ctx: Ctx, db: Database, { id }: { id: number }): Promise<{ password: string }> {
  requireFreshProof(ctx)
  const { login } = await findUser(ctx, db.reader(ctx), id)
  const holder = login === null ? null : await findLogin(db, login)
  const { password, passwordHash } = await draw(ctx, db)
  await db.inTransaction(ctx, async (tx) => {
    await lockAccount(ctx, tx, id, { password: 'temporary' })
    if (holder === null) return fail('state_conflict')
    await storePassword(tx, holder, passwordHash, { mustChange: true })
    await revokeAfterPassword(tx, { companyId: ctx.companyId, userId: id }, ctx.locale)
    return await recordAudit(ctx, tx)
  })
  return { password }
}

/** Somebody new, who signs in with a password that is shown once and has to be replaced. Throws: as addPerson; duplicate at `login`. */
export async function createPerson(
  ctx: Ctx,
  db: Database,
  { login, ...person }: InputOfRoute<typeof createUser>,
): Promise<OutputOfRoute<typeof createUser>> {
  const { companyId } = ctx
  const { firstName, lastName } = person
  const { password, passwordHash } = await draw(ctx, db)
  return await db.inTransaction(ctx, async (tx) => {
    const userId = await addPerson(ctx, tx, person, { login, password: 'temporary' })
    const account = { login, email: null, passwordHash, mustChangePassword: true }
    await createIdentity(ctx, tx, { ...account, companyId, userId }, 'login')
    await activateUser(tx, { companyId, userId, firstName, lastName })
    await recordAudit(ctx, tx)
    return { ...(await findUser(ctx, tx, userId)), password }
  })
}

async function draw(ctx: Ctx, db: Database): Promise<{ password: string; passwordHash: string }> {
  const { minPasswordLength } = await readRules(db.reader(ctx), ctx)
  const password = renderGroups(Math.max(leastGroups, Math.ceil((minPasswordLength + 1) / (size + 1))), size)
  return { password, passwordHash: await hashPassword(password) }
}

async function recordAudit(ctx: Ctx, tx: Tx): Promise<void> {
  const rows = auditRows(ctx)
  if (rows !== null) await tx.together(rows)
}
