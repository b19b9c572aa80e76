import type { CompanyMessage, Connection } from '@countinghouse/contract/accounts/company-connection'
import { errorCatalogue, fail, isErrorCode } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { daysInvited } from './deliver-message.ts'

type Head = Omit<Connection, 'messages'>
type Stored = Omit<CompanyMessage, 'reason'> & { readonly code: string | null; readonly detail: string | null }

const mostMessages = 50

/** Throws: not_found. */
export async function findConnection(ctx: Ctx, reader: Reader, id: number): Promise<Connection> {
  const { companyId, locale } = ctx
  const { rows: heads } = await sql<Head>`
    select case when c.connected_at is not null then 'connected'
        when c.invited_at > now() - make_interval(days => ${daysInvited}) then 'invited' else 'none' end as state,
      case when c.connected_at is null then c.invited_at + make_interval(days => ${daysInvited}) end as "invitedUntil", c.connected_at as "connectedAt",
      case when c.partner_name is not null then
        json_build_object('name', c.partner_name, 'taxNumber', c.partner_tax_number, 'currency', c.partner_currency) end as partner,
      json_build_object('matchedAt', c.matched_at,
        'matched', (select count(*) from accounts.company_link_variant m where m.company_id = l.company_id and m.company_link_id = l.id),
        'total', (select count(*) from procure.variant v where v.company_id = l.company_id and v.status = 'active')) as products
    from accounts.company_link l
    left join accounts.company_connection c on c.company_id = l.company_id and c.company_link_id = l.id
    where l.company_id = ${companyId} and l.id = ${id}`.execute(reader)
  const head = heads[0] ?? fail('not_found')
  const { rows } = await sql<Stored>`
    select m.id, m.direction, m.kind, m.subject, m.status, m.error_code as code, m.error_detail as detail, m.created_at as "createdAt"
    from accounts.company_message m where m.company_id = ${companyId} and m.company_link_id = ${id}
    order by m.id desc limit ${mostMessages}`.execute(reader)
  const messages = rows.map(({ code, detail, ...message }) => {
    const general = code !== null && isErrorCode(code) ? format(errorCatalogue[code].text, locale) : null
    return { ...message, reason: general === null || detail === null ? general : `${general} ${detail}` }
  })
  return { ...head, messages }
}
