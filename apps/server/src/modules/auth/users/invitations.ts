import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db.ts'
import { hashToken, newToken } from '../../../platform/session.ts'

/** Units: hours. Source: shell-and-access.md 2.3, auth.invitation. */
const validHours = 72

/** Takes back the links that are open, and answers the path of a new one, which is kept nowhere else. */
export async function openInvitation({ companyId, userId }: Ctx, tx: Tx, invitedId: number): Promise<string> {
  const token = newToken()
  await revokeInvitations(tx, companyId, invitedId)
  await sql`
    insert into auth.invitation (company_id, user_id, token_hash, expires_at, invited_by)
    values (${companyId}, ${invitedId}, ${hashToken(token)}, now() + make_interval(hours => ${validHours}), ${userId})`.execute(
    tx,
  )
  return `/auth/signup?token=${token}`
}

export async function revokeInvitations(tx: Tx, companyId: number, invitedId: number): Promise<void> {
  await sql`
    update auth.invitation set status = 'revoked'
    where company_id = ${companyId} and user_id = ${invitedId} and status = 'pending'`.execute(tx)
}
