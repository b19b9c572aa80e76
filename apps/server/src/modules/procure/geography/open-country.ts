import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/procure/errors.text'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'

type Standing = { readonly name: string; readonly isEnabled: boolean; readonly reason: string | null }

/** Throws: procure.country_closed on the field `country`, if it is disabled or under embargo. */
export async function requireOpenCountry(
  { companyId, locale }: { readonly companyId: number; readonly locale: Locale },
  tx: Tx,
  country: string,
): Promise<void> {
  const { rows } = await sql<Standing>`
    select case ${locale} when 'ar' then c.name_ar else c.name end as name, s.is_enabled as "isEnabled",
      case when s.is_embargoed then s.embargo_reason end as reason
    from procure.country_setting s join platform.country c on c.code = s.country
    where s.company_id = ${companyId} and s.country = ${country} and (s.is_embargoed or not s.is_enabled)`.execute(tx)
  const closed = rows[0]
  if (closed === undefined) return
  const message =
    closed.reason === null
      ? format(text.country_off, locale, { country: closed.name })
      : format(text.country_embargo, locale, { country: closed.name, reason: closed.reason })
  fail('procure.country_closed', { fields: { country: [{ code: 'rule', message }] } })
}
