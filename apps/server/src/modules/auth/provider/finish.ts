import { accountPage } from '@countinghouse/contract/auth/account'
import { signInPath } from '@countinghouse/contract/constants'
import { fail } from '@countinghouse/contract/errors'
import { AppError } from '@countinghouse/kernel/errors'
import { sql } from 'kysely'
import type { RequestContext } from '../../../platform/calls/context.ts'
import type { Database } from '../../../platform/database/db.ts'
import type { IdentityProvider, ProviderAccount, ProviderAnswer } from '../../../platform/access/identity-provider.ts'
import { ProviderFailure } from '../../../platform/access/identity-provider.ts'
import { hashToken } from '../../../platform/access/session.ts'
import { proceed } from '../enter.ts'
import type { FoundLogin } from '../identity.ts'
import { findLogin, findOwnCompanies } from '../identity.ts'
import { recordAttempt, requireAddressBelowLimit } from '../throttle.ts'
import { proofOf, resume } from './flow.ts'
import { saveLink } from './links.ts'

type Parts = { readonly db: Database; readonly provider: IdentityProvider }

/**
 * The way back from the provider: signs in, or links the account to the person who left for it. Answers the page of this site that the
 * browser opens, which also tells what went wrong.
 */
export async function comeBack(ctx: RequestContext, { db, provider }: Parts, answer: ProviderAnswer): Promise<string> {
  const token = ctx.browser.provider
  // Somebody else's way back must not end the one of this browser.
  if (token === null || answer.state !== proofOf(token).state) return told(signInPath, 'auth.step_expired')
  ctx.cookies.push({ kind: 'provider', token: null })
  const flow = await resume(db, token)
  if (flow === null) return told(signInPath, 'auth.step_expired')
  const { identityId, returnPath } = flow
  try {
    await requireAddressBelowLimit(db, ctx.ip)
    const account = await provider.account(proofOf(token), answer)
    if (identityId !== null) return await linkOwn(ctx, db, { identityId, account })
    return await signInBy(ctx, db, { account, returnPath })
  } catch (error) {
    return told(identityId === null ? signInPath : accountPage.path, codeOf(error))
  }
}

/** What a refusal is called on the page. Throws: whatever is none. */
export function codeOf(error: unknown): string {
  if (error instanceof ProviderFailure) return error.isDown ? 'auth.provider_down' : 'auth.provider_refused'
  if (error instanceof AppError) return error.code
  throw error
}

export function told(path: string, code: string): string {
  return `${path}?problem=${encodeURIComponent(code)}`
}

type SigningIn = { readonly account: ProviderAccount; readonly returnPath: string | null }

/** Throws: auth.identity_unknown; inactive_user, for the provider has proved who it is. */
async function signInBy(ctx: RequestContext, db: Database, { account, returnPath }: SigningIn): Promise<string> {
  const { rows } = await sql<{ login: string; link_id: number | null }>`
    select login, link_id from auth.find_provider_login(${account.issuer}, ${account.subject}, ${account.verifiedEmail})`.execute(
    db.reader({ companyId: null }),
  )
  const found = rows[0]
  const person = found === undefined ? null : await findLogin(db, found.login)
  if (found === undefined || person === null) return await refuse(ctx, db, account.name, 'unknown')
  if (!person.is_active) return await refuse(ctx, db, person.login, 'inactive')
  if (found.link_id === null) await saveLink(ctx, db, person, account)
  else await noteUse(db, found.link_id)
  const entered = await proceed(ctx, db, person, 'password', 'provider')
  if (!('step' in entered)) return returnPath ?? '/'
  // The next step is taken on the page, by this browser alone.
  ctx.cookies.push({ kind: 'provider', token: entered.challenge })
  const back = returnPath === null ? '' : `&return=${encodeURIComponent(returnPath)}`
  return `${signInPath}?provider=on${back}`
}

async function refuse(
  ctx: RequestContext,
  db: Database,
  login: string,
  outcome: 'unknown' | 'inactive',
): Promise<never> {
  await db.inTransaction({ companyId: null }, (tx) => recordAttempt(tx, login, ctx.ip, outcome))
  return fail(outcome === 'unknown' ? 'auth.identity_unknown' : 'inactive_user')
}

async function noteUse(db: Database, linkId: number): Promise<void> {
  await db.inTransaction({ companyId: null }, (tx) =>
    sql`update auth.identity_provider_link set last_used_at = now() where id = ${linkId}`.execute(tx),
  )
}

type Linking = { readonly identityId: number; readonly account: ProviderAccount }

/** Throws: auth.step_expired unless the person who left is still signed in here; auth.provider_taken. */
async function linkOwn(ctx: RequestContext, db: Database, { identityId, account }: Linking): Promise<string> {
  const own = ctx.token === null ? null : await findOwnCompanies(db, hashToken(ctx.token))
  if (own?.identity_id !== identityId) return fail('auth.step_expired')
  const person: FoundLogin = (await findLogin(db, own.login)) ?? fail('auth.step_expired')
  await saveLink(ctx, db, person, account)
  return accountPage.path
}
