import { exchangeRateDays, exchangeRatesPage } from '@countinghouse/contract/accounts/exchange-rate'
import { text } from '@countinghouse/contract/accounts/errors.text'
import { fail } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { readSetting } from '../../../platform/config/settings.ts'

/** A rate to the company's currency, as a decimal, and the day it is of. */
export type RateOnDay = { readonly rate: string; readonly day: string }

/**
 * The latest rate of each currency on or before a day, at most as old as the setting allows; the company's own is 1. Currencies without
 * one are not in the answer.
 */
export async function findRates(
  db: Reader | Tx,
  companyId: number,
  currencies: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, RateOnDay>> {
  const days = await readSetting(db, { companyId }, exchangeRateDays)
  const { rows } = await sql<RateOnDay & { currency: string }>`
    select q.currency, case when q.currency = c.base_currency then '1' else trim_scale(r.rate)::text end as rate, coalesce(r.day, ${day}::date) as day
    from unnest(${currencies}::text[]) as q (currency)
    join erp.company c on c.id = ${companyId}
    left join lateral (
      select r.rate, r.day from accounts.exchange_rate r
      where r.company_id = ${companyId} and r.base_currency = c.base_currency and r.currency_code = q.currency
        and r.day <= ${day}::date and r.day >= ${day}::date - ${days}::integer
      order by r.day desc limit 1) r on true
    where q.currency = c.base_currency or r.rate is not null`.execute(db)
  return new Map(rows.map(({ currency, ...found }) => [currency, found]))
}

/** Where a document asks for a rate: the field of the rate, and the language of the reader. */
type At = { readonly field: string; readonly locale: Locale }

/** The rate of a currency on a day, as `findRates`. Throws: accounts.rate_missing. */
export async function rateOn(
  db: Reader | Tx,
  companyId: number,
  currency: string,
  day: string,
  at: At | null = null,
): Promise<string> {
  const found = (await findRates(db, companyId, [currency], day)).get(currency)
  if (found !== undefined) return found.rate
  const details = { currency, day, path: exchangeRatesPage.path }
  if (at === null) return fail('accounts.rate_missing', { details })
  const message = format(text.rate_missing, at.locale)
  return fail('accounts.rate_missing', { details, fields: { [at.field]: [{ code: 'rate_missing', message }] } })
}
