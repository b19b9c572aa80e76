import { text } from '@countinghouse/contract/auth/password.text'
import { format } from '@countinghouse/contract/text'
import type { RequestContext } from '../../platform/calls/context.ts'
import type { Database } from '../../platform/database/db.ts'
import { hashToken } from '../../platform/access/session.ts'
import { revokeSession } from './sessions.ts'
import { sessionSource } from './session-source.ts'

/** Ends the session of the request, if there is one, and clears its cookie in any case. A key ends only when it is revoked. */
export async function signOut(ctx: RequestContext, db: Database): Promise<Record<string, never>> {
  ctx.cookies.push({ kind: 'end' })
  const session = ctx.token === null ? null : await sessionSource(db).find(hashToken(ctx.token))
  if (session === null || session.isEnded || session.authLevel === 'api_key') return {}
  await db.inTransaction(session, (tx) => revokeSession(tx, session, 'signed_out', format(text.signed_out, ctx.locale)))
  return {}
}
