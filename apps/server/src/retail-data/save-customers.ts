import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Tx } from '../platform/database/db.ts'
import { text } from './catalogue.text.ts'
import type { CustomerDetails } from './customer-details.ts'

type Owned = { readonly companyId: number; readonly ownerId: number }

/** Countries that retailers call otherwise than ISO 3166 does; places that are none of its countries stay empty. */
const otherNames: Readonly<Record<string, string>> = {
  'united kingdom': 'GB',
  'united states': 'US',
  eire: 'IE',
  usa: 'US',
  rsa: 'ZA',
  uae: 'AE',
  korea: 'KR',
  'czech republic': 'CZ',
}

/** Adds customers under their numbers; those whose number is taken are left as they are. Answers how many came. */
export async function saveCustomers(
  tx: Tx,
  { companyId, ownerId }: Owned,
  locale: Locale,
  customers: readonly CustomerDetails[],
): Promise<number> {
  const given = customers.map(({ number, country }) => ({
    number,
    name: format(text.customer, locale, { number }),
    country,
    code: otherNames[country.toLowerCase()] ?? null,
  }))
  const { numAffectedRows } = await sql`
    insert into crm.customer (company_id, code, name, country_code, created_by, updated_by)
    select ${companyId}, g.number, g.name, coalesce(g.code, c.code), ${ownerId}::bigint, ${ownerId}::bigint
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g(number text, name text, country text, code text)
    left join platform.country c on c.name = g.country
    on conflict do nothing`.execute(tx)
  return Number(numAffectedRows)
}
