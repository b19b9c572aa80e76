import { sql } from 'kysely'
import type { Reader } from '../../../platform/database/db.ts'

/** Mean of the rates of a currency in a period, at ten decimals; null: there are none in it. */
export async function averageRate(
  reader: Reader,
  companyId: number,
  currency: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<string | null> {
  const { rows } = await sql<{ rate: string | null }>`
    select trim_scale(round(avg(r.rate), 10))::text as rate
    from erp.company c
    join accounts.exchange_rate r on r.company_id = c.id and r.base_currency = c.base_currency and r.currency_code = ${currency}
      and r.day between ${from}::date and ${to}::date
    where c.id = ${companyId}`.execute(reader)
  return rows[0]?.rate ?? null
}
