import { fail } from '@countinghouse/contract/errors'
import { text as issueText } from '@countinghouse/contract/issues.text'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { timeZoneNames } from '../../../platform/config/time-zone.ts'

/** Omitted parts are not checked. */
type Place = {
  readonly countryCode?: string | undefined
  readonly currency?: string | undefined
  readonly baseCurrency?: string | undefined
  readonly timezone?: string | undefined
}

/** Throws: invalid_input for an unknown country, currency or time zone. */
export async function requireKnownPlace(db: Reader | Tx, place: Place, locale: Locale): Promise<void> {
  const { countryCode = null, currency = null, baseCurrency = null, timezone } = place
  const { rows } = await sql<Record<'countryCode' | 'currency' | 'baseCurrency', boolean | null>>`
    select ${countryCode}::text is null or exists (select from platform.country where code = ${countryCode}) as "countryCode",
      ${currency}::text is null or exists (select from platform.currency where code = ${currency}) as currency,
      ${baseCurrency}::text is null or exists (select from platform.currency where code = ${baseCurrency}) as "baseCurrency"`.execute(
    db,
  )
  const isKnown = { ...rows[0], timezone: timezone === undefined || timeZoneNames().includes(timezone) }
  const unknown = Object.entries(isKnown).filter(([, known]) => !known)
  if (unknown.length === 0) return
  const refusal = [{ code: 'not_a_choice', message: format(issueText.not_a_choice, locale) }]
  fail('invalid_input', { fields: Object.fromEntries(unknown.map(([field]) => [field, refusal])) })
}
