import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { RequestContext } from '../../../platform/calls/context.ts'
import type { Database } from '../../../platform/database/db.ts'
import type { FlowProof, IdentityProvider } from '../../../platform/access/identity-provider.ts'
import { hashToken, newToken } from '../../../platform/access/session.ts'
import { policy } from '../policy.ts'

export type Flow = {
  /** Of this site, to open afterwards. */
  readonly returnPath: string | null
  /** Who links the account to his own; null: somebody signs in. */
  readonly identityId: number | null
}

/** Where the browser goes; its cookie alone opens the way back. What nobody came back from for a day goes. Throws: ProviderFailure. */
export async function leave(
  ctx: RequestContext,
  db: Database,
  provider: IdentityProvider,
  flow: Flow,
): Promise<string> {
  const token = newToken()
  const address = await provider.address(proofOf(token))
  await db.inTransaction({ companyId: null }, async (tx) => {
    await sql`delete from auth.provider_flow where expires_at < now() - interval '1 day'`.execute(tx)
    await sql`
      insert into auth.provider_flow (token_hash, return_path, identity_id, expires_at)
      values (${hashToken(token)}, ${flow.returnPath}, ${flow.identityId}, now() + make_interval(mins => ${policy.providerMinutes}))`.execute(
      tx,
    )
  })
  ctx.cookies.push({ kind: 'provider', token })
  return address
}

/** Takes up what `leave` began, once; null when it was taken up before, is too old or unknown. */
export async function resume(db: Database, token: string): Promise<Flow | null> {
  const { rows } = await db.inTransaction({ companyId: null }, (tx) =>
    sql<Flow>`
      update auth.provider_flow set used_at = now()
      where token_hash = ${hashToken(token)} and used_at is null and expires_at > now()
      returning return_path as "returnPath", identity_id as "identityId"`.execute(tx),
  )
  return rows[0] ?? null
}

/** Made of the token of the browser, so that nothing secret is kept. The verifier has the 43 letters that RFC 7636 asks for. */
export function proofOf(token: string): FlowProof {
  const part = (name: string) => createHmac('sha256', token).update(name).digest('base64url')
  return { state: part('state'), nonce: part('nonce'), verifier: part('verifier') }
}
