import type { getUserChoices } from '@countinghouse/contract/erp/user'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'

/** Roles of the company, departments that are on, and the stores in which the caller works himself. */
export async function findUserChoices(
  { companyId, userId, grants }: Ctx,
  reader: Reader,
  hasMail: boolean,
): Promise<OutputOfRoute<typeof getUserChoices>> {
  const { rows } = await sql<OutputOfRoute<typeof getUserChoices>>`
    select ${hasMail}::boolean as "hasMail", u.has_all_stores as "canAssignAllStores",
      (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name) order by r.name), '[]') from erp.role r
        where r.company_id = u.company_id and r.status = 'active' and (r.id <> 1 or ${grants.isAdministrator})) as roles,
      (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) order by s.name), '[]') from erp.store s
        where s.company_id = u.company_id and s.status = 'active' and (u.has_all_stores or exists (select from erp.user_store w
          where w.company_id = s.company_id and w.user_id = u.id and w.store_id = s.id))) as stores,
      (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', jsonb_build_object('en', m.name, 'ar', m.name_ar)) order by m.sort_order), '[]')
        from erp.module m join erp.company_module cm on cm.company_id = u.company_id and cm.module_id = m.id and cm.is_enabled
        where not m.is_hidden) as modules
    from erp.app_user u where u.company_id = ${companyId} and u.id = ${userId}`.execute(reader)
  const [row] = rows
  if (row === undefined) throw new Error(`There is no user ${userId} in company ${companyId}.`)
  return row
}
