import type { findWorldPorts, FoundPorts, WorldPort } from '@countinghouse/contract/procure/world-ports'
import { mostFound, portFunctions } from '@countinghouse/contract/procure/world-ports'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { functionsOf } from './port-functions.ts'

/** Minimum similarity of names without a literal match. */
const alikeEnough = 0.35

type Found = Omit<WorldPort, 'functions'> & { readonly functions: string }

/** Escapes a LIKE pattern. */
const escaped = sql`replace(replace(replace(key, '\\', '\\\\'), '%', '\\%'), '_', '\\_')`

/**
 * Each search has an index. Words of fewer than three letters match only the start of names. Similar names are returned only
 * without a literal match in name or code.
 */
export async function findPorts(
  { companyId, locale }: Ctx,
  reader: Reader,
  { q = '', country, has }: InputOfRoute<typeof findWorldPorts>,
): Promise<FoundPorts> {
  const place = has === undefined ? null : portFunctions.indexOf(has) + 1
  const isRequested = sql`(${country ?? null}::text is null or u.country = ${country ?? null})
    and (${place}::int is null or substr(u.functions, ${place}, 1) = ${place}::text)`
  const { rows } = await sql<Found>`
    with requested as materialized (
      select key, upper(btrim(${q}::text)) as code, case when length(key) < 3 then '' else '%' end || ${escaped} || '%' as pattern
      from platform.normalise(${q}::text) key),
    spelled as materialized (
      select u.* from requested a, platform.unlocode u where a.key <> '' and u.name_key like a.pattern and ${isRequested}
      union all
      select u.* from requested a, platform.unlocode u
      where a.key <> '' and u.code >= a.code and u.code <= a.code || 'ZZZZZ' and u.name_key not like a.pattern and ${isRequested}
      union all
      select u.* from requested a, platform.unlocode u where a.key = '' and u.is_large and ${isRequested}),
    near as materialized (
      select u.*, case when u.code = a.code then 1 when starts_with(u.name_key, a.key) or starts_with(u.code, a.code) then 2 else 3 end as nearness,
        extensions.similarity(u.name_key, a.key) as likeness
      from requested a, spelled u
      union all
      select u.*, 4, extensions.similarity(u.name_key, a.key) from requested a, platform.unlocode u
      where not exists (select from spelled) and u.name_key operator(extensions.%) a.key
        and extensions.similarity(u.name_key, a.key) >= ${alikeEnough} and ${isRequested})
    select n.code, n.name, n.other_names as "otherNames", n.country, case ${locale} when 'ar' then c.name_ar else c.name end as "countryName",
      n.functions, coalesce(n.status in ('AA', 'AC', 'AF', 'AI', 'AM', 'AS'), false) as "isApproved", p.id as "portId"
    from near n left join platform.country c on c.code = n.country
    left join procure.shipping_port p on p.company_id = ${companyId} and p.code_key = lower(n.code)
    order by n.nearness, n.likeness desc, n.is_large desc, n.name collate "und-x-icu", n.code limit ${sql.lit(mostFound + 1)}`.execute(
    reader,
  )
  const items = rows.slice(0, mostFound).map((row) => ({ ...row, functions: functionsOf(row.functions) }))
  return { items, isMore: rows.length > mostFound, ...(await countLarge(companyId, reader)) }
}

async function countLarge(companyId: number, reader: Reader) {
  const { rows } = await sql<{ large: number; largeMissing: number }>`
    select count(*)::int as large, (count(*) filter (where p.id is null))::int as "largeMissing"
    from platform.unlocode u left join procure.shipping_port p on p.company_id = ${companyId} and p.code_key = lower(u.code)
    where u.is_large`.execute(reader)
  return rows[0] ?? { large: 0, largeMissing: 0 }
}
