import { text } from '@countinghouse/contract/desk/mail.text'
import { isLocale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../../platform/database/db.ts'
import type { Delivery } from '../../../platform/jobs/outbox.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import { MailFailure } from '../../../platform/mail/mailer.ts'
import { writtenMail } from '../../../platform/mail/written-mail.ts'
import { notify } from '../notify.ts'

const Payload = z.object({ mailId: z.number() })
/** `path`: page of the record, where a refusal leads to. */
const Body = z.object({ body: z.string(), why: z.string(), language: z.string(), path: z.string().default('/') })

type State = 'waiting' | 'sent' | 'in_doubt' | 'refused'
type Claimed = {
  readonly to: string
  readonly subject: string
  readonly body: string
  readonly fileName: string
  readonly content: Buffer
  readonly replyTo: string | null
  readonly senderId: number
  readonly entity: string
  readonly recordId: number
}

/** Units: characters. */
const longestAnswer = 300

/**
 * Sends a kept mail at most once: it is claimed, and the claim committed, before it is handed over. One whose claim a stopped server
 * left is in doubt. Throws: MailFailure, to be retried.
 */
export async function deliverMail(db: Database, mailer: Mailer, { companyId, payload }: Delivery): Promise<void> {
  const { mailId } = Payload.parse(payload)
  const claimed = await claim(db, companyId, mailId)
  if (claimed === null) return
  const { to, subject, fileName, content, replyTo } = claimed
  const { body, why, language, path } = Body.parse(JSON.parse(claimed.body))
  const locale = isLocale(language) ? language : 'en'
  const written = writtenMail({ subject, parts: [{ lines: [{ title: body, words: null }], link: null }], why, locale })
  const attachments = [{ filename: fileName, content, contentType: 'application/pdf' }]
  const mail = { to, ...written, attachments, ...(replyTo !== null && { replyTo }) }
  const outcome = await mailer.send(mail).catch(async (error: unknown) => {
    if (error instanceof MailFailure) await note(db, companyId, { mailId, state: 'waiting', answer: error.message })
    throw error
  })
  const answer = outcome.kind === 'refused' ? outcome.answer : null
  await note(db, companyId, { mailId, state: outcome.kind, answer })
  if (answer !== null) await notifyRefused(db, companyId, path, { ...claimed, answer })
}

async function claim(db: Database, companyId: number, mailId: number): Promise<Claimed | null> {
  return await db.inTransaction({ companyId }, async (tx) => {
    await sql`
      update desk.document_mail set state = 'in_doubt', content = null
      where company_id = ${companyId} and id = ${mailId} and state = 'sending'`.execute(tx)
    const { rows } = await sql<Claimed>`
      update desk.document_mail m set state = 'sending'
      from erp.app_user u
      where m.company_id = ${companyId} and m.id = ${mailId} and m.state = 'waiting' and u.company_id = m.company_id and u.id = m.created_by
      returning m.to_address as "to", m.subject, m.body, m.file_name as "fileName", m.content, u.email as "replyTo",
        u.id as "senderId", m.entity, m.record_id as "recordId"`.execute(tx)
    return rows[0] ?? null
  })
}

type Noted = { readonly mailId: number; readonly state: State; readonly answer: string | null }

async function note(db: Database, companyId: number, { mailId, state, answer }: Noted): Promise<void> {
  await db.inTransaction({ companyId }, async (tx) => {
    await sql`
      update desk.document_mail
      set state = ${state}, answer = ${answer?.slice(0, longestAnswer) ?? null}, content = case when ${state} = 'waiting' then content end
      where company_id = ${companyId} and id = ${mailId} and state = 'sending'`.execute(tx)
  })
}

/** Whoever sent it is told, since nobody looks at a list of what went well. */
async function notifyRefused(
  db: Database,
  companyId: number,
  path: string,
  { senderId, entity, recordId, to, answer }: Claimed & { readonly answer: string },
): Promise<void> {
  await db.inTransaction({ companyId }, async (tx) => {
    await notify(tx, companyId, {
      recipients: [senderId],
      kind: 'mail_refused',
      groupKey: `mail_refused:${entity}:${recordId}`,
      record: { entity, id: recordId },
      address: `${path}?open=${recordId}`,
      args: { address: to, words: answer.slice(0, longestAnswer), outcome: text.documentAdvice },
    })
  })
}
