import type { CustomerConsents } from '@countinghouse/contract/crm/consent'
import { mostDecisions } from '@countinghouse/contract/crm/consent'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'

/** Decisions of a customer and what applies to emails. Throws: not_found. */
export async function readConsents({ companyId }: Ctx, reader: Reader, id: number): Promise<CustomerConsents> {
  const { rows } = await sql<CustomerConsents>`
    select c.erased_at is not null as "isErased", json_build_object('marketing', c.email_consent,
        'surveys', crm.email_consent(c.company_id, c.id, 'surveys'), 'reminders', crm.email_consent(c.company_id, c.id, 'reminders')) as email,
      (select coalesce(json_agg(d), '[]') from (
        select k.id, k.channel, k.purpose as "consentPurpose", k.status, k.source, k.text_version as "textVersion", host(k.ip) as ip,
          to_char(k.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, concat_ws(' ', u.first_name, u.last_name) as by,
          s.id is not null as "isCurrent"
        from crm.consent k
        left join crm.consent_state s on s.company_id = k.company_id and s.customer_id = k.customer_id and s.id = k.id
        left join erp.app_user u on u.company_id = k.company_id and u.id = k.created_by
        where k.company_id = c.company_id and k.customer_id = c.id
        order by k.created_at desc, k.id desc limit ${mostDecisions}) d) as decisions
    from crm.customer c where c.company_id = ${companyId} and c.id = ${id}`.execute(reader)
  const found = rows[0] ?? fail('not_found')
  return { ...found, decisions: found.decisions.map((one) => ({ ...one, by: one.by === '' ? null : one.by })) }
}
