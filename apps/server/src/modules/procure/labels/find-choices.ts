import type { LabelChoices } from '@countinghouse/contract/procure/label'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'

/** Active layouts, selling price lists and stores; the default list first. */
export async function findLabelChoices({ companyId }: Ctx, reader: Reader): Promise<LabelChoices> {
  const { rows } = await sql<LabelChoices>`
    select
      (select coalesce(json_agg(json_build_object('id', l.id, 'name', l.name, 'medium', l.medium) order by l.name), '[]')
        from procure.label_layout l
        where l.company_id = ${companyId} and l.status = 'active' and l.merged_into_id is null) as layouts,
      (select coalesce(json_agg(json_build_object('id', l.id, 'name', l.name, 'currency', l.currency) order by l.is_default desc, l.name), '[]')
        from procure.price_list l where l.company_id = ${companyId} and l.status = 'active' and l.kind <> 'buy') as "priceLists",
      (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name) order by s.name), '[]')
        from erp.store s where s.company_id = ${companyId} and s.status = 'active') as stores`.execute(reader)
  return rows[0] ?? { layouts: [], priceLists: [], stores: [] }
}
