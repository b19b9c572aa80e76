import { administratorRoleId, storeBoundUserType } from '@countinghouse/contract/constants'
import { sql } from 'kysely'
import type { Database } from '../../platform/db.ts'
import type { GrantSource } from '../../platform/permission.ts'

/** Computes what a user may do: the union of his roles' events, inside the modules of his company and of his type. */
export function grantSource(db: Database): GrantSource {
  return async (session) => {
    const { companyId, userId, storeId, userType } = session
    const { rows } = await sql<{ role_ids: number[]; events: string[]; modules: string[] }>`
      with granted as (
        select distinct r.role_id from erp.user_role r
        where r.company_id = ${companyId} and r.user_id = ${userId}
          and (r.store_id is null or r.store_id = ${storeId}::bigint)
          and current_date between coalesce(r.valid_from, '-infinity') and coalesce(r.valid_until, 'infinity'))
      select
        array(select role_id from granted order by role_id) as role_ids,
        array(select distinct e.permission from granted g
          join erp.role_event re on re.company_id = ${companyId} and re.role_id = g.role_id
          join erp.page_event e on e.id = re.page_event_id) as events,
        array(select substr(m.mdl_route, 2) from erp.module m
          join erp.app_user u on u.company_id = ${companyId} and u.id = ${userId}
          left join erp.company_module cm on cm.company_id = ${companyId} and cm.module_id = m.id
          where m.is_hidden or (cm.is_enabled
            and current_date between coalesce(cm.valid_from, '-infinity') and coalesce(cm.valid_until, 'infinity')
            and (u.user_type <> ${storeBoundUserType} or m.id = u.home_module_id))) as modules`.execute(
      db.reader({ companyId }),
    )
    const row = rows[0] ?? { role_ids: [], events: [], modules: [] }
    return {
      isAdministrator: row.role_ids.includes(administratorRoleId) && userType !== storeBoundUserType,
      roleIds: row.role_ids,
      events: new Set(row.events),
      modules: new Set(row.modules),
    }
  }
}
