import { text } from '@countinghouse/contract/auth/mail.text'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import { isLocale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { RequestContext } from '../../../platform/calls/context.ts'
import type { Database, Tx } from '../../../platform/database/db.ts'
import type { Mail, Mailer } from '../../../platform/mail/mailer.ts'
import type { Delivery } from '../../../platform/jobs/outbox.ts'
import { outboxRows } from '../../../platform/jobs/outbox.ts'
import { hashToken, newToken } from '../../../platform/access/session.ts'
import { writtenMail } from '../../../platform/mail/written-mail.ts'
import { findLogin } from '../identity.ts'
import { policy } from '../policy.ts'
import { recordAttempt, requireAddressBelowLimit } from '../throttle.ts'

/** Links to one person within an hour that were not used; whoever asks again has one of them. */
const mostInAnHour = 3

/**
 * Plans a mail with a link to a new password; it goes out later, so that who is unknown, inactive or has no proven address is answered
 * alike. Throws: rate_limited.
 */
export async function planReset(ctx: RequestContext, db: Database, username: string): Promise<Record<string, never>> {
  await requireAddressBelowLimit(db, ctx.ip)
  const name = username.normalize('NFC')
  const person = await findLogin(db, name)
  const isReached = person !== null && person.is_active && person.email_verified_at !== null
  const payload = { login: person?.login ?? '', locale: ctx.locale, ip: ctx.ip }
  await db.inTransaction({ companyId: person?.company_id ?? null }, async (tx) => {
    await recordAttempt(tx, name, ctx.ip, 'reset')
    const events = [{ event: 'auth.password_reset_asked', payload, isMailed: true }]
    const kept = isReached ? outboxRows({ companyId: person.company_id, events }) : null
    if (kept !== null) await tx.together(kept)
  })
  return {}
}

/**
 * Mails the link. The token is made here and kept as a hash only, so a delivery that is repeated sends another link; a process that dies
 * before the mail left leaves one that nobody has. Throws: MailFailure, to be tried again.
 */
export async function mailReset(db: Database, mailer: Mailer, { payload }: Delivery): Promise<void> {
  const { login, locale, ip } = payload as { login: string; locale: string; ip: string }
  const person = await findLogin(db, login)
  if (person === null || !person.is_active || person.email === null || person.email_verified_at === null) return
  const { email: to, identity_id: identityId } = person
  const token = await db.inTransaction({ companyId: null }, async (tx) =>
    (await countLinks(tx, identityId)) < mostInAnHour ? await newLink(tx, { identityId, ip }) : null,
  )
  if (token === null) return
  const address = `${mailer.publicUrl}${resetPath(token)}`
  const mail = resetMail({ to, login, address, locale: isLocale(locale) ? locale : 'en' })
  await mailer.send(mail).catch(async (error: unknown) => {
    await db.inTransaction({ companyId: null }, (tx) => takeBack(tx, token))
    throw error
  })
}

/** The page that takes the new password. */
export function resetPath(token: string): string {
  return `/auth/reset#token=${token}`
}

/** The token of a link of its own for a person, which is kept nowhere else. */
export async function newLink(tx: Tx, { identityId, ip }: { identityId: number; ip: string }): Promise<string> {
  const token = newToken()
  await sql`
    insert into auth.password_reset (token_hash, identity_id, expires_at, requested_ip)
    values (${hashToken(token)}, ${identityId}, now() + make_interval(mins => ${policy.resetMinutes}), ${ip})`.execute(
    tx,
  )
  return token
}

async function countLinks(tx: Tx, identityId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from auth.password_reset r
    where r.identity_id = ${identityId} and r.used_at is null and r.created_at > now() - interval '1 hour'`.execute(tx)
  return rows[0]?.count ?? 0
}

async function takeBack(tx: Tx, token: string): Promise<void> {
  await sql`update auth.password_reset set used_at = now() where token_hash = ${hashToken(token)}`.execute(tx)
}

type Written = { readonly to: string; readonly login: string; readonly address: string; readonly locale: Locale }

function resetMail({ to, login, address, locale }: Written): Mail {
  const words = format(text.resetWords, locale, { login, minutes: policy.resetMinutes })
  const parts = [{ lines: [{ title: words, words: null }], link: { address, words: text.resetOpen[locale] } }]
  return { to, ...writtenMail({ subject: text.resetSubject[locale], parts, why: text.resetWhy[locale], locale }) }
}
