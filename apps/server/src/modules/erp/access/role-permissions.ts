import type { RolePermissions } from '@countinghouse/contract/erp/permission'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/db.ts'

/** Permissions of a role, with its details. Throws: not_found. */
export async function findRolePermissions(db: Reader | Tx, companyId: number, id: number): Promise<RolePermissions> {
  const { rows } = await sql<RolePermissions>`
    select r.id, r.name, r.is_system as "isSystem", r.status = 'active' as "isActive", r.version, c.base_currency as currency,
      r.require_2fa as "require2fa", r.ip_allow as "ipAllow",
      coalesce((select json_agg(json_build_object('eventId', re.page_event_id, 'dataScope', re.data_scope) order by re.page_event_id)
        from erp.role_event re join erp.page_event e on e.id = re.page_event_id and e.retired_at is null
        where re.company_id = r.company_id and re.role_id = r.id), '[]') as events,
      coalesce((select json_agg(json_build_object('code', l.code, 'value', l.value, 'currency', l.currency) order by l.code)
        from erp.role_limit l where l.company_id = r.company_id and l.role_id = r.id), '[]') as limits
    from erp.role r join erp.company c on c.id = r.company_id
    where r.company_id = ${companyId} and r.id = ${id}`.execute(db)
  return rows[0] ?? fail('not_found')
}
