import type { Locale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../../platform/database/db.ts'
import type { Delivery } from '../../../platform/jobs/outbox.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import { MailFailure } from '../../../platform/mail/mailer.ts'
import { letterOf } from '../../../platform/mail/letter.ts'

const Payload = z.object({ mailId: z.number() })
/** Units: characters. */
const longestAnswer = 300
/** After so many a mail server that does not take an email is left to a person. */
const mostAttempts = 10

type Claimed = {
  readonly to: string
  readonly subject: string
  readonly body: string
  readonly language: Locale
  readonly attempts: number
}
type Outcome = { readonly mailId: number; readonly status: string; readonly answer?: string | null }

/**
 * Sends an email at most once: it is claimed, and the claim committed, before it is handed over; one whose claim a stopped server left is
 * in doubt. Without a mail server it is held. Emails about carts are suppressed if the customer declined or ordered meanwhile. Throws: MailFailure, to be retried.
 */
export async function deliverWebMail(
  db: Database,
  mailer: Mailer | null,
  { companyId, payload }: Delivery,
): Promise<void> {
  const { mailId } = Payload.parse(payload)
  const claimed = await claim(db, companyId, mailId)
  if (claimed === null) return
  if (mailer === null) return await note(db, companyId, { mailId, status: 'held' })
  const { to, subject, body, language, attempts } = claimed
  try {
    const outcome = await mailer.send({ to, ...letterOf(subject, body, language) })
    if (outcome.kind === 'refused') await note(db, companyId, { mailId, status: 'failed', answer: outcome.answer })
    else await note(db, companyId, { mailId, status: outcome.kind })
  } catch (error) {
    const answer = error instanceof MailFailure ? error.message : null
    const isLast = attempts >= mostAttempts
    await note(db, companyId, { mailId, status: isLast ? 'failed' : 'queued', answer })
    if (!isLast) throw error
  }
}

async function claim(db: Database, companyId: number, mailId: number): Promise<Claimed | null> {
  return await db.inTransaction({ companyId }, async (tx) => {
    const own = sql`m.company_id = ${companyId} and m.id = ${mailId}`
    await sql`update webcheckout.mail m set status = 'in_doubt' where ${own} and m.status = 'sending'`.execute(tx)
    await sql`
      update webcheckout.mail m set status = 'suppressed' from webcheckout.cart t
      where ${own} and m.status = 'queued' and not m.is_test and t.company_id = m.company_id and t.id = m.cart_id
        and (t.status <> 'abandoned' or exists (select from crm.customer k
          where k.company_id = t.company_id and k.email_key = lower(m.to_address) and crm.email_consent(k.company_id, k.id, 'reminders') = 'denied'))`.execute(
      tx,
    )
    const { rows } = await sql<Claimed>`
      update webcheckout.mail m set status = 'sending', attempts = m.attempts + 1 where ${own} and m.status = 'queued'
      returning m.to_address as "to", m.subject, m.body, m.language, m.attempts`.execute(tx)
    return rows[0] ?? null
  })
}

async function note(db: Database, companyId: number, { mailId, status, answer = null }: Outcome): Promise<void> {
  await db.inTransaction({ companyId }, async (tx) => {
    await sql`
      update webcheckout.mail set status = ${status}, answer = ${answer?.slice(0, longestAnswer) ?? null},
        sent_at = case when ${status} = 'sent' then now() end
      where company_id = ${companyId} and id = ${mailId} and status = 'sending'`.execute(tx)
  })
}
