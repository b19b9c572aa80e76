import { text } from '@countinghouse/contract/auth/mail.text'
import { invitationPath } from '@countinghouse/contract/erp/user'
import { format } from '@countinghouse/contract/text'
import { isLocale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Database, Tx } from '../../../platform/database/db.ts'
import type { Mail, Mailer } from '../../../platform/mail/mailer.ts'
import type { Delivery } from '../../../platform/jobs/outbox.ts'
import { hashToken, newToken } from '../../../platform/access/session.ts'
import { writtenMail } from '../../../platform/mail/written-mail.ts'

/** Units: hours. Source: docs/guides/auth.md, People and invitations. */
const validHours = 72

/** Takes back the links that are open, and answers the path of a new one, which is kept nowhere else. */
export async function openInvitation({ companyId, userId }: Ctx, tx: Tx, invitedId: number): Promise<string> {
  await revokeInvitations(tx, companyId, invitedId)
  return await addInvitation(tx, { companyId, invitedId, invitedBy: userId })
}

/** For the owner of a company that has nobody else. */
export async function openFirstInvitation(
  tx: Tx,
  { companyId, ownerId }: { companyId: number; ownerId: number },
): Promise<string> {
  return await addInvitation(tx, { companyId, invitedId: ownerId, invitedBy: null })
}

type NewInvitation = { companyId: number; invitedId: number; invitedBy: number | null }

async function addInvitation(tx: Tx, { companyId, invitedId, invitedBy }: NewInvitation): Promise<string> {
  const token = newToken()
  await sql`
    insert into auth.invitation (company_id, user_id, token_hash, expires_at, invited_by)
    values (${companyId}, ${invitedId}, ${hashToken(token)}, now() + make_interval(hours => ${validHours}), ${invitedBy}::bigint)`.execute(
    tx,
  )
  return pathOf(token)
}

export async function revokeInvitations(tx: Tx, companyId: number, invitedId: number): Promise<void> {
  await sql`
    update auth.invitation set status = 'revoked'
    where company_id = ${companyId} and user_id = ${invitedId} and status = 'pending'`.execute(tx)
}

type Waiting = { to: string; inviter: string; company: string; locale: string }

/**
 * Mails the link of the open invitation, which is made here and so belongs to whoever reads that mail. A delivery that is repeated sends
 * another one; a process that dies before the mail left leaves one that nobody has. Throws: MailFailure, to be tried again.
 */
export async function mailInvitation(db: Database, mailer: Mailer, { companyId, payload }: Delivery): Promise<void> {
  const { invitedId } = payload as { invitedId: number }
  const token = newToken()
  const waiting = await db.inTransaction({ companyId }, async (tx) => {
    const { rows } = await sql<Waiting>`
      update auth.invitation i set token_hash = ${hashToken(token)}, email = u.email
      from erp.app_user u, erp.app_user b, erp.company c
      where i.company_id = ${companyId} and i.user_id = ${invitedId} and i.status = 'pending' and i.expires_at > now()
        and u.company_id = i.company_id and u.id = i.user_id and u.email is not null
        and b.company_id = i.company_id and b.id = i.invited_by and c.id = i.company_id
      returning u.email as to, b.first_name || ' ' || b.last_name as inviter, c.name as company, u.locale`.execute(tx)
    return rows[0]
  })
  if (waiting !== undefined) await mailer.send(invitationMail(waiting, `${mailer.publicUrl}${pathOf(token)}`))
}

function invitationMail({ to, inviter, company, locale: requested }: Waiting, address: string): Mail {
  const locale = isLocale(requested) ? requested : 'en'
  const words = format(text.inviteWords, locale, { inviter, company, hours: validHours })
  const parts = [{ lines: [{ title: words, words: null }], link: { address, words: text.inviteOpen[locale] } }]
  const subject = format(text.inviteSubject, locale, { company })
  return { to, ...writtenMail({ subject, parts, why: text.inviteWhy[locale], locale }) }
}

/** The page that takes a user name and a password. */
function pathOf(token: string): string {
  return `${invitationPath}${token}`
}
