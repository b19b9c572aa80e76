import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'

type RoleUser = {
  grantId: number
  userId: number
  name: string
  designation: string
  isActive: boolean
  store: { id: number; name: string } | null
  from: string | null
  until: string | null
}

/** Users of a role with store and dates. Throws: not_found. */
export async function findRoleUsers({ companyId }: Ctx, reader: Reader, id: number): Promise<RoleUser[]> {
  const known = await reader
    .selectFrom('erp.role')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (known === undefined) fail('not_found')
  const { rows } = await sql<RoleUser>`
    select g.id as "grantId", u.id as "userId", u.first_name || ' ' || u.last_name as name, u.designation, u.status = 1 as "isActive",
      case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end as store,
      g.valid_from as "from", g.valid_until as "until"
    from erp.user_role g
    join erp.app_user u on u.company_id = g.company_id and u.id = g.user_id
    left join erp.store s on s.company_id = g.company_id and s.id = g.store_id
    where g.company_id = ${companyId} and g.role_id = ${id}
    order by (u.first_name || ' ' || u.last_name) collate "und-x-icu", g.id`.execute(reader)
  return rows
}
