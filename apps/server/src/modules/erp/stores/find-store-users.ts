import type { StoreUser } from '@countinghouse/contract/erp/store'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'

/** Maximum listed; the user master shows all. */
const most = 500

/** Throws: not_found. */
export async function findStoreUsers({ companyId }: Ctx, reader: Reader, storeId: number): Promise<StoreUser[]> {
  const { rows } = await sql<{ users: StoreUser[] }>`
    select coalesce((select jsonb_agg(f) from (
      select u.id, u.first_name || ' ' || u.last_name as name, nullif(u.designation, '') as designation,
        case u.status when 0 then 'inactive' when 1 then 'active' when 2 then 'invited' else 'locked' end as status,
        u.default_store_id is not distinct from s.id as "isDefault", u.has_all_stores as "hasAllStores"
      from erp.app_user u where u.company_id = s.company_id and (u.has_all_stores or exists (
        select from erp.user_store w where w.company_id = u.company_id and w.user_id = u.id and w.store_id = s.id))
      order by u.status <> 1, u.has_all_stores, (u.first_name || ' ' || u.last_name) collate "und-x-icu", u.id limit ${sql.lit(most)}) f), '[]') as users
    from erp.store s where s.company_id = ${companyId} and s.id = ${storeId}`.execute(reader)
  return rows[0]?.users ?? fail('not_found')
}
