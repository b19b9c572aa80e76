import { text as errorText } from '@countinghouse/contract/auth/errors.text'
import { text } from '@countinghouse/contract/auth/mail.text'
import { fail } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import type { Locale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Database } from '../../../platform/database/db.ts'
import type { MailGateway } from '../../../platform/mail/mailer.ts'
import { hashToken, newToken } from '../../../platform/access/session.ts'
import { requireFreshProof } from '../../../platform/access/session-gate.ts'
import { writtenMail } from '../../../platform/mail/written-mail.ts'
import { findSelf } from '../identity.ts'
import { auditOwn } from '../own-audit.ts'
import { policy } from '../policy.ts'

/**
 * Mails a link to a new address, which counts once the link was opened. A process that dies before the mail left changes nothing: the
 * person asks again. Throws: not_configured without a mail server, busy when it takes no mail now.
 */
export async function changeOwnEmail(
  ctx: Ctx,
  { db, mail: { mailer } }: { db: Database; mail: MailGateway },
  to: string,
): Promise<Record<string, never>> {
  requireFreshProof(ctx)
  if (mailer === null) return fail('not_configured')
  const person = await findSelf(ctx, db)
  const token = newToken()
  await db.inTransaction(ctx, async (tx) => {
    await sql`
      insert into auth.email_change (token_hash, identity_id, email, expires_at)
      values (${hashToken(token)}, ${person.identity_id}, ${to}, now() + make_interval(hours => ${policy.emailChangeHours}))`.execute(
      tx,
    )
    await auditOwn(ctx, tx, person.login, { after: { emailRequested: to } })
  })
  const { locale } = ctx
  const words = format(text.emailWords, locale, { login: person.login, hours: policy.emailChangeHours })
  const address = `${mailer.publicUrl}/account/#confirm=${token}`
  const parts = [{ lines: [{ title: words, words: null }], link: { address, words: text.emailOpen[locale] } }]
  const written = writtenMail({ subject: text.emailSubject[locale], parts, why: text.emailWhy[locale], locale })
  await mailer.send({ to, ...written }).catch(() => fail('busy', { details: { retryAfter: 30 } }))
  return {}
}

/** Takes over the address whose link the caller opened. Throws: auth.link_invalid, also when the link was made for somebody else. */
export async function confirmOwnEmail(
  ctx: Ctx,
  db: Database,
  { token }: { token: string },
): Promise<{ email: string }> {
  const person = await findSelf(ctx, db)
  const email = await db.inTransaction(ctx, async (tx) => {
    const { rows } = await sql<{ email: string }>`
      update auth.email_change set used_at = now()
      where token_hash = ${hashToken(token)} and identity_id = ${person.identity_id} and used_at is null and expires_at > now()
      returning email`.execute(tx)
    const taken = rows[0]?.email ?? fail('auth.link_invalid')
    await sql`update auth.identity set email = ${taken}, email_verified_at = now() where id = ${person.identity_id}`.execute(
      tx,
    )
    await auditOwn(ctx, tx, person.login, { before: { email: person.email }, after: { email: taken } })
    return taken
  })
  return { email }
}

/** Two accounts cannot share an address; whoever opened its mail may know that another one has it. */
export async function emailTaken({ locale }: { locale: Locale }): Promise<AppError> {
  const message = format(errorText.email_taken, locale)
  return new AppError('duplicate', { fields: { email: [{ code: 'duplicate', message }] }, message })
}
