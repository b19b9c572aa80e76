import type { User } from '@countinghouse/contract/erp/user'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'

/** One person with everything the company knows of him. Throws: not_found. */
export async function findUser({ companyId, userId }: Ctx, db: Reader | Tx, id: number): Promise<User> {
  const { rows } = await sql<User>`
    select t.id, t.version, t.name, t.first_name as "firstName", t.last_name as "lastName", coalesce(t.designation, '') as designation, t.department,
      t.employee_no as "employeeNo", t.email, t.phone, t.locale, t.user_type as "userType", t.status,
      t.home_module_id as "homeModuleId", t.default_store_id as "defaultStoreId", t.valid_from as "validFrom", t.valid_until as "validUntil",
      t.avatar, t.is_administrator as "isAdministrator", t.id = ${userId} as "isMe", t.has_all_stores as "hasAllStores",
      h.roles as "heldRoles", s.stores as workplaces,
      case when m.id is not null then jsonb_build_object('en', m.name, 'ar', m.name_ar) end as "homeModule",
      t.login, t.has_second_factor as "hasSecondFactor", t.last_login_at as "lastLoginAt", t.last_seen_at as "lastSeenAt", t.open_sessions as "openSessions",
      t.invited_until as "invitedUntil", t.deactivated_at as "deactivatedAt", t.deactivated_reason as "deactivatedReason",
      d.first_name || ' ' || d.last_name as "deactivatedBy"
    from auth.user_entry t
    left join erp.module m on m.id = t.home_module_id
    left join erp.app_user d on d.company_id = t.company_id and d.id = t.deactivated_by
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('roleId', r.id, 'name', r.name, 'from', g.valid_from, 'until', g.valid_until,
        'store', case when o.id is not null then jsonb_build_object('id', o.id, 'name', o.name) end) order by r.name, o.name), '[]') as roles
      from erp.user_role g join erp.role r on r.company_id = g.company_id and r.id = g.role_id
      left join erp.store o on o.company_id = g.company_id and o.id = g.store_id
      where g.company_id = t.company_id and g.user_id = t.id) h
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name) order by o.name), '[]') as stores
      from erp.user_store us join erp.store o on o.company_id = us.company_id and o.id = us.store_id
      where us.company_id = t.company_id and us.user_id = t.id) s
    where t.company_id = ${companyId} and t.id = ${id}`.execute(db)
  return rows[0] ?? fail('not_found')
}
