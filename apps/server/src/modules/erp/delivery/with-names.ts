import { text } from '@countinghouse/contract/erp/delivery-company.text'
import { sql } from 'kysely'
import type { Completion } from '../../../platform/lists/list-source.ts'

type Names = { id: number; serviceNames: string | null; zoneNames: string | null; storeNames: string | null }

/** Adds service, zone and store names to delivery companies in lists. */
export const withNames: Completion = async ({ companyId, locale }, db, rows) => {
  const { rows: found } = await sql<Names>`
    select d.id,
      (select string_agg(s.name, ', ' order by s.line_no) from erp.delivery_company_service s
        where s.company_id = d.company_id and s.delivery_company_id = d.id) as "serviceNames",
      (select string_agg(z.name, ', ' order by z.name) from (
        select distinct coalesce(r.name, ${text.zoneNames_everywhere[locale]}) as name from erp.delivery_company_rate p
        left join erp.delivery_region r on r.company_id = p.company_id and r.id = p.region_id
        where p.company_id = d.company_id and p.delivery_company_id = d.id) z) as "zoneNames",
      (select string_agg(s.name, ', ' order by s.name) from erp.store s
        where s.company_id = d.company_id and s.default_delivery_company_id = d.id) as "storeNames"
    from erp.delivery_company d
    where d.company_id = ${companyId} and d.id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(db)
  const names = new Map(found.map((one) => [one.id, one]))
  return rows.map((row) => ({ ...row, ...names.get(row.id) }))
}
