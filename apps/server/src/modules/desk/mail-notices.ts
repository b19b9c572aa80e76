import { text } from '@countinghouse/contract/desk/mail.text'
import { isLocale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/db.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { MailedNotice } from './notice-mail.ts'
import { noticeMail } from './notice-mail.ts'
import { notify } from './notify.ts'

export type MailedPerson = { readonly companyId: number; readonly userId: number }
type Claimed = { ids: number[]; notices: MailedNotice[]; address: string; locale: string }

/** After this time a notification that could not be emailed remains in the application only. */
const staleHours = 24
/** Units: characters. */
const longestAnswer = 300

/**
 * Emails the unread notifications for which a user chose email. Each notification is claimed, and the claim committed, before the
 * email is handed over; the claim is released only when the server certainly did not accept it. So each is sent at most once.
 * Throws: MailFailure, to be retried. Source: docs/decisions/024.
 */
export async function mailNotices(db: Database, mailer: Mailer, person: MailedPerson): Promise<void> {
  const claimed = await claim(db, person)
  if (claimed === null) return
  const { ids, notices, address, locale } = claimed
  const mail = noticeMail(notices, {
    to: address,
    locale: isLocale(locale) ? locale : 'en',
    publicUrl: mailer.publicUrl,
  })
  const outcome = await mailer.send(mail).catch(async (error: unknown) => {
    await giveBack(db, person, ids)
    throw error
  })
  if (outcome.kind === 'sent') await noteTaken(db, person)
  if (outcome.kind === 'refused') await notifyRefused(db, person, address, outcome.answer)
}

async function claim(db: Database, { companyId, userId }: MailedPerson): Promise<Claimed | null> {
  const { rows } = await db.inTransaction(
    { companyId },
    async (tx) =>
      await sql<Claimed>`
      with reader as (
        select a.address, u.locale from desk.notification_address a
        join erp.app_user u on u.company_id = a.company_id and u.id = a.user_id and u.status = 1
        where a.company_id = ${companyId} and a.user_id = ${userId}),
      claimed as (
        update desk.notification n set mailed_at = now() from reader
        where n.company_id = ${companyId} and n.recipient_id = ${userId} and n.is_mail_wanted and n.mailed_at is null
          and n.read_at is null and n.created_at > now() - make_interval(hours => ${staleHours})
        returning n.id, n.kind, n.group_key, n.address, n.args)
      select reader.address, reader.locale, json_agg(c.id order by c.id) as ids,
        json_agg(json_build_object('kind', c.kind, 'groupKey', c.group_key, 'address', c.address, 'args', c.args) order by c.id) as notices
      from reader cross join claimed c group by reader.address, reader.locale`.execute(tx),
  )
  return rows[0] ?? null
}

async function giveBack(db: Database, { companyId }: MailedPerson, ids: readonly number[]): Promise<void> {
  await db.inTransaction({ companyId }, async (tx) => {
    await sql`
      update desk.notification set mailed_at = null where company_id = ${companyId} and id = any(${ids}::bigint[])`.execute(
      tx,
    )
  })
}

async function noteTaken(db: Database, { companyId, userId }: MailedPerson): Promise<void> {
  await db.inTransaction({ companyId }, async (tx) => {
    await sql`
      update desk.notification_address set refused_at = null
      where company_id = ${companyId} and user_id = ${userId} and refused_at is not null`.execute(tx)
  })
}

/** Notified in the application, where it is certain to be read; once, until the address accepts email again or another one is saved. */
async function notifyRefused(
  db: Database,
  { companyId, userId }: MailedPerson,
  address: string,
  answer: string,
): Promise<void> {
  await db.inTransaction({ companyId }, async (tx) => {
    const { rows } = await sql`
      update desk.notification_address set refused_at = now()
      where company_id = ${companyId} and user_id = ${userId} and address = ${address} and refused_at is null
      returning address`.execute(tx)
    if (rows.length === 0) return
    await notify(tx, companyId, {
      recipients: [userId],
      kind: 'mail_refused',
      groupKey: 'mail_refused',
      record: null,
      address: '#inbox',
      args: { address, words: answer.slice(0, longestAnswer), outcome: text.refusedAdvice },
    })
  })
}
